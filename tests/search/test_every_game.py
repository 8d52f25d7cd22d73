"""Thinking in every game: its answers can be given, and depend on nothing that the seat cannot know."""

from __future__ import annotations

import random
from typing import Any

from engine.core.veil import veiled
from engine.search.thinking import think
from engine.search.thought import Thought
from tests.contract.matches import AnyGame, Turn, every_game, moments

SEED = b"seed"
LONGER, EFFORT = 2, 2500
"""So many times as much as for an answer is thought, but never more than this: enough to compare some answers."""
MOMENTS = 8
"""So many moments of matches played at random, of every way to begin one, are looked at."""


def asked(game: AnyGame) -> list[tuple[Turn, int, str]]:
    """Choose moments, and for each a question that has more than one answer."""
    chooser, found = random.Random(1), []
    for turn in moments(game, MOMENTS):
        open_ = [each for each in turn.asked if each.choice.only() is None and not each.optional]
        if open_:
            question = chooser.choice(open_)
            found.append((turn, question.seat, question.kind))
    return found


def thought_of(game: AnyGame, state: Any, seat: int, kind: str) -> Thought:
    return think(game, state, seat, kind, SEED, min(LONGER * game.effort, EFFORT), explain=True)


@every_game
def test_every_answer_can_be_given(game: AnyGame) -> None:
    for turn, seat, kind in asked(game):
        question = next(each for each in turn.asked if (each.seat, each.kind) == (seat, kind))
        thought = thought_of(game, turn.state, seat, kind)
        assert question.choice.accepts(thought.answer)
        assert all(question.choice.accepts(each.answer) for each in thought.considered)


@every_game
def test_an_answer_does_not_change_when_the_truth_behind_the_veil_does(game: AnyGame) -> None:
    compared = 0
    for turn, seat, kind in asked(game):
        once = veiled(game, turn.state, seat)
        states = (turn.state, once, veiled(game, once, seat))
        here, *elsewhere = (thought_of(game, state, seat, kind) for state in states)
        assert all(each == here for each in elsewhere), (seat, kind)
        compared += len(here.considered) > 1
    assert compared >= 3
