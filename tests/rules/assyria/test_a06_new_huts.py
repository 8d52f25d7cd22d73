import pytest

from engine.assyria import data
from engine.assyria.events import HutPlaced, HutsKept
from tests.rules.assyria.table import BLUE, GREEN, RED, Table, rule

# The hexes of a fan around b5 in an order in which each one is adjacent to b5.
FAN = ("a5", "a6", "b4", "b6", "c5", "c6")


def expanding(value: int = 4, players: int = 4) -> Table:
    t = Table(players=players, value=value)
    return t.ziggurat(RED, "b5")


def walled(*hexes: str) -> Table:
    """Red on a1 with Blue's huts on these hexes."""
    t = Table()
    return t.ziggurat(RED, "a1").put(BLUE, *hexes)


def place(t: Table, *hexes: str) -> list[str]:
    placed = []
    for hex_ in hexes:
        assert (t.seat, t.kind) == (RED, "hut")
        t.answer(hex_)
        placed += [event.hex for event in t.told if isinstance(event, HutPlaced)]
    return placed


@rule("A6.1")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_as_many_huts_as_the_value_of_the_turn_are_placed(value: int) -> None:
    t = expanding(value)
    t.expand(RED)
    assert place(t, *FAN[:value]) == list(FAN[:value])
    assert (t.seat, t.kind) == (RED, "end")


@rule("A6.1")
@pytest.mark.parametrize(("value", "stock", "placed"), [(4, 5, 4), (4, 4, 4), (4, 3, 3), (3, 2, 2), (2, 1, 1)])
def test_no_more_huts_are_placed_than_are_in_stock(value: int, stock: int, placed: int) -> None:
    t = expanding(value)
    away = 10 - stock
    t.assur(RED, lower=min(away, 6), upper=max(away - 6, 0))
    assert t.stock_of(RED)["huts"] == stock
    t.expand(RED)
    assert place(t, *FAN[:placed]) == list(FAN[:placed])
    assert t.kind == "end"


@rule("A6.1")
def test_huts_in_assur_and_on_the_board_stay_where_they_are() -> None:
    t = expanding(4)
    t.assur(RED, upper=3, middle=2).put(RED, "i1", "j1", "j2").cards(RED, "date3", "barley3")
    t.expand(RED)
    place(t, "c6", "c5")
    assert (t.assur_at("upper"), t.assur_at("middle")) == ([RED] * 3, [RED] * 2)
    assert t.huts_of(RED) == ["c5", "c6", "i1", "j1", "j2"]


@rule("AX34", "A6.1", "A6.7")
def test_ax34_example_of_few_huts() -> None:
    t = expanding(4)
    t.assur(RED, lower=6, upper=2)
    t.expand(RED)
    assert place(t, "c5", "c6") == ["c5", "c6"]
    assert t.kind == "end"
    t = expanding(4)
    t.assur(RED, lower=6, upper=3, middle=1)
    t.expand(RED)
    assert "HutPlaced" not in t.events
    assert (t.turn, t.kind) == (2, "harvest")


@rule("A6.2")
def test_huts_may_be_placed_next_to_own_huts_and_ziggurats() -> None:
    t = expanding(2)
    t.put(RED, "e6")
    t.expand(RED)
    assert t.options == ["a5", "a6", "b4", "b6", "c5", "c6", "d5", "d6", "e5", "e7", "f5", "f6"]


@rule("A6.2")
def test_each_hut_opens_new_hexes() -> None:
    t = expanding(4)
    t.expand(RED)
    assert t.options == ["a5", "a6", "b4", "b6", "c5", "c6"]
    t.rejects("d5", "not_adjacent")
    t.answer("c6")
    assert t.options == ["a5", "a6", "b4", "b6", "c5", "c7", "d5", "d6"]
    t.rejects("e6", "not_adjacent")
    t.answer("d5")
    assert t.options == ["a5", "a6", "b4", "b6", "c5", "c7", "d4", "d6", "e5", "e6"]
    t.answer("e6")
    assert t.options == ["a5", "a6", "b4", "b6", "c5", "c7", "d4", "d6", "e5", "e7", "f5", "f6"]


@rule("A6.2")
@pytest.mark.parametrize(
    ("hex_", "code"),
    [
        ("b5", "hex_occupied"),
        ("b4", "hex_occupied"),
        ("j1", "hex_occupied"),
        ("c7", "not_adjacent"),
        ("c4", "not_adjacent"),
        ("h1", "not_adjacent"),
        ("i1", "hex_not_in_play"),
    ],
)
def test_other_hexes_are_refused(hex_: str, code: str) -> None:
    players = 3 if code == "hex_not_in_play" else 4
    t = expanding(4, players)
    t.put(BLUE, "b4")
    if players == 4:
        t.put(GREEN, "j1")
    t.expand(RED)
    t.rejects(hex_, code)


@rule("A6.2")
def test_a_hex_filled_a_moment_ago_is_occupied() -> None:
    t = expanding(4)
    t.expand(RED)
    t.answer("c5")
    t.rejects("c5", "hex_occupied")


@rule("A6.2")
def test_a_ziggurat_of_any_level_is_an_anchor() -> None:
    t = Table()
    t.ziggurat(RED, "b1", level=3).ziggurat(RED, "i7", level=2)
    t.expand(RED)
    assert t.options == ["a1", "a2", "b2", "c1", "c2", "h6", "i6", "j6"]


@rule("A6.3")
@pytest.mark.parametrize(
    ("site", "hex_", "terrain"),
    [
        ("b5", "c5", "river2"),
        ("b1", "b2", "river1"),
        ("b1", "c1", "outside"),
        ("d3", "c3", "between"),
        ("d3", "d4", "river2"),
    ],
)
def test_any_terrain_is_allowed(site: str, hex_: str, terrain: str) -> None:
    assert data.HEXES[hex_].terrain == terrain
    t = Table(value=2)
    t.ziggurat(RED, site)
    t.expand(RED)
    t.answer(hex_)
    assert t.hut_at(hex_) == RED


@rule("A6.3")
def test_wells_do_not_hinder_huts() -> None:
    t = expanding(3)
    t.well("c5-c6-d5").well("c6-d5-d6").well("c5-d4-d5")
    t.expand(RED)
    assert place(t, "c5", "c6", "d5") == ["c5", "c6", "d5"]


@rule("A6.3")
def test_pieces_of_others_do_not_count_for_adjacency() -> None:
    t = expanding(4)
    t.put(BLUE, "c6").ziggurat(BLUE, "b1").ziggurat(GREEN, "i6", level=3)
    t.expand(RED)
    assert t.options == ["a5", "a6", "b4", "b6", "c5"]
    for far in ("c7", "d5", "d6", "c1", "h6"):
        t.rejects(far, "not_adjacent")


@rule("A6.3")
def test_a_hex_with_a_piece_of_anybody_is_not_empty() -> None:
    t = expanding(4)
    t.put(BLUE, "c6").ziggurat(GREEN, "b6").put(RED, "a6")
    t.expand(RED)
    for taken in ("c6", "b6", "a6", "b5"):
        assert taken not in t.options
        t.rejects(taken, "hex_occupied")


@rule("A6.4")
def test_placing_all_huts_is_compulsory() -> None:
    t = expanding(3)
    t.put(RED, "c1", "c2", "d1").cards(RED, "joker", "joker", "joker")
    t.expand(RED)
    for hex_ in FAN[:3]:
        assert "done" not in t.options
        t.rejects("done", "huts_left_to_place")
        t.rejects("c1-c2-d1", "huts_left_to_place")
        t.rejects_kind("feed", "joker", "huts_left_to_place")
        t.answer(hex_)
    assert t.kind == "feed.huts"


@rule("A6.5")
def test_huts_without_a_legal_hex_stay_in_stock() -> None:
    t = walled("a2", "b1")
    t.expand(RED)
    assert [(event.seat, event.huts) for event in t.told if isinstance(event, HutsKept) and event.seat == RED] == [
        (RED, 4)
    ]
    assert (t.stock_of(RED)["huts"], t.huts_of(RED)) == (10, [])


@rule("A6.5")
def test_the_step_ends_early_when_the_hexes_run_out() -> None:
    t = walled("a3", "b2", "c1", "c2")
    t.cards(RED, "date1", "barley1")
    t.expand(RED)
    assert (t.kind, t.options) == ("hut", ["a2", "b1"])
    t.answer("b1")
    assert [event.huts for event in t.told if isinstance(event, HutsKept)] == [2]
    assert (t.stock_of(RED)["huts"], t.huts_of(RED)) == (8, ["a2", "b1"])


@rule("A6.5")
def test_nothing_is_kept_back_while_a_hex_is_legal() -> None:
    t = walled("b1", "b2", "b3")
    t.cards(RED, "date1", "grape1", "salt1", "barley1")
    t.expand(RED)
    assert [event.hex for event in t.told if isinstance(event, HutPlaced)] == ["a2", "a3", "a4"]
    assert (t.kind, t.options) == ("hut", ["a5", "b4"])
    t.answer("a5")
    assert "HutsKept" not in t.events
    assert t.huts_of(RED) == ["a2", "a3", "a4", "a5"]


@rule("A6.6")
def test_a_hut_that_will_starve_counts_for_adjacency() -> None:
    t = expanding(2)
    t.cards(RED, "date1")
    t.expand(RED)
    t.answers("c6", "c7")
    assert t.huts_of(RED) == ["c7"]


@rule("AX40", "A6.6")
def test_ax40_example_of_an_isolated_hut() -> None:
    t = Table(turn=1, value=2)
    t.ziggurat(RED, "b1").put(RED, "c2", "c3").cards(RED, "grape1")
    t.supply(RED)
    assert (t.huts_of(RED), t.stock_of(RED)["huts"]) == (["c3"], 9)
    t = Table(turn=2, value=2)
    t.ziggurat(RED, "b1").put(RED, "c3")
    t.expand(RED)
    assert t.options == ["a1", "a2", "b2", "b3", "c1", "c2", "c4", "d2", "d3"]
    t.answer("d3")
    assert t.hut_at("d3") == RED


@rule("A6.6")
def test_a_fed_hut_with_no_own_piece_near_it_stays() -> None:
    t = Table()
    t.ziggurat(RED, "b1").put(RED, "i6").cards(RED, "grape2")
    t.supply(RED)
    assert t.huts_of(RED) == ["i6"]


@rule("A6.7")
def test_without_huts_in_stock_the_step_is_skipped() -> None:
    t = expanding(4)
    t.assur(RED, lower=6, middle=2).put(RED, "c5", "d5").cards(RED, "date1", "grape1")
    t.expand(RED)
    assert not [event for event in t.told if isinstance(event, HutPlaced | HutsKept) and event.seat == RED]
    assert t.huts_of(RED) == ["c5", "d5"]


@rule("A6.7")
def test_huts_on_the_board_never_move() -> None:
    t = expanding(2)
    t.put(RED, "c5", "d5").cards(RED, "date1", "grape1", "barley2")
    t.expand(RED)
    t.answers("c6", "d6")
    assert t.huts_of(RED) == ["c5", "c6", "d5"]


@rule("AX4", "A6.2", "A6.3")
def test_ax4_example_of_new_huts() -> None:
    t = expanding(4)
    t.put(BLUE, "d6").cards(RED, "barley2", "grape3", "palm1", "plow")
    t.expand(RED)
    t.answers("c5", "c6", "c7")
    t.rejects("e6", "not_adjacent")
    t.rejects("d6", "hex_occupied")
    t.answer("b4")
    assert (t.kind, t.huts_of(RED), t.stock_of(RED)["huts"]) == ("feed", ["b4", "c5", "c6", "c7"], 6)
