"""Proposals that follow each other take one press together, or one by one; those that are lists have a menu each."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import PROPOSED, Alternative, Amounts, Decision, OneOf, Option, Text
from engine.core.errors import Stale
from tests.panel.asker import match_of, one_of, options, question
from tests.panel.hand import Thumb
from tests.panel.pressing import press_on, pressed

LAST = one_of(2, "last", always=True)
ROWS = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("spearman", "archer"))


def flight(kind: str, proposed: str, **hints: Any) -> Decision:
    hints = {"footer": PROPOSED, "among": Text("asker-option", {"n": 7}), "accept": Text("asker-accept"), **hints}
    return question(OneOf(options(3)), kind, proposed=proposed, **hints)


def row(kind: str = "row", **hints: Any) -> Decision:
    choice = Amounts(ROWS, {"spearman": 2, "archer": 2}, least=2, most=2)
    return question(choice, kind, proposed=("spearman:1", "archer:1"), footer=PROPOSED, **hints)


def test_all_are_told_and_taken_with_one_press() -> None:
    hand = Thumb(match_of(flight("a", "o1"), flight("b", "o2"), LAST))
    assert hand.panel.blocks[-1].splitlines()[1:] == [
        "-# Proposed Option number 7: Option number 1",
        "-# Proposed Option number 7: Option number 2",
    ]
    hand.press("All as proposed")
    assert (hand.state.answers, hand.count, hand.asked) == (["o1", "o2"], 1, ["last"])


def test_each_list_has_a_menu_which_takes_those_before_it_as_proposed() -> None:
    hand = Thumb(match_of(flight("a", "o1"), flight("a", "o2", menu=Text("asker-stop")), flight("c", "o0"), LAST))
    hand.choose("Other actions", "Option number 0")
    assert (hand.state.answers, hand.asked) == (["o1", "o0"], ["c"])
    assert hand.panel.end.label == "Fight as proposed"


def test_what_cannot_be_listed_is_reached_one_by_one() -> None:
    hand = Thumb(match_of(flight("a", "o1"), row(among=Text("asker-stop")), LAST))
    (first,) = [label for label in hand.labels if label.startswith("Accept ")]
    hand.press(first)
    assert (hand.state.answers, hand.asked) == (["o1"], ["row"])
    assert hand.panel.end.label == "As proposed"


@pytest.mark.parametrize(
    "then",
    [
        flight("b", "o2", among=None),
        flight("b", "o2", footer=""),
        flight("b", "o2", sealed=True),
        one_of(3, "b"),
    ],
    ids=["not named", "not at the foot", "sealed", "nothing proposed"],
)
def test_what_does_not_belong_together_is_asked_by_itself(then: Decision) -> None:
    hand = Thumb(match_of(flight("a", "o1"), then, LAST))
    assert hand.panel.end.label == "Fight as proposed"
    hand.press("Fight as proposed")
    assert (hand.state.answers, hand.asked) == (["o1"], ["b"])


def test_a_press_that_was_meant_for_more_than_now_follows_is_not_taken() -> None:
    hand = Thumb(match_of(flight("a", "o1"), flight("b", "o2"), LAST))
    forged = hand.panel.end.id.removesuffix("2") + "3"
    with pytest.raises(Stale):
        press_on(hand.match, 0, pressed(forged))
    assert hand.state.answers == []


# Other ways, and what would come of them


def test_ways_worth_a_look_are_listed_with_what_comes_of_them() -> None:
    others = (Alternative(("archer:2",), Text("asker-reason")),)
    hand = Thumb(match_of(row(others=others), LAST))
    assert hand.entries("Or choose for yourself…") == {"2 in row archer": "Not like this."}
    assert "By hand…" in hand.labels
    hand.choose("Or choose for yourself…", "2 in row archer")
    assert hand.state.answers == ["('archer:2',)"]


def test_any_other_way_is_put_together_by_hand() -> None:
    hand = Thumb(match_of(row(others=(Alternative(("archer:2",), Text("asker-reason")),)), LAST))
    hand.press("By hand…")
    hand.choose("0 in row spearman", "2 in row spearman")
    hand.press("Confirm selection")
    assert hand.state.answers == ["('spearman:2',)"]


def test_where_all_ways_are_listed_there_is_nothing_to_put_together() -> None:
    others = tuple(Alternative((f"{kind}:2",), Text("asker-reason")) for kind in ("archer", "spearman"))
    assert "By hand…" not in Thumb(match_of(row(others=others), LAST)).labels
