"""Who is looking at a panel that will show what comes next, so that no post needs to ping them for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from engine.core.decision import Seat


class Settled(NamedTuple):
    """What became of a promise to somebody."""

    seat: Seat
    kept: bool
    """Their panel has shown the duty."""


class Panels:
    """Kept in memory alone: after a stop nobody is looking, and what was promised is made good by posts."""

    def __init__(self) -> None:
        self._looking: dict[int, Counter[int]] = {}
        self._promised: dict[tuple[int, int], tuple[Seat, int]] = {}
        """By match and user: the seat, and the press that gave it a duty."""

    @contextmanager
    def looking(self, match_id: int, user_id: int) -> Iterator[None]:
        """Count a user as looking at a match; somebody with two devices may do so twice."""
        users = self._looking.setdefault(match_id, Counter())
        users[user_id] += 1
        try:
            yield
        finally:
            users[user_id] -= 1
            if not +users:
                self._looking.pop(match_id, None)

    def of(self, match_id: int) -> frozenset[int]:
        """Say which users are looking at a match."""
        return frozenset(+self._looking.get(match_id, Counter[int]()))

    def promise(self, match_id: int, user_id: int, seat: Seat, n: int) -> None:
        """Note that the duty a press gave a user's seat is to be shown on their panel."""
        self._promised[match_id, user_id] = (seat, n)

    def is_promised(self, match_id: int, user_id: int) -> bool:
        """Say whether a panel of a user is still to show what they are asked."""
        return (match_id, user_id) in self._promised

    def settled(self, match_id: int, user_id: int, shown_n: int | None) -> Settled | None:
        """Say whether what was promised came true, given the last press a panel tells of; then it is forgotten.

        None: nothing was promised, or another panel of the same user may still show it.
        """
        seat, n = self._promised.get((match_id, user_id), (None, 0))
        if seat is None:
            return None
        kept = shown_n is not None and shown_n >= n
        if not kept and user_id in self.of(match_id):
            return None
        del self._promised[match_id, user_id]
        return Settled(seat, kept)
