import pytest

from tests.rules.after_the_flood import walk
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def invader(available: int, defenders: int = 1) -> Table:
    """RED stands in Guti before Nippur, which PURPLE holds, and is superior."""
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=available)
    t.empire(PURPLE, "t1-akkad")
    t.armies("nippur", PURPLE, defenders)
    t.act(RED)
    return t.answer("expand").answer("invade").answer("nippur")


def starter(defenders: int) -> Table:
    """PURPLE starts the Sumer empire in Ur, which RED holds, and is inferior."""
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti")
    t.armies("ur", RED, defenders)
    t.act(PURPLE)
    return t.answer("start").answer("ur")


def asked_to_confirm(t: Table, seat: int) -> bool:
    """Whether the seat is asked to confirm; if not, somebody else's question stands open."""
    if t.kind == "end":
        assert t.seat == seat
        assert t.can_undo
        return True
    assert t.seat != seat
    return False


@rule("F20.8")
def test_a_confirmation_is_only_asked_where_something_can_be_taken_back() -> None:
    confirmations = [position for position in walk.positions() if position.kind == "end"]
    assert len(confirmations) > 50
    assert all(position.can_undo for position in confirmations)


@rule("F20.5", "F20.8")
def test_build_city_ends_with_a_confirmation() -> None:
    t = Table()
    t.act(RED)
    t.answer("build").answer("ur")
    assert asked_to_confirm(t, RED)
    t.end()
    assert (t.seat, t.kind) == (PURPLE, "action")
    assert not t.can_undo


@rule("F20.5", "F20.8")
@pytest.mark.parametrize("hand", [{}, {"grain": 2}])
def test_passing_ends_with_a_confirmation(hand: dict[str, int]) -> None:
    t = Table()
    t.hand(RED, **hand)
    t.available(PURPLE, workers=1)
    t.act(RED)
    t.answer("pass")
    if hand:
        t.amounts(grain=1)
    assert asked_to_confirm(t, RED)
    t.end()
    assert t.seat == PURPLE
    assert not t.can_undo


@rule("F20.8")
def test_a_forced_pass_is_not_confirmed() -> None:
    t = Table()
    t.passed(GREEN)
    t.available(PURPLE, workers=1)
    t.act(RED)
    assert t.has_passed(RED)
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F20.8")
def test_a_placement_that_leaves_nothing_to_do_is_confirmed() -> None:
    t = Table()
    t.hand(RED, grain=2)
    t.available(RED, workers=3)
    t.act(RED)
    t.answer("place").answer("egypt")
    assert asked_to_confirm(t, RED)


@rule("F20.5", "F20.8")
def test_done_with_the_workers_is_the_confirmation() -> None:
    t = Table()
    t.hand(RED, grain=2)
    t.available(RED, workers=3)
    t.workers("scribes", RED, 1)
    t.act(RED)
    t.answer("place").answer("grain").answer("egypt")
    assert t.options == ["scribe_place", "scribe_move", "done"]
    t.answer("done")
    assert not asked_to_confirm(t, RED)
    assert not t.can_undo


@rule("F20.8")
def test_a_trade_that_leaves_nothing_to_do_is_confirmed() -> None:
    t = Table()
    t.workers("mittani", RED, 2)
    t.hand(RED, grain=2)
    t.act(RED)
    t.answer("trade").answer("mittani.metal").answer("mittani.wood")
    assert asked_to_confirm(t, RED)


@rule("F20.5", "F20.8")
def test_done_with_the_trade_is_the_confirmation() -> None:
    t = Table()
    t.workers("mittani", RED, 2)
    t.hand(RED, grain=2)
    t.act(RED)
    t.answer("trade").answer("mittani.metal").answer("done")
    assert not asked_to_confirm(t, RED)
    assert not t.can_undo


@rule("F20.8")
def test_an_expansion_without_a_roll_that_leaves_nothing_to_do_is_confirmed() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=2)
    t.act(RED)
    t.answer("expand").answer("invade").answer("umma")
    assert t.available_armies(RED) == 1
    assert asked_to_confirm(t, RED)


@rule("F20.5", "F20.8")
def test_done_with_the_empire_is_the_confirmation() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=3)
    t.act(RED)
    t.answer("expand").answer("invade").answer("umma").answer("done")
    assert not asked_to_confirm(t, RED)
    assert not t.can_undo


@rule("F20.8")
@pytest.mark.parametrize(("available", "roll"), [(2, (6, 6)), (1, (6, 6)), (1, (1, 1))])
def test_an_action_ended_by_a_roll_is_not_confirmed(available: int, roll: tuple[int, int]) -> None:
    t = invader(available)
    t.dice(*roll)
    t.answer("roll")
    assert not asked_to_confirm(t, RED)


@rule("F20.8")
def test_an_action_ended_by_calling_off_is_confirmed() -> None:
    t = invader(available=2)
    t.dice(1, 2)
    t.answer("roll").answer("call_off")
    assert t.available_armies(RED) == 1
    assert asked_to_confirm(t, RED)


@rule("F20.8")
def test_an_action_that_went_on_after_a_roll_is_confirmed() -> None:
    t = invader(available=4)
    t.dice(6, 6)
    t.answer("roll").answer("reinforce").answer("guti")
    assert t.available_armies(RED) == 1
    assert asked_to_confirm(t, RED)


@rule("F20.8")
def test_starting_an_empire_without_a_fight_is_confirmed() -> None:
    t = Table()
    t.act(RED)
    t.answer("start").answer("ur").answer(1)
    assert asked_to_confirm(t, RED)


@rule("F20.8")
def test_a_lost_start_is_not_confirmed() -> None:
    t = starter(defenders=2)
    t.dice(1, 1, 1, 2, 2, 2)
    t.answer("fight")
    assert t.available_armies(PURPLE) == 0
    assert not asked_to_confirm(t, PURPLE)


@rule("F20.8")
@pytest.mark.parametrize(("misses", "confirmed"), [(0, True), (1, True), (2, False)])
def test_a_won_start_is_confirmed_if_the_armies_placed_were_a_choice(misses: int, confirmed: bool) -> None:
    t = starter(defenders=1)
    t.dice(*([1] * 2 * misses), 6, 6)
    t.answer("fight")
    if confirmed:
        assert t.kind == "empire.armies"
        t.answer(1)
    assert t.armies_at("ur") == (PURPLE, 1)
    assert asked_to_confirm(t, PURPLE) == confirmed


@rule("F20.8")
@pytest.mark.parametrize(("wood", "confirmed"), [(2, True), (3, True), (4, False)])
def test_phase_5_is_confirmed_by_done_or_asked(wood: int, confirmed: bool) -> None:
    t = Table()
    t.city("ur", RED)
    t.city("umma", RED)
    t.hand(RED, wood=wood)
    t.city("uruk", PURPLE)
    t.hand(PURPLE, wood=2)
    t.end_actions()
    t.answer("ur")
    if not confirmed:
        assert t.options == ["umma", "done"]
        t.answer("done")
    assert asked_to_confirm(t, RED) == confirmed
    if confirmed:
        t.end()
    assert (t.seat, t.kind) == (PURPLE, "city")
    assert not t.can_undo


@rule("F20.8")
def test_done_at_once_in_phase_5_is_not_confirmed_again() -> None:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=2)
    t.city("uruk", PURPLE)
    t.hand(PURPLE, wood=2)
    t.end_actions()
    t.answer("done")
    assert not asked_to_confirm(t, RED)
