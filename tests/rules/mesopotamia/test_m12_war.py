"""M12: War, its Phalanxes and the Units it creates."""

import pytest

from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.events.economy import PhalanxesTaken
from engine.mesopotamia.events.tokens import EventTurned
from tests.rules.mesopotamia.commands import leave_action, pay, refuses, told
from tests.rules.mesopotamia.table import Table, rule

FIGHTERS = ["spearman", "archer", "horseman", "chariot"]


def warlord(war: int = 1, empire: str = "babylonian", wood: int = 9, square: int = 5) -> Table:
    t = Table(empire, "sumerian").level(0, war=war).hold(0, wood=wood)
    return t.squares(population={0: square})


def begun(t: Table) -> Table:
    return t.turn(0).answer("war.pawn")


@rule("M12.1")
@pytest.mark.parametrize(
    ("empire", "level", "phalanxes"),
    [
        *(("babylonian", level, level) for level in (1, 2, 3, 4)),
        *(("akkadian", level, count) for level, count in ((1, 1), (2, 3), (3, 4), (4, 5))),
        *(("assyrian", level, level + 1) for level in (1, 2, 3, 4)),
        *(("hittite", level, count) for level, count in ((3, 3), (4, 5))),
    ],
)
def test_the_phalanxes_are_taken_with_the_action(empire: str, level: int, phalanxes: int) -> None:
    t = begun(warlord(level, empire))
    assert t.held(0, "phalanx") == phalanxes
    assert [event.gained for event in told(t, PhalanxesTaken)] == [{"phalanx": phalanxes}]


@rule("M12.1")
def test_creating_is_optional() -> None:
    t = begun(warlord())
    assert t.kind == "war"
    leave_action(t).answer("end")
    assert t.seat == 1
    assert t.state.armies == {}


@rule("M12.1", "M4.8")
def test_without_wood_there_are_still_phalanxes() -> None:
    t = begun(warlord(wood=0))
    assert (t.held(0, "phalanx"), t.kind) == (1, "action")


@rule("M12.2", "MX23")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_types_of_the_card_or_lower_are_created_for_one_wood(level: int) -> None:
    t = begun(warlord(level, wood=1))
    unlocked = FIGHTERS[:level]
    assert set(t.options) - {"other", "end"} == {f"{unit}.r01" for unit in unlocked}
    for unit in FIGHTERS[level:]:
        t.rejects(f"{unit}.r01", "not_unlocked")
    t.answer(f"{unlocked[-1]}.r01")
    assert t.units(0, "r01") == {unlocked[-1]: 1}
    assert t.held(0, "wood") == 0


@rule("MX23", "M12.2")
@pytest.mark.parametrize("unit", ["spearman", "archer", "horseman"])
def test_mx23_animal_husbandry(unit: str) -> None:
    t = begun(warlord(3, wood=1))
    t.rejects("chariot.r01", "not_unlocked")
    t.answer(f"{unit}.r01")
    assert (t.units(0, "r01"), t.held(0, "wood")) == ({unit: 1}, 0)


@rule("M12.2")
@pytest.mark.parametrize(
    ("empire", "level", "units"),
    [
        ("babylonian", 4, 1),
        ("akkadian", 2, 1),
        ("akkadian", 3, 2),
        ("akkadian", 4, 2),
        ("assyrian", 1, 1),
        ("assyrian", 2, 2),
        ("hittite", 3, 1),
        ("hittite", 4, 2),
    ],
)
def test_as_many_units_as_the_card_says(empire: str, level: int, units: int) -> None:
    t = begun(warlord(level, empire))
    for _ in range(units):
        t.answer("spearman.r01")
    assert t.units(0, "r01") == {"spearman": units}
    assert t.held(0, "wood") == 9 - units
    refuses(t, 0, "war", "spearman.r01", "no_units_left")


@rule("M12.2")
def test_every_unit_is_paid_for() -> None:
    t = begun(warlord(3, "akkadian", wood=1)).answer("spearman.r01")
    assert t.units(0, "r01") == {"spearman": 1}
    refuses(t, 0, "war", "archer.r01", "cannot_pay")


@rule("M12.2")
def test_without_wood_nothing_is_created() -> None:
    t = begun(warlord(wood=0))
    refuses(t, 0, "war", "spearman.r01", "cannot_pay")


@rule("M12.2", "M1.4", "M1.5")
@pytest.mark.parametrize(("unit", "figures"), [("spearman", 3), ("archer", 3), ("horseman", 2), ("chariot", 2)])
def test_a_type_whose_figures_all_stand_on_the_map_is_not_created(unit: str, figures: int) -> None:
    t = begun(warlord(4).put(0, unit, "r08", figures - 1).put(1, unit, "r12", 2))
    t.answer(f"{unit}.r01")
    t = begun(warlord(4).put(0, unit, "r08", figures))
    assert f"{unit}.r01" not in t.options
    t.rejects(f"{unit}.r01", "no_figure")


@rule("M12.2", "M13.4", "MX40")
def test_mx40_the_unit_limit() -> None:
    t = begun(warlord(2, square=1).put(0, "spearman", "r01", 2))
    refuses(t, 0, "war", "archer.r01", "unit_limit")
    assert t.held(0, "phalanx") == 2
    t = begun(warlord(2, square=2).put(0, "spearman", "r01", 3))
    t.answer("archer.r01")
    t = begun(warlord(2, square=2).put(0, "spearman", "r01", 3).put(0, "archer", "r01"))
    refuses(t, 0, "war", "archer.r01", "unit_limit")


@rule("M12.3")
def test_a_unit_is_placed_at_home_or_at_an_own_settlement() -> None:
    t = warlord().settle(0, "r08", "r20").settle(1, "r12").put(0, "archer", "r09")
    begun(t)
    assert [option for option in t.options if option not in ("other", "end")] == [
        "spearman.r01",
        "spearman.r08",
        "spearman.r20",
    ]
    for region in ("r12", "r09", "r02", "r03"):
        t.rejects(f"spearman.{region}", "bad_placement")
    t.answer("spearman.r20")
    assert t.units(0, "r20") == {"spearman": 1}


@rule("M12.3", "M9.4")
def test_enemies_beside_an_own_settlement_do_not_hinder_placing() -> None:
    t = begun(warlord().settle(0, "r08").put(1, "chariot", "r08", 2)).answer("spearman.r08")
    assert t.units(0, "r08") == {"spearman": 1}


@rule("M12.3", "M6.11")
def test_a_created_unit_reveals_nothing() -> None:
    t = begun(warlord().settle(0, "r08").hide("r08")).answer("spearman.r08")
    assert (t.state.hidden, told(t, EventTurned)) == (["r08"], [])


@rule("M12.4")
def test_phalanxes_come_from_war_and_trade() -> None:
    assert any("phalanx" in token.gain for token in TRADE_TOKENS.values())
    t = Table().hold(0, stone=1).trade("t05").turn(0).answers("gather.pawn", "trade.t05")
    assert t.held(0, "phalanx") == 2
    t.rejects("start.phalanx", "nothing_to_gather")


@rule("M12.5")
def test_a_created_unit_may_move_in_the_same_turn() -> None:
    t = begun(warlord().ziggurat(0, "white:ud")).answer("spearman.r01")
    pay(leave_action(t), "explore.1").answer("spearman.r01.r08")
    assert t.units(0, "r08") == {"spearman": 1}


@rule("M12.2", "M13.4")
@pytest.mark.parametrize(("wood", "square", "units"), [(1, 5, 1), (9, 5, 2), (9, 1, 2), (0, 5, 0)])
def test_no_more_units_are_promised_than_wood_and_population_allow(wood: int, square: int, units: int) -> None:
    t = warlord(4, "akkadian", wood=wood, square=square).turn(0)
    note = t.option("war.pawn").note
    assert note is not None
    assert note.args["count"] == units
    asked = t.answer("war.pawn").question()
    if units:
        assert (asked.prompt.args["left"], asked.hints.several) == (units, units)
