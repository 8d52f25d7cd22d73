"""M2: the map, Start Regions, blocked regions, river sections."""

import pytest

from engine.mesopotamia.content.map import REGIONS, SECTIONS, SECTIONS_OF, STARTS, neighbours_of
from tests.rules.mesopotamia.table import GAME, Table, rule


@rule("M2.1")
def test_31_regions_and_adjacency_is_mutual() -> None:
    assert len(REGIONS) == 31
    assert {number: f"r0{number}" for number in range(1, 7)} == STARTS
    sectors = [region.sector for region in REGIONS.values() if not region.start]
    assert [sectors.count(sector) for sector in range(7)] == [1, 4, 4, 4, 4, 4, 4]
    for region in REGIONS.values():
        assert region.id not in region.adjacent
        assert all(region.id in REGIONS[other].adjacent for other in region.adjacent)


@rule("M2.1", "M6.3")
@pytest.mark.parametrize("region", ["r08", "r31", "r20"])
def test_a_unit_steps_to_adjacent_regions_only(region: str) -> None:
    t = Table().put(0, "spearman", region).turn(0).answer("explore.pawn")
    to = {option.split(".")[2] for option in t.options if option.startswith("spearman")}
    assert to == set(REGIONS[region].adjacent)


@rule("M2.2", "M2.5")
def test_what_is_printed_on_regions() -> None:
    for region in REGIONS.values():
        if region.start:
            assert (region.terrain, region.resource, region.event_slot, region.tribe) == ("start", "", "", {})
        else:
            assert region.terrain in ("plain", "mountain", "desert")
            assert region.resource in ("stone", "wood", "clay", "food", "")
            assert region.event_slot in (region.terrain, "")
    slots = [region.event_slot for region in REGIONS.values()]
    assert slots.count("plain") <= 12
    assert slots.count("mountain") <= 8
    assert slots.count("desert") <= 10


@rule("M2.3", "M2.4")
def test_a_start_region_stays_with_its_empire() -> None:
    t = Table().put(0, "spearman", "r31").put(1, "chariot", "r08", 2).put(1, "archer", "r07").ship(1, "n01").turn(0)
    view = GAME.view(t.state, None)
    assert (view.regions["r01"].controller, view.regions["r02"].controller, view.regions["r03"].controller) == (
        0,
        1,
        None,
    )


@rule("M2.4")
@pytest.mark.parametrize("unit", ["spearman", "horseman"])
def test_a_start_region_in_use_is_closed_to_others(unit: str) -> None:
    t = Table().put(0, unit, "r12").turn(0).answer("explore.pawn")
    assert f"{unit}.r12.r02" not in t.options
    t.rejects(f"{unit}.r12.r02", "foreign_start_region")


@rule("M2.4")
def test_a_start_region_in_use_is_not_crossed() -> None:
    t = Table("babylonian", "sumerian", starts=["r01", "r02"]).put(0, "horseman", "r11").wall(1, "r12", "r25")
    t.turn(0).rejects("explore.pawn", "nothing_to_do")
    t = Table("babylonian", "sumerian", starts=["r01", "r05"]).put(0, "horseman", "r11").wall(1, "r12", "r25")
    t.turn(0).answers("explore.pawn", "horseman.r11.r13")
    assert t.units(0, "r13") == {"horseman": 1}


@rule("M2.4")
def test_ones_own_start_region_is_open() -> None:
    t = Table().put(0, "horseman", "r07").turn(0).answer("explore.pawn").answer("horseman.r07.r01")
    assert t.units(0, "r01") == {"horseman": 1}


@rule("M2.6")
def test_an_unused_start_region_is_entered() -> None:
    t = Table().put(0, "spearman", "r15").turn(0).answers("explore.pawn", "spearman.r15.r03")
    assert t.units(0, "r03") == {"spearman": 1}


@rule("M2.6")
def test_an_unused_start_region_has_no_symbol() -> None:
    t = Table().put(0, "spearman", "r03").ship(0, "n07").turn(0).answer("gather.pawn")
    assert "ship.n07.r15" in t.options
    t.rejects("unit.r03", "nothing_to_gather")
    t.rejects("ship.n07.r03", "nothing_to_gather")


@rule("M2.6")
@pytest.mark.parametrize("item", ["wall", "settlement"])
def test_an_unused_start_region_may_be_settled_and_walled(item: str) -> None:
    t = Table().put(0, "archer", "r04").hold(0, stone=1, wood=1, food=1).level(0, build=3).turn(0)
    t.answers("build.pawn", item)
    assert (t.state.walls if item == "wall" else t.state.settlements) == {"r04": 0}


@rule("M2.7")
@pytest.mark.parametrize("item", ["wall", "settlement"])
def test_nothing_is_built_in_a_blocked_region(item: str) -> None:
    t = (
        Table()
        .put(0, "archer", "r23")
        .put(0, "spearman", "r08")
        .put(0, "spearman", "r09")
        .block("r23")
        .level(0, build=3)
    )
    t.hold(0, stone=2, wood=1, food=1).turn(0).answers("build.pawn", item)
    assert t.kind == "build.place"
    assert t.options == ["r08", "r09"]
    t.rejects("r23", "blocked_region")


@rule("M2.7", "M6.9")
def test_a_blocked_region_is_entered_and_crossed_but_reveals_nothing() -> None:
    t = Table().put(0, "horseman", "r24").block("r23", "r17").hide("r23").turn(0)
    t.answers("explore.pawn", "horseman.r24.r23")
    assert t.units(0, "r23") == {"horseman": 1}
    assert (t.state.hidden, t.state.tokens) == (["r23"], {})
    t = Table().put(0, "horseman", "r05").block("r23").turn(0).answers("explore.pawn", "horseman.r05.r17")
    assert t.units(0, "r17") == {"horseman": 1}


@rule("M2.7")
def test_combat_takes_place_in_a_blocked_region() -> None:
    t = Table().put(0, "archer", "r23").put(1, "spearman", "r23").hold(0, phalanx=1).block("r23").combat()
    assert t.kind == "bid"


@rule("M2.8")
def test_72_sections_one_for_each_border() -> None:
    borders = {frozenset((region.id, other)) for region in REGIONS.values() for other in region.adjacent}
    assert len(SECTIONS) == len(borders) == 72
    assert {frozenset(section.regions) for section in SECTIONS.values()} == borders
    for region, sections in SECTIONS_OF.items():
        assert len(sections) == len(REGIONS[region].adjacent)


@rule("M2.8")
def test_neighbouring_sections_share_a_junction() -> None:
    for section in SECTIONS.values():
        ends = {section.j1, section.j2}
        neighbours = {each.id for each in SECTIONS.values() if each != section and ends & {each.j1, each.j2}}
        assert set(neighbours_of(section.id)) == neighbours
        assert all(section.id in neighbours_of(other) for other in neighbours)


NAMED = {section.id for section in SECTIONS.values() if section.river}


@rule("M2.9")
def test_32_named_sections_are_connected_and_touch_every_start_region() -> None:
    assert len(NAMED) == 32
    reached, found = {"n03"}, ["n03"]
    while found:
        further = set(neighbours_of(found.pop())) & NAMED - reached
        reached |= further
        found += further
    assert reached == NAMED
    assert all(NAMED & set(SECTIONS_OF[start]) for start in STARTS.values())


def shipbuilder(*, named_rivers: bool) -> Table:
    t = Table("babylonian", "sumerian", named_rivers=named_rivers).level(0, build=2).hold(0, wood=1)
    return t.settle(0, "r10").turn(0).answers("build.pawn", "ship")


@rule("M2.9", "M1.12")
def test_with_named_rivers_only_ships_are_built_on_those() -> None:
    t = shipbuilder(named_rivers=True)
    assert set(t.options) == {"n03", "n25", "n29", "n30", "n31"}
    for section in ("n01", "n02", "n22", "n28"):
        t.rejects(section, "not_navigable")


@rule("M2.9")
def test_by_default_every_section_is_navigable() -> None:
    assert set(shipbuilder(named_rivers=False).options) == {*SECTIONS_OF["r01"], *SECTIONS_OF["r10"]}


@rule("M2.9")
def test_with_named_rivers_only_ships_move_on_those() -> None:
    t = Table("babylonian", "sumerian", named_rivers=True).ship(0, "n03").turn(0).answer("explore.pawn")
    if t.kind == "explore":
        t.answer("ship.n03")
    assert t.kind == "explore.section"
    assert set(t.options) <= NAMED
    t.rejects("n02", "not_navigable")


@rule("M2.9", "M3.10")
def test_with_named_rivers_only_the_eblaite_ship_lies_on_those() -> None:
    t = Table.new(2, sets="all", rivers="named", seed=1).answers("a", "eblaite", "akkadian", "r02", "r03")
    seat = next(seat for seat, player in enumerate(t.state.players) if player.empire == "eblaite")
    assert t.state.ships == {"n09": [seat]}


def two_combats(first: str, second: str) -> Table:
    """Seats 0 and 1 meet in one region, 2 and 3 in another; seat 3 leads on the Event track."""
    t = Table("babylonian", "sumerian", "akkadian", "elamite").event_track([0, 1, 2], [3])
    t.put(0, "archer", first).put(1, "spearman", first).put(2, "archer", second).put(3, "spearman", second)
    return t.hold(0, phalanx=1).hold(2, phalanx=1)


@rule("M2.10", "M16.60")
@pytest.mark.parametrize(
    ("first", "second", "near"),
    [("r10", "r31", True), ("r10", "r22", True), ("r08", "r28", True), ("r09", "r17", False), ("r08", "r20", False)],
)
@pytest.mark.parametrize("obstacles", [False, True])
def test_distance_is_counted_in_steps_whatever_stands_between(
    first: str, second: str, near: bool, obstacles: bool
) -> None:
    t = two_combats(first, second)
    if obstacles:
        t.wall(0, "r14").wall(1, "r30").settle(0, "r13").block("r23").put(1, "chariot", "r26", 2)
    t.combat()
    assert t.asked[0].kind == ("order" if near else "bid")
