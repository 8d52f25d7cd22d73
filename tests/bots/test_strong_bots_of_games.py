"""The quick players that thinking begins from: they win more often than the usual ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.after_the_flood.bot.seen import Seen
from engine.core.decision import Decision, Move
from engine.core.dice import SeededDice
from engine.core.game import Bot, Result
from engine.core.play import advance, begin
from tests.contract.matches import AnyGame
from tests.games import RULES
from tools.fuzz.setups import usual_setup

Watch = Callable[[Any, Decision, Any], None]
"""Sees a view, a question and the answer to it."""


def played(game: AnyGame, bots: list[Bot], seed: str, watch: Watch = lambda *_: None) -> Result:
    """Play a match to its end."""
    dice = SeededDice(seed.encode())
    outcome = begin(game, usual_setup(game, len(bots)), dice)
    state, asked = outcome.state, outcome.asked
    while asked:
        question = next(each for each in asked if not each.optional)
        view = game.view(state, question.seat)
        answer = bots[question.seat].answer(view, question)
        watch(view, question, answer)
        asked = advance(state, asked, Move(question.seat, question.kind, answer), dice).asked
    result: Result = state.result
    return result


@pytest.mark.parametrize(("key", "seats"), [("after_the_flood", 3), ("mesopotamia", 2)])
def test_what_won_more_still_does(key: str, seats: int) -> None:
    game, matches, won = RULES[key], 24, 0
    for number in range(matches):
        own = number % seats
        bots = [game.strong_bot() if seat == own else game.bot() for seat in range(seats)]
        won += own in played(game, bots, f"strong {number}").winners
    assert won > matches / seats


def test_whoever_is_careful_fights_those_who_would_strike_back_only_with_better_armies() -> None:
    game, fights = RULES["after_the_flood"], []

    def watch(view: Any, question: Decision, answer: Any) -> None:
        if question.kind == "expand.area" and question.about.get("sub_action") == "invade":
            seen, rival = Seen(view, question.seat), view.areas[answer].army_seat
            if rival is not None and view.areas[answer].armies and seen.strikes_back(rival):
                fights.append(seen.is_superior(rival))

    for seed in ("one", "two"):
        played(game, [game.strong_bot() for _ in range(3)], seed, watch)
    assert fights
    assert all(fights)
