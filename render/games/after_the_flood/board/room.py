"""Where a small mark may stand: clear of everything a position puts on the map."""

from __future__ import annotations

from functools import cache

from render.games.after_the_flood.board.geometry import MAP, PIECE, Area, Size
from render.games.after_the_flood.board.sheet import HIGH, WIDE, placed
from render.picture.ground import plan
from render.picture.ground.curves import smooth
from render.picture.ground.plan import Plan
from render.picture.scene import Point

NAME: Size = (0.17, 0.045)
"""Room for the longest name of an area."""
WATER_NAME: Size = (0.10, 0.11)
BRIDGE: Size = (0.03, 0.03)
UNITS = (WIDE, HIGH)


@cache
def _areas() -> Plan:
    drawn = Plan(UNITS)
    for number, area in enumerate(MAP.area, 1):
        drawn.sheet.polygon(placed(area.polygon), number)
    return drawn


@cache
def _zones() -> Plan:
    drawn = Plan(UNITS)
    for zone in MAP.zone:
        drawn.sheet.polygon(placed(zone.polygon), 1 if zone.terrain == "mountain" else 2)
    return drawn


@cache
def _seas() -> Plan:
    drawn = Plan(UNITS)
    for number, sea in enumerate(MAP.sea, 1):
        drawn.sheet.polygon(placed(sea.polygon), number)
    for area in MAP.area:
        drawn.sheet.polygon(placed(area.polygon), 0)
    return drawn


@cache
def _near_edges(distance: int) -> Plan:
    drawn = Plan(UNITS)
    for polygon in (*(area.polygon for area in MAP.area), *(sea.polygon for sea in MAP.sea)):
        ring = placed(polygon)
        drawn.sheet.line([*ring, ring[0]], 1, 2 * distance)
    return drawn


@cache
def _pieces(margin: int) -> Plan:
    drawn = Plan(UNITS)
    for area in MAP.area:
        for centre, size in things(area):
            _box(drawn, centre, size, margin)
    for label in (*(river.label for river in MAP.river), *(sea.label for sea in MAP.sea)):
        _box(drawn, label, WATER_NAME, margin)
    for arrow in MAP.arrow:
        drawn.sheet.line(smooth(placed(arrow.path)), 1, 2 * margin + 22)
    for border in MAP.border:
        if border.river:
            _box(drawn, border.mid, BRIDGE, margin)
    return drawn


@cache
def _rivers(margin: int) -> Plan:
    drawn = Plan(UNITS)
    for river in MAP.river:
        drawn.sheet.line(placed(river.path), 1, 2 * margin + 22)
    return drawn


def _box(plan: Plan, centre: Point, size: Size, margin: float) -> None:
    plan.box(placed([centre])[0], (size[0] * WIDE, size[1] * WIDE), margin)


def things(area: Area) -> list[tuple[Point, Size]]:
    """List where the name of an area, its pieces and its signs stand, and how large they may be."""
    found = [(area.label, NAME)]
    found += [(at, PIECE.army) for at in area.armies]
    found += [(at, PIECE.worker) for at in area.workers]
    found += [(at, PIECE.offer) for at in area.offers]
    found += [(area.city, PIECE.city)] if area.city else []
    found += [(area.vp, PIECE.vp)] if area.vp else []
    found += [(area.sign, PIECE.sign)] if area.sign else []
    return found


def area_at(point: Point) -> Area | None:
    """Find the area in which a point lies, if any."""
    number = _areas().at(point)
    return MAP.area[number - 1] if number else None


def zone_at(point: Point) -> str:
    """Say what the ground of nobody is like at a point: mountain, desert, or nothing."""
    return ("", "mountain", "desert")[0 if _areas().at(point) else _zones().at(point)]


def sea_at(point: Point) -> str:
    """Find the sea whose open water is at a point, if any."""
    number = _seas().at(point)
    return MAP.sea[number - 1].id if number else ""


def edge_within(point: Point, distance: int) -> bool:
    """Say whether an area or a sea begins or ends so near."""
    return bool(_near_edges(distance).at(point))


def taken(point: Point, margin: int) -> bool:
    """Say whether a name, a piece, an arrow or a bridge may come so near."""
    return bool(_pieces(margin).at(point))


def river_within(point: Point, distance: int) -> bool:
    """Say whether a river flows so near."""
    return bool(_rivers(distance).at(point))


def scattered(step: Size, seed: str) -> list[Point]:
    """Scatter points all over the map, about so far apart, from back to front."""
    return plan.scattered(UNITS, step, seed)
