import pytest

from engine.core.errors import NothingToUndo
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def nothing_to_undo(t: Table) -> None:
    assert not t.can_undo
    with pytest.raises(NothingToUndo):
        t.undo()


def kinds_back(t: Table) -> list[str]:
    """The questions met on the way back, as far as it goes."""
    kinds = []
    while t.can_undo:
        t.undo()
        kinds.append(t.kind)
    return kinds


@rule("F20.4")
def test_at_the_beginning_of_an_action_there_is_nothing_to_undo() -> None:
    t = Table()
    t.act(RED)
    nothing_to_undo(t)
    assert (t.seat, t.kind) == (RED, "action")


@rule("F20.4")
def test_the_steps_are_taken_back_one_by_one_with_payment_and_choice() -> None:
    t = Table()
    t.passed(GREEN)
    t.available(RED, workers=2)
    t.hand(RED, grain=1)
    for area in ("ur", "uruk", "umma"):
        t.city(area, RED)
    t.city("lagash", RED, expanded=True)
    t.act(RED)
    t.answer("build").answer("worker").answer("lagash").answer("nippur")
    assert t.city_at("nippur") == (RED, False)
    t.undo()
    assert t.kind == "build.area"
    assert t.city_at("nippur") is None
    t.undo()
    assert t.kind == "build.remove"
    assert t.city_at("lagash") == (RED, True)
    assert t.available_workers(RED) == 1
    t.undo()
    assert t.kind == "pay"
    assert t.available_workers(RED) == 2
    t.undo()
    assert t.kind == "action"
    nothing_to_undo(t)


@rule("F20.4")
def test_placements_and_swaps_are_taken_back_one_by_one() -> None:
    t = Table()
    t.available(RED, workers=4)
    t.workers("scribes", RED, 1)
    t.hand(RED, oil=1, grain=1)
    t.act(RED)
    t.answer("place").answer("oil").answer("egypt").answer(2).answer("scribe_place").answer("weaving")
    assert t.kind == "end"
    assert kinds_back(t) == ["place.to", "place", "place.number", "place.to", "place", "action"]
    assert t.hand_of(RED) == {"grain": 1, "oil": 1}
    assert t.available_workers(RED) == 4
    assert t.workers_at("scribes", RED) == 1
    assert (t.workers_at("egypt", RED), t.workers_at("weaving", RED)) == (0, 0)


@rule("F20.4")
def test_a_swap_is_taken_back_with_both_its_parts() -> None:
    t = Table()
    t.workers("mittani", RED, 2)
    t.hand(RED, grain=1, textile=1)
    t.act(RED)
    t.answer("trade").answer("mittani.wood").answer("grain").answer("mittani.metal")
    assert t.hand_of(RED) == {"wood": 1, "metal": 1}
    t.undo()
    assert t.kind == "trade"
    assert t.hand_of(RED) == {"textile": 1, "wood": 1}
    assert t.options == ["mittani.metal", "done"]
    assert kinds_back(t) == ["trade.give", "trade", "action"]
    assert t.hand_of(RED) == {"grain": 1, "textile": 1}


@rule("F20.4")
def test_a_start_is_taken_back_to_the_choice_of_the_action_before_the_fight() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 1)
    t.workers("akkad", PURPLE, 1)
    t.hand(PURPLE, metal=1, wood=1)
    t.act(PURPLE)
    t.answer("start").answer("t1-sumer")
    t.amounts(metal=1)
    t.amounts(wood=1)
    t.answer("ur")
    assert t.kind == "fight.out"
    assert kinds_back(t) == ["empire.home", "empire.equip", "empire.buy", "empire", "action"]
    assert t.hand_of(PURPLE) == {"metal": 1, "wood": 1}
    assert t.unavailable_armies(PURPLE) == 20
    assert t.empire_of(PURPLE) is None
    assert t.rating_of(RED) == "A"


@rule("F20.4")
def test_nothing_is_taken_back_beyond_a_roll() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=5)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 2)
    t.act(RED)
    t.answer("expand").answer("invade").answer("nippur")
    t.undo()
    assert t.kind == "expand.area"
    t.answer("nippur")
    t.dice(1, 1)
    t.answer("roll")
    nothing_to_undo(t)
    t.answer("call_off")
    t.undo()
    assert t.kind == "fight"
    assert t.available_armies(RED) == 4
    nothing_to_undo(t)


@rule("F20.4")
def test_steps_after_a_roll_are_taken_back_as_far_as_the_roll() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=6)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, 1)
    t.act(RED)
    t.dice(5, 5)
    t.answer("expand").answer("invade").answer("nippur").answer("roll").answer("reinforce").answer("guti")
    assert t.available_armies(RED) == 3
    assert kinds_back(t) == ["expand.area", "expand"]
    assert t.available_armies(RED) == 5
    assert t.armies_at("nippur") == (RED, 1)


@rule("F20.4")
def test_the_fight_for_a_home_area_cannot_be_taken_back() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, 1)
    t.act(PURPLE)
    t.dice(6, 6)
    t.answer("start").answer("ur").answer("fight")
    assert t.kind == "empire.armies"
    nothing_to_undo(t)
    t.answer(2)
    t.undo()
    assert t.kind == "empire.armies"
    nothing_to_undo(t)


@rule("F20.4")
def test_a_bid_is_taken_back_before_it_is_confirmed() -> None:
    t = Table()
    t.hand(RED, gold=2)
    t.act(RED)
    t.answer("pass")
    t.amounts(gold=2)
    assert t.bid_of(RED) == {"gold": 2}
    t.undo()
    assert t.kind == "pass.bid"
    assert t.hand_of(RED) == {"gold": 2}
    t.undo()
    assert t.kind == "action"
    assert not t.has_passed(RED)


@rule("F20.4", "F20.5")
def test_expansions_are_taken_back_until_the_phase_is_confirmed() -> None:
    t = Table()
    t.city("ur", RED)
    t.city("umma", RED)
    t.hand(RED, wood=4, oil=1)
    t.city("uruk", PURPLE)
    t.hand(PURPLE, wood=2)
    t.end_actions()
    nothing_to_undo(t)
    t.answer("ur").answer(("oil",)).answer("umma")
    assert (t.kind, t.vp_of(RED)) == ("end", 11)
    assert kinds_back(t) == ["city", "city.luxuries", "city"]
    assert t.vp_of(RED) == 0
    assert t.hand_of(RED) == {"wood": 4, "oil": 1}
    t.answer("done")
    assert t.seat == PURPLE
    nothing_to_undo(t)


@rule("F20.5")
@pytest.mark.parametrize("last", [False, True])
def test_a_confirmed_action_stands(last: bool) -> None:
    t = Table()
    t.available(RED, workers=2)
    if last:
        t.passed(PURPLE)
        t.passed(GREEN)
    t.act(RED)
    t.answer("build").answer("ur").end()
    assert t.seat == (RED if last else PURPLE)
    nothing_to_undo(t)
    assert t.city_at("ur") == (RED, False)


@rule("F20.5")
def test_done_is_a_confirmation_also_for_the_last_player_left() -> None:
    t = Table()
    t.available(RED, workers=2)
    t.workers("mittani", RED, 2)
    t.hand(RED, grain=3)
    t.passed(PURPLE)
    t.passed(GREEN)
    t.act(RED)
    t.answer("trade").answer("worker").answer("mittani.wood").answer("done")
    assert (t.seat, t.kind) == (RED, "action")
    nothing_to_undo(t)
    assert t.hand_of(RED) == {"grain": 2, "wood": 1}
