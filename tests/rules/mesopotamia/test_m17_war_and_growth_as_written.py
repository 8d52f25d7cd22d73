"""M17.21, M17.22: War and Growth of the Automaton. It begins in r03; the human in r01."""

import pytest

from engine.mesopotamia.events.economy import Grew
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone
from tests.rules.mesopotamia.one_action import acting, acting_among


@rule("M17.21")
@pytest.mark.parametrize(
    ("level", "phalanxes", "unit"), [(1, 1, "spearman"), (2, 2, "archer"), (3, 3, "horseman"), (4, 4, "chariot")]
)
def test_war_gives_the_phalanxes_of_its_card_and_the_strongest_unit(level: int, phalanxes: int, unit: str) -> None:
    t = acting("sc4", "left").level(AUTO, war=level).turn(AUTO)
    assert (t.held(AUTO, "phalanx"), t.units(AUTO, "r03")) == (phalanxes, {unit: 1})
    assert [(each.seat, each.gained) for each in t.heard("PhalanxesTaken")] == [(AUTO, {"phalanx": phalanxes})]
    assert [(each.unit, each.region, each.paid) for each in t.heard("UnitCreated")] == [(unit, "r03", {})]


@rule("M17.21")
def test_war_without_units_gives_phalanxes_only() -> None:
    t = acting("sc10", "right").level(AUTO, war=3).turn(AUTO)
    assert (t.held(AUTO, "phalanx"), t.units(AUTO, "r03")) == (3, {})


@rule("M17.21", "M1.5")
def test_a_type_without_figures_is_passed_over() -> None:
    t = acting("sc4", "left").level(AUTO, war=4).put(AUTO, "chariot", "r20", 2).put(AUTO, "horseman", "r20", 2)
    t.population([HUMAN], [], [AUTO]).turn(AUTO)
    assert t.units(AUTO, "r03") == {"archer": 1}


@rule("M17.21", "M13.4")
def test_the_unit_limit_holds() -> None:
    t = acting("sc4", "left").put(AUTO, "spearman", "r20").ship(AUTO, "n30").turn(AUTO)
    assert (t.held(AUTO, "phalanx"), t.units(AUTO, "r03")) == (1, {})


@rule("M17.21", "M17.26")
@pytest.mark.parametrize(
    ("card", "level", "phalanxes", "units"),
    [
        ("sc16", 1, 2, {"spearman": 1}),
        ("sc16", 2, 4, {"archer": 1}),
        ("sc15", 2, 4, {"archer": 2}),
        ("sc15", 3, 5, {"horseman": 2}),
    ],
)
def test_the_akkadian_cards_give_one_phalanx_more(card: str, level: int, phalanxes: int, units: dict[str, int]) -> None:
    # The Akkadian War card gives 1, 3, 4, 5.
    t = acting(card, "left").level(AUTO, war=level).turn(AUTO)
    assert (t.held(AUTO, "phalanx"), t.units(AUTO, "r03")) == (phalanxes, units)


@rule("M17.21")
def test_two_units_the_strongest_first_within_the_limit() -> None:
    t = acting("sc15", "left").level(AUTO, war=4).put(AUTO, "chariot", "r20").population([HUMAN], [AUTO]).turn(AUTO)
    assert t.units(AUTO, "r03") == {"chariot": 1, "horseman": 1}
    t = acting("sc15", "left").level(AUTO, war=4).put(AUTO, "chariot", "r20").turn(AUTO)
    assert t.units(AUTO, "r03") == {"chariot": 1}


@rule("M17.21")
def test_the_unit_comes_to_the_threatened_settlement() -> None:
    t = acting("sc3", "right").settle(AUTO, "r15", "r17").put(HUMAN, "spearman", "r18").turn(AUTO)
    assert (t.units(AUTO, "r17"), t.units(AUTO, "r03")) == ({"spearman": 1}, {})
    t = acting("sc3", "right").put(HUMAN, "spearman", "r18").turn(AUTO)
    assert t.units(AUTO, "r03") == {"spearman": 1}


@rule("M17.21", "M17.18")
def test_a_human_unit_among_its_own_is_near_too() -> None:
    t = acting("sc3", "right").settle(AUTO, "r15", "r17").population([], [], [AUTO, HUMAN])
    t.put(AUTO, "archer", "r18").put(HUMAN, "spearman", "r18").turn(AUTO)
    assert t.match
    assert [each.region for each in t.heard("UnitCreated") if each.seat == AUTO] == ["r17"]


@rule("M17.21")
def test_a_threatened_event_is_no_settlement() -> None:
    t = acting("sc3", "right").active(AUTO, "r18", "ev11").put(HUMAN, "spearman", "r31").turn(AUTO)
    assert (t.units(AUTO, "r18"), t.units(AUTO, "r03")) == ({}, {"spearman": 1})


@rule("M17.21")
def test_nearest_human_is_a_settlement_or_its_start_region() -> None:
    t = acting("sc15", "left").settle(AUTO, "r15", "r20").put(HUMAN, "spearman", "r30").turn(AUTO)
    assert t.units(AUTO, "r20") == {"spearman": 2}
    t = acting("sc15", "left").settle(AUTO, "r20").put(HUMAN, "spearman", "r17").turn(AUTO)
    assert (t.units(AUTO, "r20"), t.units(AUTO, "r03")) == ({}, {"spearman": 2})


@rule("M17.21")
@pytest.mark.parametrize(
    ("card", "wall_of", "rams"), [("sc5", HUMAN, 1), ("sc5", AUTO, 0), ("sc4", HUMAN, 0), ("sc5", None, 0)]
)
def test_a_ram_comes_if_a_human_wall_stands(card: str, wall_of: int | None, rams: int) -> None:
    t = acting(card, "left").population([HUMAN], [AUTO])
    if wall_of is not None:
        t.wall(wall_of, "r22")
    t.turn(AUTO)
    assert t.units(AUTO, "r03") == {"spearman": 1} | ({"ram": 1} if rams else {})


@rule("M17.21", "M13.4", "M1.5")
def test_the_ram_needs_room_and_a_figure() -> None:
    t = acting("sc5", "left").wall(HUMAN, "r22").put(AUTO, "archer", "r20").turn(AUTO)
    assert t.units(AUTO, "r03") == {"spearman": 1}
    t = acting("sc5", "left").wall(HUMAN, "r22").put(AUTO, "ram", "r20", 2).population([HUMAN], [AUTO]).turn(AUTO)
    assert t.units(AUTO, "r03") == {"spearman": 1}


@rule("M17.22")
@pytest.mark.parametrize(("card", "half"), [("sc4", "right"), ("sc7", "right"), ("sc8", "left"), ("sc14", "right")])
def test_growth_is_one_square_of_the_population_track(card: str, half: str) -> None:
    t = acting(card, half).population([HUMAN], [], [AUTO]).turn(AUTO)
    assert t.square("population", AUTO) == 4
    assert t.square("population", HUMAN) == 1


def grown(t: Alone) -> list[int]:
    """The squares it reached in its first turn; behind on the track it might have another before anybody is asked."""
    assert t.match
    end = next((number for number, each in enumerate(t.events) if type(each).__name__ == "RoundEnded"), None)
    return [each.square for each in t.events[:end] if isinstance(each, Grew)]


@rule("M17.22")
@pytest.mark.parametrize(("human", "squares"), [(5, [3, 4]), (4, [3, 4]), (3, [3]), (2, [3]), (1, [3])])
def test_one_square_more_if_still_behind(human: int, squares: list[int]) -> None:
    t = acting("sc12", "left").population().squares(population={AUTO: 2}).squares(population={HUMAN: human})
    assert grown(t.turn(AUTO)) == squares


@rule("M17.22")
def test_the_most_advanced_human_counts() -> None:
    for ahead, behind in ((0, 1), (1, 0)):
        t = acting_among("sc12", "left", "babylonian", "akkadian").population()
        t.squares(population={ahead: 6, behind: 1, 2: 2}).turn(2)
        assert grown(t) == [3, 4]


@rule("M17.22", "M13.9", "M17.14")
def test_at_the_end_of_the_track_growth_is_impossible() -> None:
    t = acting("sc4", "right").population().squares(population={HUMAN: 10, AUTO: 9}).turn(AUTO)
    assert t.match
    assert t.square("population", AUTO) == 9
    assert [each.why for each in t.heard("StrategyActionLost")][:1] == ["impossible"]
