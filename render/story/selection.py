"""Which lines are told where there is not room for all: what hit a reader stays, then points; dull ones go first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import accumulate

import msgspec

from engine.core.decision import Seat
from render.story.line import RecapLine
from render.story.tally import with_sums


class Selection(msgspec.Struct, frozen=True):
    """The lines that are told, and what is told of the others."""

    kept: tuple[RecapLine, ...]
    by_turn: tuple[tuple[RecapLine, ...], ...]
    """Those kept in the order it happened, turn by turn; among them, in sums, what else each player did."""
    folded: int = 0
    """How many lines are not told by themselves."""
    lost: tuple[RecapLine, ...] = ()
    """Those of these that no sum tells of."""

    @property
    def told(self) -> tuple[RecapLine, ...]:
        """All that is told, as it came about."""
        return tuple(line for turn in self.by_turn for line in turn)


class Weighed:
    """Lines by their importance: what is never folded, how the players stood last, and the points that led to it.

    Where it is `needed`, what the turn under way is played with belongs to these. The decisive ones come first, for a
    `reader` then what is weighty. Then come points of the `reader`, other points, hits, what is not dull, and the rest;
    of each the newest first, and after it the reasons for it. Of players who are told of singly, or `apart` from these
    lines, sums say that they did something else too. A dull line that is left out is no loss, unless `every` one is to
    be counted.
    """

    def __init__(
        self,
        lines: Sequence[RecapLine],
        never_folded: Callable[[RecapLine], bool],
        apart: Collection[Seat] = (),
        *,
        every: bool = False,
        needed: bool = False,
        reader: Seat | None = None,
    ) -> None:
        self._lines = lines
        self._apart = apart
        self._every = every
        ends = [n for n, line in enumerate(lines) if line.milestone is not None]
        *_, before, standing = -1, -1, *ends
        certain = [
            never_folded(line)
            or n == standing
            or (needed and n > standing and line.needed)
            or (n > before and line.points and not line.deeds)
            for n, line in enumerate(lines)
        ]
        explained = [max(0, n - line.explains) for n, line in enumerate(lines)]
        certain = [certain[n] or certain[first] for n, first in enumerate(explained)]
        self.certain = sum(certain)
        """How many are told in any case."""
        self.hits = sum(map(never_folded, lines))
        """How many of these are never folded, whatever comes of the points."""
        vital = [n == standing or (certain[n] and line.decisive) for n, line in enumerate(lines)]
        self.vital = sum(vital)
        """So many lines tell how the players stand and what decided it."""
        self._turns = list(accumulate(line.opens is not None for line in lines))

        def importance(place: int) -> tuple[bool, bool, bool, bool, bool, bool, int, bool, int, int]:
            n = explained[place]  # reasons come right after what they explain
            line = lines[n]
            weighs = certain[n] and reader is not None and line.weighty
            told_first = certain[n], vital[n], weighs, certain[n] and line.needed, reader in line.scored
            return *told_first, line.points, line.gravity, not line.dull, n, -place

        self._order = sorted(range(len(lines)), key=importance, reverse=True)

    @property
    def ranked(self) -> Sequence[int]:
        """The places of all lines, that of the most important first."""
        return self._order

    def fitting(self, most: int) -> tuple[int, int]:
        """Find how many lines to keep so that, with what is told of the others, there are no more than so many.

        What is never folded stays even beyond that. And find for how many turns there are sums: for two, if half of
        the room is left for single lines.
        """
        count = min(len(self._lines), max(most, self.certain))
        for turns, least in ((2, max(self.certain, most // 2)), (1, self.certain)):
            for kept in range(count, least - 1, -1):
                if self._told(kept, turns) <= most:
                    return kept, turns
        return self.certain, 1

    def _told(self, count: int, turns: int) -> int:
        selection = self.keep(count, turns)
        return len(selection.told) + bool(selection.lost)

    def keep(self, count: int, turns: int = 1) -> Selection:
        """Keep the most important lines, and add up the others of the newest turns, each by itself.

        A single line that would be lost is told: to say that there is one more takes as much room.
        """
        selection = self._selected(self._order[:count], turns)
        if len(selection.lost) != 1:
            return selection
        alone = next(n for n in self._order[count:] if self._lines[n] is selection.lost[0])
        return self._selected([*self._order[:count], alone], turns)

    def _selected(self, chosen: Sequence[int], turns: int) -> Selection:
        kept, folded = sorted(chosen), sorted({*self._order}.difference(chosen))
        lost = list[RecapLine]()
        others = self._by_turn(folded, turns, lost)
        by_turn: list[tuple[RecapLine, ...]] = []
        known = {*self._apart}
        for turn in sorted({self._turns[n] for n in kept} | {*others}):
            singly = {n: self._lines[n] for n in kept if self._turns[n] == turn}
            told, untold = with_sums(singly, others.get(turn, {}), known)
            known |= {seat for line in told for seat in line.seats}
            lost += self._lost(untold)
            by_turn.append(tuple(told))
        return Selection(tuple(self._lines[n] for n in kept), tuple(by_turn), len(folded), tuple(lost))

    def _by_turn(self, folded: Sequence[int], turns: int, lost: list[RecapLine]) -> dict[int, dict[int, RecapLine]]:
        """Part folded lines by turn; only so many of the newest turns have deeds to add up.

        Those of turns before these are `lost`.
        """
        found: dict[int, dict[int, RecapLine]] = {}
        for turn in sorted({self._turns[n] for n in folded}, reverse=True):
            lines = {n: self._lines[n] for n in folded if self._turns[n] == turn}
            adds_up = any(line.deeds and line.seats for line in lines.values())
            if adds_up and not turns:
                lost += self._lost(lines.values())
                continue
            turns -= adds_up
            found[turn] = lines
        return found

    def _lost(self, untold: Iterable[RecapLine]) -> list[RecapLine]:
        return [line for line in untold if self._every or not line.dull]


def is_grave(line: RecapLine) -> bool:
    """Say whether a line tells of a loss or an attack, whoever it hit, or of something weighty that hit nobody."""
    return line.gravity > 0


def hits_on(*seats: Seat) -> Callable[[RecapLine], bool]:
    """Give the test for what these seats are told in any case: their own losses, and attacks on them."""
    return lambda line: not set(seats).isdisjoint(line.hits)
