import pytest

from tests.rules.mesopotamia.layout import Layout, rule

FORT = "r14"
"""A region with an enemy Wall: from r08 to r26 in two steps it must be crossed."""


def before_the_wall(unit: str = "horseman", level: int = 1) -> Layout:
    return Layout().level(0, explore=level).put(0, unit, "r08").wall(1, FORT)


def mason() -> Layout:
    """Somebody who can build Walls and Settlements in two other regions."""
    t = Layout().level(0, build=3).hold(0, stone=3, wood=3, food=3).squares({0: 3})
    return t.put(0, "spearman", "r09").put(0, "spearman", "r10")


@rule("M8.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_wall_a_region(seat: int) -> None:
    t = mason().put(0, "archer", "r08").wall(seat, "r08").act("build").answer("wall")
    assert t.options == ["r09", "r10"]
    t.rejects("r08", "already_there")


@rule("M8.1")
def test_one_settlement_a_region() -> None:
    t = mason().put(0, "archer", "r08").settle(0, "r08").act("build").answer("settlement")
    assert t.options == ["r09", "r10"]
    t.rejects("r08", "already_there")


@rule("M8.1")
def test_a_wall_and_a_settlement_stand_together() -> None:
    t = mason().settle(0, "r08").act("build").build("wall", "r08")
    assert (t.state.walls, t.state.settlements) == ({"r08": 0}, {"r08": 0})


@rule("M8.2")
@pytest.mark.parametrize("to", [FORT, "r26"])
def test_an_enemy_wall_is_neither_entered_nor_crossed(to: str) -> None:
    before_the_wall().explore().rejects(f"horseman.r08.{to}", "wall")


@rule("M8.2")
@pytest.mark.parametrize("to", [FORT, "r26"])
@pytest.mark.parametrize("ram", ["r08", FORT])
def test_a_ram_that_goes_along_or_stands_there_opens_the_wall(to: str, ram: str) -> None:
    rams = ("r08",) if ram == "r08" else ()
    t = before_the_wall().put(0, "ram", ram).explore().go("horseman", "r08", to, *rams)
    assert t.units(0, to)["horseman"] == 1
    assert t.state.walls == {FORT: 1}


@rule("M8.2")
def test_a_ram_left_behind_does_not_open_the_wall() -> None:
    t = before_the_wall().put(0, "ram", "r08").explore()
    t.rejects("horseman.r08.r14", "wall").rejects("horseman.r08.r26", "wall")
    t.answer("unit").rejects("r14", "wall").rejects("r26", "wall")


@rule("M8.2")
def test_a_ram_of_another_empire_does_not_help() -> None:
    t = Layout("babylonian", "sumerian", "akkadian").put(0, "horseman", "r08").wall(1, FORT)
    t.put(2, "ram", FORT).put(1, "ram", "r08").explore()
    t.rejects("horseman.r08.r14", "wall")


@rule("M8.2", "M8.5")
def test_a_ram_taken_along_on_the_way_opens_the_wall() -> None:
    t = Layout().put(0, "horseman", "r01").put(0, "ram", "r08").wall(1, FORT).explore()
    t.rejects("horseman.r01.r14", "wall")
    t.go("horseman", "r01", FORT, "r08")
    assert t.units(0, FORT) == {"horseman": 1, "ram": 1}


@rule("M8.2")
def test_a_way_around_the_wall_is_found() -> None:
    t = before_the_wall().explore().go("horseman", "r08", "r31")
    assert t.units(0, "r31") == {"horseman": 1}


@rule("M8.3")
def test_behind_one_ram_all_others_may_enter() -> None:
    t = before_the_wall("spearman", 4).put(0, "ram", "r08").put(0, "archer", "r08").put(0, "horseman", "r13")
    t.explore().go("spearman", "r08", FORT, "r08").go("archer", "r08", FORT).go("horseman", "r13", FORT)
    assert t.units(0, FORT) == {"spearman": 1, "ram": 1, "archer": 1, "horseman": 1}


@rule("M8.3")
def test_a_wall_closes_again_when_the_ram_has_left() -> None:
    t = before_the_wall("archer", 3).put(0, "ram", FORT).put(0, "spearman", FORT).explore()
    t.go("spearman", FORT, "r26", FORT)
    t.rejects("archer.r08.r14", "wall")


@rule("M8.4")
@pytest.mark.parametrize("to", [FORT, "r26"])
def test_a_wall_does_not_hinder_its_owner(to: str) -> None:
    t = Layout().put(0, "horseman", "r08").wall(0, FORT).explore().go("horseman", "r08", to)
    assert t.units(0, to) == {"horseman": 1}


@rule("M8.4")
def test_a_wall_stays_when_its_owner_has_left() -> None:
    t = Layout().put(0, "horseman", FORT).wall(0, FORT).put(1, "archer", "r08").explore()
    t.go("horseman", FORT, "r12").done()
    assert (t.seat, t.state.walls) == (1, {FORT: 0})
    t.answer("explore.pawn").rejects("archer.r08.r14", "wall")
    t.done()
    assert (t.state.round, t.state.walls) == (2, {FORT: 0})


@rule("M8.5")
def test_a_ram_goes_along_to_the_end_of_the_path() -> None:
    t = Layout().put(0, "horseman", "r08").put(0, "ram", "r08").explore().go("horseman", "r08", "r31", "r08")
    assert t.units(0, "r31") == {"horseman": 1, "ram": 1}
    assert t.units(0, "r08") == {}


@rule("M8.5")
def test_a_ram_that_is_not_named_stays() -> None:
    t = Layout().put(0, "horseman", "r08").put(0, "ram", "r08").explore().go("horseman", "r08", "r31")
    assert (t.units(0, "r08"), t.units(0, "r31")) == ({"ram": 1}, {"horseman": 1})


@rule("M8.5")
def test_linking_is_free_and_may_change() -> None:
    t = Layout().level(0, explore=2).put(0, "spearman", "r08").put(0, "archer", "r14").put(0, "ram", "r08").explore()
    t.go("spearman", "r08", "r14", "r08").go("archer", "r14", "r26", "r14")
    assert (t.units(0, "r14"), t.units(0, "r26")) == ({"spearman": 1}, {"archer": 1, "ram": 1})


@rule("M8.5")
@pytest.mark.parametrize("ram", ["r07", "r31"])
def test_a_ram_must_stand_on_the_path(ram: str) -> None:
    t = Layout().put(0, "spearman", "r08").put(0, "ram", ram).explore()
    t.rejects(f"spearman.r08.r14.ram-{ram}", "ram_not_on_path")
    t.answer("unit").rejects(f"r14.ram-{ram}", "ram_not_on_path")


@rule("M8.5")
def test_no_more_rams_go_along_than_stand_there() -> None:
    t = Layout().put(0, "spearman", "r08").put(0, "ram", "r08").put(1, "ram", "r08").explore()
    t.rejects("spearman.r08.r14.ram-r08-r08", "ram_not_on_path")
    t.rejects("spearman.r08.r14.ram-r14", "ram_not_on_path")


@rule("M8.5")
def test_the_path_may_bend_to_take_a_ram_along() -> None:
    t = Layout().put(0, "horseman", "r08").put(0, "ram", "r13").explore().go("horseman", "r08", "r14", "r13")
    assert t.units(0, "r14") == {"horseman": 1, "ram": 1}


@rule("M8.6")
@pytest.mark.parametrize("rams", [("r08", "r08"), ("r08", "r14")])
def test_one_unit_may_take_both_rams(rams: tuple[str, str]) -> None:
    t = Layout().put(0, "horseman", "r08").put(0, "ram", rams[0]).put(0, "ram", rams[1]).explore()
    t.go("horseman", "r08", "r26", *rams)
    assert t.units(0, "r26") == {"horseman": 1, "ram": 2}


@rule("M8.2")
def test_a_ram_beyond_the_wall_does_not_open_it() -> None:
    t = before_the_wall().put(0, "ram", "r26").explore()
    t.rejects("horseman.r08.r26", "wall").rejects("horseman.r08.r26.ram-r26", "wall")


@rule("M8.2")
def test_a_wall_does_not_keep_anybody_inside() -> None:
    t = Layout().put(0, "horseman", FORT).wall(1, FORT).explore().rejects("horseman.r14.r14", "wall")
    t.go("horseman", FORT, "r26")
    assert t.units(0, "r26") == {"horseman": 1}


@rule("M8.2", "M6.6")
def test_a_ram_opens_the_wall_but_defenders_still_block() -> None:
    t = before_the_wall().put(0, "ram", "r08").put(1, "spearman", FORT).explore()
    t.rejects("horseman.r08.r26.ram-r08", "blocked")
    t.go("horseman", "r08", FORT, "r08")
    assert t.units(0, FORT) == {"horseman": 1, "ram": 1}


@rule("M8.3")
def test_a_ram_in_the_region_lets_others_cross_it() -> None:
    t = before_the_wall().put(0, "ram", FORT).explore().go("horseman", "r08", "r26")
    assert (t.units(0, "r26"), t.units(0, FORT)) == ({"horseman": 1}, {"ram": 1})


@rule("M8.5")
def test_a_ship_takes_no_rams_along() -> None:
    t = Layout().ship(0, "n02").put(0, "ram", "r08").explore().sail("n02", "n19")
    assert t.units(0, "r08") == {"ram": 1}
