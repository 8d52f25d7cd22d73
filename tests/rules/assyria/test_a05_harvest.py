import pytest

from engine.assyria.events import Harvested, OrderSet
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SEATS = (RED, BLUE, GREEN, YELLOW)
SITES = {RED: "b1", BLUE: "b5", GREEN: "e2", YELLOW: "i6"}
MARKET = [("date1", "palm1"), ("grape1", "salt2"), ("barley2", "grape3"), ("grape2", "date3"), ("joker", "barley3")]


def harvesting(players: int = 4, order: tuple[int, ...] = SEATS) -> Table:
    t = Table(players=players, order=order[:players])
    for seat in SEATS[:players]:
        t.ziggurat(seat, SITES[seat])
    t.market(*MARKET[: players + 1])
    t.harvest()
    return t


def harvest(t: Table, *columns: str) -> Table:
    for column in columns:
        t.answer(column).end()
    return t


@rule("A5.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_turn_order_each_player_takes_the_two_cards_of_a_column(players: int) -> None:
    t = harvesting(players)
    for seat in range(players):
        assert (t.seat, t.kind) == (seat, "harvest")
        assert t.options == [str(column) for column in range(seat + 1, players + 2)]
        t.answer(str(seat + 1))
        assert sorted(t.cards_of(seat)) == sorted(MARKET[seat])
        assert (t.discs[seat], t.columns[seat]) == (seat, ())
        t.end()
    assert t.kind == "hut"


@rule("A5.7")
def test_the_harvest_follows_the_turn_order() -> None:
    t = harvesting(order=(YELLOW, RED, GREEN, BLUE))
    asked = []
    for column in ("2", "5", "1", "3"):
        asked.append(t.seat)
        t.answer(column).end()
    assert asked == [YELLOW, RED, GREEN, BLUE]


@rule("A5.7")
def test_the_cards_are_added_to_those_held() -> None:
    t = Table()
    t.cards(RED, "date2", "plow").market(*MARKET)
    t.harvest()
    t.answer("4")
    assert t.cards_of(RED) == ["grape2", "date2", "date3"]
    assert t.has_plow(RED)
    (event,) = [event for event in t.told if isinstance(event, Harvested)]
    assert (event.seat, sorted(event.cards)) == (RED, ["date3", "grape2"])


@rule("A5.7")
@pytest.mark.parametrize(
    ("players", "column"), [(4, "6"), (3, "5"), (2, "4"), (4, "0"), (4, "-1"), (4, "10"), (2, "5")]
)
def test_a_column_that_does_not_exist_is_refused(players: int, column: str) -> None:
    harvesting(players).rejects(column, "column_out_of_range")


@rule("A5.7")
def test_a_column_with_a_disc_is_refused() -> None:
    t = harvest(harvesting(), "2", "5")
    assert t.options == ["1", "3", "4"]
    t.rejects("2", "column_taken")
    t.rejects("5", "column_taken")


@rule("A5.7")
@pytest.mark.parametrize("answer", ["done", "pass", "end"])
def test_nobody_may_pass_the_harvest(answer: str) -> None:
    t = harvesting()
    assert t.options == ["1", "2", "3", "4", "5"]
    t.rejects(answer)


@rule("A5.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_chooses_between_two_columns(players: int) -> None:
    t = harvesting(players)
    harvest(t, *[str(column) for column in range(1, players)])
    assert (t.seat, t.kind) == (players - 1, "harvest")
    assert t.options == [str(players), str(players + 1)]


@rule("A5.9")
def test_the_cards_of_the_column_left_stay_for_sale_in_the_actions() -> None:
    t = Table(players=2)
    t.market(*MARKET[:3]).camels(RED, 2).camels(BLUE, 3)
    t.harvest()
    harvest(t, "3", "1")
    assert t.columns == [(), ("grape1", "salt2"), ()]
    assert (t.seat, t.kind) == (BLUE, "action")
    t.rejects("buy.date1", "card_not_for_sale")
    t.rejects("buy.barley2", "card_not_for_sale")
    t.buy("salt2")
    t.done()
    assert t.columns == [(), ("grape1",), ()]
    t.buy("grape1")
    assert (t.cards_of(BLUE), t.cards_of(RED)) == (["palm1", "salt2", "date1"], ["grape1", "grape3", "barley2"])


@rule("A5.10")
def test_a_player_may_harvest_cards_that_feed_nothing() -> None:
    t = Table()
    t.put(RED, "b4").market(("date1", "palm1"), ("grape1",), ("grape2",), ("grape3",), ("joker",))
    t.harvest()
    assert t.options == ["1", "2", "3", "4", "5"]
    t.answer("1")
    assert t.cards_of(RED) == ["palm1", "date1"]


@rule("A5.11")
@pytest.mark.parametrize(
    ("columns", "order"),
    [
        (("3", "1", "5", "2"), (BLUE, YELLOW, RED, GREEN)),
        (("1", "2", "3", "4"), (RED, BLUE, GREEN, YELLOW)),
        (("5", "4", "3", "2"), (YELLOW, GREEN, BLUE, RED)),
        (("4", "5", "1", "2"), (GREEN, YELLOW, RED, BLUE)),
    ],
)
def test_the_new_order_goes_by_the_columns_from_the_left(columns: tuple[str, ...], order: tuple[int, ...]) -> None:
    t = harvest(harvesting(), *columns)
    assert tuple(t.order) == order
    (told,) = (event for event in t.told if isinstance(event, OrderSet))
    assert tuple(told.seats) == order
    assert told.before_seats == [RED, BLUE, GREEN, YELLOW]
    assert told.columns_per_seat == [int(column) for column in columns]
    assert (t.seat, t.kind) == (order[0], "hut")


@rule("A5.11")
@pytest.mark.parametrize(("players", "columns", "order"), [(2, "31", (BLUE, RED)), (3, "421", (GREEN, BLUE, RED))])
def test_the_new_order_of_two_and_three_players(players: int, columns: str, order: tuple[int, ...]) -> None:
    t = harvest(harvesting(players), *columns)
    assert tuple(t.order) == order


@rule("A5.11")
def test_the_old_order_holds_until_the_last_harvest_is_complete() -> None:
    t = harvest(harvesting(), "4", "3", "2")
    assert tuple(t.order) == SEATS
    t.answer("1")
    assert tuple(t.order) == SEATS
    t.end()
    assert tuple(t.order) == (YELLOW, GREEN, BLUE, RED)


@rule("A5.11")
def test_the_discs_leave_the_columns_with_the_new_order() -> None:
    t = harvesting()
    assert t.discs == [None] * 5
    harvest(t, "4", "3", "2")
    assert t.discs == [None, GREEN, BLUE, RED, None]
    harvest(t, "1")
    assert t.discs == [None] * 5


@rule("A5.11")
def test_the_order_holds_for_the_next_harvest() -> None:
    t = Table(turn=1)
    t.market(*MARKET)
    t.harvest()
    harvest(t, "3", "1", "5", "2")
    while t.turn == 1:
        t.answer(t.default if t.default is not None else t.options[0])
    asked = []
    for column in ("1", "2", "3", "4"):
        assert t.kind == "harvest"
        asked.append(t.seat)
        t.answer(column).end()
    assert asked == [BLUE, YELLOW, RED, GREEN]


@rule("AX2", "A5.7")
def test_ax2_example_of_the_harvest() -> None:
    t = Table()
    t.deck("joker", "date1", "barley2", "grape1", "grape3", "palm1", "salt1", "grape3", "joker", "date3")
    t.sow()
    assert t.columns[2] == ("barley2", "grape3")
    t.answer("3")
    assert (t.cards_of(RED), t.discs[2]) == (["grape3", "barley2"], RED)
    t.end()
    for column in ("1", "2", "4"):
        assert t.seat != RED
        t.rejects("3", "column_taken")
        t.answer(column).end()


@rule("AX3", "A5.9", "A5.11")
def test_ax3_example_of_the_new_order() -> None:
    t = harvest(harvesting(), "3", "1", "5", "2")
    assert tuple(t.order) == (BLUE, YELLOW, RED, GREEN)
    assert t.columns == [(), (), (), ("grape2", "date3"), ()]
