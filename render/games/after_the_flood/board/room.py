"""Where a small mark may stand: clear of everything a position puts on the map."""

from __future__ import annotations

import math
from functools import cache

from render.games.after_the_flood.board.geometry import MAP, PIECE, Area, Size
from render.games.after_the_flood.board.sheet import HIGH, WIDE, mask, placed
from render.picture.ground.curves import smooth
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

NAME: Size = (0.17, 0.045)
"""Room for the longest name of an area."""
WATER_NAME: Size = (0.10, 0.11)
BRIDGE: Size = (0.03, 0.03)
PART = 0.5
"""Two units are a pixel of the plans that are asked whether a point is free."""


class Plan:
    """A plan of the map that knows what is at a point; outside of the map there is nothing."""

    def __init__(self) -> None:
        self.sheet: Sheet = mask(WIDE, PART)
        self._pixels = self.sheet.image.load()

    def at(self, point: Point) -> int:
        """Read the number drawn at a point."""
        x, y = int(point[0] * PART), int(point[1] * PART)
        wide, high = self.sheet.image.size
        if not (0 <= x < wide and 0 <= y < high) or self._pixels is None:
            return 0
        found = self._pixels[x, y]
        return found if isinstance(found, int) else 0


@cache
def _areas() -> Plan:
    plan = Plan()
    for number, area in enumerate(MAP.area, 1):
        plan.sheet.polygon(placed(area.polygon), number)
    return plan


@cache
def _zones() -> Plan:
    plan = Plan()
    for zone in MAP.zone:
        plan.sheet.polygon(placed(zone.polygon), 1 if zone.terrain == "mountain" else 2)
    return plan


@cache
def _seas() -> Plan:
    plan = Plan()
    for number, sea in enumerate(MAP.sea, 1):
        plan.sheet.polygon(placed(sea.polygon), number)
    for area in MAP.area:
        plan.sheet.polygon(placed(area.polygon), 0)
    return plan


@cache
def _near_edges(distance: int) -> Plan:
    plan = Plan()
    for polygon in (*(area.polygon for area in MAP.area), *(sea.polygon for sea in MAP.sea)):
        ring = placed(polygon)
        plan.sheet.line([*ring, ring[0]], 1, 2 * distance)
    return plan


@cache
def _pieces(margin: int) -> Plan:
    plan = Plan()
    for area in MAP.area:
        for centre, size in things(area):
            _box(plan, centre, size, margin)
    for label in (*(river.label for river in MAP.river), *(sea.label for sea in MAP.sea)):
        _box(plan, label, WATER_NAME, margin)
    for arrow in MAP.arrow:
        plan.sheet.line(smooth(placed(arrow.path)), 1, 2 * margin + 22)
    for border in MAP.border:
        if border.river:
            _box(plan, border.mid, BRIDGE, margin)
    return plan


@cache
def _rivers(margin: int) -> Plan:
    plan = Plan()
    for river in MAP.river:
        plan.sheet.line(placed(river.path), 1, 2 * margin + 22)
    return plan


def _box(plan: Plan, centre: Point, size: Size, margin: float) -> None:
    (x, y), (wide, high) = placed([centre])[0], (side * WIDE / 2 + margin for side in size)
    plan.sheet.polygon([(x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)], 1)


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
    scatter = Scatter(seed)
    across, down = step
    found = []
    for row in range(math.ceil(HIGH / down) + 1):
        for column in range(math.ceil(WIDE / across) + 1):
            x = (column + 0.5 * (row % 2) + scatter.between(-0.35, 0.35)) * across
            found.append((x, (row + scatter.between(-0.35, 0.35)) * down))
    return sorted(found, key=lambda point: point[1])
