"""M17.17-M17.22, M17.26: what the actions of Strategy cards do."""

from collections.abc import Callable

import pytest

from engine.mesopotamia.content.map import SECTIONS_OF
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel
from tests.rules.mesopotamia.table import rule

Scene = Callable[[Alone], Alone]


def alone(card: str, half: str, automaton: str = "hittite", human: str = "babylonian") -> Alone:
    """The Automaton will take just one action: that half of a card, as its bonus."""
    other = "left" if half == "right" else "right"
    return duel(human, automaton).strategy(f"{card}:{other}")


def moved(t: Alone) -> list[tuple[str, str, str]]:
    """Who moved where."""
    return [(each.unit, each.from_region, each.region) for each in t.heard("UnitMoved") if each.seat == AUTO]


# Explore


@rule("M17.17", "M17.26")
def test_the_nearest_unit_goes_to_a_free_region_with_a_resource() -> None:
    t = alone("sc1", "left").put(AUTO, "archer", "r31").put(HUMAN, "spearman", "r10").turn(AUTO)
    assert moved(t) == [("archer", "r31", "r14")]


@rule("M17.17")
def test_of_equals_the_faster_unit_goes() -> None:
    t = alone("sc2", "left").put(AUTO, "spearman", "r16").put(AUTO, "horseman", "r18").hide("r22").turn(AUTO)
    assert moved(t) == [("horseman", "r18", "r22")]


@rule("M17.17")
def test_of_equals_the_unit_in_the_region_with_the_lowest_id_goes() -> None:
    t = alone("sc2", "left").put(AUTO, "spearman", "r20").put(AUTO, "spearman", "r18").hide("r22").turn(AUTO)
    assert moved(t) == [("spearman", "r18", "r22")]


@rule("M17.17", "M6.2")
@pytest.mark.parametrize(
    ("unit", "level", "end"),
    [("spearman", 1, "r16"), ("spearman", 2, "r18"), ("horseman", 1, "r18"), ("horseman", 2, "r10")],
)
def test_all_activations_are_one_movement(unit: str, level: int, end: str) -> None:
    """From Ur by r16, r18, r31 to r10: the lowest ids of equally short ways."""
    t = alone("sc2", "left").put(AUTO, unit, "r03").level(AUTO, explore=level).hide("r10").turn(AUTO)
    assert moved(t) == [(unit, "r03", end)]


@rule("M17.17", "M6.6")
def test_it_stops_where_it_is_blocked_and_stays_where_it_is_held() -> None:
    t = alone("sc2", "left").put(AUTO, "horseman", "r03").put(HUMAN, "spearman", "r16").level(AUTO, explore=2)
    t.hide("r31").put(HUMAN, "archer", "r17").turn(AUTO)
    assert moved(t) == [("horseman", "r03", "r16")]
    t = alone("sc2", "left").put(HUMAN, "spearman", "r16").put(AUTO, "horseman", "r16").hide("r22").turn(AUTO)
    assert moved(t) == []
    assert t.heard("StrategyActionLost")[0].why == "impossible"


@rule("M17.17", "M2.4")
def test_it_goes_around_start_regions_in_use() -> None:
    t = alone("sc2", "left").put(AUTO, "chariot", "r07").level(AUTO, explore=4).hide("r27").turn(AUTO)
    assert moved(t) == [("chariot", "r07", "r27")]
    t = alone("sc2", "left").put(AUTO, "spearman", "r07").level(AUTO, explore=2).hide("r09").turn(AUTO)
    assert moved(t) == [("spearman", "r07", "r09")]


@rule("M17.17", "M8.2")
@pytest.mark.parametrize(("ram", "end"), [(False, "r15"), (True, "r16")])
def test_human_walls_need_a_ram_of_its_region(ram: bool, end: str) -> None:
    t = alone("sc2", "left").put(AUTO, "spearman", "r03").wall(HUMAN, "r16").hide("r22")
    if ram:
        t.put(AUTO, "ram", "r03")
    t.turn(AUTO)
    assert moved(t) == [("spearman", "r03", end)]
    assert t.units(AUTO, "r16").get("ram", 0) == ram


@rule("M17.17")
@pytest.mark.parametrize(("phalanxes", "goes"), [(3, False), (4, True)])
def test_it_dares_a_tribe_with_enough_phalanxes(phalanxes: int, goes: bool) -> None:
    """4 and 2 for one figure are needed; it has 2 for the Unit that moves."""
    t = (
        alone("sc2", "left")
        .put(AUTO, "spearman", "r16")
        .hold(AUTO, phalanx=phalanxes)
        .hide("r22")
        .tribe("r22", archer=1)
    )
    t.put(HUMAN, "spearman", "r01").turn(AUTO)
    assert bool(moved(t)) is goes


@rule("M17.26")
def test_events_without_a_tribe_come_first() -> None:
    t = alone("sc2", "left").put(AUTO, "spearman", "r16").hold(AUTO, phalanx=9)
    t.hide("r22", "r31").tribe("r22", archer=1).turn(AUTO)
    assert moved(t) == [("spearman", "r16", "r18")]


@rule("M17.17", "M6.9", "M17.23")
def test_an_event_at_the_end_of_its_way_is_revealed() -> None:
    t = alone("sc2", "left").put(AUTO, "spearman", "r16").hide("r22").turns_up("ev16").turn(AUTO)
    assert t.heard("EventTurned")[0].card == "ev16"
    assert (t.state.players[AUTO].levels["war"], t.square("event", AUTO)) == (2, 2)


@rule("M17.26")
def test_it_attacks_the_nearest_wall_and_stops_in_front_of_it_without_a_ram() -> None:
    t = alone("sc5", "right").put(AUTO, "spearman", "r16").level(AUTO, explore=4).wall(HUMAN, "r31")
    t.put(HUMAN, "spearman", "r15").turn(AUTO)
    assert moved(t) == [("spearman", "r16", "r18")]


@rule("M17.26", "M8.5")
def test_with_a_ram_it_enters_the_wall() -> None:
    t = alone("sc5", "right").put(AUTO, "spearman", "r16").put(AUTO, "ram", "r16").level(AUTO, explore=4)
    t.wall(HUMAN, "r31").put(HUMAN, "spearman", "r31").turn(AUTO)
    assert moved(t) == [("spearman", "r16", "r31")]
    assert t.heard("UnitMoved")[0].ram_regions == ["r16"]


@rule("M17.26")
def test_without_walls_it_goes_for_the_nearest_combat_unit() -> None:
    t = (
        alone("sc5", "right")
        .put(AUTO, "spearman", "r16")
        .put(HUMAN, "archer", "r31")
        .put(HUMAN, "ram", "r15")
        .turn(AUTO)
    )
    assert moved(t) == [("spearman", "r16", "r18")]


@rule("M17.17", "M17.26")
def test_all_units_go_one_region_towards_what_a_human_holds() -> None:
    t = alone("sc15", "right", "akkadian").put(AUTO, "horseman", "r03").put(AUTO, "spearman", "r22")
    t.settle(HUMAN, "r10").put(HUMAN, "spearman", "r01").turn(AUTO)
    assert moved(t) == [("horseman", "r03", "r16"), ("spearman", "r22", "r30")]


@rule("M17.17")
def test_the_unit_farthest_from_home_goes_back_to_its_settlement() -> None:
    t = alone("sc17", "right", "elamite").settle(AUTO, "r16").wall(AUTO, "r16").put(AUTO, "spearman", "r22")
    t.put(AUTO, "chariot", "r10").put(HUMAN, "spearman", "r01").turn(AUTO)
    assert moved(t) == [("chariot", "r10", "r30")]


# Build

BESIDE = {section for region in ("r03", "r22") for section in SECTIONS_OF[region]}


def built(t: Alone) -> list[str]:
    """What was built, and where."""
    names = ("WallBuilt", "ZigguratBuilt", "SettlementBuilt", "ShipBuilt", "RamBuilt", "GardensBuilt")
    found = [event for name in names for event in t.heard(name)]
    assert not any(getattr(event, "paid", {}) for event in found)
    return [
        f"{type(event).__name__} {getattr(event, 'region', getattr(event, 'section', ''))}".strip() for event in found
    ]


@rule("M17.18", "M17.4")
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (lambda t: t.ziggurat(AUTO, "white"), ["ZigguratBuilt"]),
        (lambda t: t, []),
        (lambda t: t.level(AUTO, build=2), [f"ShipBuilt {SECTIONS_OF['r03'][0]}"]),
        (lambda t: t.level(AUTO, build=3), ["SettlementBuilt r16"]),
        (lambda t: t.level(AUTO, build=3).settle(AUTO, "r22"), [f"ShipBuilt {min(BESIDE)}"]),
        (lambda t: t.level(AUTO, build=3).block("r16"), ["SettlementBuilt r17"]),
        (lambda t: t.level(AUTO, build=2).put(AUTO, "ram", "r03", 2), []),
    ],
)
def test_it_builds_the_first_thing_of_the_list_that_is_missing_and_possible(scene: Scene, expected: list[str]) -> None:
    """3 levels of Ziggurat, a Settlement with a Unit, 6 levels, a Ship."""
    t = alone("sc1", "right").put(AUTO, "spearman", "r17").put(AUTO, "spearman", "r16").squares(population={AUTO: 2})
    scene(t)
    t.ziggurat(AUTO, *(() if t.laid.players[AUTO].dice else ("white", "silver"))).turn(AUTO)
    assert built(t) == expected


@rule("M17.18", "M5.10")
def test_the_first_legal_colour_is_taken() -> None:
    t = alone("sc9", "left").ziggurat(AUTO, "silver").squares(population={AUTO: 2}).turn(AUTO)
    assert [die.colour for die in t.state.players[AUTO].dice] == ["silver", "white"]


@rule("M17.18")
def test_the_wall_goes_to_the_settlement_or_event_nearest_to_a_human_unit() -> None:
    t = alone("sc3", "left").settle(AUTO, "r15", "r22").put(HUMAN, "spearman", "r31").turn(AUTO)
    assert built(t) == ["WallBuilt r22"]
    t = alone("sc3", "left").settle(AUTO, "r15", "r22").wall(AUTO, "r22").put(HUMAN, "spearman", "r31").turn(AUTO)
    assert built(t) == ["ZigguratBuilt"]


@rule("M17.18")
def test_walls_elsewhere_do_not_count_for_the_threatened_place() -> None:
    t = alone("sc3", "left").settle(AUTO, "r15", "r22").wall(AUTO, "r15").put(HUMAN, "spearman", "r31").turn(AUTO)
    assert built(t) == ["WallBuilt r22"]


@rule("M17.18")
def test_walls_on_own_settlements() -> None:
    t = alone("sc17", "left", "elamite").settle(AUTO, "r15", "r22").wall(AUTO, "r15").put(HUMAN, "spearman", "r01")
    assert built(t.turn(AUTO)) == ["WallBuilt r22"]
    t = alone("sc17", "left", "elamite").settle(AUTO, "r15").wall(AUTO, "r15").put(HUMAN, "spearman", "r01").turn(AUTO)
    assert (built(t), t.state.walls) == (["ZigguratBuilt"], {"r15": AUTO})


@rule("M17.18", "M9.8")
def test_gardens_need_their_requirements_unless_these_are_ignored() -> None:
    t = alone("sc10", "left").level(AUTO, build=4).gardens("hg1c").put(HUMAN, "spearman", "r01").turn(AUTO)
    assert built(t) == ["ZigguratBuilt"]
    t = (
        alone("sc14", "left", "babylonian", "sumerian")
        .level(AUTO, build=4)
        .gardens("hg1c")
        .put(HUMAN, "spearman", "r01")
    )
    assert built(t.turn(AUTO)) == ["GardensBuilt"]
    assert (t.state.garden_builders, len(t.state.gardens)) == ([AUTO], 2)
    t = alone("sc14", "left", "babylonian", "sumerian").gardens("hg1c").put(HUMAN, "spearman", "r01").turn(AUTO)
    assert built(t) == ["ZigguratBuilt"]  # without Architecture


@rule("M17.18")
def test_some_cards_build_twice() -> None:
    t = alone("sc13", "left", "babylonian", "sumerian").squares(population={AUTO: 3}).put(HUMAN, "spearman", "r01")
    assert built(t.turn(AUTO)) == ["ZigguratBuilt", "ZigguratBuilt"]


# Gather


@rule("M17.19", "M17.4")
@pytest.mark.parametrize(
    ("card", "half", "level", "ship", "token"),
    [
        ("sc6", "left", 1, False, "t05"),
        ("sc6", "left", 2, False, "t08"),
        ("sc6", "left", 3, False, "t11"),
        ("sc6", "left", 4, False, "t16"),
        ("sc6", "left", 4, True, "t20"),
        ("sc2", "right", 2, False, "t08"),
        ("sc2", "right", 4, False, "t16"),
    ],
)
def test_an_amphora_on_the_best_free_token(card: str, half: str, level: int, ship: bool, token: str) -> None:
    t = alone(card, half).level(AUTO, gather=level).put(HUMAN, "spearman", "r01")
    t.trade("t05").trade("t06").trade("t08", 2).trade("t11").trade("t16").trade("t20", 2)
    if ship:
        t.ship(AUTO, "n40")
    t.turn(AUTO)
    assert [slot.token for slot in t.state.trade if slot.owner == AUTO] == [token]
    gained = {"t05": 2, "t16": 5, "t20": 3}.get(token, 0)
    assert {kind: n for kind, n in t.state.players[AUTO].holding.items() if n} == (
        {"phalanx": gained} if gained else {}
    )


@rule("M17.19")
def test_without_a_free_token_or_amphora_nothing_happens() -> None:
    t = alone("sc6", "left").trade("t05", 1, HUMAN).put(HUMAN, "spearman", "r01").turn(AUTO)
    assert t.heard("StrategyActionLost")[0].why == "impossible"
    t = alone("sc6", "left").level(AUTO, gather=4).trade("t05", 1, AUTO).trade("t06", 1, AUTO).trade("t08", 2, AUTO)
    t.trade("t11", 1, AUTO).trade("t12", 2, AUTO).trade("t16", 1, AUTO).trade("t17", 2).turn(AUTO)
    assert t.heard("StrategyActionLost")[0].why == "impossible"


@rule("M17.26")
def test_elamite_trade_brings_phalanxes_besides() -> None:
    t = alone("sc18", "left", "elamite").trade("t01").put(HUMAN, "spearman", "r01").turn(AUTO)
    assert t.held(AUTO, "phalanx") == 2


# Research


@rule("M17.20", "M17.27")
@pytest.mark.parametrize(
    ("card", "half", "empire", "levels", "after"),
    [
        ("sc7", "left", "hittite", {}, {"research": 2}),
        ("sc7", "left", "hittite", {"research": 3}, {"research": 4, "build": 2}),
        ("sc7", "left", "hittite", {"research": 4}, {"research": 4, "build": 2, "gather": 2, "war": 2}),
        ("sc11", "left", "sumerian", {}, {"research": 2, "build": 2}),
        ("sc12", "right", "sumerian", {}, {"build": 2, "gather": 2}),
        ("sc6", "right", "hittite", {"gather": 4}, {"gather": 4, "build": 2}),
    ],
)
def test_discoveries(card: str, half: str, empire: str, levels: dict[str, int], after: dict[str, int]) -> None:
    t = alone(card, half, empire).level(AUTO, **levels).put(HUMAN, "spearman", "r01").turn(AUTO)
    base = dict.fromkeys(("explore", "build", "research", "gather", "war", "growth"), 1)
    assert t.state.players[AUTO].levels == base | after


# War


@rule("M17.21", "M17.27")
@pytest.mark.parametrize(
    ("level", "phalanxes", "unit"), [(1, 1, "spearman"), (2, 2, "archer"), (3, 3, "horseman"), (4, 5, "chariot")]
)
def test_phalanxes_and_the_strongest_unit(level: int, phalanxes: int, unit: str) -> None:
    t = alone("sc4", "left").level(AUTO, war=level).put(HUMAN, "spearman", "r01").turn(AUTO)
    assert t.held(AUTO, "phalanx") == phalanxes
    assert t.units(AUTO, "r03") == {unit: 1}


@rule("M17.21", "M13.4", "M1.5")
def test_units_need_room_and_a_figure() -> None:
    t = alone("sc4", "left").put(AUTO, "spearman", "r16", 2).put(HUMAN, "spearman", "r01").turn(AUTO)
    assert (t.units(AUTO, "r03"), t.held(AUTO, "phalanx")) == ({}, 1)
    t = alone("sc4", "left").level(AUTO, war=2).put(AUTO, "archer", "r16", 3).squares(population={AUTO: 2})
    t.put(HUMAN, "spearman", "r01").turn(AUTO)
    assert t.units(AUTO, "r03") == {"spearman": 1}


@rule("M17.21")
@pytest.mark.parametrize(("settled", "place"), [((), "r03"), (("r22",), "r22"), (("r15", "r22"), "r22")])
def test_the_unit_stands_on_the_threatened_settlement(settled: tuple[str, ...], place: str) -> None:
    t = alone("sc3", "right").settle(AUTO, *settled).put(HUMAN, "spearman", "r31").turn(AUTO)
    assert t.units(AUTO, place) == {"spearman": 1}


@rule("M17.21")
@pytest.mark.parametrize(("settled", "human", "place"), [(("r22",), "r31", "r22"), (("r22",), "r17", "r03")])
def test_akkad_musters_nearest_to_the_human(settled: tuple[str, ...], human: str, place: str) -> None:
    t = alone("sc15", "left", "akkadian").settle(AUTO, *settled).put(HUMAN, "spearman", human).turn(AUTO)
    assert t.units(AUTO, place) == {"spearman": 2}
    assert t.held(AUTO, "phalanx") == 2


@rule("M17.21")
@pytest.mark.parametrize("walled", [True, False])
def test_a_ram_comes_if_a_human_wall_is_on_the_map(walled: bool) -> None:
    t = alone("sc5", "left").put(HUMAN, "spearman", "r01").wall(AUTO, "r16")
    if walled:
        t.wall(HUMAN, "r08")
    t.turn(AUTO)
    assert t.units(AUTO, "r03") == ({"spearman": 1, "ram": 1} if walled else {"spearman": 1})


# Growth


@rule("M17.22")
@pytest.mark.parametrize(("human", "square"), [(1, 2), (2, 2), (3, 3), (5, 3)])
def test_growth_and_more_of_it_if_still_behind(human: int, square: int) -> None:
    t = duel("babylonian", "sumerian").strategy("sc12:right").put(HUMAN, "spearman", "r01")
    t.squares(population={HUMAN: human}).turn(AUTO)
    assert t.square("population", AUTO) == square


@rule("M17.22", "M13.9", "M17.14")
def test_growth_ends_with_the_track() -> None:
    t = alone("sc8", "left").put(HUMAN, "spearman", "r01").population([], [], [], [], [], [], [], [], [AUTO], [HUMAN])
    t.turn(AUTO)
    assert t.square("population", AUTO) == 9
    assert t.heard("StrategyActionLost")[0].why == "impossible"
