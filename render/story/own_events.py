"""Whose deed an event is: what a player did, and what that set off."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from render.story.line import actor


def own_events(seat: Seat, events: Sequence[Event]) -> Sequence[Event]:
    """Keep what a player did in a turn: everything before the first event that is not their doing."""
    return events[: _end_of_deed(seat, events)]


def events_set_off(seat: Seat, events: Sequence[Event]) -> Sequence[Event]:
    """Keep what a turn led to by itself: automatic phases, and turns of others who had no choice."""
    return events[_end_of_deed(seat, events) :]


def _end_of_deed(seat: Seat, events: Sequence[Event]) -> int:
    """Find the first event that is not a deed of this player."""
    others = (n for n, event in enumerate(events) if event.by_itself or actor(event) != seat)
    return next(others, len(events))
