"""Whole matches of every game as they are told, press by press, each played once a run and read by many tests."""

import functools
import random
from collections.abc import Callable
from typing import TypeAlias

from engine.core.decision import Move
from engine.core.play import advance
from tests.contract.matches import AnyGame, beginning, dice_of, turns
from tests.render.wording import Press
from tools.fuzz.answers import Curious

Played: TypeAlias = Callable[[AnyGame, int], tuple[Press, ...]]
"""Gives the match of a game with a seed."""


@functools.cache
def random_presses(game: AnyGame, seed: int) -> tuple[Press, ...]:
    """A match as chance plays it."""
    return (Press(beginning(game, seed).events), *(Press(turn.outcome.events) for turn in turns(game, seed)))


@functools.cache
def curious_presses(game: AnyGame, seed: int) -> tuple[Press, ...]:
    """A match that visits corners."""
    chooser, player, outcome = random.Random(seed), Curious(), beginning(game, seed)
    told = [Press(outcome.events)]
    while outcome.state.result is None:
        outcome = advance(outcome.state, outcome.asked, player.move(outcome.asked, chooser), dice_of(seed))
        told.append(Press(outcome.events))
    return tuple(told)


@functools.cache
def bot_presses(game: AnyGame, seed: int) -> tuple[Press, ...]:
    """A match as good players play it."""
    outcome, bot = beginning(game, seed), game.bot()
    told = [Press(outcome.events)]
    while outcome.state.result is None:
        asked = next(each for each in outcome.asked if not each.optional)
        answer = bot.answer(game.view(outcome.state, asked.seat), asked)
        outcome = advance(outcome.state, outcome.asked, Move(asked.seat, asked.kind, answer), dice_of(seed))
        told.append(Press(outcome.events))
    return tuple(told)
