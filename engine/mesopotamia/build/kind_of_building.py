"""M9.1: what all things one can build have in common: a price, places, and reasons why not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from engine.core.decision import Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import bare
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.figures import has_room, in_stock
from engine.mesopotamia.holdings import can_pay, kept, pay, told, too_dear
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import unit_limit


class Building(ABC):
    """A kind of thing that is built at a place: a region, a section, or the colour of a die."""

    key: ClassVar[str]
    is_asked_where: ClassVar[bool] = True
    """Whether the place is a question of its own."""

    def cost(self, s: MesopotamiaState) -> Mapping[Resource, int]:
        """What it costs. M9"""
        return COSTS[self.key]

    @abstractmethod
    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """Say why it cannot be built anywhere, whatever one could pay, if so."""

    @abstractmethod
    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """The places that come into question, in the order they are offered."""

    @abstractmethod
    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """Say why it cannot be built at a place, if so."""

    @abstractmethod
    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Put it there and tell it; it is paid already, by the Automaton with nothing. M17.4"""

    def label(self, s: MesopotamiaState, seat: Seat) -> Text:
        """What building it is called."""
        return Text(f"new-{self.key}")

    def place_label(self, place: str) -> Text:
        """What a place is called."""
        return Text("region-option", {"region": place})

    def places(self, s: MesopotamiaState, seat: Seat) -> list[str]:
        """Where it could be built now; nowhere if it cannot be paid."""
        return self.places_whatever_it_costs(s, seat) if can_pay(s, seat, self.cost(s)) else []

    def places_whatever_it_costs(self, s: MesopotamiaState, seat: Seat) -> list[str]:
        """Where it could be built now by somebody who pays nothing. M17.18"""
        if self.why_none(s, seat) is not None:
            return []
        return [place for place in self.candidates(s, seat) if self.why_not_at(s, seat, place) is None]

    def is_possible(self, s: MesopotamiaState, seat: Seat) -> bool:
        """Whether it could be built now."""
        if not can_pay(s, seat, self.cost(s)) or self.why_none(s, seat) is not None:
            return False
        return any(self.why_not_at(s, seat, place) is None for place in self.candidates(s, seat))

    def refusal(self, s: MesopotamiaState, seat: Seat, place: str = "") -> Text | None:
        """Say why it cannot be built, or not there: first how many, then where, then the price. M22.2"""
        reason = self.why_none(s, seat)
        if reason is None and place:
            reason = self.why_not_at(s, seat, place)
        if reason is None:
            reason = too_dear(s, seat, self.cost(s))
        return self._why_nowhere(s, seat) if reason is None and not place else reason

    def _why_nowhere(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """Say why none of its places will do: the reason at the first one, or that there is none."""
        reasons = []
        for place in self.candidates(s, seat):
            reason = self.why_not_at(s, seat, place)
            if reason is None:
                return None
            reasons.append(reason)
        return reasons[0] if reasons else refused("no_presence", region=None)

    def note(self, s: MesopotamiaState, seat: Seat) -> Text:
        """Its price and what is kept."""
        cost = self.cost(s)
        return Text("build-note", {"resources": told(cost), "kept_resources": kept(s, seat, cost)})

    def place_note(self, s: MesopotamiaState, seat: Seat, place: str) -> Text:
        """The price again, with what is to be known of a place."""
        return self.note(s, seat)

    def option(self, s: MesopotamiaState, seat: Seat, places: Sequence[str]) -> Option:
        """What it is and what it costs; a single place is told here, as it will not be asked for."""
        if s.unread:
            return bare(self.key)
        note = self.note(s, seat)
        if self.is_asked_where and len(places) == 1:
            where = self.place_label(places[0]).args
            note = Text(f"build-{self.key}-only-note", {**where, **note.args})
        return Option(self.key, self.label(s, seat), note)

    def build(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str) -> None:
        """Pay and build."""
        cost = dict(self.cost(s))
        pay(s, seat, cost)
        self.do(s, ctx, seat, place, cost)


def why_no_figure(s: MesopotamiaState, seat: Seat, kind: str) -> Text | None:
    """Refuse if none of these pieces is left in stock. M1.5"""
    return None if in_stock(s, seat, kind) else refused("no_figure", piece=kind)


def why_no_unit(s: MesopotamiaState, seat: Seat, kind: str) -> Text | None:
    """Refuse one more Unit for want of a figure or of room under the limit. M9.6"""
    reason = why_no_figure(s, seat, kind)
    if reason is None and not has_room(s, seat):
        return refused("unit_limit", most=unit_limit(s, seat))
    return reason
