"""Who would win from a position, if everybody played on like the game's own player."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from engine.core.game import Game, State
from engine.search.playing_on import play_on, share
from engine.search.worlds import world


def chances(game: Game[Any], state: State, seed: bytes, tries: int) -> list[float]:
    """Give each seat's share of the victories, from 0 to 1, in worlds as a bystander may imagine them."""
    if state.result is not None:
        return [share(state.result, seat) for seat in range(state.seats)]
    players = dict.fromkeys(range(state.seats), game.bot())
    played = []
    for number in range(tries):
        dealt, dice = world(game, state, None, seed, number)
        played.append(play_on(game, dealt, players, dice))
    return [fmean(each.shares[seat] for each in played) for seat in range(state.seats)]
