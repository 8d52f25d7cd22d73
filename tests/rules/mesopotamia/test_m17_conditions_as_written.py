"""M17.8, M17.25: every condition of a Strategy card just met and just not met, on every card that bears it."""

from collections.abc import Callable

import msgspec
import pytest

from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.events.automaton import StrategyRead
from tests.rules import rule
from tests.rules.mesopotamia.alone import AUTO, HUMAN, Alone, with_automaton
from tests.rules.mesopotamia.commands import told
from tests.rules.mesopotamia.one_action import acting

Scene = Callable[[Alone], object]

# It begins in r03 with r15, r16, r17 around it, the human in r01; r24 and r18 are two regions from r03.
SCENES: dict[str, tuple[list[Scene], list[Scene]]] = {
    "auto_regions_lt": (
        [
            lambda t: t.put(AUTO, "spearman", "r03").put(AUTO, "archer", "r15").settle(AUTO, "r16"),
            lambda t: t.put(AUTO, "spearman", "r15", 2).settle(AUTO, "r15", "r16").ship(AUTO, "n43"),
        ],
        [lambda t: t.put(AUTO, "spearman", "r15").put(AUTO, "ram", "r17").settle(AUTO, "r16")],
    ),
    "hidden_event_within": (
        [
            lambda t: t.put(AUTO, "spearman", "r15").hide("r22"),
            lambda t: t.put(AUTO, "spearman", "r15").tribe("r21", spearman=1).hide("r22"),
            lambda t: t.put(AUTO, "spearman", "r15").hide("r15"),
        ],
        [
            lambda t: t.put(AUTO, "spearman", "r15").hide("r20", "r22").tribe("r22", archer=1).tribe("r20", archer=1),
            lambda t: t.put(AUTO, "spearman", "r15").hide("r31"),
            lambda t: t.put(AUTO, "ram", "r15").hide("r21"),
            lambda t: t.ship(AUTO, "n42").hide("r21"),
        ],
    ),
    "human_unit_within": (
        [
            lambda t: t.settle(AUTO, "r15").put(HUMAN, "spearman", "r22"),
            lambda t: t.active(AUTO, "r15", "ev11").put(HUMAN, "chariot", "r22"),
        ],
        [
            lambda t: t.settle(AUTO, "r15").put(HUMAN, "spearman", "r31"),
            lambda t: t.settle(AUTO, "r15").put(HUMAN, "ram", "r22").ship(HUMAN, "n42"),
            lambda t: t.active(HUMAN, "r15", "ev11").put(HUMAN, "spearman", "r22"),
            lambda t: t.scoring_token("r15", "ev12").put(AUTO, "spearman", "r15").put(HUMAN, "spearman", "r22"),
        ],
    ),
    "auto_units_lt_human": (
        [lambda t: t.put(AUTO, "spearman", "r03").put(HUMAN, "ram", "r01").ship(HUMAN, "n01")],
        [
            lambda t: t.put(AUTO, "ram", "r03").put(HUMAN, "spearman", "r01"),
            lambda t: t.ship(AUTO, "n07", "n08").put(HUMAN, "spearman", "r01").ship(HUMAN, "n01"),
        ],
    ),
    "human_holds_settlement_or_event": (
        [
            lambda t: t.settle(HUMAN, "r08"),
            lambda t: t.active(HUMAN, "r08", "ev6"),
            lambda t: t.scoring_token("r08", "ev2").put(HUMAN, "ram", "r08"),
        ],
        [
            lambda t: t.settle(AUTO, "r15").active(AUTO, "r16", "ev11").put(HUMAN, "spearman", "r08"),
            lambda t: t.scoring_token("r08", "ev2").ship(HUMAN, "n02"),
            lambda t: t.scoring_token("r08", "ev2").put(AUTO, "spearman", "r08").hide("r07"),
            lambda t: t.wall(HUMAN, "r08").put(HUMAN, "spearman", "r08"),
        ],
    ),
    "auto_amphorae_lt_human": (
        [lambda t: t.trade("t01", owner=HUMAN).trade("t06", owner=HUMAN).trade("t07", 2, owner=AUTO)],
        [
            lambda t: t.trade("t01", owner=HUMAN).trade("t07", 2, owner=AUTO),
            lambda t: t.trade("t01"),
        ],
    ),
    "auto_tech_lt": (
        [lambda t: t.level(AUTO, research=3, build=4)],
        [lambda t: t.level(AUTO, research=4)],
    ),
    "auto_tech_ge": (
        [lambda t: t.level(AUTO, build=4)],
        [lambda t: t.level(AUTO, build=3, research=4)],
    ),
    "auto_behind_population": (
        [
            lambda t: t.population([], [HUMAN, AUTO]),
            lambda t: t.population([], [AUTO], [HUMAN]),
        ],
        [
            lambda t: t.population([], [AUTO, HUMAN]),
            lambda t: t.population([], [HUMAN], [AUTO]),
        ],
    ),
    "auto_settlements_lt": (
        [lambda t: t.settle(AUTO, "r15").settle(HUMAN, "r08", "r09")],
        [lambda t: t.settle(AUTO, "r15", "r16")],
    ),
    "auto_unwalled_settlement": (
        [lambda t: t.settle(AUTO, "r15", "r16").wall(AUTO, "r15"), lambda t: t.settle(AUTO, "r15").wall(AUTO, "r16")],
        [
            lambda t: t.settle(AUTO, "r15", "r16").wall(AUTO, "r15", "r16"),
            lambda t: t.wall(AUTO, "r15").settle(HUMAN, "r08"),
        ],
    ),
}
"""For each condition of M17.25: positions in which it holds, and positions in which it does not."""


def condition(card: str) -> str:
    return str(msgspec.to_builtins(STRATEGIES[card].condition)["test"])


CASES = [
    pytest.param(card, scene, holds, id=f"{card}-{'holds' if holds else 'fails'}-{number}")
    for card in STRATEGIES
    for holds, scenes in zip((True, False), SCENES[condition(card)], strict=True)
    for number, scene in enumerate(scenes, 1)
]


@rule("M17.8", "M17.25")
@pytest.mark.parametrize(("card", "scene", "holds"), CASES)
def test_a_true_condition_gives_the_high_priority_and_a_false_one_the_low(card: str, scene: Scene, holds: bool) -> None:
    t = acting(card, "left")
    scene(t)
    t.turn(AUTO)
    assert t.match
    read = told(t, StrategyRead)[0]
    assert read.strategies == [card]
    assert read.priorities == [STRATEGIES[card].high if holds else STRATEGIES[card].low]
    assert read.met_strategies == ([card] if holds else [])


BOTH = (0, 1)


def among_two() -> Alone:
    """Two people and the Automaton in r03 as seat 2, which has drawn nothing yet."""
    return with_automaton("babylonian", "akkadian", "sumerian", level="emperor")


@rule("M17.25")
@pytest.mark.parametrize("most", BOTH)
@pytest.mark.parametrize(
    ("card", "met", "not_met"),
    [
        (
            "sc4",
            lambda t, most: t.put(2, "spearman", "r03").put(most, "spearman", "r31", 2),
            lambda t, most: t.put(2, "spearman", "r03").put(most, "spearman", "r31").put(1 - most, "archer", "r31"),
        ),
        (
            "sc6",
            lambda t, most: t.trade("t01", owner=most),
            lambda t, most: t.trade("t01", owner=most).trade("t06", owner=1 - most).trade("t07", 2, owner=2),
        ),
        (
            "sc12",
            lambda t, most: t.population([1 - most], [most, 2]),
            lambda t, most: t.population([1 - most], [2, most]),
        ),
        (
            "sc5",
            lambda t, most: t.settle(most, "r31"),
            lambda t, most: t.put(most, "spearman", "r31"),
        ),
        (
            "sc3",
            lambda t, most: t.settle(2, "r15").put(most, "spearman", "r22"),
            lambda t, most: t.settle(2, "r15").put(most, "spearman", "r31"),
        ),
    ],
)
def test_with_several_people_the_highest_value_counts(
    card: str, met: Callable[[Alone, int], object], not_met: Callable[[Alone, int], object], most: int
) -> None:
    for scene, priority in ((met, STRATEGIES[card].high), (not_met, STRATEGIES[card].low)):
        t = among_two().strategy(card)
        scene(t, most)
        t.turn(2)
        assert t.match
        read = told(t, StrategyRead)[0]
        assert read.priorities == [priority]
