from itertools import permutations

import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

VALUES = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}
ORDERS = list(permutations((RED, PURPLE, GREEN)))


def order_after(order: tuple[int, int, int], bids: dict[int, dict[str, int]]) -> tuple[int, ...]:
    t = Table(order=order)
    for seat in order:
        t.passed(seat, **bids.get(seat, {}))
    t.end_actions()
    return tuple(t.order)


@rule("FX25", "F14.1")
def test_the_only_bidder_moves_to_the_front() -> None:
    assert order_after((RED, GREEN, PURPLE), {GREEN: {"textile": 1}}) == (GREEN, RED, PURPLE)


@rule("F14.1")
@pytest.mark.parametrize("resource", VALUES)
def test_bids_are_compared_by_value(resource: str) -> None:
    value = VALUES[resource]
    just_below = {PURPLE: {"grain": value - 1}, RED: {resource: 1}}
    assert order_after((PURPLE, RED, GREEN), just_below) == (RED, PURPLE, GREEN)
    equal = {PURPLE: {"grain": value}, RED: {resource: 1}}
    assert order_after((PURPLE, RED, GREEN), equal) == (PURPLE, RED, GREEN)


@rule("F14.1")
def test_the_pieces_of_a_bid_are_added_up() -> None:
    bids = {RED: {"grain": 4}, PURPLE: {"lapis": 1}, GREEN: {"wood": 1, "metal": 1, "textile": 1}}
    assert order_after((RED, PURPLE, GREEN), bids) == (GREEN, PURPLE, RED)


@rule("F14.1")
@pytest.mark.parametrize("order", ORDERS)
def test_bids_of_nothing_leave_the_order_as_it_was(order: tuple[int, int, int]) -> None:
    assert order_after(order, {}) == order


@rule("F14.1")
@pytest.mark.parametrize("order", ORDERS)
def test_three_equal_bids_leave_the_order_as_it_was(order: tuple[int, int, int]) -> None:
    bids = {RED: {"textile": 1}, PURPLE: {"grain": 2}, GREEN: {"wood": 1}}
    assert order_after(order, bids) == order


@rule("F14.1")
@pytest.mark.parametrize("order", ORDERS)
def test_two_equal_bids_keep_their_relative_order_behind_a_higher_one(order: tuple[int, int, int]) -> None:
    bids = {RED: {"grain": 2}, PURPLE: {"metal": 1}, GREEN: {"oil": 1}}
    others = tuple(seat for seat in order if seat != GREEN)
    assert order_after(order, bids) == (GREEN, *others)


@rule("F14.1")
@pytest.mark.parametrize("order", ORDERS)
def test_two_equal_bids_keep_their_relative_order_before_a_lower_one(order: tuple[int, int, int]) -> None:
    bids = {RED: {"tool": 1}, PURPLE: {"oil": 1}, GREEN: {"wood": 1}}
    others = tuple(seat for seat in order if seat != GREEN)
    assert order_after(order, bids) == (*others, GREEN)


@rule("F14.1")
def test_passing_early_or_late_does_not_matter() -> None:
    t = Table(order=(RED, PURPLE, GREEN))
    t.hand(RED, grain=2)
    t.act(RED)
    t.answer("build").answer("ur").end()
    t.answer("pass").end()
    assert t.has_passed(PURPLE)
    assert t.has_passed(GREEN)
    t.answer("pass")
    t.amounts()
    t.end()
    assert t.turn == 2
    assert tuple(t.order) == (RED, PURPLE, GREEN)


@rule("F14.2")
def test_the_bid_does_not_change_the_order_of_the_running_phase() -> None:
    t = Table(order=(RED, PURPLE, GREEN))
    t.hand(RED, grain=1)
    t.hand(GREEN, lapis=1)
    for seat in (RED, PURPLE, GREEN):
        t.available(seat, workers=3)
    t.act(GREEN)
    t.answer("pass")
    t.amounts(lapis=1)
    t.end()
    assert t.bid_of(GREEN) == {"lapis": 1}
    assert tuple(t.order) == (RED, PURPLE, GREEN)
    assert t.seat == RED
    t.answer("pass")
    t.amounts(grain=1)
    t.end()
    assert t.seat == PURPLE
    assert tuple(t.order) == (RED, PURPLE, GREEN)


@rule("F14.2")
def test_the_new_order_holds_in_phase_5_and_in_the_actions_of_the_next_turn() -> None:
    t = Table(order=(RED, PURPLE, GREEN))
    for seat, area in ((RED, "ur"), (PURPLE, "uruk"), (GREEN, "umma")):
        t.city(area, seat)
        t.hand(seat, wood=2)
    t.passed(RED)
    t.passed(PURPLE, textile=1)
    t.passed(GREEN, gold=1)
    t.end_actions()
    for seat in (GREEN, PURPLE, RED):
        assert (t.seat, t.kind) == (seat, "city")
        t.answer("done")
    assert t.turn == 2
    for seat, area in ((GREEN, "nippur"), (PURPLE, "lagash"), (RED, "babylon")):
        assert (t.seat, t.kind) == (seat, "action")
        t.answer("build").answer(area).end()
    assert t.seat == GREEN


@rule("F14.3")
def test_the_order_is_determined_in_turn_5_too() -> None:
    t = Table(turn=5, order=(RED, GREEN, PURPLE))
    t.passed(RED)
    t.passed(GREEN)
    t.passed(PURPLE, grain=1)
    t.end_actions()
    assert t.over
    assert tuple(t.order) == (PURPLE, RED, GREEN)
    assert list(t.ranking) == [PURPLE, RED, GREEN]
