"""M20.1: what everybody sees of a side that nobody sits at, worked out from what lies open."""

from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.view.opponent import OpponentView
from tests.rules.mesopotamia.alone import AUTO, HUMAN, THEM, duel, guardians, with_automaton
from tests.rules.mesopotamia.table import GAME, rule


def seen(state: MesopotamiaState) -> OpponentView:
    found = GAME.view(state, None).opponent
    assert found is not None
    return found


@rule("M17.8", "M20.1")
def test_a_strategy_card_shows_the_priority_it_would_have_now() -> None:
    for units, met in ((0, True), (2, False)):
        t = duel().strategy("sc4", "sc9", "sc5").put(HUMAN, "spearman", "r01").put(AUTO, "archer", "r03", units)
        t.turn(HUMAN)
        shown = {each.card: each.priority for each in seen(t.state).row}
        assert shown["sc4"] == (STRATEGIES["sc4"].high if met else STRATEGIES["sc4"].low)
        assert shown["sc9"] == STRATEGIES["sc9"].high, "it has no Settlement"


@rule("M17.25")
def test_of_several_humans_one_is_enough_for_a_condition() -> None:
    t = with_automaton("babylonian", "elamite", "sumerian").strategy("sc4", "sc9", "sc5")
    t.put(1, "spearman", "r02").turn(0)
    assert next(each.priority for each in seen(t.state).row if each.card == "sc4") == STRATEGIES["sc4"].high


@rule("M19.7", "M19.9", "M20.1")
def test_the_ways_of_the_enemy_are_those_it_will_go() -> None:
    t = guardians().put(HUMAN, "spearman", "r02").put(THEM, "archer", "r26").put(THEM, "chariot", "r04").turn(THEM)
    ways = seen(t.laid).ways
    assert [(way.region, way.units) for way in ways] == [("r26", {"archer": 1}), ("r04", {"chariot": 1})]
    assert all(way.path[-1] == "r02" for way in ways)
    assert t.asked, "it has moved"
    went = [(event.from_region, event.region) for event in t.heard("UnitMoved")]
    assert went == [(way.region, way.path[0]) for way in ways]


@rule("M19.8", "M19.10")
def test_a_wall_lies_on_the_way_of_those_alone_who_have_a_ram() -> None:
    t = guardians().put(HUMAN, "spearman", "r02").wall(HUMAN, "r12").put(THEM, "archer", "r26").turn(HUMAN)
    assert all("r12" not in way.path for way in seen(t.state).ways)
    t = guardians().put(HUMAN, "spearman", "r02").wall(HUMAN, "r12").turn(HUMAN)
    t.put(THEM, "archer", "r26").put(THEM, "ram", "r26")
    (way,) = seen(t.state).ways
    assert way.units == {"archer": 1, "ram": 1}
    assert way.path == ("r12", "r02")


@rule("M19.11")
def test_where_every_way_is_closed_there_is_none() -> None:
    t = guardians().put(HUMAN, "spearman", "r02").put(THEM, "archer", "r26").turn(HUMAN)
    t.wall(HUMAN, "r11", "r12", "r13")
    assert [way.path for way in seen(t.state).ways] == [()]
