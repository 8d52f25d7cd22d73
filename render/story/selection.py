"""Which lines are told where there is not room for all: what hit somebody stays, what is dull goes first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.decision import Seat
from render.story.line import RecapLine


class Selection(msgspec.Struct, frozen=True):
    """The lines that are told, in the order it happened, and how many are not."""

    kept: tuple[RecapLine, ...]
    folded: int = 0
    before: int = 0
    """So many of the lines kept come before the first that is not."""


def selected(lines: Sequence[RecapLine], most: int, never_folded: Callable[[RecapLine], bool]) -> Selection:
    """Keep so many lines at most, one of them to say how many are folded; what is never folded stays beyond that.

    First come hits, then what is not dull, then the rest; of each the newest.
    """
    if len(lines) <= most:
        return Selection(tuple(lines))

    def importance(n: int) -> tuple[bool, bool, bool, int]:
        line = lines[n]
        return never_folded(line), bool(line.hits), not line.dull, n

    by_importance = sorted(range(len(lines)), key=importance, reverse=True)
    count = max(most - 1, sum(map(never_folded, lines)))
    kept = sorted(by_importance[:count])
    folded = by_importance[count:]
    if not folded:
        return Selection(tuple(lines))
    first = min(folded)
    return Selection(tuple(lines[n] for n in kept), len(folded), sum(n < first for n in kept))


def is_hit(line: RecapLine) -> bool:
    """Say whether a line tells of a loss or an attack: to everybody it is told in any case."""
    return bool(line.hits)


def hits_on(seat: Seat) -> Callable[[RecapLine], bool]:
    """Give the test for what a seat is told in any case: its own losses, and attacks on it."""
    return lambda line: seat in line.hits
