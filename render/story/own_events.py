"""Whose deed an event is: what a player did, and what that set off."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from render.story.line import Folding


def own_events(folding: Folding, seat: Seat, events: Sequence[Event]) -> Sequence[Event]:
    """Keep what a player did in a turn: everything before the first event that is not told of them alone."""
    return events[: _end_of_deed(folding, seat, events)]


def events_set_off(folding: Folding, seat: Seat, events: Sequence[Event]) -> Sequence[Event]:
    """Keep what a turn led to by itself: automatic phases, and turns of others who had no choice."""
    return events[_end_of_deed(folding, seat, events) :]


def _end_of_deed(folding: Folding, seat: Seat, events: Sequence[Event]) -> int:
    """Find the first event that is not told as a deed of this player alone."""
    lines = folding.lines
    for n in range(len(events)):
        if any(line.seats != (seat,) for line in lines(events[: n + 1])):
            return n
    return len(events)
