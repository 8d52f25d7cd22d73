"""What another answer makes possible is ticked together with it, or brings it along; and lists that stay lists."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Decision, OneOf, Option, Text
from tests.panel.asker import Book, match_of, one_of, options, question
from tests.panel.hand import Thumb
from tests.panel.pressing import menus

LAST = one_of(2, "last", always=True)
CONVERT = "again-convert"
SPEND = ("again-a", "again-b")


def workshop(s: Book) -> Iterable[Decision]:
    """Converting, once, makes something to spend twice; it comes again until it is left."""
    has_converted, spent = CONVERT in s.answers, sum(answer in SPEND for answer in s.answers)
    offered = [] if has_converted else [Option(CONVERT, Text("asker-option", {"n": 0}))]
    if has_converted and spent < 2:
        offered += [Option(each, Text("asker-piece", {"piece": each}), Text("asker-reason")) for each in SPEND]
    listed = OneOf((*offered, Option("stop", Text("asker-stop"))))
    yield question(listed, "work", several=3, first=CONVERT, stop="stop")


def working() -> Thumb:
    return Thumb(match_of(workshop, LAST))


def test_what_becomes_possible_is_listed_and_says_what_comes_first() -> None:
    entries = working().entries("Choose")
    assert list(entries) == ["Option number 0", "again-a", "again-a, 2nd", "again-b", "again-b, 2nd"]
    assert entries["again-a"] == "first: Option number 0 · Not like this."


def test_it_brings_along_what_makes_it_possible() -> None:
    hand = working()
    hand.choose("Choose", "again-b")
    assert (hand.state.answers, hand.count) == ([CONVERT, "again-b"], 1)


def test_both_may_be_ticked_in_any_order_and_are_given_once_each() -> None:
    hand = working()
    hand.choose("Choose", "again-a, 2nd", "Option number 0", "again-a")
    assert hand.state.answers[:3] == [CONVERT, "again-a", "again-a"]


def test_once_it_is_given_the_others_are_ordinary_answers() -> None:
    hand = working()
    hand.choose("Choose", "Option number 0")
    assert hand.entries("Choose")["again-a"] == "Not like this."


def test_a_list_stays_a_list_though_an_answer_leads_on() -> None:
    leading = [question(OneOf(options(3)), "first", listed=listed) for listed in (False, True)]
    split, whole = (Thumb(match_of(each, one_of(3, "second"), LAST)) for each in leading)
    assert len(menus(split.panel)) == 3
    assert whole.labels == ["Option number 0", "Option number 1", "Option number 2", "End turn"]
