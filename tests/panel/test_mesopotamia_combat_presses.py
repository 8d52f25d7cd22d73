"""How many presses the combats of Mesopotamia take on the panel: few enough for a phone."""

from __future__ import annotations

import re

import pytest

from engine.mesopotamia.content.map import REGIONS
from tests.panel.test_mesopotamia_presses import thumb
from tests.rules.mesopotamia.field import HERE, A, C, D, Field


def test_a_bid_over_three_rows_takes_two_presses_and_can_be_taken_back() -> None:
    hand = thumb(Field().fight("spearman", "archer", against="horseman").phalanxes(8, 6).combat(), A)
    hand.choose("Bid (several ticks add up)", "5 Force", "2 Tactics", "1 Mobility")
    assert hand.panel.blocks[-1].endswith("Chosen: 5 Force, 2 Tactics and 1 Mobility · 8 of 8")
    hand.press("Bid 5/2/1")
    assert (hand.count, hand.asked) == (2, ["bid.take_back"])
    assert "5/2/1" in hand.panel.blocks[-1]


def test_ticks_can_be_changed_before_they_are_sealed() -> None:
    hand = thumb(Field().fight("spearman", against="horseman").phalanxes(8, 6).combat(), A)
    hand.choose("Bid", "8 Force", "1 Mobility")
    assert "9 of 8: too many" in hand.panel.blocks[-1]
    assert hand.panel.end.greyed
    hand.choose("Bid", "6 Force")
    assert (hand.panel.end.label, hand.panel.end.style) == ("Bid 6/0/0", "end")
    hand.choose("Bid")
    assert (hand.panel.end.label, hand.panel.end.style) == ("Bid nothing", "plain")


def test_more_than_the_menu_holds_is_ticked_in_two() -> None:
    f = Field().fight("spearman", against="horseman").phalanxes(14, 6).combat()
    hand = thumb(f, A)
    hand.choose("Bid", "8 Force", "5 Force", "1 Tactics")
    hand.press("Bid 13/1/0")
    f.bid(D, 0, 0, 0)
    assert f.heard("BidOpened")[0].paid == {"phalanx": 14}


def test_bidding_nothing_takes_one_press() -> None:
    f = Field().fight("spearman", "archer", against="horseman").phalanxes(8, 6).combat()
    hand = thumb(f, A)
    hand.press("Bid nothing")
    assert hand.count == 1


def won_by_the_attacker() -> Field:
    f = Field().fight("spearman", "archer", "horseman", against=("archer", "spearman")).phalanxes(8, 6)
    return f.combat().bids((4, 2, 2), (1, 0, 0))


def test_rows_lines_and_all_take_one_press_if_the_proposals_are_taken() -> None:
    hand = thumb(won_by_the_attacker())
    told = hand.panel.blocks[-1].splitlines()[1:]
    assert [line.partition(":")[0] for line in told] == [
        f"-# Proposed {each}" for each in ("Force", "Tactics", "lines", "Mobility")
    ]
    hand.press("All as proposed")
    assert hand.count == 1
    assert not {"allot", "lines"} & set(hand.asked)


def test_a_whole_combat_takes_three_presses_of_whoever_wins_all_rows() -> None:
    f = Field().fight("spearman", "archer", "horseman", against=("archer", "spearman")).phalanxes(8, 6).combat()
    f.bid(D, 1, 0, 0)
    hand = thumb(f, A)
    hand.choose("Bid", "4 Force", "2 Tactics", "2 Mobility")
    hand.press("Bid 4/2/2")
    hand.press("All as proposed")
    assert hand.count == 3
    assert not {"bid", "allot", "lines"} & set(hand.asked)


def test_proposals_can_be_taken_one_by_one() -> None:
    hand = thumb(won_by_the_attacker())
    proposed = [("allot", "Accept Force…"), ("allot", "Accept Tactics…"), ("lines", "Accept lines…")]
    for count, (kind, button) in enumerate(proposed):
        assert (hand.count, hand.asked) == (count, [kind])
        hand.press(button)
    assert hand.asked == ["allot"]
    hand.press("As proposed")
    assert hand.count == 4


def test_another_allocation_takes_one_press_and_says_what_comes_of_it() -> None:
    hand = thumb(won_by_the_attacker())
    assert hand.entries("Or choose for yourself…")["Archer +3"] == "win · they \N{MINUS SIGN}2"
    hand.choose("Or choose for yourself…", "Archer +3")
    assert (hand.count, hand.asked) == (1, ["allot"])


def test_other_lines_take_one_press_and_say_what_comes_of_them() -> None:
    hand = thumb(won_by_the_attacker().go_on("lines"))
    entries = hand.entries("Or choose for yourself…")
    assert all(note is not None and "win · they" in note for note in entries.values())
    hand.choose("Or choose for yourself…", next(iter(entries)))
    assert hand.count == 1
    assert "lines" not in hand.asked


def test_lines_of_five_units_are_arranged_by_hand_with_five_presses() -> None:
    hand = thumb(won_by_the_attacker().go_on("lines"))
    hand.press("By hand…")
    hand.choose("Who faces whom?", "Spearman – enemy Spearman")
    hand.choose("Who faces whom?", "Archer – enemy Archer")
    hand.choose("Horseman", "Horseman behind Line 1")
    hand.press("Confirm this order")
    assert hand.count == 5
    assert "lines" not in hand.asked


def test_a_retreat_takes_one_press_and_the_foot_says_where_to() -> None:
    f = Field(3).fight("chariot", against="spearman").cards("cc2", "cs3").combat()
    hand = thumb(f)
    assert hand.asked == ["retreat"]
    place = hand.panel.end.label.removeprefix("Retreat: ")
    assert place not in hand.entries("Enemy Spearman retreats…")
    hand.press(f"Retreat: {place}")
    assert hand.count == 1
    assert "retreat" not in hand.asked


def fleeing() -> Field:
    f = Field(3).fight("spearman", "horseman", against="chariot", region="r22").cards("cs3", "ch2", "cc2")
    return f.combat().go_on("retreat")


def test_all_that_flee_take_one_press() -> None:
    hand = thumb(fleeing())
    assert hand.placeholders == ["Spearman retreats to…", "Horseman retreats to…"]
    hand.press("All as proposed")
    assert hand.count == 1
    assert "retreat" not in hand.asked


def test_of_all_that_flee_each_may_be_sent_elsewhere() -> None:
    hand = thumb(fleeing())
    hand.choose("Horseman retreats to…", "Girsu")
    assert (hand.count, "retreat" in hand.asked) == (1, False)
    there = {region: army.units for region in REGIONS["r22"].adjacent if (army := hand.state.army(region, A))}
    assert there == {"r16": {"spearman": 1}, "r18": {"horseman": 1}}


@pytest.mark.parametrize("answer", ["Conquer it", "Destroy it", "Leave it"])
def test_a_settlement_takes_one_press(answer: str) -> None:
    hand = thumb(Field().put(A, "spearman", HERE).settle(D, HERE).combat())
    hand.choose("Choose", answer)
    assert hand.count == 1
    assert "settlement" not in hand.asked


def test_a_tribe_is_played_for_another_with_one_press() -> None:
    f = Field(3).put(A, "chariot", HERE).tribe(HERE, spearman=1).event_track([D, C, A]).tribe_die(5)
    f.cards("cc3", "cs3").phalanxes(3).combat()
    hand = thumb(f, C)
    assert hand.panel.end.label == "Bid 4/2/1"
    hand.press("Bid 4/2/1")
    assert hand.count == 1
    assert "bid" not in hand.asked


def test_rows_won_for_a_tribe_take_one_press_more() -> None:
    f = Field(3).put(A, "chariot", HERE).tribe(HERE, spearman=2).event_track([D, C, A]).tribe_die(5).combat()
    hand = thumb(f)
    hand.press("Bid 4/3/2")
    assert (hand.seat, hand.asked) == (C, ["allot"])
    hand.press("All as proposed")
    assert hand.count == 2
    assert not {"allot", "lines"} & set(hand.asked)


def test_another_split_of_a_tribe_takes_one_press() -> None:
    f = Field(3).put(A, "chariot", HERE).tribe(HERE, spearman=2).event_track([D, C, A]).tribe_die(5).combat()
    hand = thumb(f)
    hand.choose("Or another split…", "5 Force, 3 Tactics and 1 Mobility")
    assert hand.count == 1
    assert "bid" not in hand.asked


def test_simple_combat_takes_one_press_and_its_winner_another() -> None:
    f = Field(simple_combat=True).fight("spearman", "horseman", against="archer").phalanxes(4, 3).combat()
    hand = thumb(f, A)
    hand.press("4 Phalanxes")
    f.answer(1, D)
    assert (hand.count, hand.asked) == (1, ["loss"])
    hand.choose("Choose", "Spearman")
    assert hand.count == 2
    assert f.units(A, HERE) == {"horseman": 1}


def test_the_order_of_two_combats_takes_one_press() -> None:
    f = Field(3).fight("spearman", against="archer").fight("archer", against="spearman", region="r18")
    hand = thumb(f.event_track([C], [D], [A]).phalanxes(4, 3).combat())
    hand.press("By the map")
    assert hand.count == 1
    assert "order" not in hand.asked


def test_lines_made_by_hand_say_who_wins_each_fight() -> None:
    hand = thumb(won_by_the_attacker().go_on("lines"))
    hand.press("By hand…")
    entries = hand.entries("Who faces whom?")
    assert entries["Archer – enemy Archer"] == "1\u2060–\u20602: you lose · Mobility 0\u2060–\u20600"
    said = r"\d+\u2060–\u2060\d+: you (win|lose) · Mobility \d+\u2060–\u2060\d+"
    assert all(re.fullmatch(said, note or "") for note in entries.values())


def test_from_lines_made_by_hand_one_press_leads_back_to_the_proposals() -> None:
    hand = thumb(won_by_the_attacker().go_on("lines"))
    before = hand.panel.rows
    hand.press("By hand…")
    hand.choose("Who faces whom?", "Spearman – enemy Spearman")
    hand.press("Back to proposals")
    assert [type(row) for row in hand.panel.rows] == [type(row) for row in before]
    assert "By hand…" in hand.labels
    hand.choose("Or choose for yourself…", next(iter(hand.entries("Or choose for yourself…"))))
    assert "lines" not in hand.asked


@pytest.mark.parametrize(("difference", "away"), [(4, "By hand…"), (9, "Another mix…")])
def test_from_an_allocation_made_by_hand_one_press_leads_back_however_many_must_be_placed(
    difference: int, away: str
) -> None:
    f = Field().fight("spearman", "archer", "horseman", "chariot", against=("archer", "spearman")).phalanxes(12, 6)
    hand = thumb(f.combat().bids((difference, 0, 0), (0, 0, 0)).go_on("allot"))
    before = hand.placeholders
    hand.press(away)
    assert hand.placeholders != before
    hand.press("Back to proposals")
    assert (hand.placeholders, hand.asked) == (before, ["allot"])
    hand.press("As proposed")
    assert "allot" not in hand.asked
