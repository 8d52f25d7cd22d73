"""A few short random matches, recorded question by question."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from engine.core.decision import Answer, Decision, Move, Option
from engine.core.dice import SeededDice
from engine.core.game import Event, Setup
from engine.core.play import begin, step
from engine.mesopotamia.state import MesopotamiaState
from tests.rules.mesopotamia.table import GAME

LAZY = {"end", "other", "aside", "leave"}
"""Answers that lead nowhere: chosen less often, so that more happens."""


class Moment(NamedTuple):
    """What was asked at a moment, what one seat answered, and what came of it."""

    before: MesopotamiaState
    asked: tuple[Decision, ...]
    question: Decision
    answer: Answer
    after: MesopotamiaState
    events: tuple[Event, ...]

    @property
    def offered(self) -> tuple[Option, ...]:
        """What was offered in the question that was answered."""
        return self.question.choice.offered


@cache
def matches() -> tuple[tuple[Moment, ...], ...]:
    """Matches of two to five players, of ten rounds each, with all kinds of questions in them."""
    options = {"sets": "all", "setup": "lot", "rounds": "60"}
    return tuple(_walk(seed, Setup(players, options)) for seed, players in enumerate((2, 3, 4, 5)))


@cache
def with_opponents() -> tuple[tuple[Moment, ...], ...]:
    """Matches with a side that nobody sits at, each kind of it."""
    setups = [
        (1, {"opponent": "siege"}),
        (1, {"opponent": "siege_hard", "rivers": "named"}),
        (1, {"opponent": "guardians"}),
        (1, {"opponent": "emperor"}),
        (1, {"opponent": "anunnaki", "dice": "no_luck"}),
        (3, {"opponent": "igigi"}),
    ]
    usual = {"sets": "all", "setup": "lot", "rounds": "60"}
    return tuple(
        _walk(seed, Setup(players, {**usual, **options}), 12) for seed, (players, options) in enumerate(setups)
    )


def moments() -> list[Moment]:
    """All of them together."""
    return [moment for match in matches() for moment in match]


def _walk(seed: int, setup: Setup, rounds: int = 10) -> tuple[Moment, ...]:
    chooser, dice = random.Random(seed), SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(GAME, setup, dice)
    found: list[Moment] = []
    while outcome.state.result is None and outcome.state.round <= rounds:
        required = [question for question in outcome.asked if not question.optional]
        question = chooser.choice(required)
        answer = question.choice.sample(chooser)
        for _ in range(3):
            if answer in LAZY:
                answer = question.choice.sample(chooser)
        before = outcome
        outcome = step(GAME, before.state, Move(question.seat, question.kind, answer), dice)
        found.append(Moment(before.state, before.asked, question, answer, outcome.state, outcome.events))
    return tuple(found)
