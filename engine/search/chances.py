"""Who would win from a position, if everybody played on like the game's own player."""

from __future__ import annotations

from statistics import mean
from typing import Any

from engine.core.game import Game, State
from engine.search.playing_on import play_on
from engine.search.thinking import share
from engine.search.worlds import world


def chances(game: Game[Any], state: State, seed: bytes, tries: int) -> list[float]:
    """Give each seat's share of the victories, from 0 to 1, in worlds as a bystander may imagine them."""
    if state.result is not None:
        return [share(state.result, seat) for seat in range(state.seats)]
    results = []
    for number in range(tries):
        dealt, dice = world(game, state, None, seed, number)
        results.append(play_on(game, dealt, game.bot(), dice)[0])
    return [mean(share(result, seat) for result in results) for seat in range(state.seats)]
