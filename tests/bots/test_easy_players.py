"""The easy player of every game: legal, steady and without a need for words, however a table may begin."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine.core.decision import Move
from engine.core.game import Result, Setup
from engine.core.play import advance, begin
from tests.contract.matches import AnyGame, dice_of
from tests.games import RULES
from tools.fuzz.setups import random_setup, usual_setup, why_never
from tools.strength.levels import Standing, meet, pairings

LONGEST = 10_000
"""No match comes near so many answers."""
GAMES = [pytest.param(game, id=key) for key, game in RULES.items()]
FEW = [(key, seats) for key, game in RULES.items() for seats in game.seats if seats in (2, 3)]
"""Matches of few players are quick; `make strength LEVELS=normal,easy` measures the others too."""


@cache
def ways(key: str) -> list[Setup]:
    """Every value of every option, and every number of players; what else is chosen is drawn."""
    return list(_ways(RULES[key], random.Random(key)))


def _ways(game: AnyGame, chooser: random.Random) -> Iterator[Setup]:
    for seats in game.seats:
        yield usual_setup(game, seats)
        yield random_setup(game, seats, chooser, brief=True)
    for option in game.options:
        for value in option.values:
            given = {option.key: value}
            possible = [number for number in game.seats if why_never(game, number, given) is None]
            yield random_setup(game, chooser.choice(possible), chooser, given, brief=True)


def played(game: AnyGame, setup: Setup, seed: int) -> Result:
    """Let easy players play a match, a fresh one for every question; `advance` refuses what is not legal.

    Nobody reads it, which is quicker; `tests/contract/test_unread.py` shows that they would answer the same.
    """
    dice, moves = dice_of(seed), 0
    outcome = begin(game, setup, dice, unread=True)
    while outcome.asked:
        decision = next(each for each in outcome.asked if not each.optional)
        answer = game.easy_bot().answer(game.view(outcome.state, decision.seat), decision)
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
        moves += 1
        assert moves < LONGEST
    result: Result = outcome.state.result
    return result


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_every_match_to_its_end(game: AnyGame) -> None:
    for seed, setup in enumerate(ways(game.key)):
        assert played(game, setup, seed).ending in game.endings, setup


@pytest.mark.parametrize(("key", "seats"), FEW)
def test_the_usual_player_wins_more_than_its_share(key: str, seats: int) -> None:
    (pairing,) = pairings("normal,easy")
    standing = Standing(pairing, seats)
    for number in range(2 * seats):
        standing.note(meet(key, pairing, seats, 1, None, {}, number))
    assert standing.wins > 1 / seats
