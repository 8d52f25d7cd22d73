"""Where the dry land of a region begins: its outline, moved inward by the rivers along it."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from render.games.mesopotamia.board.geometry import SHAPES
from render.games.mesopotamia.board.outlines import wet
from render.games.mesopotamia.board.place import Place
from render.picture.ground.curves import evenly, smooth
from render.picture.scene import Point

DRY = 2.4
"""How far the ink of a coast reaches into the land."""
STEP, SOFTEN = 7.0, 2
"""How far the points of a shore lie apart, and over how many neighbours the change from river to river is spread."""
LEAST = 0.9
"""A point nearer to the outline than so much of what it should be lies beyond a corner."""


@lru_cache(maxsize=256)
def shore_in(where: Place, region: str) -> tuple[Point, ...]:
    """Work out the dry land of a region as a polygon of the picture."""
    return where.points(shore(region))


@cache
def shore(region: str) -> tuple[Point, ...]:
    """Work out the dry land of a region as a polygon of the map."""
    points, depths = _outline(SHAPES[region].polygon)
    turn = 1.0 if _area(points) > 0 else -1.0
    moved = []
    for n, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[n - 1], points[(n + 1) % len(points)]
        long = math.dist((ax, ay), (bx, by)) or 1.0
        depth = depths[n]
        moved.append((x - (by - ay) / long * depth * turn, y + (bx - ax) / long * depth * turn))
    kept = [point for n, point in enumerate(moved) if _clear(point, points, depths[n])]
    return tuple((round(x, 1), round(y, 1)) for x, y in kept)


@cache
def floor(region: str, left: float, right: float) -> float:
    """Find how far down the dry land of a region reaches everywhere between two sides."""
    _, top, _, bottom = SHAPES[region].box
    return min((y for x, y in shore(region) if left <= x <= right and y > (top + bottom) / 2), default=bottom)


def _outline(polygon: tuple[Point, ...]) -> tuple[list[Point], list[float]]:
    """Walk along an outline in even steps, with how far a river reaches into the land at each."""
    points: list[Point] = []
    depths: list[float] = []
    for n, one in enumerate(polygon):
        other = polygon[(n + 1) % len(polygon)]
        before, after = polygon[n - 1], polygon[(n + 2) % len(polygon)]
        curve = smooth([before, one, other, after], 4)[4:9]
        part = evenly(curve, STEP)[:-1]
        points += part
        depths += [wet(one, other) or DRY] * len(part)
    count = len(depths)
    around = range(-SOFTEN, SOFTEN + 1)
    return points, [sum(depths[(n + step) % count] for step in around) / len(around) for n in range(count)]


def _clear(point: Point, points: list[Point], depth: float) -> bool:
    return all(math.dist(point, each) >= depth * LEAST for each in points)


def _area(points: list[Point]) -> float:
    """Work out twice the area inside, positive if the points go clockwise on the screen."""
    pairs = zip(points, (*points[1:], points[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)
