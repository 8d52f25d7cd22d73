"""Events that make one line of a recap."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from render.story.line import actor

E = TypeVar("E", bound=Event)


class EventGroup(msgspec.Struct):
    """Events of one chapter of the rules: an action or turn of a player, or an automatic phase."""

    chapter: str
    events: list[Event]

    @property
    def seat(self) -> Seat:
        """Whose action it is."""
        seat = actor(self.events[0])
        if seat is None:
            raise LookupError(f"{self.chapter} is nobody's action")
        return seat

    def all(self, kind: type[E]) -> list[E]:
        """Pick the events of one kind, in the order they happened."""
        return [event for event in self.events if isinstance(event, kind)]

    def first(self, kind: type[E]) -> E | None:
        """Pick the first event of one kind; None if there is none."""
        return next(iter(self.all(kind)), None)
