from collections.abc import Callable

import pytest

from engine.mesopotamia.content.empires import RESOURCES
from tests.games import words_for
from tests.rules.mesopotamia.layout import Layout, rule

COSTS = {
    "wall": {"stone": 1},
    "ziggurat": {"stone": 1, "clay": 1},
    "ram": {"wood": 1, "stone": 1},
    "ship": {"wood": 1},
    "settlement": {"wood": 1, "stone": 1, "food": 1},
    "gardens": {"stone": 2, "clay": 1, "wood": 1},
}
LEVELS = {"wall": 1, "ziggurat": 1, "ram": 2, "ship": 2, "settlement": 3, "gardens": 4}
PLACES = {"wall": "r09", "ziggurat": "white", "ram": "r01", "ship": "n01", "settlement": "r09", "gardens": ""}
Laid = Callable[[Layout], object]


def builder(level: int = 3, empire: str = "sumerian", stock: int = 5) -> Layout:
    """Somebody who has places for everything: Units in r08, r09 and no limit to think of."""
    t = Layout(empire, "akkadian").level(0, build=level).hold(0, stone=stock, wood=stock, clay=stock, food=stock)
    return t.squares({0: 6}).put(0, "spearman", "r08").put(0, "spearman", "r09")


def held(t: Layout) -> dict[str, int]:
    return {resource: t.held(0, resource) for resource in RESOURCES if t.held(0, resource)}


@rule("M9.1", "M9.2", "M9.8")
@pytest.mark.parametrize("item", list(COSTS))
def test_what_is_built_is_paid_when_built(item: str) -> None:
    t = builder(LEVELS[item], stock=0).hold(0, **COSTS[item]).act("build").build(item, PLACES[item])
    assert held(t) == {}
    s = t.state
    built = {
        "wall": s.walls == {"r09": 0},
        "ziggurat": s.players[0].ziggurat == 1,
        "ram": t.units(0, "r01") == {"ram": 1},
        "ship": s.ships == {"n01": [0]},
        "settlement": s.settlements == {"r09": 0},
        "gardens": s.garden_builders == [0],
    }
    assert [name for name, stands in built.items() if stands] == [item]
    assert t.kind == "action"


@rule("M9.1")
@pytest.mark.parametrize(("item", "resource"), [(item, resource) for item, cost in COSTS.items() for resource in cost])
def test_nothing_is_built_without_its_price(item: str, resource: str) -> None:
    spare, other = ("ship", "wood") if resource == "stone" else ("wall", "stone")
    t = builder(4, stock=0).hold(0, **{other: 1}).hold(0, **COSTS[item])
    t.hold(0, **{resource: COSTS[item][resource] - 1})
    t.act("build")
    assert spare in t.options
    assert item not in t.options
    t.rejects(f"{item}.{PLACES[item]}" if PLACES[item] else item, "cannot_pay")


@rule("M9.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("item", list(COSTS))
def test_a_card_unlocks_what_its_level_and_those_below_name(item: str, level: int) -> None:
    t = builder(level).act("build")
    if LEVELS[item] <= level:
        assert item in t.options
    else:
        assert item not in t.options
        t.rejects(item, "not_unlocked")


@rule("M9.1")
@pytest.mark.parametrize(
    ("empire", "level", "builds"),
    [
        ("sumerian", 1, 1),
        ("sumerian", 4, 1),
        ("babylonian", 3, 1),
        ("babylonian", 4, 2),
        ("eblaite", 3, 1),
        ("eblaite", 4, 2),
        ("mariote", 1, 1),
        ("mariote", 2, 2),
        ("mariote", 3, 2),
        ("mariote", 4, 2),
    ],
)
def test_an_action_builds_as_many_items_as_the_card_says(empire: str, level: int, builds: int) -> None:
    t = builder(level, empire).put(0, "archer", "r10").act("build")
    for region in ("r08", "r09")[:builds]:
        t.build("wall", region)
    assert t.kind == "action"
    t.rejects("wall.r10", "no_builds_left", kind="build")
    assert len(t.state.walls) == builds


@rule("M9.1", "MX15")
@pytest.mark.parametrize(
    ("items", "cost"),
    [
        ((("ziggurat", "white"), ("ziggurat", "silver")), {"stone": 2, "clay": 2}),
        ((("wall", "r08"), ("ziggurat", "white")), {"stone": 2, "clay": 1}),
        ((("wall", "r08"), ("wall", "r09")), {"stone": 2}),
        ((("ship", "n01"), ("settlement", "r08")), {"wood": 2, "stone": 1, "food": 1}),
    ],
)
def test_mx15_two_items_equal_or_different(items: tuple[tuple[str, str], ...], cost: dict[str, int]) -> None:
    t = builder(4, "babylonian", stock=0).hold(0, **cost).act("build")
    for item, place in items:
        t.build(item, place)
    assert held(t) == {}
    assert t.kind == "action"


@rule("M9.1", "M9.5", "MX15")
def test_mx15_both_items_must_be_paid_and_capped() -> None:
    t = builder(4, "babylonian").squares({0: 1}).act("build").build("ziggurat", "white")
    t.rejects("ziggurat", "population_too_low")
    t = builder(4, "babylonian", stock=0).hold(0, stone=2, clay=1).act("build").build("ziggurat", "white")
    t.rejects("ziggurat.silver", "cannot_pay")


@rule("M9.1")
def test_items_are_built_one_after_another() -> None:
    """A Settlement built first is already a place for a Ram."""
    t = builder(4, "babylonian").act("build").rejects("ram.r09", "bad_placement")
    t.build("settlement", "r09").build("ram", "r09")
    assert t.units(0, "r09") == {"spearman": 1, "ram": 1}


@rule("M9.1")
def test_building_may_be_left_out() -> None:
    t = builder(4, "babylonian").act("build").build("wall", "r08").answer("other")
    assert t.kind == "action"
    assert t.state.walls == {"r08": 0}


@rule("M9.1")
@pytest.mark.parametrize(
    ("item", "place", "laid"),
    [
        ("wall", "r09", lambda t: t.wall(0, "r20", "r21", "r22")),
        ("settlement", "r09", lambda t: t.settle(0, "r20", "r21", "r22")),
        ("ram", "r01", lambda t: t.put(0, "ram", "r20", 2)),
        ("ship", "n01", lambda t: t.ship(0, "n20", "n30", "n40")),
    ],
)
def test_without_a_figure_in_stock_nothing_is_built(item: str, place: str, laid: Laid) -> None:
    t = builder()
    laid(t)
    t.act("build").rejects(f"{item}.{place}", "no_figure")
    assert item not in t.options


@rule("M5.5", "MX3")
def test_mx3_a_card_raised_by_research_is_used_at_its_new_level() -> None:
    t = builder(1).hold(0, tablet=1).ziggurat(0, "silver:an").turn()
    t.answers("research.1", "build", "other", "build.pawn")
    assert {"ram", "ship"} <= set(t.options)
    t.build("ship", "n01")
    assert t.state.ships == {"n01": [0]}


def build_where_present(item: str, laid: Laid, allowed: bool) -> Layout:
    """Build in a region that is laid out so, or demand that it is refused for want of an own figure there."""
    t = builder()
    laid(t)
    t.act("build")
    return t.build(item, "r10") if allowed else t.rejects(f"{item}.r10", "no_presence")


@rule("M9.2", "M9.11")
@pytest.mark.parametrize(
    ("laid", "allowed"),
    [
        (lambda t: t.put(0, "archer", "r10"), True),
        (lambda t: t.settle(0, "r10"), True),
        (lambda t: t.put(0, "ram", "r10"), True),
        (lambda t: t.ship(0, "n31"), False),
        (lambda t: t, False),
    ],
)
def test_a_wall_needs_an_own_unit_or_settlement(laid: Laid, allowed: bool) -> None:
    t = build_where_present("wall", laid, allowed)
    assert t.state.walls == ({"r10": 0} if allowed else {})


@rule("M9.11", "M9.3")
@pytest.mark.parametrize(
    ("laid", "allowed"),
    [
        (lambda t: t.put(0, "archer", "r10"), True),
        (lambda t: t.put(0, "ram", "r10"), True),
        (lambda t: t.ship(0, "n31"), False),
        (lambda t: t, False),
    ],
)
def test_a_settlement_needs_an_own_unit(laid: Laid, allowed: bool) -> None:
    t = build_where_present("settlement", laid, allowed)
    assert t.state.settlements == ({"r10": 0} if allowed else {})


@rule("M9.3")
@pytest.mark.parametrize("item", ["wall", "settlement"])
@pytest.mark.parametrize(
    ("laid", "code"),
    [
        (lambda t: t.put(1, "spearman", "r10"), "contested"),
        (lambda t: t.tribe("r10", archer=1), "contested"),
        (lambda t: t.block("r10"), "blocked_region"),
    ],
)
def test_nothing_is_built_where_nobody_has_control(item: str, laid: Laid, code: str) -> None:
    t = builder().put(0, "archer", "r10")
    laid(t)
    t.act("build").rejects(f"{item}.r10", code)
    t.answer(item)
    assert t.options == ["r08", "r09"]


@rule("M9.3")
def test_no_wall_beside_a_settlement_of_another_empire() -> None:
    t = builder().put(0, "archer", "r10").settle(1, "r10").act("build").rejects("wall.r10", "contested")
    t.answer("settlement")
    assert t.options == ["r08", "r09"]


@rule("M9.3")
@pytest.mark.parametrize("item", ["wall", "settlement"])
def test_enemy_rams_and_ships_do_not_contest_a_region(item: str) -> None:
    t = builder().put(0, "archer", "r10").put(1, "ram", "r10").ship(1, "n31").act("build").build(item, "r10")
    assert {"wall": t.state.walls, "settlement": t.state.settlements}[item] == {"r10": 0}


@rule("M9.2", "M9.3")
@pytest.mark.parametrize("item", ["wall", "settlement"])
def test_nothing_is_built_in_a_start_region_in_use(item: str) -> None:
    t = builder().put(0, "archer", "r01").act("build").answer(item)
    assert t.options == ["r08", "r09"]
    t.rejects("r01", "bad_placement")


@rule("M9.4")
def test_rams_and_ships_are_built_at_home_or_at_own_settlements() -> None:
    t = builder(4, "babylonian").settle(0, "r31").settle(1, "r20").wall(0, "r10").act("build")
    t.answer("ram")
    assert t.options == ["r01", "r31"]
    t.rejects("r08", "bad_placement").rejects("r20", "bad_placement").rejects("r10", "bad_placement")
    t.answer("r31").answer("ship")
    assert t.options == ["n01", "n02", "n03", "n31", "n40", "n53", "n62", "n67", "n72"]
    t.rejects("n19", "bad_placement").rejects("n04", "bad_placement")


@rule("M9.4")
@pytest.mark.parametrize(("item", "place"), [("ram", "r31"), ("ship", "n31")])
def test_enemies_at_an_own_settlement_do_not_matter(item: str, place: str) -> None:
    t = builder().settle(0, "r31").put(1, "spearman", "r31", 2).act("build").build(item, place)
    assert t.kind == "action"
    assert t.units(0, "r31") == ({"ram": 1} if item == "ram" else {})
    assert t.state.ships == ({"n31": [0]} if item == "ship" else {})


@rule("M9.5", "MX14")
def test_mx14_the_ziggurat_is_capped_by_the_population() -> None:
    t = builder().squares({0: 1}).ziggurat(0, "white:ud").act("build").rejects("ziggurat", "population_too_low")
    t = builder().squares({0: 2}).ziggurat(0, "white:ud").act("build").build("ziggurat", "silver")
    assert t.state.players[0].ziggurat == 2
    assert [die.colour for die in t.state.players[0].dice] == ["white", "silver"]


@rule("M9.5")
@pytest.mark.parametrize("square", [1, 2, 3, 4, 5])
def test_as_many_levels_as_the_population_square(square: int) -> None:
    dice = ["white", "silver", "black", "white", "silver"]
    t = builder().squares({0: square}).ziggurat(0, *dice[: square - 1]).act("build").answer("ziggurat")
    if t.kind == "build.place":
        t.answer(t.options[0])
    assert t.state.players[0].ziggurat == len(t.state.players[0].dice) == square
    t = builder().squares({0: square}).ziggurat(0, *dice[:square]).act("build")
    t.rejects("ziggurat", "population_too_low")


@rule("M9.5")
def test_the_ziggurat_has_six_levels() -> None:
    t = builder().squares({0: 10}).ziggurat(0, *["white", "silver", "black"] * 2).act("build")
    t.rejects("ziggurat", "ziggurat_complete")
    assert "ziggurat" not in t.options


@rule("M9.6")
@pytest.mark.parametrize(("item", "place"), [("ram", "r01"), ("ship", "n01")])
@pytest.mark.parametrize(("square", "rams", "ships", "room"), [(1, 0, 0, False), (2, 1, 1, False), (2, 1, 0, True)])
def test_rams_and_ships_need_room_under_the_unit_limit(
    item: str, place: str, square: int, rams: int, ships: int, room: bool
) -> None:
    """There are two Spearmen besides."""
    t = builder().squares({0: square}).put(0, "ram", "r31", rams).ship(0, *["n40"][:ships]).act("build")
    if room:
        t.build(item, place)
        assert t.kind == "action"
    else:
        t.rejects(f"{item}.{place}", "unit_limit")
        assert item not in t.options


@rule("M9.7")
def test_a_settlement_does_not_reveal_an_event() -> None:
    t = builder().hide("r09").act("build").build("settlement", "r09")
    assert t.kind == "action"
    assert t.state.hidden == ["r09"]


def gardener(*tiles: str, built: int = 0) -> Layout:
    """An Architect of Babylon, who builds two items, with a hand full of everything."""
    t = builder(4, "babylonian", stock=9).hold(0, tablet=9, phalanx=9)
    return t.gardens(*tiles, built=[1] * built)


@rule("M9.8")
@pytest.mark.parametrize(
    ("tile", "laid", "met"),
    [
        ("hg1c", lambda t: t.squares({0: 3}), False),
        ("hg1c", lambda t: t.squares({0: 4}), True),
        ("hg2c", lambda t: t.squares(event={0: 3}), False),
        ("hg2c", lambda t: t.squares(event={0: 4}), True),
        ("hg5c", lambda t: t.settle(0, "r20").settle(1, "r21"), False),
        ("hg5c", lambda t: t.settle(0, "r20", "r21"), True),
    ],
)
def test_the_tile_says_what_must_be_reached(tile: str, laid: Laid, met: bool) -> None:
    below = [f"hg{level}a" for level in range(1, int(tile[2]))]
    t = gardener(*below, tile, built=len(below))
    laid(t)
    t.act("build")
    if met:
        settled = dict(t.state.settlements)
        t.answer("gardens")
        assert t.state.garden_builders[-1] == 0
        assert t.state.settlements == settled
    else:
        assert "gardens" not in t.options
        t.rejects("gardens", "requirement_not_met")


@rule("M9.8")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_gardens_need_architecture(level: int) -> None:
    builder(level, "mariote", stock=9).act("build").rejects("gardens", "not_unlocked")


@rule("M9.8")
def test_the_resources_of_the_tile_are_paid() -> None:
    t = gardener("hg1a", "hg2a", "hg3b", built=2).act("build").answer("gardens")
    assert held(t) == {"stone": 6, "wood": 9, "clay": 8, "food": 9, "tablet": 8, "phalanx": 9}
    t = gardener("hg1a", "hg2a", "hg3b", built=2).hold(0, tablet=0).act("build").rejects("gardens", "cannot_pay")


@rule("M9.9")
def test_the_next_tile_is_turned_at_once_and_may_be_built_in_the_same_action() -> None:
    t = gardener("hg1a").draws(1).act("build").answer("gardens")
    assert t.kind == "build"
    assert t.state.gardens == ["hg1a", "hg2b"]
    t.answer("gardens")
    assert t.state.garden_builders == [0, 0]
    assert len(t.state.gardens) == 3
    assert t.state.gardens[2].startswith("hg3")


@rule("M9.9")
def test_the_builder_keeps_the_tile() -> None:
    t = gardener("hg1a", "hg2a", built=1).last_round().draws(0).act("build").answer("gardens").done().until("action")
    t.done()
    assert (t.points(0).gardens_vp, t.points(1).gardens_vp) == (4, 3)


@rule("M9.10")
def test_after_the_fifth_level_no_gardens_can_be_built() -> None:
    t = gardener("hg1a", "hg2a", "hg3a", "hg4a", "hg5a", built=4).act("build").answer("gardens")
    assert t.kind == "build"
    assert "gardens" not in t.options
    t.rejects("gardens", "gardens_complete")
    t.done()
    assert t.seat == 1


@rule("M9.2", "M9.3")
@pytest.mark.parametrize("item", ["wall", "settlement"])
def test_a_start_region_not_in_use_is_built_on_like_any_other(item: str) -> None:
    t = builder().put(0, "archer", "r05").act("build").build(item, "r05")
    assert {"wall": t.state.walls, "settlement": t.state.settlements}[item] == {"r05": 0}


@rule("M9.2")
def test_a_wall_at_a_settlement_alone_may_be_the_only_thing_to_build() -> None:
    t = Layout("sumerian", "akkadian").hold(0, stone=1).settle(0, "r31").act("build").build("wall", "r31")
    assert t.state.walls == {"r31": 0}


@rule("M9.4", "M9.11")
def test_units_and_walls_are_no_place_for_rams_and_ships() -> None:
    t = builder().settle(1, "r10").put(0, "archer", "r10").act("build")
    t.rejects("ram.r10", "bad_placement").rejects("ship.n31", "bad_placement")


@rule("M9.8")
def test_settlements_of_the_requirement_must_stand_on_the_map() -> None:
    t = gardener("hg1a", "hg2a", "hg3c", built=2).act("build").rejects("gardens", "requirement_not_met")
    t.build("settlement", "r08").answer("gardens")
    assert t.state.garden_builders == [1, 1, 0]
    assert t.state.settlements == {"r08": 0}


@rule("M9.9", "M9.10")
def test_no_tile_is_turned_after_the_fifth() -> None:
    t = gardener("hg1a", "hg2a", "hg3a", "hg4a", "hg5a", built=4).act("build").answer("gardens")
    assert t.state.gardens == ["hg1a", "hg2a", "hg3a", "hg4a", "hg5a"]
    assert t.state.garden_builders == [1, 1, 1, 1, 0]


@rule("M9.2", "M9.3")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Wall (one in Terqa already, none allowed at home)"),
        ("fr", "Rempart (déjà à Terqa, interdit chez vous)"),
    ],
)
def test_why_no_wall_can_be_built_names_home_too(language: str, said: str) -> None:
    t = Layout().hold(0, stone=2, clay=2).put(0, "archer", "r01").settle(0, "r08").wall(0, "r08").act("build")
    assert said in [words_for("mesopotamia", language).say(each) for each in t.question().hints.refused]
