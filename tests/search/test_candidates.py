"""Which answers are tried."""

from __future__ import annotations

import pytest

from engine.core.decision import Amounts, Answer, Choice, Decision, Hints, Number, OneOf, Option, Some, Text
from engine.search.candidates import candidates

MOST = 16
WORD = Text("word")
GOODS = tuple(Option(good, WORD) for good in ("grain", "wood", "oil", "gold"))


def question(choice: Choice, **more: Answer) -> Decision:
    hints = Hints(proposed=more.pop("proposed", None))
    return Decision(0, "kind", choice, WORD, hints=hints, default=more.pop("default", None))


def test_few_answers_are_all_tried_the_own_players_first() -> None:
    found = candidates(question(OneOf(GOODS)), "oil", MOST, b"")
    assert found == ["oil", "grain", "wood", "gold"]


def test_what_is_proposed_comes_next() -> None:
    found = candidates(question(OneOf(GOODS), proposed="gold", default="wood"), "oil", MOST, b"")
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
    found = candidates(question(choice), own, MOST, b"seed")
    assert found[0] == own
    assert len(found) == len(set(found)) == MOST
    assert all(choice.accepts(each) for each in found)
    assert found == candidates(question(choice), own, MOST, b"seed")
    assert found != candidates(question(choice), own, MOST, b"other")
