"""Where the chances of winning swung most: which position to look at next, and which moments decided a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from engine.core.decision import Seat

COARSE, FINE = 60, 200
"""So often a position is played on first, and so often one beside a moment that may have decided."""
STEPS = 14
"""A match is first looked at in so many steps at most, from the end of one round to that of another."""
MOST_MOMENTS = 3
"""No more moments are named."""
LEAST = 0.12
"""A smaller change of a chance decides nothing."""
LIKELY, CERTAIN = 1.5, 2.5
"""A change is looked into if it is so many times its own standard error, and counts if it is so many times that.

Of many steps the largest are taken, so that twice alone would often name mere luck of the tries.
"""
BUDGET = 2400
"""So many tries at most are made for a match."""


class Appraisal(msgspec.Struct, frozen=True):
    """What was found out about a position so far."""

    n: int
    """The commit that led to it."""
    tries: int = 0
    shares: tuple[float, ...] = ()
    """By seat, the share of victories, from 0 to 1."""
    is_round: bool = True
    """It is the beginning of the match, or the end of a round."""

    def with_more(self, tries: int, shares: Sequence[float]) -> Appraisal:
        """Add what came of more tries."""
        total = self.tries + tries
        known = self.shares or (0.0,) * len(shares)
        mixed = tuple((old * self.tries + new * tries) / total for old, new in zip(known, shares, strict=True))
        return Appraisal(self.n, total, mixed, self.is_round)


class Swing(msgspec.Struct, frozen=True):
    """How one seat's chance changed from a position to a later one."""

    before: Appraisal
    after: Appraisal
    seat: Seat

    @property
    def change(self) -> float:
        """By how much the chance rose, below 0 if it fell."""
        return self.after.shares[self.seat] - self.before.shares[self.seat]

    @property
    def size(self) -> float:
        """How much it changed, whichever way."""
        return abs(self.change)

    @property
    def error(self) -> float:
        """How much it may seem to have changed by mere luck of the tries."""
        return sqrt(sum(_variance(each.shares[self.seat], each.tries) for each in (self.before, self.after)))

    @property
    def decides(self) -> bool:
        """Whether it is large, and no accident of the tries: both sides of it were looked at closely."""
        closely = min(self.before.tries, self.after.tries) >= FINE
        return closely and self.size >= max(LEAST, CERTAIN * self.error)


def _variance(share: float, tries: int) -> float:
    """Say how uncertain a share is; one that came out as 0 or 1 is taken to be a little uncertain too."""
    likely = (share * tries + 1) / (tries + 2)
    return likely * (1 - likely) / tries


def swings(known: Iterable[Appraisal]) -> list[Swing]:
    """Find for each step from a position to the next the seat whose chance changed most."""
    tried = sorted((each for each in known if each.tries), key=lambda each: each.n)
    return [
        max((Swing(before, after, seat) for seat in range(len(after.shares))), key=lambda swing: swing.size)
        for before, after in pairwise(tried)
        if after.shares
    ]


def next_look(known: Mapping[int, Appraisal], ends: Sequence[int]) -> int | None:
    """Choose the position of a match that is over to be played on next; None if nothing more is to be found out.

    First come the ends of rounds. Then the steps with the largest swings are halved at the `ends` of turns, of which
    the last one ended the match, until each is a single turn, and both sides of these are looked at more closely.
    """
    last = ends[-1]
    for n in sorted({*_first(known), last, *(n for n, each in known.items() if each.tries)}):
        if n not in known or known[n].tries < COARSE:
            return n
    if sum(each.tries for n, each in known.items() if n != last) >= BUDGET:
        return None
    large = [swing for swing in swings(known.values()) if swing.size >= max(LEAST, LIKELY * swing.error)]
    largest = sorted(large, key=lambda swing: -swing.size)[:MOST_MOMENTS]
    for swing in largest:
        between = [n for n in ends if swing.before.n < n < swing.after.n]
        if between:
            return between[len(between) // 2]
    return next((side.n for swing in largest for side in (swing.before, swing.after) if side.tries < FINE), None)


def _first(known: Mapping[int, Appraisal]) -> Sequence[int]:
    """Choose the ends of rounds that are looked at in any case: all of them unless there are many, else some."""
    rounds = sorted(n for n, each in known.items() if each.is_round)
    apart = max(1, -(-(len(rounds) - 1) // STEPS))
    return [*rounds[:1], *rounds[:0:-apart]]


def deciding(known: Iterable[Appraisal]) -> list[Swing]:
    """Choose the two or three moments that decided a match, in the order they came; none if no swing was large."""
    found = sorted((each for each in swings(known) if each.decides), key=lambda swing: -swing.size)
    return sorted(found[:MOST_MOMENTS], key=lambda swing: swing.after.n)
