"""A plan of a ground that is asked what lies at a point, and points scattered over it."""

from __future__ import annotations

import math

from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet, empty_mask
from render.picture.scene import Point

PART = 0.5
"""Two units are a pixel of a plan."""


class Plan:
    """A plan of a ground so many units wide and high that knows what is at a point; outside of it there is nothing."""

    def __init__(self, units: tuple[int, int]) -> None:
        self.sheet: Sheet = empty_mask(units, units[0], PART)
        self._pixels = self.sheet.image.load()

    def at(self, point: Point) -> int:
        """Read the number drawn at a point."""
        x, y = int(point[0] * PART), int(point[1] * PART)
        wide, high = self.sheet.image.size
        if not (0 <= x < wide and 0 <= y < high) or self._pixels is None:
            return 0
        found = self._pixels[x, y]
        return found if isinstance(found, int) else 0

    def box(self, centre: Point, size: tuple[float, float], margin: float) -> None:
        """Note that a thing of a size takes its room around a point, and a margin."""
        (x, y), (wide, high) = centre, (side / 2 + margin for side in size)
        self.sheet.polygon([(x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high)], 1)


def scattered(units: tuple[int, int], step: tuple[float, float], seed: str) -> list[Point]:
    """Scatter points all over a ground, about so far apart, from back to front."""
    scatter = Scatter(seed)
    across, down = step
    found = []
    for row in range(math.ceil(units[1] / down) + 1):
        for column in range(math.ceil(units[0] / across) + 1):
            x = (column + 0.5 * (row % 2) + scatter.between(-0.35, 0.35)) * across
            found.append((x, (row + scatter.between(-0.35, 0.35)) * down))
    return sorted(found, key=lambda point: point[1])
