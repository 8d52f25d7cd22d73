from collections.abc import Callable

import pytest

from engine.mesopotamia import GAME
from engine.mesopotamia.content.empires import FIGURES
from tests.games import words_for
from tests.rules.mesopotamia.field import AROUND, HERE, A, C, D, Field
from tests.rules.mesopotamia.table import rule

Lay = Callable[[Field], object]


def fleeing_defender(region: str = HERE, sides: int = 3) -> Field:
    """Babylon's Chariot 3/2/0 wins against a Spearman 1/0/1, which flees."""
    return Field(sides).fight("chariot", against="spearman", region=region).cards("cc2", "cs3")


def fleeing_attacker(region: str = HERE, sides: int = 3) -> Field:
    """Babylon's Spearman 1/0/1 loses against a Chariot 3/2/0 and flees."""
    return Field(sides).fight("spearman", against="chariot", region=region).cards("cs3", "cc2")


def lost_by_two(*more: str, region: str = "r22") -> Field:
    """A Spearman 1/0/1 and a Horseman 2/1/1 of Babylon flee one after the other from a Chariot 3/2/0."""
    f = Field(3).fight("spearman", "horseman", *more, against="chariot", region=region)
    return f.cards("cs3", "ch2", "cc2")


@rule("M16.31", "D22")
@pytest.mark.parametrize(("lay", "whose"), [(fleeing_defender, "spearman of 1"), (fleeing_attacker, "spearman of 0")])
def test_the_attacker_chooses_for_both_sides(lay: Callable[[], Field], whose: str) -> None:
    f = lay().combat().asked_for("retreat")
    assert f.seat == A
    assert f"{f.question().about['unit']} of {f.question().about['party']}" == whose
    f.answer("r18")
    assert f.units(int(whose[-1]), "r18") == {"spearman": 1}
    assert f.units(int(whose[-1]), HERE) == {}


CLOSED: dict[str, Lay] = {
    "a Unit of the victor": lambda f: f.put(A, "spearman", "r13"),
    "a Unit of a third Empire": lambda f: f.put(C, "archer", "r13"),
    "a Tribe": lambda f: f.tribe("r13", spearman=1),
    "a Wall of the victor": lambda f: f.wall(A, "r13"),
    "a Wall of a third Empire": lambda f: f.wall(C, "r13"),
    "a Wall of a third Empire and an own Ram": lambda f: f.wall(C, "r13").put(D, "ram", "r13"),
    "a Wall of a third Empire and an own Unit": lambda f: f.wall(C, "r13").put(D, "archer", "r13"),
}
OPEN: dict[str, Lay] = {
    "nothing": lambda f: f,
    "a Blocker": lambda f: f.block("r13"),
    "an enemy Ram": lambda f: f.put(A, "ram", "r13"),
    "an enemy Ship": lambda f: f.ship(A, "n34"),
    "an own Wall": lambda f: f.wall(D, "r13"),
    "an own Unit": lambda f: f.put(D, "archer", "r13"),
    "an own Settlement": lambda f: f.settle(D, "r13"),
    "an enemy Settlement": lambda f: f.settle(A, "r13"),
    "a hidden Event": lambda f: f.hide("r13"),
}


@rule("M16.32")
@pytest.mark.parametrize("there", CLOSED)
def test_regions_closed_to_a_retreat(there: str) -> None:
    f = fleeing_defender("r08")
    CLOSED[there](f)
    f.combat().asked_for("retreat")
    assert f.options == ["r07", "r09", "r10", "r14"]
    f.rejects("r13", "bad_retreat")


@rule("M16.32")
@pytest.mark.parametrize("there", OPEN)
def test_regions_open_to_a_retreat(there: str) -> None:
    f = fleeing_defender("r08")
    OPEN[there](f)
    f.combat().asked_for("retreat")
    assert f.options == ["r07", "r09", "r10", "r13", "r14"]
    f.answer("r13")
    assert f.units(D, "r13")["spearman"] == 1


@rule("M16.32", "M2.4")
def test_a_foreign_start_region_is_closed_the_own_one_open() -> None:
    f = fleeing_defender("r08").combat()
    f.rejects("r01", "bad_retreat")
    f = fleeing_attacker("r08").combat()
    assert f.options == ["r01", "r07", "r09", "r10", "r13", "r14"]
    f.answer("r01")
    assert f.units(A, "r01") == {"spearman": 1}


@rule("M16.32", "M2.6")
@pytest.mark.parametrize(("sides", "offered"), [(2, True), (3, False)])
def test_a_start_region_not_in_use_is_open(sides: int, offered: bool) -> None:
    f = fleeing_defender("r16", sides).combat()
    assert ("r03" in f.options) is offered


@rule("M16.32", "D22")
@pytest.mark.parametrize("region", [HERE, "r20", "r08"])
def test_only_adjacent_regions_are_legal(region: str) -> None:
    fleeing_defender().combat().rejects(region, "bad_retreat")


@rule("M16.32", "M22.2")
def test_a_region_there_is_not() -> None:
    fleeing_defender().combat().rejects("r99", "unknown_id")


@rule("M16.33")
@pytest.mark.parametrize("lay", [fleeing_defender, fleeing_attacker])
def test_without_a_legal_region_the_unit_is_destroyed(lay: Callable[[], Field]) -> None:
    f = lay().guard(*AROUND).combat()
    assert f.kind == "action"
    assert [event.unit for event in f.heard("NowhereToFlee")] == ["spearman"]
    assert len([army for armies in f.state.armies.values() for army in armies if "spearman" in army.units]) == 3
    won = f.heard("CombatWon")[0]
    assert {**won.attacker_lost, **won.defender_lost} == {"spearman": 1}
    f.check()


@rule("M16.33", "M1.10")
def test_the_only_legal_region_is_taken_unasked() -> None:
    f = fleeing_defender().guard(*AROUND[1:]).combat()
    assert f.kind == "action"
    assert f.fled == ["1 spearman r10"]


@rule("M16.33", "M6.11", "M16.37")
def test_a_retreat_reveals_no_event() -> None:
    f = fleeing_attacker().hide("r10").combat().answer("r10")
    assert f.state.hidden == ["r10"]
    assert not f.told("EventTurned")


@rule("M16.33")
def test_the_question_says_that_an_event_stays_hidden_and_why_a_region_is_proposed() -> None:
    f = fleeing_attacker().hide("r10").combat().asked_for("retreat")
    prompt = words_for("mesopotamia", "en").say(f.question().prompt)
    assert prompt.endswith("Proposed: Sippar (hidden Event stays hidden), where there is most for you.")


@rule("M16.33")
def test_a_retreat_starts_no_combat() -> None:
    f = fleeing_defender("r08").settle(A, "r13").put(A, "ram", "r13").combat().answer("r13").go_on()
    assert len(f.heard("CombatBegan")) == 1


@rule("M16.37", "M6.9")
@pytest.mark.parametrize("who", ["another Unit", "another Empire", "the fled Unit"])
def test_the_event_is_revealed_when_a_unit_later_ends_a_movement_there(who: str) -> None:
    f = fleeing_attacker().hide("r10").level(A, explore=2).turns_up("ev14")
    f.put(A, "archer", "r09").put(C, "horseman", "r28").combat().answer("r10")
    assert f.state.hidden == ["r10"]
    mover = C if who == "another Empire" else A
    while f.seat != mover:
        f.default()
    f.answer("explore.pawn")
    steps = {
        "another Unit": ["archer.r09.r10"],
        "another Empire": ["horseman.r28.r10"],
        "the fled Unit": ["spearman.r10.r14", "spearman.r14.r10"],
    }[who]
    for step in steps:
        f.answer(step)
    assert [(event.seat, event.region) for event in f.heard("EventTurned")] == [(mover, "r10")]


@rule("M16.64", "M8.7", "MX51")
def test_mx51_those_who_fled_are_asked_for_together_in_the_order_of_their_flight() -> None:
    f = lost_by_two("ram").combat().line_up("a1 a2 d1").asked_for("retreat")
    assert len(f.fights) == 2
    assert (f.seat, f.question().about["unit"]) == (A, "spearman")
    f.answer("r16").asked_for("retreat")
    assert (f.seat, f.question().about["unit"]) == (A, "horseman")
    f.answer("r21")
    assert f.units(A, "r16") == {"spearman": 1}
    assert f.units(A, "r21") == {"horseman": 1, "ram": 1}
    assert f.kind == "action"
    f.check()


@rule("M16.64", "M8.7", "M8.8", "MX51")
def test_mx51_with_a_wall_both_flee_alone() -> None:
    f = lost_by_two("ram").wall(D, "r22").combat().line_up("a1 a2 d1").answers("r16", "r21")
    assert f.units(A, "r16") == {"spearman": 1}
    assert f.units(A, "r21") == {"horseman": 1}
    assert f.state.walls == {}
    assert f.units(A, "r22") == {}
    assert [(event.seat, event.count) for event in f.heard("RamsLost")] == [(A, 1)]


@rule("M16.64", "M16.32")
def test_a_unit_that_fled_first_closes_its_region_to_an_enemy_that_fled_later() -> None:
    f = Field(3).fight("spearman", "chariot", against=("spearman", "horseman")).cards("cs3", "cc2", "cs5", "ch1")
    f.combat().line_up("a1 d2", "a2 d1").go_on("retreat")
    fled = [event for event in f.heard("Fought") if not event.is_destroyed]
    assert [event.winner for event in fled[:2]] == ["defender", "attacker"]
    assert (f.question().about["party"], f.options) == (A, AROUND)
    f.answer("r18")
    assert (f.question().about["party"], f.options) == (D, [region for region in AROUND if region != "r18"])
    f.rejects("r18", "bad_retreat")


@rule("M16.64", "MI30")
def test_a_fled_unit_stands_nowhere_until_the_combat_is_over() -> None:
    f = lost_by_two().phalanxes(0, 2).combat().bid(D, 1, 1, 0).go_on("fatigue")
    assert len(f.fights) == 1
    assert f.units(A, "r22") == {"horseman": 1}
    assert all(not f.units(A, region).get("spearman") for region in ("r16", "r18", "r20", "r21", "r30", "r31"))


@rule("M16.65", "M8.11", "M14.15", "MX52")
def test_mx52_a_fled_unit_may_conquer_and_take_over() -> None:
    f = Field().fight("archer", against="chariot", region="r22").cards("ca6", "cc2")
    f.settle(D, "r30").active(D, "r30", "ev11", die=3).combat().answer("r30")
    f.asked_for("settlement")
    assert f.seat == A
    f.answer("conquer").asked_for("event")
    assert f.seat == A
    assert f.state.settlements == {"r30": A}
    f.answer("1")
    token = f.state.tokens["r30"]
    assert (token.owner, token.option) == (A, 1)


@rule("M16.65", "M14.14", "M6.13", "MX52")
def test_mx52_if_it_leaves_the_settlement_nobody_controls_the_region() -> None:
    f = Field().fight("archer", against="chariot", region="r22").cards("ca6", "cc2")
    f.settle(D, "r30").active(D, "r30", "ev11", die=3).combat().answer("r30").answer("leave")
    token = f.state.tokens["r30"]
    assert (token.owner, token.die) == (D, 3)
    assert f.held(D, "food") == 0
    assert f.state.settlements == {"r30": D}


@rule("M16.65", "M14.15")
def test_a_fled_unit_takes_over_an_event_without_a_settlement() -> None:
    f = Field().fight("archer", against="chariot", region="r22").cards("ca6", "cc2")
    f.active(D, "r30", "ev11", die=3).combat().answer("r30").asked_for("event")
    assert f.seat == A


@rule("M8.7")
def test_all_rams_go_with_the_last_unit_that_fled() -> None:
    f = lost_by_two("ram", "ram").combat().line_up("a2 a1 d1").answers("r16", "r21")
    assert f.units(A, "r16") == {"horseman": 1}
    assert f.units(A, "r21") == {"spearman": 1, "ram": 2}


@rule("M8.7", "M8.10")
def test_without_a_unit_that_found_a_region_rams_stay_and_are_removed() -> None:
    f = fleeing_attacker().put(A, "ram", HERE).guard(*AROUND).combat()
    assert f.units(A, HERE) == {}
    assert not f.told("RamsFollowed")
    assert [(event.seat, event.count) for event in f.heard("RamsLost")] == [(A, 1)]
    f.check()


@rule("M8.7")
def test_rams_stay_with_the_side_that_wins() -> None:
    """The Spearman flees from a combat which the Chariot wins."""
    f = Field().fight("spearman", "chariot", "ram", against="horseman").cards("cs3", "cc5", "ch1")
    f.combat().line_up("a1 a2 d1").go_on("retreat")
    assert f.fights == [
        "spearman 1 horseman 2 mobility 1:0 defender routs",
        "chariot 3 horseman 2 mobility 2:0 attacker destroys",
    ]
    f.answer("r18")
    assert f.units(A, "r18") == {"spearman": 1}
    assert f.units(A, HERE) == {"chariot": 1, "ram": 1}


@rule("M8.7", "M8.8")
def test_rams_leave_a_region_with_an_own_wall() -> None:
    f = fleeing_defender().put(D, "ram", HERE).wall(D, HERE).combat().answer("r26")
    assert f.units(D, "r26") == {"spearman": 1, "ram": 1}
    assert f.state.walls == {}


@rule("M8.7", "M16.6")
def test_rams_flee_from_the_combat_that_was_lost_while_others_fight_on() -> None:
    f = Field(3).put(D, "chariot", HERE).put(A, "spearman", HERE).put(A, "ram", HERE).put(C, "spearman", HERE)
    f.phalanxes(0, 1, 0).cards("cs3", "cc2").combat().answer("0-1").answer(()).asked_for("retreat").answer("r18")
    assert f.units(A, "r18") == {"spearman": 1, "ram": 1}
    assert [each.kind for each in f.asked] == ["bid"]


@rule("M8.7", "M16.31")
def test_rams_of_a_defender_follow_as_well_without_a_question() -> None:
    f = fleeing_defender().put(D, "ram", HERE).combat().answer("r26")
    assert f.units(D, "r26") == {"spearman": 1, "ram": 1}
    assert f.kind == "action"


@rule("M13.4", "M16.26")
def test_a_unit_on_its_way_out_of_a_combat_is_still_counted() -> None:
    f = fleeing_attacker().put(A, "archer", "r02").combat().asked_for("retreat")
    assert f.units(A, HERE) == {}
    me = GAME.view(f.state, A).players[A]
    assert (me.units, me.stock["spearman"]) == (2, FIGURES["spearman"] - 1)
