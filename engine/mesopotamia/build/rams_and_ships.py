"""M9.4, M9.6: Rams and Ships, which are Units and come from home or from an own Settlement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.decision import Seat, Text
from engine.core.game import Ctx
from engine.mesopotamia.actions.war import places_for_units
from engine.mesopotamia.build.kind_of_building import Building, why_no_unit
from engine.mesopotamia.content.empires import RAM, SHIP, Resource
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.events.build import RamBuilt, ShipBuilt
from engine.mesopotamia.explore.ships import why_not_launch
from engine.mesopotamia.figures import place_ship, place_unit
from engine.mesopotamia.notes import refused
from engine.mesopotamia.regions import sections_of
from engine.mesopotamia.state import MesopotamiaState


class Ram(Building):
    """A Ram at home or at an own Settlement, whoever else is there. M9.4"""

    key = RAM

    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """It needs a figure and room under the Unit limit. M9.6"""
        return why_no_unit(s, seat, RAM)

    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """Where Units come from."""
        return places_for_units(s, seat)

    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """M9.4"""
        if place not in REGIONS:
            return refused("unknown_id")
        return None if _is_home(s, seat, place) else refused("bad_placement", region=place)

    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Place the Ram; it reveals nothing. M6.12"""
        place_unit(s, seat, RAM, place)
        ctx.emit(RamBuilt(seat, place, dict(paid)))


class Ship(Building):
    """A Ship on a section of the Start Region or of a region with an own Settlement. M9.4"""

    key = SHIP

    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """It needs a figure and room under the Unit limit. M9.6"""
        return why_no_unit(s, seat, SHIP)

    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """The sections beside where Units come from, in order."""
        return sorted({section for region in places_for_units(s, seat) for section in sections_of(s, region)})

    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """M7.3, M7.4, M9.4"""
        reason = why_not_launch(s, seat, place)
        if reason is None and not any(_is_home(s, seat, region) for region in SECTIONS[place].regions):
            return refused("bad_placement", region=SECTIONS[place].a)
        return reason

    def place_label(self, place: str) -> Text:
        """A section."""
        return Text("section-option", {"section": place})

    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Launch the Ship."""
        place_ship(s, seat, place)
        ctx.emit(ShipBuilt(seat, place, dict(paid)))


def _is_home(s: MesopotamiaState, seat: Seat, region: str) -> bool:
    return s.players[seat].start == region or s.settlements.get(region) == seat
