"""How many of each kind, in plain quantities: the usual ones are listed, any mix is put together kind by kind."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.border.buttons import MENU, Look
from cogs.border.wording import LabelWords
from cogs.panel.amounts import held_answer, held_counts, held_line, hold, is_complete, numbers_near, quick_list
from cogs.panel.kinds import ticks_of
from cogs.panel.tick_lists import bits, read_held, write_held
from engine.core.decision import Amounts, Option, Some, Text
from tests.panel.asker import match_of, one_of, question
from tests.panel.hand import Hand, Thumb
from tests.panel.pressing import buttons
from tests.panel.test_press_counts import opening
from tests.panel.words import words_of
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table

KINDS = tuple(Option(kind, Text("resource-option", {"resource": kind})) for kind in ("grain", "tool"))
ROWS = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("force", "tactics", "mobility"))
LAST = one_of(2, "last", always=True)


def bidding(choice: Amounts) -> Thumb:
    return Thumb(match_of(question(choice, "bid"), LAST))


# What is listed


def test_every_number_of_one_kind_is_listed_then_every_pair() -> None:
    listed = quick_list(Amounts(KINDS, {"grain": 2, "tool": 2}, "resources"))
    assert listed == [
        *((f"{kind}:{n}",) for kind in ("grain", "tool") for n in (1, 2)),
        *((f"grain:{m}", f"tool:{n}") for m in (1, 2) for n in (1, 2)),
    ]
    assert is_complete(Amounts(KINDS, {"grain": 2, "tool": 2}, "resources"), listed)


def test_pairs_are_listed_all_or_none() -> None:
    listed = quick_list(Amounts(KINDS, {"grain": 5, "tool": 4}, "resources"))
    assert len(listed) == 9
    assert all(len(answer) == 1 for answer in listed if isinstance(answer, tuple))


def test_of_very_many_pieces_small_numbers_of_each_kind_are_listed() -> None:
    listed = quick_list(Amounts(KINDS, {"grain": 22, "tool": 15}, "resources"))
    assert len(listed) == MENU
    assert listed[:2] == [("grain:1",), ("grain:2",)]
    assert listed[12:14] == [("grain:13",), ("tool:1",)]


def test_pairs_that_reach_something_with_less_than_one_kind_does_are_listed() -> None:
    many, marks = {"grain": 3, "tool": 9}, ((4, Text("asker-stop")), (99, Text("asker-seal")))
    choice = Amounts(KINDS, many, "resources", each={"grain": 1, "tool": 3}, brings="value", marks=marks)
    assert quick_list(choice)[-1] == ("grain:1", "tool:1")
    assert len(quick_list(choice)) == 13


amounts = st.builds(
    lambda limits, least, room: Amounts(
        tuple(Option(f"k{n}", Text("asker-option", {"n": n})) for n in range(len(limits))),
        {f"k{n}": limit for n, limit in enumerate(limits)},
        "things",
        least=min(least, sum(limits)),
        worth={f"k{n}": n + 1 for n in range(len(limits))},
        room=room,
    ),
    st.lists(st.integers(1, 9), min_size=1, max_size=6),
    st.integers(0, 4),
    st.one_of(st.none(), st.integers(1, 12)),
)


@given(amounts)
def test_what_is_listed_is_legal_and_fits(choice: Amounts) -> None:
    listed = quick_list(choice)
    assert len(listed) <= MENU
    assert len(set(listed)) == len(listed)
    assert all(choice.accepts(answer) for answer in listed)
    everything = {answer for answer in itertools.islice(choice.answers(), 200) if answer}
    assert is_complete(choice, listed) == (everything == set(listed))


# What is held


@given(amounts, st.randoms())
def test_what_is_held_is_written_and_read_back_whatever_it_is(choice: Amounts, chooser: random.Random) -> None:
    answer = choice.sample(chooser)
    held = hold(choice, dict(_parted(piece) for piece in answer) if isinstance(answer, tuple) else {})
    assert held_answer(choice, read_held(write_held(held))) == answer


def _parted(piece: str) -> tuple[str, int]:
    kind, _, count = piece.partition(":")
    return kind, int(count)


@pytest.mark.parametrize("limit", [24, 25, 60, 100, 333])
def test_every_number_can_be_reached_however_many_there_are(limit: int) -> None:
    reached = {0}
    while more := {number for held in reached for number in numbers_near(held, limit)} - reached:
        reached |= more
    assert reached == set(range(limit + 1))
    assert all(len(numbers_near(held, limit)) <= MENU for held in range(limit + 1))


@pytest.mark.parametrize("held", [10**9, 36**90])
def test_more_than_there_is_cannot_be_held(held: int) -> None:
    counts = held_counts(Amounts(KINDS, {"grain": 5, "tool": 2}, "resources"), held)
    assert counts["grain"] <= 5
    assert counts["tool"] <= 2


@pytest.mark.parametrize("held", [0, 1, 35, 36, (1 << 60) + 5])
def test_what_is_held_of_a_set_is_written_and_read_back(held: int) -> None:
    assert read_held(write_held(held)) == held
    assert sum(1 << place for place in bits(held)) == held


@pytest.mark.parametrize("written", ["", "-1", "é", "1.5", " "])
def test_garbage_holds_nothing(written: str) -> None:
    assert read_held(written) == 0


def test_ticks_of_a_set_that_are_not_there_count_for_nothing() -> None:
    ticks = ticks_of(Some(KINDS, 0, 2))
    assert ticks is not None
    assert ticks.together([1, 7]) == ("tool",)


# On the panel


def test_buying_takes_one_press_and_says_what_it_brings() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🚩 Start Empire", "Guti · 8 armies")
    entries = hand.entries("Buy armies with…")
    assert list(entries)[:6] == ["1 grain", "2 grain", "3 grain", "4 grain", "5 grain", "1 metal"]
    assert entries["3 grain"] == "→ 3 armies · you have 5 pieces"
    assert entries["5 grain and 2 metal"] == "→ 9 armies"
    hand.choose("Buy armies with…", "2 grain and 1 metal")
    assert hand.state.players[RED].available_armies == 8 + 4
    assert hand.count == 2


def test_what_exceeds_the_armies_left_is_not_promised() -> None:
    each = {"grain": 1, "tool": 3}
    choice = Amounts(KINDS, {"grain": 2, "tool": 1}, "resources", worth=each, room=2, each=each, brings="armies")
    assert [choice.brought(answer) for answer in quick_list(choice)] == [1, 2, 2, 2]


def test_any_mix_is_put_together_kind_by_kind_with_its_sum_in_the_question() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🚩 Start Empire", "Guti · 8 armies")
    hand.press("Another mix…")
    assert hand.panel.blocks[-1].splitlines()[1] == "Nothing chosen yet."
    assert hand.placeholders == ["Choose…"] * 3
    hand.choose("0 grain", "3 grain")
    hand.choose("0 metal", "1 metal")
    hand.choose("0 tool", "1 tool")
    assert hand.panel.blocks[-1].splitlines()[1] == "Chosen: 3 grain, 1 metal and 1 tool → 8 armies"
    hand.choose("3 grain", "2 grain")
    hand.press("Confirm selection")
    assert hand.state.players[RED].available_armies == 8 + 7
    assert hand.asked == ["empire.equip"]


def test_the_list_can_be_gone_back_to() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🚩 Start Empire", "Guti · 8 armies")
    hand.press("Another mix…")
    hand.press("Back to the list")
    assert hand.placeholders == ["Buy armies with…"]
    assert hand.look == Look()


def test_equipment_says_how_it_is_rated() -> None:
    table = Table().hand(RED, grain=2, textile=2, gold=1).workers("guti", RED, 1)
    table.empire(PURPLE, "t1-akkad", {"tool": 1})
    hand = Hand(table.act(RED))
    hand.choose("🚩 Start Empire", "Guti · 8 armies")
    hand.press("Buy no armies")
    entries = hand.entries("Equip with…")
    assert entries["1 textile"] == "→ value 2 · 👑\u20602nd · you have 2 pieces"
    assert entries["2 textiles"] == "→ value 4 · 👑\u20601st · you have 2 pieces"
    assert entries["2 grain and 1 textile"] == "→ value 4 · 👑\u20601st"
    assert hand.labels == ["Another mix…", "No equipment: 👑\u20602nd", "End action"]


def test_a_bid_says_whom_it_is_ahead_of() -> None:
    table = Table().hand(RED, grain=2, tool=1).available(RED, workers=1).passed(PURPLE, tool=1).passed(GREEN)
    hand = Hand(table.act(RED))
    hand.press("Pass")
    entries = hand.entries("Bid…")
    assert entries["2 grain"] == "→ value 2 · you have 2 pieces"
    assert entries["1 tool"] == "→ value 3 · ahead of Bilal and Chloé · you have 1 piece"


def test_more_kinds_than_menus_have_pages_and_nothing_held_is_lost() -> None:
    hand = Hand(opening().act(RED))
    hand.press("Pass")
    hand.press("Another mix…")
    assert len(hand.placeholders) == 5
    hand.choose("0 grain", "2 grain")
    hand.press("Later ▶")
    assert len(hand.placeholders) == 2
    hand.choose("0 gold", "1 gold")
    assert hand.panel.blocks[-1].splitlines()[1] == "Chosen: 2 grain and 1 gold → value 6"
    hand.press("◀ Earlier")
    assert hand.entries("2 grain")
    hand.press("Confirm selection")
    assert hand.panel.end.label == "Pass and bid 6"


def test_what_is_too_few_or_too_many_is_not_taken() -> None:
    hand = bidding(Amounts(ROWS, {"force": 3, "tactics": 3, "mobility": 3}, least=7, most=8))
    assert hand.placeholders == ["Choose…"] * 3
    hand.choose("0 in row force", "3 in row force")
    assert [button.greyed for button in buttons(hand.panel) if button.label == "Confirm selection"] == [True]
    hand.choose("0 in row tactics", "3 in row tactics")
    hand.choose("0 in row mobility", "1 in row mobility")
    hand.press("Confirm selection")
    assert hand.state.answers == ["('force:3', 'tactics:3', 'mobility:1')"]


def test_pieces_without_a_noun_are_called_as_their_option_is_and_how_many() -> None:
    choice = Amounts(ROWS, {"force": 2, "tactics": 1, "mobility": 1})
    assert list(bidding(choice).entries("Choose"))[:4] == [
        "1 in row force",
        "2 in row force",
        "1 in row tactics",
        "1 in row mobility",
    ]
    words = LabelWords(words_of(match_of(LAST).game, "en"), ())
    assert words.say(held_line(choice, hold(choice, {"force": 2, "mobility": 1}))) == (
        "Chosen: 2 in row force and 1 in row mobility"
    )
