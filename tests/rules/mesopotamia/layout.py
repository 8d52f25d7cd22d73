"""A table with words for what Explore, Build, Events and the end of the game need again and again."""

from __future__ import annotations

from typing import Self

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.events.scoring import Scored
from tests.rules.mesopotamia.table import Table, rule

__all__ = ["Layout", "rule"]


class Layout(Table):
    """A table on which Events are known beforehand and whole movements are one word."""

    def turns_up(self, region: str, card: str) -> Self:
        """Hide an Event of which it is known what it will be.

        Call it in the order in which they will be turned, after the face-up tokens of the terrain are laid out.
        """
        pool = self._laid.event_pool[EVENTS[card].terrain]
        known = [each for each in pool if each not in self._known]
        self.hide(region).draws(known.index(card))
        self._known = [*self._known, card]
        return self

    _known: list[str] = []

    def act(self, action: str, seat: Seat = 0) -> Self:
        """A turn that begins with an action taken with the pawn."""
        return self.turn(seat).answer(f"{action}.pawn")

    def explore(self, seat: Seat = 0) -> Self:
        """A turn that begins with Explore."""
        return self.act("explore", seat)

    def go(self, unit: str, start: str, to: str, *rams: str) -> Self:
        """A whole movement of a combat Unit, perhaps with the Rams of these regions."""
        short = f"{unit}.{start}.{to}"
        if not rams and short in self.options:
            return self.answer(short)
        self.answer("unit")
        if self.kind == "explore.unit":
            self.answer(f"{unit}.{start}")
        return self.answer(f"{to}.ram-{'-'.join(rams)}" if rams else to)

    def sail(self, start: str, to: str) -> Self:
        """A whole movement of a Ship."""
        return self.answers(f"ship.{start}", to)

    def build(self, what: str, place: str = "") -> Self:
        """Build something; the place is not asked if there is only one."""
        self.answer(what)
        return self.answer(place) if self.kind == "build.place" else self

    def done(self) -> Self:
        """End the turn, with the pawn aside if it was not placed."""
        if self.kind != "action":
            self.answer("other")
        if "aside" in self.options:
            self.answer("aside")
        return self.answer("end")

    def told(self, name: str) -> list[Event]:
        """The events of a name since the match was opened, which this does if it was not yet."""
        assert self.match
        return super().told(name)

    def scored(self) -> Self:
        """The game ends with the end of this round."""
        return self.last_round().end_of_round()

    def points(self, seat: Seat) -> Scored:
        """What a side has scored, by source."""
        assert self.over
        (found,) = (each for each in self.told("Scored") if isinstance(each, Scored) and each.seat == seat)
        return found
