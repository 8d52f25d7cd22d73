"""What tests of thinking share: a position with a question, a service that is closed, and a look at processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cogs.thinking.thinking import Thinking
from engine.core.decision import Decision, Move
from engine.core.dice import SeededDice
from engine.core.game import Game, State
from engine.core.play import advance, begin
from tests.toy import TOY
from tools.fuzz.setups import usual_setup

SEED = b"the same every time"
PATIENCE = 60.0
"""Seconds within which everything here is over, on however busy a machine."""


class Position(NamedTuple):
    """Where somebody has to choose."""

    game: Game[Any]
    state: State
    question: Decision


def position(game: Game[Any] = TOY, seats: int = 2, answers: int = 4) -> Position:
    """Play a match some way, and on to a question that leaves a choice."""
    dice = SeededDice(b"position")
    outcome = begin(game, usual_setup(game, seats), dice)
    while True:
        question = next(each for each in outcome.asked if not each.optional)
        if answers <= 0 and question.choice.only() is None:
            return Position(game, outcome.state, question)
        answer = game.bot().answer(game.view(outcome.state, question.seat), question)
        outcome = advance(outcome.state, outcome.asked, Move(question.seat, question.kind, answer), dice)
        answers -= 1


@asynccontextmanager
async def thinking(most: int = 1, patience: float = PATIENCE) -> AsyncIterator[Thinking]:
    """Open the service, and see that nothing is left of it at the end."""
    service = Thinking(most, patience, patience)
    try:
        yield service
    finally:
        service.close()
        await service.wait_closed()
        assert not service.processes


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.01)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test to its end; nothing it forgot may hang the run."""
    asyncio.run(asyncio.wait_for(test(), PATIENCE))
