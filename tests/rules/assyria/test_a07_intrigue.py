import pytest

from engine.assyria import data
from engine.assyria.events import Intrigued
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule


def schemer(camels: int = 10) -> Table:
    t = Table()
    t.camels(RED, camels)
    return t


@rule("A7.12")
@pytest.mark.parametrize(("dignitary", "cost"), [("upper", 4), ("middle", 3), ("lower", 2)])
def test_each_dignitary_has_its_price(dignitary: str, cost: int) -> None:
    t = schemer()
    t.act(RED)
    t.intrigue(dignitary)
    assert t.camels_of(RED) == 10 - cost
    assert t.stock_of(RED)["huts"] == 9
    assert {other: t.assur_at(other) for other in data.DIGNITARIES} == {
        other: [RED] if other == dignitary else [] for other in data.DIGNITARIES
    }


@rule("A7.12", "AX11")
def test_ax11_intrigue_with_the_upper_dignitary() -> None:
    t = schemer(camels=4)
    t.act(RED)
    t.intrigue("upper")
    assert t.camels_of(RED) == 0
    assert t.assur_at("upper") == [RED]
    assert t.stock_of(RED)["huts"] == 9


@rule("A7.12", "A7.13")
def test_a_hut_takes_the_highest_free_slot() -> None:
    t = schemer()
    t.assur(BLUE, middle=1)
    t.assur(GREEN, middle=1)
    t.act(RED)
    t.intrigue("middle")
    assert t.assur_at("middle") == [BLUE, GREEN, RED]


@rule("A7.12")
@pytest.mark.parametrize(("dignitary", "slots"), [("upper", 3), ("middle", 4), ("lower", 6)])
def test_a_full_dignitary_takes_no_hut(dignitary: str, slots: int) -> None:
    t = schemer()
    t.assur(BLUE, **{dignitary: slots - 1})
    t.act(RED)
    t.intrigue(dignitary)
    assert t.assur_at(dignitary) == [BLUE] * (slots - 1) + [RED]
    t.rejects(f"intrigue.{dignitary}", "dignitary_full")
    t.answer("intrigue")
    assert dignitary not in t.options


@rule("A7.12")
def test_without_a_hut_in_stock_there_is_no_intrigue() -> None:
    t = schemer()
    t.put(RED, "c6", "c7", "d6", "e7", "d5", "e6", "f6", "b6", "a6", "c5")
    t.act(RED)
    assert "intrigue" not in t.options
    for dignitary in data.DIGNITARIES:
        t.rejects(f"intrigue.{dignitary}", "no_hut_in_stock")


@rule("A7.12")
def test_the_last_hut_in_stock_is_enough() -> None:
    t = schemer()
    t.put(RED, "c6", "c7", "d6", "e7", "d5", "e6", "f6", "b6", "a6")
    t.act(RED)
    t.intrigue("lower")
    assert t.stock_of(RED)["huts"] == 0
    t.rejects("intrigue.lower", "no_hut_in_stock")


@rule("A7.12")
@pytest.mark.parametrize("name", ["king", "highest", "1"])
def test_there_are_three_dignitaries_only(name: str) -> None:
    t = schemer()
    t.act(RED)
    t.rejects(f"intrigue.{name}", "unknown_dignitary")


@rule("A7.13")
def test_intrigue_may_be_repeated_on_the_same_dignitary() -> None:
    t = schemer(camels=10)
    t.act(RED)
    t.intrigue("upper").intrigue("upper")
    assert t.assur_at("upper") == [RED, RED]
    assert t.camels_of(RED) == 2
    assert t.stock_of(RED)["huts"] == 8


@rule("A7.13")
def test_intrigue_may_be_repeated_on_other_dignitaries() -> None:
    t = schemer(camels=9)
    t.assur(YELLOW, upper=1, lower=1)
    t.act(RED)
    t.intrigue("lower").intrigue("upper").intrigue("middle")
    assert t.camels_of(RED) == 0
    assert t.assur_at("upper") == [YELLOW, RED]
    assert t.assur_at("middle") == [RED]
    assert t.assur_at("lower") == [YELLOW, RED]


@rule("A7.14")
def test_huts_in_assur_stay_to_the_next_turn_of_the_reign() -> None:
    t = Table(turn=1)
    t.assur(RED, upper=1, lower=2)
    t.assur(BLUE, lower=1)
    t.end_turn()
    assert t.turn == 2
    assert t.assur_at("upper") == [RED]
    assert t.assur_at("lower") == [RED, RED, BLUE]
    assert t.stock_of(RED)["huts"] == 7


@rule("A7.14")
def test_huts_in_assur_cannot_be_placed_as_new_huts() -> None:
    t = Table(value=4)
    t.ziggurat(RED, "b5")
    t.assur(RED, middle=3, lower=6)
    t.expand(RED)
    assert (t.kind, t.decision.hints.several) == ("hut", 1)
    t.answer("c6")
    assert t.kind != "hut"
    assert len(t.assur_at("lower")) == 6
    assert len(t.assur_at("middle")) == 3


@rule("A7.14")
def test_huts_in_assur_need_no_food() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.assur(RED, upper=1, middle=1, lower=1)
    t.cards(RED, "grape1", "joker", "plow")
    t.supply(RED)
    assert "Fed" not in t.events
    assert "Starved" not in t.events
    assert t.cards_of(RED) == ["grape1", "joker"]
    assert t.has_plow(RED)
    assert t.assur_at("upper") == t.assur_at("middle") == t.assur_at("lower") == [RED]


@rule("A7.14")
def test_huts_in_assur_bring_no_income_and_no_prestige() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.assur(RED, upper=1, middle=1, lower=1)
    t.income(RED)
    assert t.camels_of(RED) == 0
    assert t.vp_of(RED) == 1


@rule("A7.14")
def test_huts_in_assur_are_no_huts_on_the_board() -> None:
    t = Table()
    t.assur(RED, upper=2)
    t.camels(RED, 6)
    t.act(RED)
    assert t.huts_of(RED) == []
    assert "build" not in t.options


@rule("A9.3", "A9.6")
@pytest.mark.parametrize(
    ("own", "dignitary", "ranked", "overtaken", "tie"),
    [
        ({}, "lower", [BLUE, GREEN, RED], [], ""),
        ({}, "upper", [BLUE, RED, GREEN], [GREEN], ""),
        ({"lower": 1}, "upper", [RED, BLUE, GREEN], [BLUE, GREEN], ""),
        ({"lower": 1}, "lower", [BLUE, RED, GREEN], [GREEN], "huts"),
        ({"upper": 2}, "lower", [RED, BLUE, GREEN], [], ""),
    ],
)
def test_an_intrigue_tells_all_ranks_and_who_has_lost_one(
    own: dict[str, int], dignitary: str, ranked: list[int], overtaken: list[int], tie: str
) -> None:
    """By the cards laid so far the three ranks bring 7, 3 and 0."""
    t = Table(players=3, turn=2, value=3)
    t.camels(RED, 10).expansion(4, 3).assur(BLUE, middle=1, lower=1).assur(GREEN, middle=1).assur(RED, **own)
    t.act(RED)
    t.intrigue(dignitary)
    (told,) = [event for event in t.told if isinstance(event, Intrigued)]
    assert (told.ranked_seats, told.prizes, told.overtaken_seats) == (ranked, [7, 3, 0], overtaken)
    assert told.tie == tie


@rule("A9.3")
def test_at_equal_influence_and_with_as_many_huts_the_highest_hut_is_told() -> None:
    t = Table(players=3, turn=2, value=3)
    t.camels(RED, 10).assur(BLUE, middle=2).assur(RED, lower=1)
    t.act(RED)
    t.intrigue("upper")
    (told,) = [event for event in t.told if isinstance(event, Intrigued)]
    assert (told.ranked_seats, told.overtaken_seats, told.tie) == ([RED, BLUE], [BLUE], "highest")


@rule("A9.3")
@pytest.mark.parametrize(
    ("blue", "green", "own", "tie", "tied"),
    [
        ({"upper": 1}, {"upper": 1}, {"middle": 1}, "huts", [BLUE, GREEN]),
        ({"middle": 3}, {"upper": 2}, {"upper": 1, "middle": 1}, "highest", [BLUE]),
    ],
)
def test_of_several_at_equal_influence_all_beaten_for_the_same_reason_are_told(
    blue: dict[str, int], green: dict[str, int], own: dict[str, int], tie: str, tied: list[int]
) -> None:
    t = Table(players=3, turn=2, value=3)
    t.camels(RED, 10).assur(BLUE, **blue).assur(GREEN, **green).assur(RED, **own)
    t.act(RED)
    t.intrigue("lower")
    (told,) = [event for event in t.told if isinstance(event, Intrigued)]
    assert told.ranked_seats == [RED, BLUE, GREEN]
    assert (told.overtaken_seats, told.tie, told.tied_seats) == ([BLUE, GREEN], tie, tied)
