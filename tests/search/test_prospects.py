"""Estimates of positions: there is one for every side at the end of a round, and it is right more often than not."""

from __future__ import annotations

from importlib import import_module
from math import isfinite
from typing import Any, NamedTuple

import pytest

from engine.core.codec import codec_of
from engine.core.decision import Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import advance, begin
from tests.contract.matches import AnyGame, every_game, recorded
from tests.games import RULES
from tools.fuzz.setups import usual_setup

MATCHES, SEATS = 6, 3
ESTIMATED = ("assyria",)
"""In the other games no sum of holdings is as good as the quick players, who play them to their end."""


@every_game
def test_at_the_end_of_a_round_every_side_may_expect_something(game: AnyGame) -> None:
    for match in recorded(game):
        for turn in match.turns:
            if turn.outcome.round_over and turn.outcome.asked:
                expected = game.prospects(turn.outcome.state)
                if expected is not None:
                    sides = turn.outcome.state.seats + len(game.sides(match.setup))
                    assert len(expected) == sides
                    assert all(isfinite(points) for points in expected)
                    assert game.doubt(turn.outcome.state) > 0


class Own(NamedTuple):
    """A match of own players: how it stood at the end of each round, and who won."""

    ends: list[Any]
    winners: list[Seat]


def own_match(game: AnyGame, seats: int, seed: int) -> Own:
    dice, bot, ends = SeededDice(seed.to_bytes(16, "big")), game.bot(), []
    outcome = begin(game, Setup(seats, usual_setup(game, seats).options), dice, unread=True)
    while outcome.asked:
        question = next(each for each in outcome.asked if not each.optional)
        answer = bot.answer(game.view(outcome.state, question.seat), question)
        outcome = advance(outcome.state, outcome.asked, Move(question.seat, question.kind, answer), dice)
        if outcome.round_over and outcome.asked:
            ends.append(codec_of(game).copy(outcome.state))
    return Own(ends, outcome.state.result.winners)


@pytest.mark.parametrize("key", ESTIMATED)
def test_every_feature_has_its_weight(key: str) -> None:
    estimate = import_module(f"engine.{key}.prospects")
    (first, *_) = own_match(RULES[key], 2, 1).ends
    assert estimate.features(first, 0).keys() == estimate.WEIGHTS.keys()


@pytest.mark.parametrize("key", ESTIMATED)
def test_whoever_is_expected_to_win_does_so_more_often_than_others(key: str) -> None:
    game, right, told = RULES[key], 0, 0
    for seed in range(1, 1 + MATCHES):
        match = own_match(game, SEATS, seed)
        for state in match.ends[len(match.ends) // 2 :]:
            expected = game.prospects(state)
            assert expected is not None
            right += expected.index(max(expected)) in match.winners
            told += 1
    assert right / told > 1.3 / SEATS
