from collections import Counter
from itertools import permutations

import pytest

from engine.assyria.agriculture import arranged
from engine.assyria.events import Reshuffled, Sown
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SEATS = (RED, BLUE, GREEN, YELLOW)
FOODS = ("grape", "palm", "salt", "barley", "date")
COPIES = {1: 3, 2: 2, 3: 2}
BOX = [f"{food}{symbols}" for food in FOODS for symbols in COPIES for _ in range(COPIES[symbols])] + ["joker"] * 5
# Two rows of five, each already in the order of the market.
ROWS = ("date1", "grape1", "barley2", "grape3", "joker", "palm1", "salt2", "palm2", "date3", "barley3")


def rest(*cards: str) -> list[str]:
    return list((Counter(BOX) - Counter(cards)).elements())


def sown(*deck: str, players: int = 4) -> list[tuple[str, ...]]:
    t = Table(players=players)
    t.deck(*deck)
    t.sow()
    return t.columns


@rule("A5.1", "A5.3")
@pytest.mark.parametrize(
    ("players", "columns"),
    [
        (4, [("date1", "palm1"), ("grape1", "salt2"), ("barley2", "palm2"), ("grape3", "date3"), ("joker", "barley3")]),
        (3, [("date1", "palm1"), ("grape1", "salt2"), ("barley2", "palm2"), ("grape3", "joker")]),
        (2, [("date1", "palm1"), ("grape1", "grape3"), ("barley2", "joker")]),
    ],
)
def test_two_rows_are_drawn_one_after_the_other(players: int, columns: list[tuple[str, str]]) -> None:
    assert sown(*ROWS, players=players) == columns


@rule("A5.1")
@pytest.mark.parametrize(("players", "drawn"), [(4, 10), (3, 8), (2, 6)])
def test_twice_as_many_cards_as_columns_are_drawn(players: int, drawn: int) -> None:
    t = Table(players=players)
    t.sow()
    assert t.deck_size == 40 - drawn
    assert [len(column) for column in t.columns] == [2] * (drawn // 2)


@rule("A5.1")
def test_the_cards_sown_are_told_row_by_row() -> None:
    t = Table()
    t.deck(*ROWS)
    t.sow()
    (event,) = [event for event in t.told if isinstance(event, Sown)]
    assert list(event.cards) == list(ROWS)


@rule("A5.2")
@pytest.mark.parametrize("row", list(permutations(["joker", "palm1", "salt2", "date3"])))
def test_a_row_goes_by_symbols_with_jokers_at_the_right_end(row: tuple[str, ...]) -> None:
    assert list(arranged(list(row))) == ["palm1", "salt2", "date3", "joker"]


@rule("A5.2")
@pytest.mark.parametrize(
    ("drawn", "row"),
    [
        (["salt1", "palm1", "date1"], ["salt1", "palm1", "date1"]),
        (["date1", "palm1", "salt1"], ["date1", "palm1", "salt1"]),
        (["date2", "grape2", "palm1", "barley2"], ["palm1", "date2", "grape2", "barley2"]),
        (["date3", "joker", "grape3", "joker", "salt1"], ["salt1", "date3", "grape3", "joker", "joker"]),
        (["joker", "joker", "joker", "joker", "grape1"], ["grape1", "joker", "joker", "joker", "joker"]),
        (["grape3", "date1", "grape2", "date2", "grape1"], ["date1", "grape1", "grape2", "date2", "grape3"]),
        ([], []),
    ],
)
def test_equal_numbers_of_symbols_stay_in_the_order_drawn(drawn: list[str], row: list[str]) -> None:
    assert list(arranged(drawn)) == row


@rule("A5.2", "A5.3")
def test_each_row_is_arranged_by_itself() -> None:
    first = ("joker", "date3", "salt3", "palm3", "grape3")
    second = ("barley1", "joker", "date1", "salt2", "palm1")
    assert sown(*first, *second) == [
        ("date3", "barley1"),
        ("salt3", "date1"),
        ("palm3", "palm1"),
        ("grape3", "salt2"),
        ("joker", "joker"),
    ]


@rule("AX1", "A5.2")
def test_ax1_example_of_sowing() -> None:
    drawn = ["joker", "date1", "barley2", "grape1", "grape3"]
    row = ["date1", "grape1", "barley2", "grape3", "joker"]
    assert list(arranged(drawn)) == row
    assert [column[0] for column in sown(*drawn)] == row


@rule("A5.4")
@pytest.mark.parametrize("left", [0, 3, 5, 7])
def test_the_discard_pile_becomes_the_new_deck_when_a_card_is_needed(left: int) -> None:
    deck = rest(*ROWS)[:left]
    held = ["joker", "date3"]
    t = Table()
    t.cards(RED, *held).only_deck(*deck)
    discarded = 40 - left - len(held)
    assert len(t.discard_pile) == discarded
    t.sow()
    assert [event.count for event in t.told if isinstance(event, Reshuffled)] == [discarded]
    assert (t.discard_pile, t.deck_size) == ([], discarded - (10 - left))
    assert t.cards_of(RED) == ["date3", "joker"]
    market = Counter(card for column in t.columns for card in column)
    assert not Counter(deck) - market
    assert market.total() == 10


@rule("A5.4")
@pytest.mark.parametrize("left", [10, 11])
def test_an_empty_deck_is_not_renewed_before_a_card_is_needed(left: int) -> None:
    t = Table()
    t.only_deck(*(*ROWS, "salt1")[:left])
    t.sow()
    assert "Reshuffled" not in t.events
    assert (t.deck_size, len(t.discard_pile)) == (left - 10, 30 - (left - 10))


@rule("A5.4")
def test_a_row_broken_by_a_reshuffle_is_arranged_as_a_whole() -> None:
    t = Table()
    t.cards(RED, *rest("palm3", "salt2", "joker", "date1", *ROWS[5:])).only_deck("palm3", "salt2", "joker")
    t.sow()
    row = [column[0] for column in t.columns]
    assert row == sorted(row, key=lambda card: 9 if card == "joker" else int(card[-1]))
    assert set(row[:-1]) >= {"palm3", "salt2"}
    assert row[-1] == "joker"


@rule("A5.4")
def test_cards_held_are_not_shuffled_in() -> None:
    discarded = ["grape1", "grape1", "palm1"]
    t = Table(players=2)
    t.cards(RED, *rest("date1", "date2", "date3", *discarded)).only_deck("date1", "date2", "date3")
    t.sow()
    assert [column[0] for column in t.columns] == ["date1", "date2", "date3"]
    assert sorted(column[1] for column in t.columns) == sorted(discarded)
    assert (t.deck_size, t.discard_pile) == (0, [])


@rule("AX39", "A5.4", "A8.2")
def test_ax39_example_of_the_reshuffle_in_turn_4() -> None:
    deck = ["salt3", "date1", "palm2", "joker", "grape1", "barley3"]
    unsold = ["grape2", "grape3"]
    pile = ["palm1", "salt1"]
    t = Table(turn=3)
    t.cards(RED, *rest(*deck, *unsold, *pile)).for_sale(*unsold).only_deck(*deck)
    assert (t.deck_size, sorted(t.discard_pile)) == (6, pile)
    t.end_turn()
    assert (t.turn, t.kind) == (4, "harvest")
    assert [column[0] for column in t.columns] == ["date1", "grape1", "palm2", "salt3", "joker"]
    second = [column[1] for column in t.columns]
    assert sorted(second[:2]) == ["palm1", "salt1"]
    assert second[2:] == ["grape2", "barley3", "grape3"]
    assert (t.deck_size, t.discard_pile) == (0, [])


@rule("A5.5")
def test_a_row_stays_short_when_deck_and_discard_pile_are_empty() -> None:
    deck = ["joker", "date3", "salt2", "palm1", "grape1", "barley3", "date1"]
    t = Table()
    t.cards(RED, *rest(*deck)).only_deck(*deck)
    t.sow()
    assert t.columns == [("palm1", "date1"), ("grape1", "barley3"), ("salt2",), ("date3",), ("joker",)]


@rule("A5.5")
def test_short_and_empty_columns_may_be_chosen() -> None:
    t = Table()
    t.cards(BLUE, *rest("date1", "palm2")).only_deck("date1", "palm2")
    t.sow()
    assert t.columns == [("date1",), ("palm2",), (), (), ()]
    assert t.options == ["1", "2", "3", "4", "5"]
    t.answer("5").end()
    assert t.cards_of(RED) == []
    held = len(t.cards_of(BLUE))
    t.answer("2").end()
    assert len(t.cards_of(BLUE)) == held + 1
    t.answer("3").end()
    t.answer("1")
    assert t.cards_of(YELLOW) == ["date1"]


@rule("A5.5")
def test_nothing_is_sown_when_all_cards_are_held() -> None:
    t = Table()
    t.cards(RED, *BOX).only_deck()
    t.sow()
    assert t.columns == [()] * 5
    assert (t.kind, t.options) == ("harvest", ["1", "2", "3", "4", "5"])


@rule("A5.6")
@pytest.mark.parametrize(("players", "turn", "left"), [(4, 4, 6), (3, 5, 5), (2, 7, 2)])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_first_reshuffle_falls_in_a_fixed_turn(players: int, turn: int, left: int, seed: int) -> None:
    t = Table.new(players=players, seed=seed)
    deck = t.deck_size
    while "Reshuffled" not in t.events:
        deck = t.deck_size
        t.answer(t.default if t.default is not None else t.options[0])
    assert (t.turn, deck) == (turn, left)
