"""The foot of a panel: what ends a turn, or seals an answer that ends none."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any

import pytest

from cogs.border.buttons import Buttons
from engine.core.decision import PROPOSED, Amounts, Decision, Move, OneOf, Option, Text, counts_of
from engine.core.dice import SeededDice
from engine.core.match import Match
from tests.panel.asker import Book, match_of, one_of, options, question
from tests.panel.hand import Thumb
from tests.panel.relay import relay

ROWS = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("force", "tactics"))
LAST = one_of(2, "last", always=True)
"""What comes afterwards, and is not shown before its time."""
AT_STAKE = Amounts(ROWS, {"force": 7, "tactics": 3})


def sealing(s: Book) -> Iterable[Decision]:
    """Ask whether the bid made before is to be sealed."""
    counts = counts_of(ast.literal_eval(s.answers[-1]))
    bid = "/".join(str(counts.get(row.id, 0)) for row in ROWS)
    seal = OneOf((Option("seal", Text("asker-seal", {"bid": bid})),))
    yield question(seal, "bid.seal", sealed=True, always=True, footer="seal")


def bidding(choice: Amounts = AT_STAKE, **hints: Any) -> Thumb:
    return Thumb(match_of(question(choice, "bid", sealed=True, **hints), sealing, LAST))


def test_an_answer_of_that_weight_stands_where_a_turn_is_ended() -> None:
    hand = Thumb(match_of(one_of(3, footer="o2"), LAST))
    assert hand.labels == ["Option number 0", "Option number 1", "Option number 2"]
    assert (hand.panel.end.style, hand.panel.end.greyed) == ("end", False)
    assert ":end:" not in hand.panel.end.id
    hand.press("Option number 2")
    assert hand.state.answers == ["o2"]


def test_what_is_ticked_is_sealed_by_the_footer_that_names_it() -> None:
    hand = bidding()
    hand.press("Another mix…")
    hand.choose("0 in row force", "5 in row force")
    hand.choose("0 in row tactics", "2 in row tactics")
    hand.press("Confirm selection")
    assert hand.labels == ["Bid 5/2"]
    assert not hand.panel.rows
    hand.press("Bid 5/2")
    assert hand.state.answers == ["('force:5', 'tactics:2')", "seal"]


def test_a_bid_of_one_kind_takes_a_press_and_is_sealed_with_the_next() -> None:
    hand = bidding()
    hand.choose("Choose…", "5 in row force")
    hand.press("Bid 5/0")
    assert (hand.state.answers, hand.count) == (["('force:5',)", "seal"], 2)


def test_nothing_is_bid_with_the_footer_at_once() -> None:
    hand = bidding()
    assert hand.labels == ["Another mix…", "Bid 0/0"]
    hand.press("Bid 0/0")
    assert (hand.state.answers, hand.count) == (["()", "seal"], 1)


def test_a_proposed_bid_is_sealed_at_once_and_named() -> None:
    hand = bidding(Amounts(ROWS, {"force": 7, "tactics": 3}, least=1), proposed=("force:1",), footer=PROPOSED)
    assert hand.labels == ["Another mix…", "Bid 1/0"]
    hand.press("Bid 1/0")
    assert (hand.state.answers, hand.count) == (["('force:1',)", "seal"], 1)


def test_a_bid_may_be_nothing_though_something_is_proposed() -> None:
    hand = bidding(proposed=("force:1",), footer=PROPOSED, none=Text("asker-stop"))
    assert hand.labels == ["Another mix…", "Other actions", "Bid 1/0"]
    hand.press("Other actions")
    assert hand.state.answers == ["()"]


def test_the_end_of_a_turn_keeps_its_own_verb() -> None:
    hand = Thumb(match_of(one_of(3, ends="o2"), LAST))
    assert ":end:" in hand.panel.end.id


# The answer that leaves a question which comes again


def again(several: int = 3) -> Match[Book]:
    listed = (*(Option(f"again{n}", Text("asker-option", {"n": n})) for n in range(4)), _stop())
    return match_of(question(OneOf(listed), several=several, stop="stop"), LAST)


def _stop() -> Option:
    return Option("stop", Text("asker-stop"))


def test_what_stops_a_question_is_a_button_below_the_menu_and_never_a_tick() -> None:
    hand = Thumb(again())
    (menu, buttons) = hand.panel.rows
    assert [entry.label for entry in hand.menu("Choose").entries][:2] == [
        "Option number 0",
        "Option number 0, 2nd",
    ]
    assert "Other actions" not in hand.entries("Choose")
    assert menu == hand.menu("Choose")
    assert isinstance(buttons, Buttons)
    assert hand.labels == ["Other actions", "End turn"]
    hand.choose("Choose", "Option number 1", "Option number 2")
    assert hand.state.answers == ["again1", "again2"]
    hand.press("Other actions")
    assert hand.asked == ["last"]


def test_what_stops_a_question_is_not_looked_into() -> None:
    """Else the menu of all other actions would stand among the choices of this one."""
    hand = Thumb(again(several=1))
    assert hand.labels == [
        *(f"Option number {n}" for n in range(4)),
        "Other actions",
        "End turn",
    ]
    assert not hand.placeholders


def test_six_answers_beside_the_stop_are_still_looked_into() -> None:
    listed = OneOf((*options(6), _stop()))
    hand = Thumb(match_of(question(listed, stop="stop"), one_of(2, "second", always=True), LAST))
    assert "Other actions" in hand.labels
    assert len(hand.menu("Choose").entries) == 6


def test_a_stop_that_ends_the_turn_is_the_end_only() -> None:
    hand = Thumb(match_of(question(OneOf((*options(3), _stop())), stop="stop", ends="stop"), LAST))
    assert hand.labels == ["Option number 0", "Option number 1", "Option number 2", "Other actions"]
    assert hand.panel.end.label == "Other actions"


def test_an_only_stop_is_drawn_alone() -> None:
    hand = Thumb(match_of(question(OneOf((_stop(),)), stop="stop", always=True), LAST))
    assert hand.labels == ["Other actions", "End turn"]


# Who is next, though dice are rolled


@pytest.mark.parametrize(("rolls", "said"), [((), True), ((6,), True), ((2,), True), ((8,), False), ((6, 6), False)])
def test_who_is_next_is_said_if_it_does_not_hang_on_one_die(rolls: tuple[int, ...], said: bool) -> None:
    match = relay(rolls, hangs=False)
    hand = Thumb(match)
    assert ("Bilal is next." in hand.panel.blocks[-1]) == said
    match.press([Move(0, "end", "end")])
    assert {each.seat for each in match.asked} == {1}


def test_who_is_next_is_not_said_if_it_hangs_on_the_die() -> None:
    assert "is next" not in Thumb(relay((6,), hangs=True)).panel.blocks[-1]


def test_dice_are_only_tried_out() -> None:
    match = relay((6,), hangs=False, dice=SeededDice(b"relay"))
    before = repr(match.seen_by(0))
    _ = Thumb(match).panel
    assert repr(match.seen_by(0)) == before
