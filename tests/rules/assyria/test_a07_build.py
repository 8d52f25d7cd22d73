import pytest

from engine.assyria import data
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

RIVERS = ("river1", "river2")


@rule("A7.4")
def test_a_base_from_stock_replaces_the_hut_which_returns_to_stock() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c6", "c7")
    t.camels(RED, 8)
    t.act(RED)
    t.build("c6")
    assert t.ziggurat_at("c6") == (RED, 1)
    assert t.hut_at("c6") is None
    assert t.huts_of(RED) == ["c7"]
    assert t.sites_of(RED) == ["b5", "c6"]
    assert t.stock_of(RED) == {"huts": 9, "bases": 2, "centres": 4, "roofs": 4}
    assert t.camels_of(RED) == 2


@rule("A7.4", "AX35")
def test_the_freed_hut_can_be_used_for_intrigue_at_once() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c6", "c7", "d6", "e7", "d5", "e6", "f6", "b6", "a6", "c4")
    t.camels(RED, 8)
    t.act(RED)
    assert t.stock_of(RED)["huts"] == 0
    t.rejects("intrigue.lower", "no_hut_in_stock")
    t.build("c6")
    assert t.stock_of(RED)["huts"] == 1
    t.intrigue("lower")
    assert t.assur_at("lower") == [RED]
    assert t.stock_of(RED)["huts"] == 0
    assert t.camels_of(RED) == 0


@rule("A7.4")
def test_a_fifth_site_is_refused() -> None:
    t = Table()
    for site in ("b5", "d5", "f6", "h6"):
        t.ziggurat(RED, site)
    t.put(RED, "c6")
    t.camels(RED, 10)
    t.act(RED)
    assert t.stock_of(RED)["bases"] == 0
    assert "build" not in t.options
    t.rejects("build.c6", "no_base_left")


@rule("A7.4")
def test_the_fourth_base_can_be_built() -> None:
    t = Table()
    for site in ("b5", "d5", "f6"):
        t.ziggurat(RED, site)
    t.put(RED, "c6")
    t.camels(RED, 6)
    t.act(RED)
    t.build("c6")
    assert t.sites_of(RED) == ["b5", "c6", "d5", "f6"]


@rule("A7.4")
@pytest.mark.parametrize("hex_", ["c7", "d5", "i7", "b5", "i6"])
def test_only_an_own_hut_is_replaced(hex_: str) -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.ziggurat(BLUE, "i6")
    t.put(RED, "c6")
    t.put(BLUE, "i7", "d5")
    t.camels(RED, 10)
    t.act(RED)
    t.rejects(f"build.{hex_}", "no_own_hut_here")


@rule("A7.5")
@pytest.mark.parametrize("terrain", ["outside", "between"])
def test_a_base_can_be_built_on_every_hex_off_the_rivers(terrain: str) -> None:
    for hex_ in (hex_.id for hex_ in data.HEXES.values() if hex_.terrain == terrain):
        t = Table()
        t.put(RED, hex_)
        t.camels(RED, 6)
        t.act(RED)
        t.build(hex_)
        assert t.ziggurat_at(hex_) == (RED, 1)


@rule("A7.5")
@pytest.mark.parametrize("terrain", RIVERS)
def test_no_base_can_be_built_on_a_river(terrain: str) -> None:
    for hex_ in (hex_.id for hex_ in data.HEXES.values() if hex_.terrain == terrain):
        t = Table()
        t.put(RED, hex_)
        t.camels(RED, 10)
        t.act(RED)
        assert "build" not in t.options
        t.rejects(f"build.{hex_}", "river_hex")


@rule("A7.5")
def test_river_huts_are_not_offered_for_building() -> None:
    t = Table()
    t.put(RED, "b4", "b2", "b3", "b6", "c3")
    t.camels(RED, 6)
    t.act(RED)
    t.answer("build")
    assert (t.kind, t.options) == ("build.hex", ["b3", "b6", "c3"])


@rule("A7.6", "A6.22")
@pytest.mark.parametrize("hex_", ["c1", "d1"])
def test_no_base_beside_a_well(hex_: str) -> None:
    t = Table()
    t.put(RED, "c1", "d1", "b1")
    t.well("c1-c2-d1")
    t.camels(RED, 10)
    t.act(RED)
    t.rejects(f"build.{hex_}", "touches_well")


@rule("A7.6")
def test_a_hex_next_to_those_of_the_well_is_free_for_a_base() -> None:
    t = Table()
    t.put(RED, "c1", "d1", "b1", "e1", "e2")
    t.well("c1-c2-d1")
    t.camels(RED, 6)
    t.act(RED)
    t.answer("build")
    assert t.options == ["b1", "e1", "e2"]
    t.answer("b1")
    assert t.ziggurat_at("b1") == (RED, 1)


@rule("A7.6")
def test_every_well_counts_and_each_forbids_three_hexes() -> None:
    t = Table()
    t.put(RED, "b6", "c6", "c7", "d6", "e7", "d5")
    t.well("b6-c6-c7")
    t.well("d6-e6-e7")
    t.camels(RED, 10)
    t.act(RED)
    for hex_ in ("b6", "c6", "c7", "d6", "e7"):
        t.rejects(f"build.{hex_}", "touches_well")
    t.build("d5")
    assert t.ziggurat_at("d5") == (RED, 1)


@rule("A7.6", "AX30")
def test_ax30_where_a_base_may_stand_after_a_well() -> None:
    t = Table(order=(RED, GREEN, YELLOW, BLUE))
    t.ziggurat(BLUE, "b1")
    t.put(BLUE, "c1", "c2", "c3", "d1")
    t.camels(BLUE, 3)
    t.wells(BLUE)
    t.answer("c1-c2-d1").end()
    assert (t.seat, t.kind) == (BLUE, "action")
    assert t.camels_of(BLUE) == 6
    t.rejects("build.c1", "touches_well")
    t.rejects("build.d1", "touches_well")
    t.rejects("build.c2", "river_hex")
    t.rejects("build.d2", "no_own_hut_here")
    t.rejects("build.e2", "no_own_hut_here")
    t.build("c3")
    assert t.ziggurat_at("c3") == (BLUE, 1)


@rule("A7.6")
def test_the_well_of_another_forbids_a_base_too() -> None:
    t = Table(turn=1, order=(BLUE, RED, GREEN, YELLOW))
    t.put(BLUE, "c2", "d1")
    t.put(RED, "c1")
    t.well("c1-c2-d1")
    t.camels(RED, 10)
    t.camels(BLUE, 10)
    t.act(BLUE)
    t.rejects("build.d1", "touches_well")
    t.done()
    assert t.seat == RED
    t.rejects("build.c1", "touches_well")


@rule("A7.7")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_the_hex_of_a_ziggurat_is_closed_to_everybody(seat: int) -> None:
    t = Table(order=(RED, BLUE, GREEN, YELLOW))
    t.ziggurat(RED, "c6")
    t.put(RED, "c7")
    t.ziggurat(BLUE, "b5")
    t.expand(seat)
    assert t.kind == "hut"
    assert "c6" not in t.options
    t.rejects("c6", "hex_occupied")


@rule("A7.7")
def test_a_new_base_stays_through_famine_and_flood() -> None:
    t = Table(turn=2, players=2, order=(RED, BLUE))
    t.put(RED, "c6")
    t.camels(RED, 6)
    t.act(RED)
    t.build("c6").done()
    assert t.turn == 3
    while t.turn == 3:
        assert t.default is not None
        t.answer(t.default)
        assert t.ziggurat_at("c6") == (RED, 1)


@rule("A7.7", "AX10")
def test_ax10_build_a_base_and_extend_another_ziggurat_in_one_turn() -> None:
    t = Table(turn=2)
    t.ziggurat(YELLOW, "i6")
    t.put(YELLOW, "i7")
    t.camels(YELLOW, 9)
    t.act(YELLOW)
    t.build("i7").extend("i6")
    assert t.camels_of(YELLOW) == 0
    assert t.ziggurat_at("i7") == (YELLOW, 1)
    assert t.ziggurat_at("i6") == (YELLOW, 2)
    assert t.stock_of(YELLOW) == {"huts": 10, "bases": 2, "centres": 3, "roofs": 4}


@rule("A7.10", "AX10")
def test_ax10_the_new_base_is_not_extended_in_the_same_turn() -> None:
    t = Table(turn=2)
    t.ziggurat(YELLOW, "i6")
    t.put(YELLOW, "i7")
    t.camels(YELLOW, 10)
    t.act(YELLOW)
    t.build("i7")
    t.rejects("extend.i7", "level_already_added")
    t.extend("i6")
    assert t.ziggurat_at("i7") == (YELLOW, 1)
