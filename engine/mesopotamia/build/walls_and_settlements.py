"""M8.1, M9.2, M9.3, M9.7: Walls and Settlements, which stand in a region and need somebody there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.decision import Seat, Text
from engine.core.game import Ctx
from engine.mesopotamia.build.kind_of_building import Building, why_no_figure
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.events.build import SettlementBuilt, WallBuilt
from engine.mesopotamia.figures import regions_with_units
from engine.mesopotamia.notes import refused
from engine.mesopotamia.regions import enemy_fighters, is_foreign_start, occupied_by
from engine.mesopotamia.state import MesopotamiaState


class Wall(Building):
    """A Wall where an own Unit or Settlement is. M9.2"""

    key = "wall"

    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """It needs a Wall in stock."""
        return why_no_figure(s, seat, self.key)

    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """Regions away from home with own Units or Settlements; Ships are in none. M9.11"""
        return (region for region in occupied_by(s, seat) if region != s.players[seat].start)

    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """M8.1, M9.3"""
        is_settled = s.settlements.get(place) == seat
        return (
            _why_no_ground(s, seat, place)
            or (None if is_settled else _why_no_unit_there(s, seat, place))
            or (refused("already_there", region=place) if place in s.walls else None)
            or _why_contested(s, seat, place)
        )

    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Raise the Wall."""
        s.walls[place] = seat
        ctx.emit(WallBuilt(seat, place, dict(paid)))


class Settlement(Building):
    """A Settlement where an own Unit is. M9"""

    key = "settlement"

    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """It needs a Settlement in stock."""
        return why_no_figure(s, seat, self.key)

    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """Regions away from home with own combat Units or Rams. M9.11"""
        return (region for region in regions_with_units(s, seat) if region != s.players[seat].start)

    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """M8.1, M9.3"""
        return (
            _why_no_ground(s, seat, place)
            or _why_no_unit_there(s, seat, place)
            or (refused("already_there", region=place) if place in s.settlements else None)
            or _why_contested(s, seat, place)
        )

    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Found the Settlement; an Event there stays hidden. M9.7"""
        s.settlements[place] = seat
        ctx.emit(SettlementBuilt(seat, place, dict(paid)))


def _why_no_ground(s: MesopotamiaState, seat: Seat, region: str) -> Text | None:
    """Say why nobody, or not this seat, ever builds in a region, if so. M2.4, M2.7"""
    if region not in REGIONS:
        return refused("unknown_id")
    if is_foreign_start(s, seat, region):
        return refused("foreign_start_region", region=region)
    if region == s.players[seat].start:
        return refused("bad_placement", region=region)
    return refused("blocked_region", region=region) if region in s.blocked else None


def _why_no_unit_there(s: MesopotamiaState, seat: Seat, region: str) -> Text | None:
    return None if s.army(region, seat) is not None else refused("no_presence", region=region)


def _why_contested(s: MesopotamiaState, seat: Seat, region: str) -> Text | None:
    """Say if combat Units or a Settlement of somebody else keep this seat from controlling a region. M9.3"""
    is_shared = enemy_fighters(s, seat, region) or s.settlements.get(region, seat) != seat
    return refused("contested", region=region) if is_shared else None
