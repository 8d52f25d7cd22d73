"""The way of both rivers: a swinging line below the middles of their hexes, so that pieces stand on the bank."""

from __future__ import annotations

import math
from bisect import bisect_left
from itertools import pairwise

import msgspec

from engine.assyria.data import HEXES, RIVERS, Terrain
from render.games.assyria.board.field import HIGH, STEP, Field
from render.picture.ground.curves import evenly, rounded
from render.picture.scene import Point

BELOW = 0.48
"""How far below the middle of a hex a river bends, in sides; rounded, it flows a little higher in its valleys."""
LOW = 0.4
"""Where a river crosses the edge between two hexes: 0 is the middle of the edge, 1 its lower end."""
WIDE, SWELL = 0.43, 0.12
"""Width of the water in sides, and by which part of it the width swells and shrinks."""
SWELLING = 2.6
"""Sides from one swelling to the next."""
GRAIN = 0.04
"""Sides from one point of a course to the next."""


class Course(msgspec.Struct, frozen=True):
    """The points a river flows through, close together and always eastward, and the width of its water at each."""

    points: tuple[Point, ...]
    widths: tuple[float, ...]

    def beside(self, index: int, off: float) -> Point:
        """Work out a point beside the river: so far to its right, seen downstream, from one of its points."""
        (ax, ay), (bx, by) = self.points[index - 1], self.points[index + 1]
        long = math.dist((ax, ay), (bx, by))
        x, y = self.points[index]
        return (x - (by - ay) / long * off, y + (bx - ax) / long * off)

    def covers(self, at: Point, margin: float = 0.0) -> bool:
        """Say whether a point lies in the water or so near to it."""
        reach = max(self.widths) / 2 + margin
        first, last = (bisect_left(self.points, (at[0] + way * reach,)) for way in (-1, 1))
        near = zip(self.points[first:last], self.widths[first:last], strict=True)
        return any(math.dist(at, point) < width / 2 + margin for point, width in near)


def course(field: Field, river: Terrain) -> Course:
    """Lead a river through its hexes, those out of play too, and over both sides of the picture."""
    centres = [
        field.centre(each.id) for each in sorted(HEXES.values(), key=lambda each: each.q) if each.terrain == river
    ]
    centres = [*_beyond(centres[0], field.side, -1)[::-1], *centres, *_beyond(centres[-1], field.side, 1)]
    bends: list[Point] = []
    for one, other in pairwise(centres):
        bends += [(one[0], one[1] + BELOW * field.side), _crossing(one, other, field.side)]
    points = evenly(rounded(bends, 4), GRAIN * field.side)
    swing = math.tau * GRAIN / SWELLING
    widths = [WIDE * field.side * (1 + SWELL * math.sin(index * swing)) for index in range(len(points))]
    return Course(tuple(points), tuple(widths))


def courses(field: Field) -> tuple[Course, ...]:
    """Lead both rivers through their hexes, the northern one first."""
    return tuple(course(field, river) for river in RIVERS)


def _beyond(centre: Point, side: float, way: int) -> list[Point]:
    """Work out the middles of the hexes, if there were any, where a river goes on outside of the board."""
    x, y = centre
    return [(x + way * STEP * side * column, y + down * side) for column, down in ((1, 0.3), (2, -0.1), (3, 0.2))]


def _crossing(one: Point, other: Point, side: float) -> Point:
    """Work out where a river crosses the edge of two neighbours."""
    lean = 0.5 if other[1] < one[1] else -0.5
    reach = LOW * side / 2
    return ((one[0] + other[0]) / 2 + lean * reach, (one[1] + other[1]) / 2 + HIGH / 2 * reach)
