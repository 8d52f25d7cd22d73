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
        """Give the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def first(self, kind: type[E]) -> E | None:
        """Give the first event of one kind, if there is any."""
        return next(iter(self.all(kind)), None)
