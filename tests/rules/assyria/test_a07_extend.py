import pytest

from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, RED, Table, rule


def owner(camels: int = 10, **levels: int) -> Table:
    t = Table()
    for site, level in levels.items():
        t.ziggurat(RED, site, level=level)
    t.camels(RED, camels)
    return t


@rule("A7.8")
@pytest.mark.parametrize(
    ("level", "cost", "stock"),
    [
        (1, 3, {"huts": 10, "bases": 3, "centres": 3, "roofs": 4}),
        (2, 2, {"huts": 10, "bases": 3, "centres": 3, "roofs": 3}),
    ],
)
def test_the_next_tile_follows_from_the_level(level: int, cost: int, stock: dict[str, int]) -> None:
    t = owner(b5=level)
    t.act(RED)
    t.extend("b5")
    assert t.ziggurat_at("b5") == (RED, level + 1)
    assert t.camels_of(RED) == 10 - cost
    assert t.stock_of(RED) == stock
    assert "ZigguratExtended" in t.events


@rule("A7.8")
@pytest.mark.parametrize("hex_", ["i6", "c6", "c7", "d5"])
def test_only_an_own_ziggurat_is_extended(hex_: str) -> None:
    t = owner(b5=1)
    t.ziggurat(BLUE, "i6")
    t.put(RED, "c6")
    t.put(BLUE, "c7")
    t.act(RED)
    t.rejects(f"extend.{hex_}", "not_your_ziggurat")


@rule("A7.8")
def test_a_ziggurat_with_a_roof_is_complete() -> None:
    t = owner(b5=3)
    t.act(RED)
    assert "extend" not in t.options
    t.rejects("extend.b5", "ziggurat_complete")


@rule("A7.8")
def test_a_complete_ziggurat_and_those_of_others_are_not_offered() -> None:
    t = owner(b5=3, d5=1, f6=2)
    t.ziggurat(BLUE, "i6")
    t.act(RED)
    t.answer("extend")
    assert (t.kind, t.options) == ("extend.hex", ["d5", "f6"])


@rule("A7.9")
def test_a_ziggurat_gains_one_level_a_turn() -> None:
    t = owner(b5=1)
    t.act(RED)
    t.extend("b5")
    assert t.camels_of(RED) == 7
    assert "extend" not in t.options
    t.rejects("extend.b5", "level_already_added")


@rule("A7.9")
def test_several_ziggurats_gain_one_level_each() -> None:
    t = owner(b5=1, d5=2, f6=1, h6=2)
    t.act(RED)
    t.extend("b5").extend("d5").extend("f6").extend("h6")
    assert [t.ziggurat_at(site) for site in ("b5", "d5", "f6", "h6")] == [(RED, 2), (RED, 3), (RED, 2), (RED, 3)]
    assert t.camels_of(RED) == 0


@rule("A7.9")
def test_a_ziggurat_raised_is_no_longer_offered_but_the_others_are() -> None:
    t = owner(b5=1, d5=1, f6=2)
    t.act(RED)
    t.extend("d5").answer("extend")
    assert (t.kind, t.options) == ("extend.hex", ["b5", "f6"])


@rule("A7.9")
def test_the_limit_is_of_the_turn() -> None:
    t = owner(camels=5, b5=1)
    t.assur(RED, middle=4, lower=6)
    t.act(RED)
    t.extend("b5").done()
    walk.defaults_until(t, lambda t: t.seat == RED and t.kind == "action")
    assert t.turn == 2
    t.extend("b5")
    assert t.ziggurat_at("b5") == (RED, 3)
    assert t.camels_of(RED) == 0


@rule("A7.10")
def test_a_base_of_this_turn_receives_its_centre_in_the_next() -> None:
    t = owner(camels=9, b5=1)
    t.put(RED, "c6")
    t.assur(RED, middle=4, lower=5)
    t.act(RED)
    t.build("c6")
    t.rejects("extend.c6", "level_already_added")
    t.done()
    walk.defaults_until(t, lambda t: t.seat == RED and t.kind == "action")
    assert t.turn == 2
    t.extend("c6")
    assert t.ziggurat_at("c6") == (RED, 2)


@rule("A7.10")
def test_a_starting_base_may_be_extended_in_turn_1() -> None:
    t = Table.new(players=2, seed=1)
    t.answer("b1").end()
    walk.defaults_until(t, lambda t: t.kind == "hut")
    builder = next(seat for seat in t.order if t.sites_of(seat) == ["b1"])
    walk.defaults_until(t, lambda t: t.kind == "hut" and t.seat == builder)
    t.answers("c2", "d2", "e3", "f2")
    walk.defaults_until(t, lambda t: t.turn > 1 or (t.kind == "action" and t.seat == builder))
    assert t.turn == 1
    assert t.camels_of(builder) >= 3
    t.extend("b1")
    assert t.ziggurat_at("b1") == (builder, 2)


@rule("A7.11")
@pytest.mark.parametrize("site", ["b5", "c3", "e7"])
def test_extending_needs_no_hut_and_is_not_hindered_by_wells_around(site: str) -> None:
    t = owner(**{site: 1})
    t.well("b6-c6-c7")
    t.well("d5-d6-e6")
    t.well("c1-c2-d1")
    t.act(RED)
    assert t.huts_of(RED) == []
    t.extend(site)
    assert t.ziggurat_at(site) == (RED, 2)


@rule("A7.11")
def test_centres_and_roofs_last_for_all_sites() -> None:
    t = owner(b5=2, d5=2, f6=2, h6=1)
    t.act(RED)
    t.extend("b5").extend("h6").extend("d5").extend("f6")
    assert t.camels_of(RED) == 1
    assert t.stock_of(RED) == {"huts": 10, "bases": 0, "centres": 0, "roofs": 1}
