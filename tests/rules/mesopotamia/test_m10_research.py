"""M10: Research, its conversion and its Discoveries."""

import pytest

from engine.core.decision import Arg, Text
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from tests.rules.mesopotamia.commands import leave_action, refuses
from tests.rules.mesopotamia.table import Table, rule

TYPES = ["explore", "build", "research", "gather", "war", "growth"]


def researcher(level: int = 1, empire: str = "babylonian", **held: int) -> Table:
    """The Research action of seat 0, just begun with the pawn."""
    other = "sumerian" if empire != "sumerian" else "babylonian"
    return Table(empire, other).level(0, research=level).hold(0, **held).turn(0).answer("research.pawn")


def level(t: Table, technology: str) -> int:
    return t.state.players[0].levels[technology]  # type: ignore[index]


@rule("M10.2", "MX16")
@pytest.mark.parametrize(("card", "tablets"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_mx16_two_clay_become_tablets(card: int, tablets: int) -> None:
    t = researcher(card, clay=2).answer("convert")
    assert (t.held(0, "clay"), t.held(0, "tablet")) == (0, tablets)


@rule("M10.2")
def test_one_conversion_an_action() -> None:
    t = researcher(3, clay=4, tablet=1).answer("convert")
    assert "convert" not in t.options
    t.rejects("convert", "part_done")
    assert t.held(0, "clay") == 2


@rule("M10.2")
@pytest.mark.parametrize("clay", [0, 1])
def test_a_conversion_needs_two_clay(clay: int) -> None:
    researcher(clay=clay, tablet=1).rejects("convert", "cannot_pay")


@rule("M10.3")
@pytest.mark.parametrize("technology", TYPES)
def test_a_discovery_replaces_a_technology_by_its_next_level_for_a_tablet(technology: str) -> None:
    t = researcher(tablet=2).answer(technology)
    assert level(t, technology) == 2
    assert t.held(0, "tablet") == 1
    assert [level(t, other) for other in TYPES if other != technology] == [1] * 5


@rule("M10.3", "MX17", "M10.4")
def test_mx17_mathematics_is_replaced_by_literature() -> None:
    t = researcher(2, tablet=1).answer("research")
    assert (level(t, "research"), t.held(0, "tablet")) == (3, 0)


@rule("M10.3", "M10.4", "MX18")
def test_mx18_literature_upgrades_itself_and_a_second_discovery_lacks_a_tablet() -> None:
    t = researcher(3, tablet=1, clay=2).answer("research")
    assert level(t, "research") == 4
    t.rejects("build", "no_tablet")


@rule("M10.3", "MX19")
def test_mx19_two_discoveries_into_the_same_type() -> None:
    t = researcher(3, tablet=2).answer("build").answer("build")
    assert (level(t, "build"), t.held(0, "tablet")) == (3, 0)


@rule("M10.3")
@pytest.mark.parametrize(
    ("card", "empire", "discoveries"),
    [(1, "babylonian", 1), (2, "babylonian", 1), (3, "babylonian", 2), (4, "babylonian", 3), (2, "mariote", 2)],
)
def test_as_many_discoveries_as_the_card_says(card: int, empire: str, discoveries: int) -> None:
    t = researcher(card, empire, tablet=9, clay=2)
    for _ in range(discoveries):
        t.answer("war")
    assert level(t, "war") == 1 + discoveries
    t.rejects("build", "no_discoveries_left")


@rule("M10.3")
def test_no_technology_rises_above_level_4() -> None:
    t = Table().level(0, gather=4, research=3).hold(0, tablet=2).turn(0).answer("research.pawn")
    assert "gather" not in t.options
    t.rejects("gather", "max_level")


@rule("M10.3", "M4.8")
def test_with_every_technology_at_its_top_and_no_clay_research_brings_nothing() -> None:
    t = Table().level(0, **dict.fromkeys(TYPES, 4)).hold(0, tablet=2).turn(0)
    t.rejects("research.pawn", "nothing_to_do")


@rule("M10.3")
def test_without_a_tablet_nothing_is_discovered() -> None:
    researcher(clay=2).rejects("war", "no_tablet")


@rule("M10.1")
@pytest.mark.parametrize("order", [("convert", "war"), ("war", "convert")])
def test_both_parts_in_either_order(order: tuple[str, str]) -> None:
    t = researcher(clay=2, tablet=1)
    for part in order:
        t.answer(part)
    assert (t.held(0, "clay"), t.held(0, "tablet"), level(t, "war")) == (0, 1, 2)


@rule("M10.1", "M5.5")
def test_a_tablet_just_converted_pays_for_a_discovery() -> None:
    t = researcher(clay=2).answer("convert").answer("growth")
    assert (t.held(0, "tablet"), level(t, "growth")) == (0, 2)


@rule("M10.1")
def test_a_conversion_closes_discoveries_begun_before_it() -> None:
    t = researcher(3, clay=2, tablet=2).answer("war").answer("convert")
    assert t.held(0, "tablet") == 4
    refuses(t, 0, "research", "build", "part_done")
    assert level(t, "build") == 1


@rule("M10.1")
def test_a_discovery_closes_the_conversion() -> None:
    t = researcher(3, clay=4, tablet=2).answer("convert").answer("war")
    t.rejects("convert", "part_done")
    t.answer("build")
    assert level(t, "build") == 2


@rule("M10.1")
@pytest.mark.parametrize("part", ["convert", "war"])
def test_either_part_may_be_left_out(part: str) -> None:
    t = leave_action(researcher(2, clay=2, tablet=1).answer(part))
    assert (t.kind, "end" in t.options) == ("action", True)
    leave_action(researcher(2, clay=2, tablet=1)).answer("end")


@rule("M10.5", "M12.4")
def test_tablets_come_neither_from_trade_nor_from_gathering() -> None:
    assert not any("tablet" in token.gain for token in TRADE_TOKENS.values())
    t = Table().level(0, gather=4).put(0, "spearman", "r08").turn(0).answer("gather.pawn")
    for special in ("tablet", "phalanx"):
        assert f"start.{special}" not in t.options
        t.rejects(f"start.{special}", "nothing_to_gather")


@rule("M10.2", "M4.8")
def test_where_research_brings_nothing_the_clay_it_lacks_is_told() -> None:
    t = Table().hold(0, clay=1).turn(0)
    lacks: dict[str, Arg] = {"technology": "research", "missing_resources": {"clay": 1}}
    assert Text("absent-action-nothing-to-do", lacks) in t.question().hints.refused
