"""M11.1-M11.9: the gathering part of Gather and Trade. Ids: r07 Wood, r08 Food, r09 Clay, r10 Stone."""

import pytest

from tests.rules.mesopotamia.commands import leave_action, refuses
from tests.rules.mesopotamia.table import Table, rule

BASICS = ["stone", "wood", "clay", "food"]


def gatherer(gather: int = 4, empire: str = "babylonian", **held: int) -> Table:
    """Seat 0, which starts in r01, with a Gather card of this level."""
    return Table(empire, "sumerian").level(0, gather=gather).hold(0, **held)


def begun(t: Table) -> Table:
    return t.turn(0).answer("gather.pawn")


def sources(t: Table) -> list[str]:
    return [option for option in t.options if option not in ("other", "end") and not option.startswith("trade")]


HOME = [f"start.{resource}" for resource in BASICS]


@rule("M11.5", "M11.4", "M2.5")
@pytest.mark.parametrize("resource", BASICS)
def test_the_start_region_gives_one_basic_resource_of_choice(resource: str) -> None:
    t = begun(gatherer()).answer(f"start.{resource}")
    assert {each: t.held(0, each) for each in BASICS} == {each: int(each == resource) for each in BASICS}


@rule("M11.5", "M11.3")
def test_the_start_region_gives_once_an_action() -> None:
    t = begun(gatherer().put(0, "spearman", "r08")).answer("start.stone")
    assert sources(t) == ["unit.r08"]
    for again in HOME:
        t.rejects(again, "source_used")


@rule("M11.5")
def test_units_in_the_start_region_gather_nothing() -> None:
    t = begun(gatherer().put(0, "spearman", "r01", 2))
    assert sources(t) == HOME
    t.rejects("unit.r01", "nothing_to_gather")


@rule("M11.5")
def test_the_start_region_of_another_is_no_source() -> None:
    t = begun(gatherer().ship(0, "n04"))
    assert sources(t) == [*HOME, "ship.n04.r11"]
    t.rejects("ship.n04.r02", "nothing_to_gather")


@rule("M11.6")
def test_a_settlement_gathers_the_symbol_of_its_region() -> None:
    t = begun(gatherer().settle(0, "r07").settle(1, "r08"))
    assert sources(t) == [*HOME, "settlement.r07"]
    t.rejects("settlement.r08", "nothing_to_gather")
    t.answer("settlement.r07")
    assert t.held(0, "wood") == 1
    t.rejects("settlement.r07", "source_used")


@rule("M11.7")
@pytest.mark.parametrize("unit", ["spearman", "archer", "horseman", "chariot", "ram"])
@pytest.mark.parametrize(("region", "resource"), [("r07", "wood"), ("r08", "food"), ("r09", "clay"), ("r10", "stone")])
def test_a_unit_gathers_the_symbol_of_its_region(unit: str, region: str, resource: str) -> None:
    t = begun(gatherer().put(0, unit, region))
    assert sources(t) == [*HOME, f"unit.{region}"]
    t.answer(f"unit.{region}")
    assert t.held(0, resource) == 1
    t.rejects(f"unit.{region}", "source_used")


@rule("M11.7")
def test_units_of_one_region_gather_once_each_besides_a_settlement() -> None:
    t = gatherer().put(0, "spearman", "r07").put(0, "ram", "r07").put(0, "archer", "r07").settle(0, "r07")
    begun(t)
    while here := [source for source in sources(t) if "r07" in source]:
        t.answer(here[0])
        if t.kind != "gather":
            break
    assert t.held(0, "wood") == 4


@rule("M11.7", "M11.3")
def test_one_unit_gathers_once_although_others_stand_elsewhere() -> None:
    t = begun(gatherer().put(0, "spearman", "r07").put(0, "archer", "r08")).answer("unit.r07")
    t.rejects("unit.r07", "source_used")
    assert "unit.r08" in t.options


@rule("M11.8", "MX12")
@pytest.mark.parametrize(("region", "resource"), [("r07", "wood"), ("r08", "food")])
def test_mx12_a_ship_gathers_in_one_of_its_two_regions(region: str, resource: str) -> None:
    t = begun(gatherer().ship(0, "n19"))
    assert sources(t) == [*HOME, "ship.n19.r07", "ship.n19.r08"]
    t.answer(f"ship.n19.{region}")
    assert t.held(0, resource) == 1
    for again in ("ship.n19.r07", "ship.n19.r08"):
        t.rejects(again, "source_used")


@rule("M11.8")
def test_each_ship_gathers_by_itself() -> None:
    t = begun(gatherer().ship(0, "n19", "n22")).answers("ship.n19.r08", "ship.n22.r08")
    assert t.held(0, "food") == 2


@rule("M11.3")
@pytest.mark.parametrize(
    ("level", "empire", "times"),
    [(1, "babylonian", 1), (2, "babylonian", 2), (3, "babylonian", 3), (4, "babylonian", 4), (1, "akkadian", 2)],
)
def test_as_many_gatherings_as_the_card_says(level: int, empire: str, times: int) -> None:
    t = gatherer(level, empire, stone=1).put(0, "spearman", "r08", 3).put(0, "archer", "r07", 3).trade("t01")
    begun(t)
    for _ in range(times):
        t.answer(sources(t)[-1])
    assert sources(t) == []
    t.rejects("start.stone", "no_gathers_left")


@rule("MX20", "M11.3", "M11.5", "M11.6", "M11.8")
def test_mx20_start_region_settlement_and_ship() -> None:
    t = Table("elamite", "sumerian").level(0, gather=2).settle(0, "r07").put(0, "spearman", "r07").ship(0, "n19")
    begun(t).answers("start.stone", "settlement.r07")
    t.rejects("settlement.r07", "source_used")
    t.answer("ship.n19.r08")
    assert [t.held(0, resource) for resource in BASICS] == [1, 1, 0, 1]
    refuses(t, 0, "gather", "unit.r07", "no_gathers_left")


@rule("MX20", "M11.3")
def test_mx20_the_ship_is_not_used_a_second_time() -> None:
    t = Table("elamite", "sumerian").level(0, gather=2).settle(0, "r07").ship(0, "n19")
    begun(t).answers("start.stone", "ship.n19.r08").rejects("ship.n19.r07", "source_used")


@rule("M11.3")
@pytest.mark.parametrize("source", ["unit.r08", "settlement.r08", "ship.n19.r08", "unit.r07.2"])
def test_what_is_not_there_gathers_nothing(source: str) -> None:
    begun(gatherer().put(0, "spearman", "r07").put(1, "spearman", "r08")).rejects(source, "nothing_to_gather")


@rule("M11.3")
def test_a_ship_gathers_only_beside_its_section() -> None:
    begun(gatherer().ship(0, "n19")).rejects("ship.n19.r10", "nothing_to_gather")


@rule("M11.9")
def test_enemies_tribes_foreign_settlements_and_hidden_events_do_not_matter() -> None:
    t = gatherer().put(0, "spearman", "r08").put(0, "ram", "r09").put(0, "archer", "r07").put(1, "chariot", "r08", 2)
    t.tribe("r09", spearman=1).settle(1, "r07").hide("r07", "r08", "r09")
    begun(t).answers("unit.r07", "unit.r08", "unit.r09")
    assert [t.held(0, resource) for resource in ("wood", "food", "clay")] == [1, 1, 1]


@rule("M11.9", "M2.7")
def test_a_blocked_region_gives_nothing() -> None:
    t = begun(gatherer().put(0, "spearman", "r07").ship(0, "n19").block("r07"))
    assert sources(t) == [*HOME, "ship.n19.r08"]
    t.rejects("ship.n19.r07", "blocked_region")
    t.rejects("unit.r07", "blocked_region")


@rule("M11.4")
def test_nothing_but_basic_resources_is_gathered() -> None:
    t = gatherer().put(0, "spearman", "r07").put(0, "archer", "r08").put(0, "horseman", "r09").put(0, "ram", "r10")
    begun(t).answers("unit.r07", "unit.r08", "unit.r09", "unit.r10")
    assert (t.held(0, "tablet"), t.held(0, "phalanx")) == (0, 0)
    assert [t.held(0, resource) for resource in BASICS] == [1, 1, 1, 1]


@rule("M11.1", "MX56")
def test_mx56_a_trade_closes_the_gathering_begun_before_it() -> None:
    t = begun(gatherer(2).put(0, "spearman", "r08").trade("t01")).answers("start.stone", "trade.t01")
    assert [t.held(0, resource) for resource in BASICS] == [0, 2, 0, 0]
    refuses(t, 0, "gather", "unit.r08", "part_done")


@rule("M11.1")
def test_a_gathering_closes_the_trading_begun_before_it() -> None:
    t = Table("eblaite", "sumerian").level(0, gather=4).hold(0, stone=2).trade("t01").trade("t05", 2)
    begun(t).answers("trade.t01", "start.food")
    refuses(t, 0, "gather", "trade.t05", "part_done")
    assert t.held(0, "stone") == 1


@rule("M11.1", "M11.2")
@pytest.mark.parametrize("first", ["trade", "gathering"])
def test_both_parts_in_either_order_and_a_trade_is_no_gathering(first: str) -> None:
    gathering = ["start.clay", "unit.r08"]
    t = begun(gatherer(2, stone=1).put(0, "spearman", "r08").trade("t01"))
    t.answers(*(["trade.t01", *gathering] if first == "trade" else [*gathering, "trade.t01"]))
    assert [t.held(0, resource) for resource in BASICS] == [0, 2, 1, 1]


@rule("M11.1", "M11.3")
@pytest.mark.parametrize("part", ["start.clay", "trade.t01", ""])
def test_each_part_may_be_left_out(part: str) -> None:
    t = begun(gatherer(2, stone=1).trade("t01"))
    if part:
        t.answer(part)
    leave_action(t).answer("end")
    assert t.seat == 1


@rule("M11.3")
def test_no_more_gatherings_are_promised_than_there_are_sources() -> None:
    t = Table().level(0, gather=2).turn(0).answer("gather.pawn")
    asked = t.question()
    assert (asked.prompt.args["left"], asked.about["left"]) == (1, 2)
