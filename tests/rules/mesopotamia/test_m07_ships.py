import pytest

from engine.mesopotamia.content.map import SECTIONS_OF
from tests.rules.mesopotamia.layout import Layout, rule


@rule("M7.1", "M11.8", "MX12")
@pytest.mark.parametrize(("region", "resource"), [("r07", "wood"), ("r08", "food")])
def test_mx12_a_ship_gathers_in_one_of_its_two_regions(region: str, resource: str) -> None:
    t = Layout().level(0, gather=3).ship(0, "n19").act("gather")
    other = {"r07": "r08", "r08": "r07"}[region]
    assert {"ship.n19.r07", "ship.n19.r08"} <= set(t.options)
    t.answer(f"ship.n19.{region}")
    assert t.held(0, resource) == 1
    t.rejects(f"ship.n19.{region}", "source_used").rejects(f"ship.n19.{other}", "source_used")


@rule("M7.1", "M7.7")
@pytest.mark.parametrize(("region", "bonus"), [("r10", True), ("r14", True), ("r31", False)])
def test_a_ship_supports_combats_in_both_its_regions(region: str, bonus: bool) -> None:
    t = Layout().ship(0, "n28").put(1, "archer", region).put(0, "archer", region).hold(0, phalanx=1).combat()
    if bonus:
        t.rejects((), "bonus_not_bid", seat=0)
        t.answer(("force:2",), seat=0)
    else:
        t.rejects(("force:2",), "bid_too_high", seat=0)


@rule("M7.2")
def test_a_step_leads_to_a_section_with_a_common_junction() -> None:
    one, two, three = ["n02", "n19"], ["n03", "n20", "n21", "n23"], ["n22", "n24", "n25", "n38"]
    t = Layout().ship(0, "n01").explore().answer("ship.n01")
    assert sorted(t.options) == sorted(one + two + three)
    for far in ("n27", "n28", "n34", "n35"):
        t.rejects(far, "too_far")


@rule("M7.2")
def test_joined_activations_carry_a_ship_six_steps() -> None:
    t = Layout().level(0, explore=2).ship(0, "n01").explore().answer("ship.n01").rejects("n18", "too_far")
    t.answer("n17")
    assert t.state.ships == {"n17": [0]}
    assert t.kind == "action"


@rule("M7.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_ships_pass_sections_with_other_ships(seat: int) -> None:
    t = Layout().ship(0, "n01").ship(seat, "n02", "n19").explore().sail("n01", "n21")
    assert t.state.ships["n21"] == [0]


@rule("M7.2", "M7.6")
def test_ships_are_blocked_by_nothing() -> None:
    t = Layout().ship(0, "n01").put(1, "chariot", "r08", 2).tribe("r09", archer=2)
    t.wall(1, "r08", "r09", "r10").block("r08", "r10").explore().sail("n01", "n25")
    assert t.state.ships == {"n25": [0]}


@rule("M7.3")
def test_a_ship_may_not_end_beside_an_own_ship() -> None:
    t = Layout().ship(0, "n01", "n02").explore().answer("ship.n01")
    t.rejects("n02", "own_ship_there")


def builder() -> Layout:
    return Layout().level(0, build=2).hold(0, wood=2)


@rule("M7.3")
def test_a_ship_may_not_be_built_beside_an_own_ship() -> None:
    t = builder().ship(0, "n02").act("build").answer("ship")
    assert t.options == ["n01", "n03"]
    t.rejects("n02", "own_ship_there")


@rule("M7.3", "M7.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_event_places_a_ship_on_a_free_section_only(seat: int) -> None:
    t = Layout().put(0, "spearman", "r01").squares({0: 3}).ship(seat, "n02", "n19").turns_up("r08", "ev8")
    t.explore().go("spearman", "r01", "r08").answer("1")
    assert (t.kind, t.options) == ("event.section", ["n21", "n22", "n23", "n24"])
    t.rejects("n02", "own_ship_there" if seat == 0 else "section_occupied")
    t.answer("n21")
    assert t.state.ships["n21"] == [0]


@rule("M7.4")
def test_a_movement_may_end_beside_enemy_ships() -> None:
    t = Layout("babylonian", "sumerian", "akkadian").ship(0, "n01").ship(1, "n02").ship(2, "n02")
    t.explore().sail("n01", "n02")
    assert sorted(t.state.ships["n02"]) == [0, 1, 2]


@rule("M7.4")
def test_building_needs_a_section_without_any_ship() -> None:
    t = builder().ship(1, "n02").act("build").answer("ship")
    assert t.options == ["n01", "n03"]
    t.rejects("n02", "section_occupied")


@rule("M7.6")
def test_land_units_and_ships_do_not_fight() -> None:
    t = Layout().ship(0, "n19").put(1, "chariot", "r08").put(1, "chariot", "r07").combat()
    assert (t.kind, t.state.round) == ("action", 2)
    assert t.state.ships == {"n19": [0]}
    assert t.units(1, "r08") == t.units(1, "r07") == {"chariot": 1}
    assert not t.told("CombatWon")


@rule("M7.6")
def test_ships_cannot_enter_regions() -> None:
    t = Layout().ship(0, "n19").explore()
    assert not [option for option in t.options if option.startswith("ship.") and option != "ship.n19"]
    t.answer("ship.n19")
    assert all(option.startswith("n") for option in t.options)
    t.rejects("r08", "unknown_id")


@rule("M7.6")
def test_a_ship_may_stand_on_the_border_of_a_foreign_start_region() -> None:
    t = Layout().ship(0, "n32").explore().sail("n32", "n04")
    assert "n04" in SECTIONS_OF["r02"]
    assert t.state.ships == {"n04": [0]}


@rule("M7.6")
def test_land_units_cannot_take_ships() -> None:
    t = Layout().ship(1, "n02").put(0, "spearman", "r01").put(0, "archer", "r08").explore()
    t.rejects("spearman.r01.n02", "unknown_id")
    t.done().done()
    assert t.state.round == 2
    assert t.state.ships == {"n02": [1]}
