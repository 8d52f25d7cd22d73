"""The player of Mesopotamia that thinking begins from: it wins more often than the usual one."""

from __future__ import annotations

from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Result, Setup
from engine.core.play import advance, begin
from engine.mesopotamia import GAME

MATCHES = 24
"""So many show the difference."""


def played(seed: int, strong: int) -> Result:
    """Play a match of two in which one seat has the stronger weights."""
    dice = SeededDice(f"strong steward {seed}".encode())
    outcome = begin(GAME, Setup(2, {"rounds": "60"}), dice)
    state, asked = outcome.state, outcome.asked
    bots = [GAME.strong_bot() if seat == strong else GAME.bot() for seat in range(2)]
    while asked:
        question = next(each for each in asked if not each.optional)
        answer = bots[question.seat].answer(GAME.view(state, question.seat), question)
        asked = advance(state, asked, Move(question.seat, question.kind, answer), dice).asked
    assert state.result is not None
    return state.result


def test_the_weights_that_won_more_still_do() -> None:
    won = sum(seed % 2 in played(seed, seed % 2).winners for seed in range(MATCHES))
    assert won > MATCHES / 2
