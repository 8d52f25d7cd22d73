"""Which answers are tried."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Amounts, Answer, Choice, Decision, Hints, Number, OneOf, Option, Some, Text
from engine.search.candidates import candidates

MOST = 16
WORD = Text("word")
GOODS = tuple(Option(good, WORD) for good in ("grain", "wood", "oil", "gold"))


def question(choice: Choice, **more: Answer) -> Decision:
    hints = Hints(proposed=more.pop("proposed", None))
    return Decision(0, "kind", choice, WORD, hints=hints, default=more.pop("default", None))


class Likes:
    """Likes some answers, the first one best; whatever else is asked gets the same answer every time."""

    def __init__(self, *answers: Answer) -> None:
        self._answers = answers

    def answer(self, view: Any, decision: Decision) -> Answer:
        """Give the first of them that is offered."""
        return next((each for each in self._answers if decision.choice.accepts(each)), self._answers[0])


def found_for(asked: Decision, *liked: Answer, seed: bytes = b"") -> list[Answer]:
    return candidates(asked, Likes(*liked), None, MOST, seed)


def test_few_answers_are_all_tried_the_own_players_first() -> None:
    found = found_for(question(OneOf(GOODS)), "oil")
    assert found == ["oil", "grain", "wood", "gold"]


def test_they_stand_in_the_order_in_which_the_player_likes_them() -> None:
    assert found_for(question(OneOf(GOODS)), "oil", "gold", "wood") == ["oil", "gold", "wood", "grain"]


def test_of_too_many_the_liked_ones_are_kept() -> None:
    many = OneOf(tuple(Option(f"{each}", WORD) for each in range(40)))
    found = found_for(question(many), *(f"{each}" for each in range(39, 0, -1)))
    assert found == [f"{each}" for each in range(39, 23, -1)]


def test_what_is_proposed_comes_next() -> None:
    found = found_for(question(OneOf(GOODS), proposed="gold", default="wood"), "oil")
    assert found == ["oil", "gold", "wood", "grain"]


@pytest.mark.parametrize(
    ("choice", "own"),
    [
        (Amounts(GOODS, dict.fromkeys(("grain", "wood", "oil", "gold"), 9), "goods"), ("grain:2",)),
        (Number(0, 500, "goods"), 17),
        (Some(tuple(Option(f"{each}", WORD) for each in range(9)), 0, 9), ("1", "2")),
    ],
    ids=["amounts", "number", "some"],
)
def test_of_many_answers_some_are_drawn_that_differ(choice: Choice, own: Answer) -> None:
    found = found_for(question(choice), own, seed=b"seed")
    assert found[0] == own
    assert len(found) == len(set(found)) == MOST
    assert all(choice.accepts(each) for each in found)
    assert found == found_for(question(choice), own, seed=b"seed")
    assert found != found_for(question(choice), own, seed=b"other")
