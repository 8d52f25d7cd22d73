"""Where a small mark may stand: below what lies in a region, clear of borders and of names."""

from __future__ import annotations

from functools import cache

from engine.mesopotamia.content.map import REGIONS
from render.games.mesopotamia.board.geometry import MAP, UNITS, RegionShape
from render.picture.ground import plan
from render.picture.ground.plan import Plan
from render.picture.scene import Point

NAME, SITE, SIDE_SITE = (190.0, 40.0), (160.0, 46.0), (104.0, 94.0)
"""Room for the longest name, and for what lies in a region."""
RIVER_NAME = (34.0, 130.0)


@cache
def _regions() -> Plan:
    drawn = Plan(UNITS)
    for number, region in enumerate(MAP.region, 1):
        drawn.sheet.polygon(region.polygon, number)
    return drawn


@cache
def _zones() -> Plan:
    drawn = Plan(UNITS)
    for zone in MAP.zone:
        drawn.sheet.polygon(zone.polygon, 1 if zone.terrain == "mountain" else 2)
    return drawn


@cache
def _edges(distance: int) -> Plan:
    drawn = Plan(UNITS)
    for polygon in (*(region.polygon for region in MAP.region), *(sea.polygon for sea in MAP.sea)):
        drawn.sheet.line([*polygon, polygon[0]], 1, 2 * distance)
    return drawn


@cache
def _things(margin: int) -> Plan:
    drawn = Plan(UNITS)
    for region in MAP.region:
        drawn.box(region.stands.label, NAME, margin)
        drawn.box(region.stands.site, SIDE_SITE if region.stands.side else SITE, margin)
    for river in MAP.river:
        across, down = RIVER_NAME
        drawn.box(river.label, (across, down) if abs(river.angle) > 45 else (down, across), margin)
    return drawn


def region_at(point: Point) -> RegionShape | None:
    """Find the region in which a point lies, if any."""
    number = _regions().at(point)
    return MAP.region[number - 1] if number else None


def terrain_at(point: Point) -> str:
    """Say what the land of a region is like at a point; nothing outside of regions."""
    region = region_at(point)
    return REGIONS[region.id].terrain if region else ""


def wild_at(point: Point) -> str:
    """Say what the ground of nobody is like at a point: mountain, desert, or nothing."""
    return ("", "mountain", "desert")[0 if _regions().at(point) else _zones().at(point)]


def edge_within(point: Point, distance: int) -> bool:
    """Say whether a region or the sea begins or ends so near."""
    return bool(_edges(distance).at(point))


def taken(point: Point, margin: int) -> bool:
    """Say whether a name or what lies in a region may come so near."""
    return bool(_things(margin).at(point))


def scattered(step: tuple[float, float], seed: str) -> list[Point]:
    """Scatter points all over the map, about so far apart, from back to front."""
    return plan.scattered(UNITS, step, seed)
