"""The computer player of Assyria: legal and steady everywhere, and better than chance; how well is in test_strength."""

from __future__ import annotations

import random

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria.bot import Greedy
from engine.core.bots import Bot, RandomBot
from engine.core.decision import Decision, Number, Text
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from tools.strength.play import play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance(players: int) -> None:
    for seed in range(1, 4):
        own = seed % players
        bots: list[Bot] = [RandomBot(random.Random(players * seed + seat)) for seat in range(players)]
        bots[own] = Greedy()
        assert play(ASSYRIA, seed, bots).result.winners == [own]


def test_it_gives_the_same_answer_to_the_same_question() -> None:
    first, second = (play(ASSYRIA, 5, [Greedy()] * 2) for _ in range(2))
    assert (first.result, first.moves) == (second.result, second.moves)


def test_it_gives_the_default_to_a_question_it_does_not_know() -> None:
    state = begin(ASSYRIA, Setup(2), SeededDice(b"new")).state
    unknown = Decision(0, "toll", Number(0, 3, "camels"), Text("toll-prompt"), default=2)
    assert Greedy().answer(ASSYRIA.view(state, 0), unknown) == 2
