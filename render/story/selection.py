"""Which lines are told where there is not room for all: what hit a reader stays, then points; dull ones go first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.decision import Seat
from render.story.line import RecapLine
from render.story.tally import tallied


class Selection(msgspec.Struct, frozen=True):
    """The lines that are told, in the order it happened, and what is told of the others."""

    kept: tuple[RecapLine, ...]
    before: int = 0
    """So many of the lines kept come before the first that is not."""
    folded: int = 0
    """How many lines are not told by themselves."""
    sums: tuple[RecapLine, ...] = ()
    """What each player did in these, in sums."""
    more: int = 0
    """How many of these no sum tells of."""


class Weighed:
    """Lines by their importance: what is never folded, how the players stood last, and the points that led to it.

    Then come other points, hits, what is not dull, and the rest; of each the newest first.
    """

    def __init__(self, lines: Sequence[RecapLine], never_folded: Callable[[RecapLine], bool]) -> None:
        self._lines = lines
        *_, before, standing = -1, -1, *(n for n, line in enumerate(lines) if line.milestone is not None)
        certain = [
            never_folded(line) or n == standing or (n > before and line.points and not line.deeds)
            for n, line in enumerate(lines)
        ]
        self._certain = sum(certain)

        def importance(n: int) -> tuple[bool, bool, bool, bool, int]:
            line = lines[n]
            return certain[n], line.points, bool(line.hits), not line.dull, n

        self._order = sorted(range(len(lines)), key=importance, reverse=True)

    def fitting(self, most: int) -> int:
        """Find how many lines to keep so that, with what is told of the others, there are no more than so many.

        What is never folded stays even beyond that.
        """
        count = min(len(self._lines), max(most, self._certain))
        while count > self._certain and self._told(count) > most:
            count -= 1
        return count

    def _told(self, count: int) -> int:
        selection = self.keep(count)
        return count + len(selection.sums) + bool(selection.more)

    def keep(self, count: int) -> Selection:
        """Keep the most important lines."""
        kept, folded = sorted(self._order[:count]), sorted(self._order[count:])
        if not folded:
            return Selection(tuple(self._lines))
        sums, more = tallied([self._lines[n] for n in folded])
        before = sum(n < folded[0] for n in kept)
        return Selection(tuple(self._lines[n] for n in kept), before, len(folded), sums, more)


def is_hit(line: RecapLine) -> bool:
    """Say whether a line tells of a loss or an attack, whoever it hit."""
    return bool(line.hits)


def hits_on(*seats: Seat) -> Callable[[RecapLine], bool]:
    """Give the test for what these seats are told in any case: their own losses, and attacks on them."""
    return lambda line: not set(seats).isdisjoint(line.hits)
