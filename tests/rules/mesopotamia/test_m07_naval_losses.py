import pytest

from tests.rules.mesopotamia.field import HERE, A, C, D, Field
from tests.rules.mesopotamia.table import rule


@rule("M7.5", "M16.1", "MX13")
def test_mx13_ships_that_met_are_destroyed_before_they_give_a_bonus() -> None:
    f = Field().fight("spearman", against="spearman").phalanxes(1, 1).ship(A, "n31").ship(D, "n31").combat()
    assert f.state.ships == {}
    began = f.heard("CombatBegan")[0]
    assert (began.attacker_bonus, began.defender_bonus) == (0, 0)
    assert f.heard_of("ShipsSunk", "CombatBegan") == ["ShipsSunk n31", "CombatBegan r31"]
    f.check()


@rule("M7.5")
def test_ships_of_three_empires_on_a_section_are_all_destroyed() -> None:
    f = Field(3).ship(A, "n31").ship(D, "n31").ship(C, "n31").combat()
    assert f.state.ships == {}
    assert sorted(f.heard("ShipsSunk")[0].seats) == [A, D, C]


@rule("M7.5")
def test_it_happens_without_a_combat_on_land_and_on_every_section() -> None:
    f = Field(3).ship(A, "n01", "n50").ship(D, "n01").ship(C, "n50").combat()
    assert f.state.ships == {}
    assert f.heard_of("ShipsSunk") == ["ShipsSunk n01", "ShipsSunk n50"]


@rule("M7.5", "MI16")
@pytest.mark.parametrize("other", ["n40", "n22", "n30"])
def test_ships_on_different_sections_stay_even_if_those_share_a_junction(other: str) -> None:
    f = Field().ship(A, "n31").ship(D, other).combat()
    assert f.state.ships == {"n31": [A], other: [D]}
    assert not f.told("ShipsSunk")


@rule("M7.5", "M1.5")
def test_destroyed_ships_are_back_in_stock() -> None:
    f = Field().ship(A, "n01", "n31", "n50").ship(D, "n31").level(A, build=2).hold(A, wood=1).combat()
    f.answer("build.pawn").answer("ship")
    assert f.kind == "build.place"


@rule("M7.5")
def test_other_ships_of_the_same_empires_still_support() -> None:
    f = Field().fight("spearman", against="spearman").phalanxes(1, 1)
    f.ship(A, "n31", "n40").ship(D, "n31").combat()
    assert f.heard("CombatBegan")[0].attacker_bonus == 1
    assert f.heard("CombatBegan")[0].region == HERE
