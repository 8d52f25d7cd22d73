"""M17.25: the conditions of Strategy cards, one after the other."""

from collections.abc import Callable

import pytest

from engine.mesopotamia.automaton.conditions import holds
from engine.mesopotamia.content.strategy import (
    BehindOnPopulation,
    FewerAmphorae,
    FewerUnits,
    HiddenEventWithin,
    HumanHolds,
    HumanUnitWithin,
    RegionsBelow,
    SettlementsBelow,
    StrategyTest,
    TechnologyBelow,
    TechnologyReached,
    UnwalledSettlement,
)
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, duel, with_automaton
from tests.rules.mesopotamia.table import rule

Scene = Callable[[Alone], Alone]


@rule("M17.25")
@pytest.mark.parametrize(
    ("test", "scene", "expected"),
    [
        (RegionsBelow(3), lambda t: t.put(AUTO, "spearman", "r03").settle(AUTO, "r16", "r15"), True),
        (RegionsBelow(3), lambda t: t.put(AUTO, "ram", "r17").settle(AUTO, "r16", "r15"), False),
        (HiddenEventWithin(2), lambda t: t.put(AUTO, "spearman", "r03").hide("r22"), True),
        (HiddenEventWithin(2), lambda t: t.put(AUTO, "spearman", "r03").hide("r31"), False),
        (HiddenEventWithin(2), lambda t: t.put(AUTO, "ram", "r03").hide("r16"), False),
        (HiddenEventWithin(2), lambda t: t.put(AUTO, "spearman", "r03").hide("r16").tribe("r16", archer=1), False),
        (HumanUnitWithin(2), lambda t: t.settle(AUTO, "r16").put(HUMAN, "spearman", "r31"), True),
        (HumanUnitWithin(2), lambda t: t.settle(AUTO, "r16").put(HUMAN, "spearman", "r30"), True),
        (HumanUnitWithin(2), lambda t: t.settle(AUTO, "r16").put(HUMAN, "spearman", "r10"), False),
        (HumanUnitWithin(2), lambda t: t.settle(AUTO, "r16").put(HUMAN, "ram", "r22"), False),
        (HumanUnitWithin(2), lambda t: t.active(AUTO, "r31", "ev19").put(HUMAN, "archer", "r10"), True),
        (HumanUnitWithin(1), lambda t: t.settle(AUTO, "r08").put(HUMAN, "spearman", "r01"), True),
        (FewerUnits(), lambda t: t.put(AUTO, "spearman", "r03").put(HUMAN, "spearman", "r01"), False),
        (FewerUnits(), lambda t: t.put(AUTO, "spearman", "r03").put(HUMAN, "ram", "r01").ship(HUMAN, "n01"), True),
        (HumanHolds(), lambda t: t.settle(AUTO, "r16"), False),
        (HumanHolds(), lambda t: t.settle(HUMAN, "r08"), True),
        (HumanHolds(), lambda t: t.active(HUMAN, "r31", "ev19"), True),
        (HumanHolds(), lambda t: t.active(AUTO, "r31", "ev19"), False),
        (FewerAmphorae(), lambda t: t.trade("t01", 1, AUTO).trade("t06", 1, HUMAN), False),
        (FewerAmphorae(), lambda t: t.trade("t06", 1, HUMAN), True),
        (TechnologyBelow("research", 4), lambda t: t.level(AUTO, research=3), True),
        (TechnologyBelow("research", 4), lambda t: t.level(AUTO, research=4), False),
        (TechnologyReached("build", 4), lambda t: t.level(AUTO, build=4), True),
        (TechnologyReached("build", 4), lambda t: t.level(AUTO, build=3), False),
        (BehindOnPopulation(), lambda t: t.population([AUTO, HUMAN]), False),
        (BehindOnPopulation(), lambda t: t.population([HUMAN, AUTO]), True),
        (SettlementsBelow(2), lambda t: t.settle(AUTO, "r16"), True),
        (SettlementsBelow(2), lambda t: t.settle(AUTO, "r16", "r15"), False),
        (UnwalledSettlement(), lambda t: t.settle(AUTO, "r16", "r15").wall(AUTO, "r16"), True),
        (UnwalledSettlement(), lambda t: t.settle(AUTO, "r16").wall(AUTO, "r16"), False),
        (UnwalledSettlement(), lambda t: t, False),
    ],
)
def test_a_condition(test: StrategyTest, scene: Scene, expected: bool) -> None:
    assert holds(scene(duel()).laid, AUTO, test) is expected


@rule("M17.25", "M14.7")
@pytest.mark.parametrize("controls", [True, False])
def test_a_token_that_scores_counts_for_whoever_controls_it(controls: bool) -> None:
    t = duel().scoring_token("r31", "ev12")
    if controls:
        t.put(HUMAN, "spearman", "r31")
    assert holds(t.laid, AUTO, HumanHolds()) is controls


@rule("M17.25")
def test_with_several_humans_the_highest_value_counts() -> None:
    t = with_automaton("babylonian", "akkadian", "sumerian").put(2, "spearman", "r03")
    assert not holds(t.laid, 2, FewerUnits())
    t.put(1, "archer", "r02", 2)
    assert holds(t.laid, 2, FewerUnits())
    t.population([1, 2, 0])
    assert holds(t.laid, 2, BehindOnPopulation())
