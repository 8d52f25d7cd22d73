"""Where the map, or a part of it, lies in a picture: the whole board, or a close-up."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from render.games.mesopotamia.board.geometry import HIGH, SHAPES, WIDE
from render.picture.scene import Box, Ground, Point

WHOLE = (0.0, 0.0, float(WIDE), float(HIGH))
EDGE = 26.0
"""What stands so near the edge of a close-up is left out, since half of it would be misread."""
BEYOND = 14.0
"""Land to be seen around the regions of a close-up."""


class Place(msgspec.Struct, frozen=True):
    """A part of the map in a box of the picture: where its points are, and how large things are there."""

    box: Box
    part: Box = WHOLE
    """Which part, in units of the map."""

    @property
    def k(self) -> float:
        """How many pixels a unit of the map is long; everything on the map grows with it."""
        return (self.box[2] - self.box[0]) / (self.part[2] - self.part[0])

    def at(self, point: Point) -> Point:
        """Turn a point of the map into a point of the picture."""
        return (
            self.box[0] + (point[0] - self.part[0]) * self.k,
            self.box[1] + (point[1] - self.part[1]) * self.k,
        )

    def points(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """Turn points of the map into points of the picture."""
        return tuple(self.at(point) for point in points)

    def boxed(self, box: Box) -> Box:
        """Turn a box of the map into a box of the picture."""
        return (*self.at(box[:2]), *self.at(box[2:]))

    def holds(self, point: Point) -> bool:
        """Say whether a point of the map lies in this part, not at its very edge."""
        left, top, right, bottom = self.part
        inner = 0.0 if self.part == WHOLE else EDGE
        return left + inner <= point[0] <= right - inner and top + inner <= point[1] <= bottom - inner

    @property
    def ground(self) -> Ground:
        """The painted land in this part."""
        left, top, right, bottom = self.part
        return Ground("mesopotamia", self.box, (left / WIDE, top / HIGH, right / WIDE, bottom / HIGH))

    @property
    def shown(self) -> tuple[str, ...]:
        """The regions that are wholly in this part; of another half would be misread."""
        west, north, east, south = self.part
        return tuple(
            region
            for region, shape in SHAPES.items()
            if west <= shape.box[0] and north <= shape.box[1] and shape.box[2] <= east and shape.box[3] <= south
        )


def extract(regions: Iterable[str], box: Box) -> Place:
    """Show the surroundings of some regions as large as a box of the picture allows, and no more than the map."""
    boxes = [SHAPES[region].box for region in regions]
    left, top = min(each[0] for each in boxes) - BEYOND, min(each[1] for each in boxes) - BEYOND
    right, bottom = max(each[2] for each in boxes) + BEYOND, max(each[3] for each in boxes) + BEYOND
    high_per_wide = (box[3] - box[1]) / (box[2] - box[0])
    wide = min(max(right - left, (bottom - top) / high_per_wide), WIDE, HIGH / high_per_wide)
    high = wide * high_per_wide
    x = min(max((left + right - wide) / 2, 0.0), WIDE - wide)
    y = min(max((top + bottom - high) / 2, 0.0), HIGH - high)
    return Place(box, (x, y, x + wide, y + high))
