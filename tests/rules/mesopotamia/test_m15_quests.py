import itertools
import random
from collections import Counter
from collections.abc import Callable

import pytest

from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.technologies import ACTIONS
from tests.rules.mesopotamia.layout import Layout, rule

Laid = Callable[[Layout], object]
TOKENS = ("t01", "t02", "t06", "t07", "t11", "t16")


def hand(*quests: str, laid: Laid = lambda t: t) -> Layout:
    """The end of a game for somebody with these Quests and what is laid out."""
    t = Layout("babylonian", "sumerian", sets=["base", "ah", "me"]).quests(0, *quests)
    laid(t)
    return t.scored()


def earned(*quests: str, laid: Laid = lambda t: t) -> int:
    return hand(*quests, laid=laid).points(0).quests_vp


def amphorae(t: Layout, own: int, foreign: int = 0) -> Layout:
    for slot, token in enumerate(TOKENS[: own + foreign]):
        t.trade(token, slot % 3 + 1, 0 if slot < own else 1)
    return t


def standing(t: Layout, kind: str, *regions: str) -> Layout:
    for region in regions:
        t.put(0, kind, region)
    return t


def scoring(t: Layout, *held: str) -> Layout:
    """Two tokens that score, in r08 and r14, of which these regions are controlled."""
    t.scoring_token("r08", "ev2").scoring_token("r14", "ev12")
    return t.settle(0, *held)


CASES: dict[str, tuple[list[Laid], list[Laid]]] = {
    "q1": (
        [lambda t: t.hold(0, stone=1).settle(0, "r08", "r09", "r10")],
        [
            lambda t: t.hold(0, stone=1).settle(0, "r08", "r09").settle(1, "r10"),
            lambda t: t.hold(0, wood=1).settle(0, "r08", "r09", "r10"),
        ],
    ),
    "q2": (
        [lambda t: t.hold(0, tablet=2).level(0, research=3, growth=3)],
        [
            lambda t: t.hold(0, tablet=2).level(0, research=3, growth=2),
            lambda t: t.hold(0, tablet=2).level(0, research=2, growth=4),
            lambda t: t.hold(0, tablet=1).level(0, research=3, growth=3),
        ],
    ),
    "q3": (
        [lambda t: t.hold(0, food=1).squares({0: 7}), lambda t: t.hold(0, food=3).squares({0: 9})],
        [lambda t: t.hold(0, food=1).squares({0: 6}), lambda t: t.squares({0: 7})],
    ),
    "q4": (
        [lambda t: t.hold(0, clay=1).squares(event={0: 7}), lambda t: t.hold(0, clay=1).squares(event={0: 8})],
        [lambda t: t.hold(0, clay=1).squares({0: 7}, event={0: 6})],
    ),
    "q5": (
        [lambda t: t.hold(0, stone=1).squares({0: 6}).ziggurat(0, *["white", "silver", "black"] * 2)],
        [lambda t: t.hold(0, stone=1).squares({0: 6}).ziggurat(0, "white", "silver", "black", "white", "silver")],
    ),
    "q6": (
        [lambda t: t.hold(0, wood=1).level(0, build=3, growth=4)],
        [lambda t: t.hold(0, wood=1).level(0, build=3), lambda t: t.hold(0, wood=1).level(0, growth=3)],
    ),
    "q7": (
        [lambda t: t.hold(0, phalanx=2).level(0, explore=3, war=3)],
        [lambda t: t.hold(0, phalanx=1).level(0, explore=3, war=3)],
    ),
    "q8": (
        [lambda t: amphorae(t.hold(0, clay=1), 4)],
        [lambda t: amphorae(t.hold(0, clay=1), 3, 3)],
    ),
    "q9": (
        [lambda t: t.hold(0, wood=1).ship(0, "n20", "n30")],
        [lambda t: t.hold(0, wood=1).ship(0, "n20").ship(1, "n30"), lambda t: t.ship(0, "n20", "n30")],
    ),
    "q10": (
        [lambda t: standing(t.hold(0, food=1), "archer", "r08", "r09", "r10").settle(0, "r13").put(0, "ram", "r14")],
        [
            lambda t: standing(t.hold(0, food=1), "archer", "r01", "r09", "r10").settle(0, "r13").put(0, "ram", "r14"),
            lambda t: standing(t.hold(0, food=1), "archer", "r08", "r09", "r10").settle(0, "r10", "r13").wall(0, "r14"),
            lambda t: standing(t.hold(0, food=1), "archer", "r08", "r09", "r10").settle(0, "r13").ship(0, "n40"),
        ],
    ),
    "q11": (
        [lambda t: t.hold(0, stone=1).settle(0, "r08").wall(0, "r09", "r10")],
        [
            lambda t: t.hold(0, stone=1).settle(0, "r08").wall(0, "r09").wall(1, "r10"),
            lambda t: t.hold(0, stone=1).settle(1, "r08").wall(0, "r09", "r10"),
        ],
    ),
    "q12": (
        [lambda t: t.hold(0, phalanx=5).put(0, "chariot", "r08")],
        [
            lambda t: t.hold(0, phalanx=5).put(0, "horseman", "r08").put(1, "chariot", "r09"),
            lambda t: t.hold(0, phalanx=4).put(0, "chariot", "r08"),
        ],
    ),
    "q13": (
        [lambda t: t.gardens("hg1a", "hg2a", "hg3a", "hg4a", built=[0, 1, 0])],
        [lambda t: t.gardens("hg1a", "hg2a", "hg3a", "hg4a", built=[1, 1, 0])],
    ),
    "q14": (
        [lambda t: scoring(t.hold(0, food=1), "r08", "r14")],
        [
            lambda t: scoring(t.hold(0, food=1), "r08", "r09"),
            lambda t: scoring(t.hold(0, food=1), "r08").put(0, "archer", "r14").settle(1, "r14"),
            lambda t: t.hold(0, food=1).settle(0, "r08", "r14").hide("r08", "r14"),
            lambda t: scoring(t.hold(0, food=1), "r08").active(0, "r07", "ev1", 2).settle(0, "r07"),
        ],
    ),
    "q15": (
        [lambda t: t.hold(0, tablet=1).level(0, war=4, gather=4)],
        [lambda t: t.hold(0, tablet=1).level(0, war=4, gather=3, build=3)],
    ),
    "q16": (
        [lambda t: standing(t.hold(0, wood=1), "archer", "r08", "r08").put(0, "horseman", "r09")],
        [lambda t: standing(t.hold(0, wood=1), "archer", "r08").put(0, "horseman", "r09", 2)],
    ),
    "q17": (
        [lambda t: t.hold(0, stone=2, wood=2, clay=2, food=2)],
        [lambda t: t.hold(0, stone=9, wood=9, clay=1, food=9)],
    ),
    "q18": (
        [lambda t: t.hold(0, phalanx=2).put(0, "ram", "r11"), lambda t: t.hold(0, phalanx=2).settle(0, "r12")],
        [
            lambda t: t.hold(0, phalanx=2).put(0, "archer", "r08"),
            lambda t: t.hold(0, phalanx=2).put(0, "archer", "r15"),
            lambda t: t.hold(0, phalanx=2).ship(0, "n04").put(1, "archer", "r11"),
        ],
    ),
    "q19": (
        [lambda t: standing(t.hold(0, wood=1), "chariot", "r08", "r14")],
        [lambda t: standing(t.hold(0, wood=1), "chariot", "r08")],
    ),
    "q20": (
        [lambda t: t.hold(0, phalanx=4).put(0, "ram", "r01")],
        [lambda t: t.hold(0, phalanx=4).put(0, "archer", "r01")],
    ),
    "q21": (
        [lambda t: standing(t.hold(0, stone=1), "ram", "r11", "r12").settle(0, "r13")],
        [lambda t: standing(t.hold(0, stone=1), "ram", "r11", "r14").settle(0, "r13")],
    ),
    "q22": (
        [lambda t: t.hold(0, food=2).level(0, war=4)],
        [lambda t: t.hold(0, food=2).level(0, war=3)],
    ),
    "q23": (
        [lambda t: t.squares({0: 6}, event={0: 6})],
        [lambda t: t.squares({0: 6}, event={0: 5}), lambda t: t.squares({0: 5}, event={0: 6})],
    ),
    "q24": (
        [lambda t: t.put(0, "archer", "r08", 3).put(0, "ram", "r08", 2).ship(0, "n30", "n40").squares({0: 4})],
        [lambda t: t.put(0, "archer", "r08", 3).put(0, "ram", "r08", 2).ship(0, "n30").settle(0, "r14").wall(0, "r14")],
    ),
    "q25": (
        [lambda t: amphorae(t.ship(0, "n30", "n40"), 3)],
        [lambda t: amphorae(t.ship(0, "n30"), 3), lambda t: amphorae(t.ship(0, "n30", "n40"), 2)],
    ),
    "q26": ([lambda t: amphorae(t, 5)], [lambda t: amphorae(t, 4, 2)]),
    "q27": (
        [lambda t: t.hold(0, clay=1).level(0, gather=4, growth=3)],
        [lambda t: t.hold(0, clay=1).level(0, gather=3, growth=3)],
    ),
    "q28": (
        [lambda t: standing(t.hold(0, food=1), "archer", "r07", "r08", "r09")],
        [lambda t: standing(t.hold(0, food=1), "archer", "r07", "r08", "r10")],
    ),
    "q29": (
        [lambda t: t.hold(0, tablet=1).settle(0, "r08", "r14")],
        [lambda t: t.hold(0, tablet=1).settle(0, "r08")],
    ),
    "q30": (
        [lambda t: t.level(0, **{**dict.fromkeys(ACTIONS, 3), "war": 4})],
        [lambda t: t.level(0, **{**dict.fromkeys(ACTIONS, 4), "war": 2})],
    ),
}


@rule("M15.6")
def test_every_quest_has_a_case() -> None:
    assert set(CASES) == set(QUESTS)


@rule("M15.1", "M15.6", "M15.5")
@pytest.mark.parametrize(
    ("quest", "number"), [(quest, number) for quest, (met, _) in CASES.items() for number in range(len(met))]
)
def test_a_fulfilled_quest_gives_two_points(quest: str, number: int) -> None:
    assert earned(quest, laid=CASES[quest][0][number]) == 2


@rule("M15.1", "M15.6")
@pytest.mark.parametrize(
    ("quest", "number"), [(quest, number) for quest, (_, short) in CASES.items() for number in range(len(short))]
)
def test_a_quest_with_a_condition_missing_gives_nothing(quest: str, number: int) -> None:
    assert earned(quest, laid=CASES[quest][1][number]) == 0


@rule("M15.1")
def test_quests_are_shown_when_scoring_and_not_before() -> None:
    t = Layout().quests(0, "q1", "q3").quests(1, "q4").hold(1, clay=1).squares(event={1: 7}).last_round().turn(1)
    assert not t.told("QuestsShown")
    t.done()
    assert t.over
    shown = {getattr(event, "seat", -1): event for event in t.told("QuestsShown")}
    assert getattr(shown[0], "quests", None) == ["q1", "q3"]
    assert getattr(shown[0], "met", None) == []
    assert getattr(shown[1], "met", None) == ["q4"]


@rule("M15.1")
def test_conditions_must_hold_at_the_end_of_the_game() -> None:
    """The Food that was there before is spent for Growth in the last turn."""

    def last_turn() -> Layout:
        return Layout().quests(0, "q3").hold(0, food=4).squares({1: 8, 0: 7}).last_round().turn(0)

    assert last_turn().done().points(0).quests_vp == 2
    assert last_turn().answer("growth.pawn").done().points(0).quests_vp == 0


@rule("M15.2")
@pytest.mark.parametrize(("stone", "vp"), [(0, 0), (1, 2), (2, 4), (3, 6), (9, 6)])
def test_a_resource_counts_for_one_quest_only(stone: int, vp: int) -> None:
    def laid(t: Layout) -> Layout:
        t.hold(0, stone=stone).settle(0, "r08", "r09", "r10").wall(0, "r08", "r09")
        return t.squares({0: 6}).ziggurat(0, *["white", "silver", "black"] * 2)

    assert earned("q1", "q5", "q11", laid=laid) == vp


@rule("M15.2")
def test_resources_of_quests_are_held_not_spent() -> None:
    t = hand("q17", laid=lambda t: t.hold(0, stone=2, wood=2, clay=2, food=2))
    assert t.points(0).quests_vp == 2
    assert [t.held(0, kind) for kind in ("stone", "wood", "clay", "food")] == [2, 2, 2, 2]


@rule("M15.3")
def test_pieces_levels_and_squares_serve_several_quests() -> None:
    def laid(t: Layout) -> Layout:
        t.hold(0, stone=1, tablet=1, food=2, wood=1, clay=2).settle(0, "r07", "r08", "r09")
        return t.squares({0: 7}, event={0: 7}).level(0, growth=3, build=3, gather=4)

    assert earned("q1", "q29", "q28", laid=laid) == 6
    assert earned("q6", "q27", laid=laid) == 4
    assert earned("q3", "q4", "q23", laid=laid) == 6


@rule("M15.4")
def test_the_best_set_of_quests_is_scored() -> None:
    """Q17 would use up what two others need."""

    def laid(t: Layout) -> Layout:
        return t.hold(0, stone=2, wood=2, clay=2, food=2).settle(0, "r08", "r09", "r10").ship(0, "n30", "n40")

    for order in (("q17", "q1", "q9"), ("q1", "q17", "q9"), ("q9", "q1", "q17")):
        t = hand(*order, laid=laid)
        assert t.points(0).quests_vp == 4
        (shown,) = (event for event in t.told("QuestsShown") if getattr(event, "seat", -1) == 0)
        assert sorted(getattr(shown, "met", [])) == ["q1", "q9"]


@rule("M15.5")
def test_more_quests_than_three_may_score() -> None:
    def laid(t: Layout) -> Layout:
        t.hold(0, tablet=3, clay=1).level(0, **dict.fromkeys(ACTIONS, 4)).settle(0, "r08", "r09")
        return t.squares({0: 6}, event={0: 7})

    assert earned("q2", "q4", "q29", "q23", "q30", laid=laid) == 10


@rule("M15.1", "M15.2", "M15.4", "MX42")
@pytest.mark.parametrize(("stone", "vp"), [(1, 2), (2, 4)])
def test_mx42_two_quests_that_want_a_stone(stone: int, vp: int) -> None:
    def laid(t: Layout) -> Layout:
        t.hold(0, stone=stone).settle(0, "r08", "r09", "r10").squares({0: 6})
        return t.ziggurat(0, *["white", "silver", "black"] * 2)

    assert earned("q1", "q5", laid=laid) == vp


@rule("M15.5", "MX42")
def test_mx42_higher_levels_serve_too() -> None:
    assert earned("q2", laid=lambda t: t.hold(0, tablet=2).level(0, research=4, growth=3)) == 2
    assert earned("q3", laid=lambda t: t.hold(0, food=1).squares({0: 7})) == 2


@rule("M15.4", "M15.2")
@pytest.mark.parametrize(("phalanxes", "vp"), [(1, 0), (2, 2), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4), (9, 6)])
def test_the_best_use_of_phalanxes_is_found(phalanxes: int, vp: int) -> None:
    """Q12 wants 5, Q7 and Q18 want 2 each."""

    def laid(t: Layout) -> Layout:
        return t.hold(0, phalanx=phalanxes).level(0, explore=3, war=3).put(0, "chariot", "r11")

    assert earned("q12", "q7", "q18", laid=laid) == vp


def flourishing(t: Layout) -> Layout:
    """An Empire that lacks nothing but resources for any Quest."""
    t.settle(0, "r07", "r08", "r09").wall(0, "r08", "r09").scoring_token("r08", "ev2").scoring_token("r09", "ev4", 1)
    t.ship(0, "n30", "n40").put(0, "archer", "r11", 2).put(0, "horseman", "r12").put(0, "chariot", "r13", 2)
    t.put(0, "ram", "r13").level(0, **dict.fromkeys(ACTIONS, 4)).squares({0: 7}, event={0: 7})
    t.ziggurat(0, *["white", "silver", "black"] * 2).gardens("hg1a", "hg2a", "hg3a", built=[0, 0])
    return amphorae(t, 5)


@rule("M15.2", "M15.3", "M15.4", "M15.5")
@pytest.mark.parametrize("seed", range(30))
def test_no_other_set_of_quests_would_score_more(seed: int) -> None:
    lot = random.Random(seed)
    quests = lot.sample(list(QUESTS), lot.randrange(3, 9))
    holding: dict[str, int] = {resource: lot.randrange(5) for resource in RESOURCES}

    def payable(some: tuple[str, ...]) -> bool:
        needed = Counter[str]()
        for quest in some:
            needed.update(QUESTS[quest].require.own)
        return all(count <= holding[resource] for resource, count in needed.items())

    best = max(size for size in range(len(quests) + 1) if any(map(payable, itertools.combinations(quests, size))))
    assert earned(*quests, laid=lambda t: flourishing(t.hold(0, **holding))) == 2 * best
