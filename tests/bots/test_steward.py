"""The computer player of Mesopotamia: legal and steady everywhere, and better than chance."""

from __future__ import annotations

import random

import pytest

from engine.core.bots import Bot, RandomBot
from engine.core.decision import Decision, Number, Text
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from engine.mesopotamia.bot import Steward
from engine.mesopotamia.game import Mesopotamia
from tools.strength.__main__ import play

GAME = Mesopotamia()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_beats_chance(players: int) -> None:
    own = players // 2
    bots: list[Bot] = [RandomBot(random.Random(players + seat)) for seat in range(players)]
    bots[own] = Steward()
    assert play(GAME, 1, bots).result.winners == [own]


def test_it_gives_the_same_answer_to_the_same_question() -> None:
    first, second = (play(GAME, 5, [Steward()] * 2) for _ in range(2))
    assert (first.result, first.moves) == (second.result, second.moves)


def test_it_gives_the_default_to_a_question_it_does_not_know() -> None:
    state = begin(GAME, Setup(2), SeededDice(b"new")).state
    unknown = Decision(0, "toll", Number(0, 3, "phalanxes"), Text("toll-prompt"), default=2)
    assert Steward().answer(GAME.view(state, 0), unknown) == 2
