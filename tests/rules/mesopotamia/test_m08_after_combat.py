"""Walls, Rams and Settlements after the combats; Rams that flee stand with the retreats."""

from collections.abc import Callable

import pytest

from tests.rules.mesopotamia.field import HERE, A, C, D, E, Field
from tests.rules.mesopotamia.table import rule


def lost_with(*rams: str) -> Field:
    """Babylon loses its Spearman to a Chariot in a region with a Wall of Sumer."""
    return Field(3).fight("spearman", *rams, against="chariot").cards("cs4", "cc1").wall(D, HERE)


def won_with(*rams: str) -> Field:
    """Babylon's Chariot destroys a Spearman in a region with a Wall of Sumer."""
    return Field(3).fight("chariot", *rams, against="spearman").cards("cc5", "cs4").wall(D, HERE)


def beside_a_settlement(*kinds: str, region: str = HERE) -> Field:
    """Babylon's Units in a region where Sumer has a Settlement and nothing else."""
    f = Field(3).settle(D, region)
    for kind in kinds:
        f.put(A, kind, region)
    return f


@rule("M8.8", "MX34")
def test_mx34_attackers_with_a_ram_lose() -> None:
    f = lost_with("ram").combat()
    assert f.state.walls == {}
    assert f.units(A, HERE) == {}
    assert [(event.seat, event.region) for event in f.heard("WallFell")] == [(D, HERE)]
    f.check()


@rule("M8.8")
@pytest.mark.parametrize(("rams", "left"), [(("ram",), {"chariot": 1}), (("ram", "ram"), {"chariot": 1, "ram": 1})])
def test_victors_lose_the_wall_and_one_ram(rams: tuple[str, ...], left: dict[str, int]) -> None:
    f = won_with(*rams).combat()
    assert f.state.walls == {}
    assert f.units(A, HERE) == left


@rule("M8.8")
def test_a_ram_of_the_wall_s_owner_is_not_removed() -> None:
    f = lost_with("ram").put(D, "ram", HERE).combat()
    assert f.units(D, HERE) == {"chariot": 1, "ram": 1}


@rule("M8.8")
def test_a_wall_falls_also_when_its_owner_attacked_or_was_not_there() -> None:
    f = Field(3).fight("chariot", against="spearman").wall(A, HERE).combat().go_on()
    assert f.state.walls == {}
    f = Field(3).fight("chariot", "ram", "ram", against=("spearman", "ram", "ram")).cards("cc5", "cs4").wall(C, HERE)
    f.combat()
    assert f.state.walls == {}
    assert f.units(A, HERE) == {"chariot": 1, "ram": 1}
    assert {event.seat for event in f.heard("RamsLost")} == {A, D}


@rule("M8.8")
def test_a_combat_with_a_tribe_breaks_a_wall_too() -> None:
    f = Field(tribes_themselves=True).put(A, "chariot", HERE).put(A, "ram", HERE, 2).tribe(HERE, spearman=1)
    f.wall(D, HERE).combat().go_on()
    assert f.state.walls == {}
    assert f.units(A, HERE) == {"chariot": 1, "ram": 1}


@rule("M8.8", "M16.1")
def test_the_wall_stands_until_the_last_combat_of_the_region_is_over() -> None:
    f = Field(3).put(D, "chariot", HERE).put(A, "spearman", HERE).put(A, "ram", HERE).put(C, "spearman", HERE)
    f.put(C, "ram", HERE).wall(D, HERE).cards("cs4", "cc1", "cs2").combat().answer("0-1").go_on()
    assert f.heard_of("CombatWon", "WallFell") == ["CombatWon r31", "CombatWon r31", "WallFell r31"]
    assert f.units(D, HERE) == {"chariot": 1}
    assert f.units(A, HERE) == f.units(C, HERE) == {}


@rule("M8.8", "M16.1", "M16.32")
def test_a_wall_falls_with_its_combat_before_the_next_region_is_fought() -> None:
    """Once the Wall of the first region is down, Units may flee there from the second."""
    f = Field(4).put(D, "spearman", "r10").wall(D, "r10").put(C, "chariot", "r10").put(C, "ram", "r10")
    f.cards("cc5", "cs4", "cs3", "cc2")
    f.put(D, "chariot", HERE).put(A, "spearman", HERE).combat().go_on()
    assert f.heard_of("WallFell", "CombatWon") == ["CombatWon r10", "WallFell r10", "CombatWon r31"]


@rule("M8.9")
@pytest.mark.parametrize(("rams", "left"), [(1, {"spearman": 1}), (2, {"spearman": 1, "ram": 1})])
def test_an_undefended_wall_falls_to_a_unit_with_a_ram(rams: int, left: dict[str, int]) -> None:
    f = Field().wall(D, HERE).put(A, "spearman", HERE).put(A, "ram", HERE, rams).combat()
    assert f.state.walls == {}
    assert f.units(A, HERE) == left
    assert f.heard("WallFell")[0].seat == D


@rule("M8.9")
@pytest.mark.parametrize(
    "lay",
    [
        lambda f: f.wall(D, HERE).put(A, "spearman", HERE),
        lambda f: f.wall(D, HERE).put(A, "ram", HERE),
        lambda f: f.wall(A, HERE).put(A, "spearman", HERE).put(A, "ram", HERE),
        lambda f: f.wall(D, HERE).put(A, "spearman", "r10").put(A, "ram", "r10"),
    ],
)
def test_else_an_undefended_wall_stays(lay: Callable[[Field], Field]) -> None:
    f = lay(Field()).combat()
    assert HERE in f.state.walls
    assert not f.told("RamsLost")


@rule("M8.10")
@pytest.mark.parametrize(
    ("lay", "left"),
    [
        (lambda f: f.put(D, "spearman", HERE), 0),
        (lambda f: f.tribe(HERE, spearman=1), 0),
        (lambda f: f.put(D, "ram", HERE), 1),
        (lambda f: f.put(D, "spearman", "r10"), 1),
        (lambda f: f.put(A, "spearman", HERE), 1),
        (lambda f: f.settle(D, HERE), 1),
        (lambda f: f.ship(D, "n31"), 1),
    ],
)
def test_a_ram_alone_with_an_enemy_combat_unit_is_removed(lay: Callable[[Field], Field], left: int) -> None:
    f = lay(Field().put(A, "ram", HERE)).combat()
    assert f.units(A, HERE).get("ram", 0) == left


@rule("M8.10")
def test_all_rams_that_are_alone_are_removed() -> None:
    f = Field(3).put(A, "ram", HERE, 2).put(C, "ram", HERE).put(D, "spearman", HERE).combat()
    assert f.units(A, HERE) == f.units(C, HERE) == {}
    f.check()


@rule("M8.10", "M16.2")
def test_a_ram_never_fights() -> None:
    f = Field().put(A, "ram", HERE, 2).put(D, "spearman", HERE).combat()
    assert not f.told("CombatBegan")


@rule("M8.11", "MX35", "D25")
def test_mx35_conquer() -> None:
    f = beside_a_settlement("horseman").combat().asked_for("settlement")
    assert f.seat == A
    assert f.options == ["conquer", "destroy", "leave"]
    f.answer("conquer")
    assert f.state.settlements == {HERE: A}
    assert f.heard("SettlementConquered")[0].owner_seat == D
    f.check()


@rule("M8.11", "M1.5", "MX35")
def test_mx35_without_a_settlement_in_stock() -> None:
    f = beside_a_settlement("horseman").settle(A, "r07", "r10", "r14").combat().asked_for("settlement")
    assert f.options == ["destroy", "leave"]
    f.rejects("conquer", "no_figure")


@rule("M8.11")
@pytest.mark.parametrize(("answer", "left"), [("destroy", {}), ("leave", {HERE: D})])
def test_destroy_or_leave(answer: str, left: dict[str, int]) -> None:
    f = beside_a_settlement("horseman").combat().answer(answer)
    assert f.state.settlements == left
    assert f.kind == "action"


@rule("M8.11")
def test_a_destroyed_settlement_is_back_in_its_owner_s_stock() -> None:
    f = beside_a_settlement("horseman").settle(D, "r07", "r10").combat().answer("destroy")
    assert list(f.state.settlements.values()) == [D, D]
    f.check()


@rule("M8.11")
@pytest.mark.parametrize("kinds", [(), ("ram",), ("ram", "ram")])
def test_a_ram_or_ship_alone_takes_nothing(kinds: tuple[str, ...]) -> None:
    f = beside_a_settlement(*kinds).ship(A, "n31").combat()
    assert f.kind == "action"
    assert f.state.settlements == {HERE: D}


@rule("M8.11")
def test_nobody_is_asked_about_his_own_settlement() -> None:
    assert Field().settle(A, HERE).put(A, "spearman", HERE).combat().kind == "action"


@rule("M8.11", "M16.1")
def test_the_winner_of_a_combat_takes_the_settlement_after_all_combats() -> None:
    f = Field(4).fight("chariot", against="spearman", region="r20").settle(D, "r20")
    f.put(C, "spearman", HERE).put(E, "spearman", HERE).cards("cc5", "cs4", "cs2", "cs6").combat().go_on("settlement")
    assert [event.region for event in f.heard("CombatWon")] == ["r20", HERE]
    assert (f.seat, f.question().about["region"]) == (A, "r20")


@rule("M8.11", "M21.4")
@pytest.mark.parametrize(("own", "default"), [((), "conquer"), (("r07", "r10", "r14"), "destroy")])
def test_an_absent_player_conquers_or_else_destroys(own: tuple[str, ...], default: str) -> None:
    assert beside_a_settlement("archer").settle(A, *own).combat().question().default == default


@rule("M8.12")
def test_each_region_is_asked_once_a_round_by_id() -> None:
    f = beside_a_settlement("archer").settle(D, "r10", "r14").put(A, "archer", "r14").put(A, "spearman", "r10")
    f.combat()
    asked = []
    while f.kind == "settlement":
        asked.append(f.question().about["region"])
        f.answer("leave")
    assert asked == ["r10", "r14", HERE]
    assert f.kind == "action"


@rule("M8.12")
def test_a_settlement_that_was_left_is_asked_about_again_next_round() -> None:
    f = beside_a_settlement("archer").combat().answer("leave").until("settlement")
    assert f.state.round == 2
    assert f.question().about["region"] == HERE


@rule("M8.12", "M16.66")
def test_settlements_are_asked_about_empire_by_empire_in_the_order_of_the_event_track() -> None:
    f = Field(3).event_track([A], [D], [C]).settle(D, "r10").put(A, "archer", "r10")
    f.settle(A, "r14").put(C, "archer", "r14").settle(C, "r18").put(D, "archer", "r18")
    f.settle(A, "r20").put(C, "spearman", "r20").combat()
    asked = []
    while f.kind == "settlement":
        asked.append((f.seat, f.question().about["region"]))
        f.answer("leave")
    assert asked == [(C, "r14"), (C, "r20"), (D, "r18"), (A, "r10")]


@rule("M8.13")
@pytest.mark.parametrize("answer", ["conquer", "destroy"])
def test_a_wall_in_the_region_of_a_lost_settlement_stays(answer: str) -> None:
    f = beside_a_settlement("archer").wall(D, HERE).combat().answer(answer)
    assert f.state.walls == {HERE: D}
    assert f.state.settlements.get(HERE) != D


@rule("M8.13", "M8.9")
def test_unless_a_ram_has_removed_it() -> None:
    f = beside_a_settlement("archer", "ram").wall(D, HERE).combat().answer("conquer")
    assert f.state.walls == {}
