"""Which positions are looked at, which moments are named, and that luck of the tries alone is never one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from engine.search.swings import (
    BUDGET,
    COARSE,
    FINE,
    LEAST,
    MOST_MOMENTS,
    STEPS,
    Appraisal,
    Swing,
    deciding,
    next_look,
)

ROUND = 12
"""So many turns a round has."""
LAST = 5 * ROUND
"""The match ends with this turn."""
ENDS = range(LAST + 1)
AT_ONCE = 5


def known_after(chance_at: Callable[[int], float], luck: random.Random | None = None) -> dict[int, Appraisal]:
    """Look at a match of two seats until nothing more is wanted; the first wins with a chance that a turn has.

    Without luck every share comes out exactly.
    """
    known = {n: Appraisal(n) for n in range(0, LAST + 1, ROUND)}
    while (n := next_look(known, ENDS)) is not None:
        chance = chance_at(n)
        tries = FINE if n == LAST else AT_ONCE
        won = chance if luck is None or n == LAST else sum(luck.random() < chance for _ in range(tries)) / tries
        known[n] = known.get(n, Appraisal(n, is_round=False)).with_more(tries, (won, 1 - won))
    return known


def jumps(*steps: tuple[int, float]) -> Callable[[int], float]:
    """Make a match whose chance jumps with certain turns."""

    def chance_at(n: int) -> float:
        return [chance for turn, chance in steps if turn <= n][-1]

    return chance_at


def turns(found: Sequence[Swing]) -> list[tuple[int, int]]:
    return [(swing.before.n, swing.after.n) for swing in found]


def test_more_tries_are_added_in_proportion() -> None:
    first = Appraisal(3).with_more(10, (0.4, 0.6))
    assert first == Appraisal(3, 10, (0.4, 0.6))
    assert first.with_more(30, (0.8, 0.2)).shares == pytest.approx((0.7, 0.3))


def test_every_round_and_the_end_are_looked_at_first() -> None:
    known = known_after(jumps((0, 0.5)))
    assert [n for n, each in known.items() if each.is_round] == list(range(0, LAST + 1, ROUND))
    assert {each.tries for n, each in known.items() if n != LAST} == {COARSE}
    assert known[LAST].tries == FINE


def test_of_many_rounds_some_are_looked_at_first_the_last_among_them() -> None:
    known = {n: Appraisal(n) for n in range(29)}
    looked = []
    while (n := next_look(known, range(29))) is not None:
        looked.append(n)
        known[n] = known[n].with_more(COARSE, (0.5, 0.5))
    assert looked == list(range(0, 29, 2))
    assert len(looked) == STEPS + 1


def test_the_end_is_looked_at_though_no_round_ended_with_it() -> None:
    assert next_look({0: Appraisal(0, COARSE, (0.5, 0.5))}, [0, 4, 9]) == 9


def test_a_jump_is_found_to_the_turn_and_looked_at_closely() -> None:
    known = known_after(jumps((0, 0.3), (31, 0.9), (LAST, 1.0)))
    (swing,) = deciding(known.values())
    assert turns([swing]) == [(30, 31)]
    assert swing.change == pytest.approx(0.6 if swing.seat == 0 else -0.6)
    assert min(swing.before.tries, swing.after.tries) == FINE


def test_the_three_largest_are_named_in_the_order_they_came() -> None:
    chance_at = jumps((0, 0.5), (5, 0.8), (20, 0.3), (33, 0.45), (50, 0.9), (LAST, 1.0))
    found = deciding(known_after(chance_at).values())
    assert turns(found) == [(4, 5), (19, 20), (49, 50)]
    assert len(found) == MOST_MOMENTS


def test_small_steps_that_add_up_decide_nothing() -> None:
    slowly = known_after(lambda n: 0.1 + 0.9 * n / LAST)
    assert deciding(slowly.values()) == []


def test_a_jump_is_found_among_luck() -> None:
    chance_at = jumps((0, 0.34), (31, 0.71), (LAST, 1.0))
    found = [turns(deciding(known_after(chance_at, random.Random(seed)).values())) for seed in range(40)]
    assert sum((30, 31) in each for each in found) >= 38


def test_luck_of_the_tries_is_hardly_ever_named() -> None:
    """The chance stays as it is until the last turn: of what is named before it, all is noise."""
    named = [
        len([swing for swing in deciding(known_after(chance_at, random.Random(seed)).values()) if swing.after.n < LAST])
        for chance_at in (jumps((0, 0.5), (LAST, 1.0)), jumps((0, 0.25), (LAST, 0.0)))
        for seed in range(100)
    ]
    assert sum(named) <= 10


def test_what_was_tried_too_seldom_is_not_named_however_large() -> None:
    few = [Appraisal(0, COARSE, (0.2, 0.8)), Appraisal(1, COARSE, (0.8, 0.2)), Appraisal(2, FINE, (0.8, 0.2))]
    assert deciding(few) == []


def test_a_change_below_its_error_is_not_named() -> None:
    before, after = Appraisal(0, FINE, (0.5, 0.5)), Appraisal(1, FINE, (0.5 + LEAST, 0.5 - LEAST))
    assert Swing(before, after, 0).error == pytest.approx(0.05, abs=0.001)
    assert not Swing(before, after, 0).decides
    assert Swing(Appraisal(0, 10 * FINE, before.shares), Appraisal(1, 10 * FINE, after.shares), 0).decides


def test_a_share_that_came_out_as_nothing_is_not_taken_for_certain() -> None:
    assert Swing(Appraisal(0, 10, (0.0,)), Appraisal(1, 10, (0.0,)), 0).error > 0.05


@pytest.mark.parametrize("seed", range(5))
def test_a_wild_match_costs_no_more_than_it_may(seed: int) -> None:
    luck = random.Random(seed)
    wild = {n: luck.random() for n in ENDS}
    known = known_after(wild.__getitem__, luck)
    assert sum(each.tries for n, each in known.items() if n != LAST) < BUDGET + COARSE
    assert len(deciding(known.values())) <= MOST_MOMENTS


def test_alone_there_is_one_chance_and_it_may_swing() -> None:
    known = [Appraisal(0, FINE, (0.3,)), Appraisal(1, FINE, (0.7,)), Appraisal(2, FINE, (1.0,))]
    assert [swing.seat for swing in deciding(known)] == [0, 0]
