"""Names and numbers of several players in a row."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from render.text.phrases import Row, phrase


def in_order(seats: Sequence[Seat]) -> Row:
    """Names in the order of play."""
    return Row(tuple(phrase("recap-seat", seat=seat) for seat in seats))


def by_seat(counts: Sequence[int], order: Sequence[Seat] = ()) -> Row:
    """Numbers beside names, in the order of play if it is known."""
    return Row(tuple(phrase("per-seat", seat=seat, n=counts[seat]) for seat in order or range(len(counts))))
