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


def selected(
    lines: Sequence[RecapLine], most: int, never_folded: Callable[[RecapLine], bool], at_most: bool = False
) -> Selection:
    """Keep so many lines, one of them to say how many are folded; what is never folded stays even beyond that.

    How the players stood last is told too. Then come hits, then what is not dull, then the rest; of each the newest.
    With `at_most` no more than so many are kept, in the same order.
    """
    if len(lines) <= most:
        return Selection(tuple(lines))
    standing = max((n for n, line in enumerate(lines) if line.milestone is not None), default=None)

    def importance(n: int) -> tuple[bool, bool, bool, int]:
        line = lines[n]
        return never_folded(line) or n == standing, bool(line.hits), not line.dull, n

    by_importance = sorted(range(len(lines)), key=importance, reverse=True)
    count = most - 1 if at_most else max(most - 1, sum(importance(n)[0] for n in range(len(lines))))
    kept = sorted(by_importance[:count])
    folded = by_importance[count:]
    if not folded:
        return Selection(tuple(lines))
    first = min(folded)
    return Selection(tuple(lines[n] for n in kept), len(folded), sum(n < first for n in kept))


def is_hit(line: RecapLine) -> bool:
    """Say whether a line tells of a loss or an attack, whoever it hit."""
    return bool(line.hits)


def hits_on(*seats: Seat) -> Callable[[RecapLine], bool]:
    """Give the test for what these seats are told in any case: their own losses, and attacks on them."""
    return lambda line: not set(seats).isdisjoint(line.hits)
