"""M3.18, M9.8-M9.10: the Hanging Gardens; which tile is next is drawn when it is turned. M20.7"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.decision import Seat, Text
from engine.core.game import Ctx
from engine.mesopotamia.build.kind_of_building import Building
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.tokens import GARDEN_LEVELS, GARDENS, Garden
from engine.mesopotamia.events.build import GardensBuilt, GardenTurned
from engine.mesopotamia.figures import on_map
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import population_of, square_of


def turn_next_tile(s: MesopotamiaState, ctx: Ctx) -> None:
    """Turn the tile of the next level face up, if there is one left. M3.18, M9.9"""
    level = len(s.gardens) + 1
    if level > GARDEN_LEVELS:
        return
    pool = [tile.id for tile in GARDENS.values() if tile.level == level and tile.set in s.sets]
    tile = pool[ctx.draw(len(pool))]
    s.gardens.append(tile)
    ctx.emit(GardenTurned(tile, level))


def next_tile(s: MesopotamiaState) -> Garden | None:
    """The face-up tile that can be built next; None once all levels are built. M9.10"""
    built = len(s.garden_builders)
    return GARDENS[s.gardens[built]] if built < len(s.gardens) else None


class Gardens(Building):
    """The next level of the Hanging Gardens, built at once: its only place is the tile. M9.8"""

    key = "gardens"
    is_asked_where = False

    def cost(self, s: MesopotamiaState) -> Mapping[Resource, int]:
        """What is on the tile."""
        tile = next_tile(s)
        return tile.pay if tile is not None else {}

    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """All five are built, or what the tile asks for is not reached. M9.8, M9.10, M19.5"""
        if s.guardians is not None:
            return refused("gardens_reserved")  # M19.5: waves that are repelled bring them
        tile = next_tile(s)
        if tile is None:
            return refused("gardens_complete")
        needs = tile.require
        if (
            population_of(s, seat) >= needs.population
            and square_of(s.event, seat) >= needs.event
            and on_map(s, seat, "settlement") >= needs.settlements
        ):
            return None
        asked = {"population": needs.population, "squares": needs.event, "settlements": needs.settlements}
        return refused("requirement_not_met", garden=tile.id, **asked)

    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """The tile that lies face up."""
        tile = next_tile(s)
        return () if tile is None else (tile.id,)

    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """Any other tile is none that can be built."""
        return None if place in self.candidates(s, seat) else refused("unknown_id")

    def label(self, s: MesopotamiaState, seat: Seat) -> Text:
        """The level that would be built, what it scores, and whether the match ends with it."""
        tile = GARDENS[s.gardens[-1]]
        return Text("build-gardens", {"level": tile.level, "vp": tile.vp, "is_last": _ends_match(s, tile)})

    def ends_match(self, s: MesopotamiaState) -> bool:
        """Whether building the next level makes this round the last one."""
        tile = next_tile(s)
        return tile is not None and _ends_match(s, tile)

    def place_label(self, place: str) -> Text:
        """A tile."""
        return Text("garden-option", {"garden": place})

    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Give the tile to its builder; the one after it is turned at once and may be built next. M9.9"""
        tile = GARDENS[place]
        s.garden_builders.append(seat)
        is_last = _ends_match(s, tile)
        ctx.emit(GardensBuilt(seat, tile.id, tile.level, tile.vp, dict(paid), is_last))
        turn_next_tile(s, ctx)


def _ends_match(s: MesopotamiaState, tile: Garden) -> bool:
    """Whether the round in which a tile is built is the last one: a siege goes on. M4.10, M18.8"""
    return tile.level == GARDEN_LEVELS and s.siege is None
