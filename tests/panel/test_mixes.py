"""Amounts of which a mix is the usual answer: numbers of all kinds are ticked in one menu, the foot takes them."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.panel.mixes import added_up, ticks_in
from engine.core.decision import PROPOSED, Amounts, Option, Text
from tests.panel.asker import match_of, one_of, question
from tests.panel.hand import Thumb
from tests.panel.pressing import buttons, press_on, pressed

ROWS = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("force", "tactics", "mobility"))
LAST = one_of(2, "last", always=True)


def amounts(most: int, least: int = 0) -> Amounts:
    return Amounts(ROWS, dict.fromkeys(("force", "tactics", "mobility"), most), least=least, most=most)


def bidding(choice: Amounts, **flags: Any) -> Thumb:
    return Thumb(match_of(question(choice, "bid", mix="asker-mix", **flags), LAST))


def test_a_mix_of_all_kinds_takes_two_presses() -> None:
    hand = bidding(amounts(8))
    hand.choose("Choose one or more…", "5 in row force", "2 in row tactics", "1 in row mobility")
    assert hand.panel.blocks[-1].endswith("Chosen: 5 in row force, 2 in row tactics and 1 in row mobility · 8 of 8")
    hand.press("Bid 5/2/1")
    assert (hand.state.answers, hand.count) == (["('force:5', 'tactics:2', 'mobility:1')"], 2)


def test_what_is_ticked_stays_ticked_and_can_be_changed_or_taken_away() -> None:
    hand = bidding(amounts(8))
    hand.choose("Choose", "5 in row force")
    assert [entry.label for entry in hand.menu("5").entries if entry.chosen] == ["5 in row force"]
    hand.choose("5")
    assert not any(entry.chosen for entry in hand.menu("Choose").entries)
    assert "Chosen" not in hand.panel.blocks[-1]


@pytest.mark.parametrize(
    ("ticks", "said"),
    [(["8 in row force", "1 in row tactics"], "9 of 8: too many"), (["1 in row force"], "1 chosen: at least 2 needed")],
)
def test_too_many_and_too_few_are_told_and_not_taken(ticks: list[str], said: str) -> None:
    hand = bidding(amounts(8, least=2))
    hand.choose("Choose", *ticks)
    assert hand.panel.blocks[-1].endswith(said)
    assert hand.panel.end.greyed


def test_nothing_is_a_button_unless_it_is_proposed() -> None:
    hand = bidding(amounts(3))
    assert hand.labels[:-1] == ["Bid nothing"]
    proposed = bidding(amounts(3), proposed=(), accept=Text("bid-none"), footer=PROPOSED)
    assert proposed.labels == ["Bid nothing"]
    proposed.press("Bid nothing")
    assert (proposed.state.answers, proposed.count) == (["()"], 1)


def test_numbers_too_large_for_the_menu_are_made_of_two_ticks() -> None:
    choice = amounts(14)
    assert len(ticks_in(choice)) == 25
    assert added_up(choice, ["force:8", "force:6", "tactics:99", "x"]) == {"force": 14, "tactics": 0, "mobility": 0}
    hand = bidding(choice)
    assert "Another mix…" not in hand.labels
    hand.choose("Choose", "8 in row force", "6 in row force")
    hand.press("Bid 14/0/0")
    assert hand.state.answers == ["('force:14',)"]


def test_numbers_that_no_ticks_make_are_put_together_kind_by_kind() -> None:
    hand = bidding(amounts(60))
    hand.press("Another mix…")
    hand.choose("0 in row force", "60 in row force")
    hand.press("Confirm selection")
    assert hand.state.answers == ["('force:60',)"]


def test_where_everything_must_be_given_whole_splits_near_the_proposed_one_are_listed() -> None:
    hand = bidding(amounts(9, least=9), proposed=("force:4", "tactics:3", "mobility:2"))
    entries = hand.menu("Or choose for yourself…").entries
    assert len(entries) == 20
    assert (entries[0].label, entries[0].note) == ("3 in row force, 4 in row tactics…", "…and 2 in row mobility")
    press_on(hand.match, 0, pressed(hand.menu("Or choose").id, entries[0].value))
    assert hand.state.answers == ["('force:3', 'tactics:4', 'mobility:2')"]


def test_every_kind_is_offered_however_many_there_are() -> None:
    many = tuple(Option(f"k{n}", Text("asker-row", {"row": str(n)})) for n in range(12))
    listed = ticks_in(Amounts(many, dict.fromkeys((option.id for option in many), 5)))
    assert {kind for kind, _ in listed.values()} == {option.id for option in many}
    assert len(listed) == 25


def test_a_button_that_takes_nothing_has_no_answer_in_it() -> None:
    hand = bidding(amounts(2))
    hand.choose("Choose", "2 in row force", "2 in row tactics")
    (take,) = [button for button in buttons(hand.panel) if ":mixed:" in button.id]
    assert take.greyed
    assert take.id.endswith(":")
