"""M17.17, M17.26: where the Units of the Automaton go. It begins in r03, next to r15, r16 and r17; the human in r01."""

import pytest

from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone
from tests.rules.mesopotamia.one_action import acting, acting_among


def standing(t: Alone, side: int = AUTO) -> dict[str, dict[str, int]]:
    """What a side has standing where, after the turn."""
    s = t.state
    return {region: dict(army.units) for region in sorted(s.armies) if (army := s.army(region, side))}


def free_region() -> Alone:
    return acting("sc1", "left")


def hidden_event(*regions: str) -> Alone:
    """Events that bring the Automaton nothing but squares, in plains."""
    return acting("sc2", "left").hide(*regions).turns_up("ev15")


def wall_or_unit() -> Alone:
    return acting("sc5", "right")


@rule("M17.17", "M17.26")
def test_it_moves_into_the_nearest_free_region_with_a_symbol_ties_by_id() -> None:
    t = free_region().put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r15": {"spearman": 1}}


@rule("M17.26")
@pytest.mark.parametrize(
    "taken",
    [
        lambda t: t.put(HUMAN, "spearman", "r15"),
        lambda t: t.put(HUMAN, "ram", "r15"),
        lambda t: t.put(AUTO, "ram", "r15"),
        lambda t: t.settle(HUMAN, "r15"),
        lambda t: t.settle(AUTO, "r15"),
        lambda t: t.hold(AUTO, phalanx=9).tribe("r15", spearman=1),
    ],
    ids=["unit", "ram", "own ram", "settlement", "own settlement", "tribe"],
)
def test_a_region_with_unit_settlement_or_tribe_is_not_free(taken: object) -> None:
    t = free_region().put(AUTO, "spearman", "r03")
    assert callable(taken)
    taken(t)
    t.turn(AUTO)
    assert t.units(AUTO, "r16") == {"spearman": 1}


@rule("M17.26", "M2.5")
def test_a_start_region_has_no_symbol_even_if_nobody_uses_it() -> None:
    t = free_region().put(AUTO, "chariot", "r23").settle(AUTO, "r17", "r24").turn(AUTO)
    # r05, free, is next to r23; the nearest free regions with a symbol are two steps away.
    assert t.units(AUTO, "r05") == {}
    assert t.units(AUTO, "r23") == {}


@rule("M17.17")
def test_the_nearest_unit_moves() -> None:
    t = hidden_event("r22").put(AUTO, "spearman", "r03").put(AUTO, "archer", "r16").turn(AUTO)
    assert standing(t) == {"r03": {"spearman": 1}, "r22": {"archer": 1}}


@rule("M17.17")
def test_of_equally_near_units_the_faster_one_moves() -> None:
    t = hidden_event("r22").put(AUTO, "spearman", "r16").put(AUTO, "horseman", "r21").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1}, "r22": {"horseman": 1}}


@rule("M17.17")
def test_of_equally_near_and_fast_units_the_one_of_the_lower_region_moves() -> None:
    t = hidden_event("r22").put(AUTO, "archer", "r21").put(AUTO, "spearman", "r16").turn(AUTO)
    assert standing(t) == {"r21": {"archer": 1}, "r22": {"spearman": 1}}


@rule("M17.17")
@pytest.mark.parametrize(
    ("unit", "level", "end"),
    [
        ("spearman", 1, "r16"),
        ("archer", 2, "r18"),
        ("spearman", 3, "r26"),
        ("horseman", 1, "r18"),
        ("chariot", 2, "r26"),
        ("spearman", 4, "r26"),
    ],
)
def test_all_activations_are_one_movement_along_a_shortest_path_ties_by_id(unit: str, level: int, end: str) -> None:
    t = hidden_event("r26").level(AUTO, explore=level).put(AUTO, unit, "r03").turn(AUTO)
    assert standing(t) == {end: {unit: 1}}
    assert [(each.region, each.ram_regions) for each in t.heard("UnitMoved")] == [(end, [])]
    assert t.state.hidden == ([] if end == "r26" else ["r26"])


@rule("M17.17", "M6.9")
def test_an_event_that_is_only_crossed_stays_hidden() -> None:
    t = acting("sc5", "right").level(AUTO, explore=2).hide("r16", "r17").put(HUMAN, "spearman", "r18")
    t.put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r18": {"spearman": 1}}
    assert t.state.hidden == ["r16", "r17"]


@rule("M17.17", "M6.6")
def test_it_stops_where_it_is_blocked() -> None:
    t = hidden_event("r18").level(AUTO, explore=2).put(HUMAN, "spearman", "r16").put(AUTO, "archer", "r03").turn(AUTO)
    assert standing(t) == {"r16": {"archer": 1}}
    t = hidden_event("r26").level(AUTO, explore=4).put(HUMAN, "spearman", "r16").population([], [AUTO, HUMAN])
    t.put(AUTO, "spearman", "r16").put(AUTO, "horseman", "r03").hold(AUTO, phalanx=0)
    t.turn(AUTO)
    # The Spearman is nearer, and one against one it may not leave.
    assert standing(t) == {"r03": {"horseman": 1}, "r16": {"spearman": 1}}


@rule("M17.17", "M6.6")
def test_with_more_units_it_goes_on() -> None:
    t = hidden_event("r26").level(AUTO, explore=2).put(HUMAN, "spearman", "r16").population([], [AUTO, HUMAN])
    t.put(AUTO, "spearman", "r16").put(AUTO, "horseman", "r16").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1}, "r26": {"horseman": 1}}


@rule("M17.17", "M8.2")
def test_a_human_wall_is_gone_around_without_a_ram() -> None:
    t = hidden_event("r18").wall(HUMAN, "r16").put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r17": {"spearman": 1}}


@rule("M17.17", "M8.2", "M8.5")
def test_a_ram_of_its_region_goes_along_and_opens_walls() -> None:
    t = hidden_event("r18").wall(HUMAN, "r16").put(AUTO, "spearman", "r03").put(AUTO, "ram", "r03").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1, "ram": 1}}
    assert [(each.region, each.ram_regions) for each in t.heard("UnitMoved")] == [("r16", ["r03"])]
    t = hidden_event("r18").put(AUTO, "archer", "r03").put(AUTO, "ram", "r03", 2).population([], [AUTO, HUMAN])
    t.turn(AUTO)
    assert standing(t) == {"r03": {"ram": 1}, "r16": {"archer": 1, "ram": 1}}


@rule("M17.17", "M8.2")
def test_a_ram_that_stands_behind_the_wall_opens_it_too() -> None:
    t = hidden_event("r16").wall(HUMAN, "r16").put(AUTO, "spearman", "r03").put(AUTO, "ram", "r16").turn(AUTO)
    assert standing(t) == {"r16": {"ram": 1, "spearman": 1}}


@rule("M17.17")
def test_its_own_walls_are_no_hindrance() -> None:
    t = hidden_event("r18").wall(AUTO, "r16").put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1}}


@rule("M17.17", "M17.14")
def test_without_a_path_nothing_moves() -> None:
    t = hidden_event("r18").wall(HUMAN, "r15", "r16", "r17").put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r03": {"spearman": 1}}
    assert [each.by for each in t.heard("StrategyActionLost")] == ["bonus"]


@rule("M17.17", "M2.4")
def test_start_regions_in_use_are_not_crossed() -> None:
    t = acting_among("sc2", "left", "babylonian", "akkadian").hide("r13").put(2, "spearman", "r11").turn(2)
    assert standing(t, 2) == {"r12": {"spearman": 1}}
    t = acting("sc2", "left").hide("r13").put(AUTO, "spearman", "r11").turn(AUTO)
    # In the Duel nobody uses r02, which has the lower id.
    assert standing(t) == {"r02": {"spearman": 1}}


@rule("M17.17")
@pytest.mark.parametrize(
    ("phalanxes", "figures", "enters"),
    [
        (3, {"spearman": 1}, False),
        (4, {"spearman": 1}, True),
        (5, {"archer": 1, "spearman": 1}, False),
        (6, {"archer": 1, "horseman": 1}, True),
    ],
)
def test_it_enters_a_tribe_only_with_enough_phalanxes(phalanxes: int, figures: dict[str, int], enters: bool) -> None:
    t = hidden_event("r17").tribe("r17", **figures).hold(AUTO, phalanx=phalanxes).put(AUTO, "spearman", "r03")
    t.turn(AUTO)
    assert standing(t) == {"r17" if enters else "r03": {"spearman": 1}}
    assert t.state.hidden == ["r17"]


@rule("M17.17")
def test_it_does_not_even_set_out_for_a_tribe_it_does_not_dare_to_fight() -> None:
    t = hidden_event("r18").tribe("r18", archer=1).hold(AUTO, phalanx=3).put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r03": {"spearman": 1}}
    t = hidden_event("r18").tribe("r18", archer=1).hold(AUTO, phalanx=4).put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1}}


@rule("M17.26")
def test_an_event_without_tribe_comes_before_a_nearer_one_with_a_tribe() -> None:
    t = hidden_event("r15", "r18").tribe("r15", spearman=1).hold(AUTO, phalanx=9).put(AUTO, "spearman", "r03")
    t.level(AUTO, explore=2).turn(AUTO)
    assert standing(t) == {"r18": {"spearman": 1}}
    assert t.state.hidden == ["r15"]


@rule("M17.17", "M17.23")
def test_the_event_is_revealed_and_resolved_at_once() -> None:
    t = hidden_event("r15").put(AUTO, "spearman", "r03").turn(AUTO)
    assert [each.region for each in t.heard("EventTurned")] == ["r15"]
    assert t.state.resolved == ["ev15"]
    assert t.square("event", AUTO) == 3


@rule("M17.26")
def test_a_human_wall_comes_before_a_nearer_human_unit() -> None:
    t = wall_or_unit().level(AUTO, explore=4).wall(HUMAN, "r26").put(HUMAN, "spearman", "r15")
    t.put(AUTO, "spearman", "r03").turn(AUTO)
    # Without a Ram it stops in front of the Wall: r16, r18.
    assert standing(t) == {"r18": {"spearman": 1}}


@rule("M17.26")
def test_with_a_ram_it_goes_into_the_region_with_the_wall() -> None:
    t = wall_or_unit().level(AUTO, explore=4).wall(HUMAN, "r26").put(AUTO, "spearman", "r03").put(AUTO, "ram", "r03")
    t.turn(AUTO)
    assert standing(t) == {"r26": {"spearman": 1, "ram": 1}}


@rule("M17.26")
def test_without_a_wall_it_goes_to_the_nearest_human_combat_unit() -> None:
    t = wall_or_unit().level(AUTO, explore=4).put(HUMAN, "archer", "r26").put(HUMAN, "ram", "r15")
    t.ship(HUMAN, "n07").wall(AUTO, "r18").put(AUTO, "spearman", "r03").turn(AUTO)
    assert standing(t) == {"r26": {"spearman": 1}}


@rule("M17.17", "M17.26")
def test_a_unit_in_its_own_start_region_is_no_target() -> None:
    t = wall_or_unit().put(HUMAN, "spearman", "r01").put(AUTO, "spearman", "r08").turn(AUTO)
    assert standing(t) == {"r08": {"spearman": 1}}
    t = wall_or_unit().put(HUMAN, "spearman", "r01").put(HUMAN, "archer", "r26").put(AUTO, "spearman", "r08")
    t.turn(AUTO)
    assert standing(t) == {"r14": {"spearman": 1}}


@rule("M17.17", "M17.26")
@pytest.mark.parametrize(
    "goal", [lambda t: t.settle(HUMAN, "r26"), lambda t: t.active(HUMAN, "r26", "ev11")], ids=["settlement", "event"]
)
def test_all_units_move_one_region_towards_the_nearest_human_settlement_or_event(goal: object) -> None:
    t = acting("sc15", "right").level(AUTO, explore=4).population([], [], [AUTO, HUMAN])
    assert callable(goal)
    goal(t)
    t.put(AUTO, "spearman", "r03").put(AUTO, "chariot", "r17").put(AUTO, "archer", "r31").turn(AUTO)
    # Towards r26: r03 by r16 (lower than r17), r17 by r18 (lower than r24), r31 into it.
    assert standing(t) == {"r16": {"spearman": 1}, "r18": {"chariot": 1}, "r26": {"archer": 1}}


@rule("M17.17")
@pytest.mark.parametrize(("phalanxes", "enters"), [(1, False), (2, True)])
def test_every_moving_unit_counts_against_a_tribe(phalanxes: int, enters: bool) -> None:
    t = acting("sc15", "right").settle(HUMAN, "r18").tribe("r16", spearman=1).tribe("r17", spearman=1)
    t.tribe("r15", spearman=1).hold(AUTO, phalanx=phalanxes).put(AUTO, "spearman", "r03", 2).turn(AUTO)
    assert standing(t) == {"r16" if enters else "r03": {"spearman": 2}}


@rule("M17.17", "M17.26")
def test_the_farthest_unit_moves_one_region_towards_its_nearest_settlement() -> None:
    t = acting("sc17", "right").level(AUTO, explore=3).settle(AUTO, "r15", "r20").population([], [], [AUTO, HUMAN])
    t.put(AUTO, "spearman", "r16").put(AUTO, "horseman", "r30").put(AUTO, "archer", "r22").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1}, "r20": {"horseman": 1}, "r22": {"archer": 1}}


@rule("M17.17")
def test_of_equally_far_units_the_one_of_the_lower_region_moves() -> None:
    t = acting("sc17", "right").settle(AUTO, "r16").put(AUTO, "archer", "r22").put(AUTO, "spearman", "r18").turn(AUTO)
    assert standing(t) == {"r16": {"spearman": 1}, "r22": {"archer": 1}}


@rule("M17.17", "M17.14")
def test_the_farthest_unit_stays_at_a_settlement_of_its_own() -> None:
    t = acting("sc17", "right").settle(AUTO, "r15", "r20").put(AUTO, "spearman", "r20").turn(AUTO)
    assert standing(t) == {"r20": {"spearman": 1}}


@rule("M17.17", "M6.2")
def test_without_a_combat_unit_nothing_moves() -> None:
    t = hidden_event("r15").put(AUTO, "ram", "r03").ship(AUTO, "n07").turn(AUTO)
    assert standing(t) == {"r03": {"ram": 1}}
    assert t.state.ships == {"n07": [AUTO]}
