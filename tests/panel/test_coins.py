"""Coins add up to every number, with few entries."""

from __future__ import annotations

import itertools

import pytest

from cogs.border.wording import LabelWords
from cogs.panel.coins import sizes
from cogs.panel.kinds import coins_of, ticks_of
from cogs.panel.tick_lists import bits, read_held, write_held
from engine.core.decision import Amounts, Answer, Choice, Option, Some, Text
from tests.panel.asker import ASKER
from tests.panel.words import words_of

KINDS = tuple(Option(kind, Text("resource-option", {"resource": kind})) for kind in ("grain", "tool"))


def summed(choice: Choice, places: list[int]) -> Answer:
    ticks = ticks_of(choice)
    assert ticks is not None
    return ticks.together(places)


@pytest.mark.parametrize("limit", range(40))
def test_every_number_up_to_the_limit_can_be_ticked(limit: int) -> None:
    coins = sizes(limit)
    sums = {sum(chosen) for size in range(len(coins) + 1) for chosen in itertools.combinations(coins, size)}
    assert sums == set(range(limit + 1))
    assert len(coins) == limit.bit_length()


def test_eight_kinds_of_seven_fit_one_menu() -> None:
    assert 8 * len(sizes(7)) <= 25


def test_coins_of_the_same_size_are_told_apart() -> None:
    coins = coins_of(Amounts(KINDS, {"grain": 5, "tool": 2}, "resources"))
    assert [(coin.kind, coin.size, coin.label.key == "coin-more") for coin in coins] == [
        ("grain", 1, False),
        ("grain", 2, False),
        ("grain", 2, True),
        ("tool", 1, False),
        ("tool", 1, True),
    ]


def test_coins_are_added_up_in_the_order_offered() -> None:
    choice = Amounts(KINDS, {"grain": 5, "tool": 2}, "resources")
    assert summed(choice, [4, 3, 0, 2]) == ("grain:3", "tool:2")
    assert summed(choice, []) == ()


def test_ticks_that_are_not_there_count_for_nothing() -> None:
    assert summed(Some(KINDS, 0, 2), [1, 7]) == ("tool",)
    assert summed(Amounts(KINDS, {"grain": 1, "tool": 1}, "resources"), [0, 99]) == ("grain:1",)


@pytest.mark.parametrize("held", [0, 1, 35, 36, (1 << 60) + 5])
def test_what_is_held_is_written_and_read_back(held: int) -> None:
    assert read_held(write_held(held)) == held
    assert sum(1 << place for place in bits(held)) == held


@pytest.mark.parametrize("written", ["", "-1", "é", "1.5", " "])
def test_garbage_holds_nothing(written: str) -> None:
    assert read_held(written) == 0


def test_coins_without_a_noun_are_called_as_their_option_is_and_how_many() -> None:
    rows = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("force", "tactics"))
    coins = coins_of(Amounts(rows, {"force": 5, "tactics": 1}))
    words = LabelWords(words_of(ASKER, "en"), ())
    assert [words.say(coin.label) for coin in coins] == [
        "1 in row force",
        "2 in row force",
        "2 in row force more",
        "1 in row tactics",
    ]
