"""F1.4: there is no money; a piece of a resource pays for each of these, and two six-sided dice decide fights."""

from engine.core.dice import SeededDice
from tests.rules.after_the_flood.table import PURPLE, RED, Table, rule


def lone_tool() -> Table:
    return Table().hand(RED, tool=1).available(RED, workers=3)


@rule("F1.4")
def test_a_resource_is_traded_for_another() -> None:
    t = lone_tool().workers("kassites", RED, 1).answer("trade")
    assert t.hand_of(RED) == {"lapis": 1}


@rule("F1.4")
def test_a_resource_buys_armies() -> None:
    t = lone_tool().answer("start").amounts(tool=1)
    assert t.hand_of(RED) == {}
    assert t.available_armies(RED) == 3 + 3


@rule("F1.4")
def test_a_resource_equips_armies() -> None:
    t = lone_tool().answer("start").amounts().amounts(tool=1)
    assert t.hand_of(RED) == {}
    assert t.equipment_of(RED) == {"tool": 1}


@rule("F1.4")
def test_a_resource_places_workers() -> None:
    t = lone_tool().answers("place", "weaving", 3)
    assert t.hand_of(RED) == {}
    assert t.workers_at("weaving", RED) == 3


@rule("F1.4")
def test_a_resource_is_bid_for_the_order_of_play() -> None:
    t = lone_tool().answer("pass").amounts(tool=1)
    assert t.hand_of(RED) == {}
    assert t.bid_of(RED) == {"tool": 1}


@rule("F1.4")
def test_a_resource_pays_the_opportunity_cost() -> None:
    t = lone_tool().passed(PURPLE).answers("build", "tool", "ur")
    assert t.hand_of(RED) == {}
    assert t.available_workers(RED) == 3


@rule("F1.4")
def test_a_resource_expands_a_city() -> None:
    t = Table().hand(RED, wood=2, tool=1).city("ur", RED).end_actions().answers("ur", ("tool",))
    assert t.hand_of(RED) == {}
    assert t.city_at("ur") == (RED, True)


@rule("F1.4")
def test_a_fight_is_rolled_with_two_six_sided_dice() -> None:
    class Counting(SeededDice):
        sides: list[int] = []

        def below(self, sides: int, at: int) -> int:
            self.sides.append(sides)
            return super().below(sides, at)

    t = Table(turn=3).empire(RED, "t3-sumer").armies("ur", RED, 1).available(RED, armies=2)
    t.empire(PURPLE, "t3-egypt").armies("eridu", PURPLE, 1)
    t.seed(Counting(b"two")).answers("expand", "invade", "eridu", "roll")
    assert Counting.sides == [6, 6]
    assert len(t.rolls) == 1
