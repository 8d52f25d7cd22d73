"""Where things stand in the picture: title above, map, a strip for each player, key and stock below."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from render.games.after_the_flood.board.geometry import ASPECT, FREE, PIECE, in_box
from render.picture.scene import Box, Point
from render.picture.theme import WIDTH

TITLE = 80
"""Height of the line above the map."""
STRIP, GAP, MARGIN = 196, 6, 10
"""Height of a player's strip, room between strips, and beside them."""
KEY_LINE = 50
KEY = 3 * KEY_LINE + 4
"""Height of a line below the strips, and of all of them with the edge of the picture."""
STRIPS = TITLE + WIDTH * ASPECT + GAP
"""Where the first strip begins."""


class MapFrame(msgspec.Struct, frozen=True):
    """The map, or a part of it, in a box of the picture: where its places are, and how large things are there."""

    box: Box = (0, TITLE, WIDTH, TITLE + WIDTH * ASPECT)
    part: Box = (0.0, 0.0, 1.0, 1.0)

    @property
    def width(self) -> float:
        """The width the whole map would have."""
        return (self.box[2] - self.box[0]) / (self.part[2] - self.part[0])

    @property
    def army(self) -> float:
        """The size of an army."""
        return PIECE.army[0] * self.width * 0.95

    @property
    def worker(self) -> float:
        """The size of a worker count."""
        return PIECE.worker[0] * self.width * 0.84

    @property
    def city(self) -> float:
        """The size of a city."""
        return PIECE.city[0] * self.width * 0.87

    @property
    def offer(self) -> float:
        """The size of a resource on offer."""
        return PIECE.offer[0] * self.width

    @property
    def points(self) -> float:
        """The size of the points for a majority."""
        return PIECE.vp[0] * self.width * 0.93

    @property
    def sign(self) -> float:
        """The size of the sign of a special rule."""
        return PIECE.sign[0] * self.width

    @property
    def name(self) -> float:
        """The size of names."""
        return PIECE.label_size * self.width

    def place(self, point: Point) -> Point:
        """Turn a point of the map into a point of the picture."""
        return in_box([point], self.box, self.part)[0]

    def places(self, points: Iterable[Point]) -> tuple[Point, ...]:
        """Turn points of the map into points of the picture."""
        return in_box(points, self.box, self.part)

    def free(self, name: str) -> Box:
        """Find the box of a part of the map without areas, in the picture."""
        left, top, right, bottom = FREE[name]
        return (*self.place((left, top)), *self.place((right, bottom)))


WHOLE = MapFrame()
"""The map as it stands on the board."""


def height(players: int) -> int:
    """Work out the height of the whole picture."""
    return round(STRIPS + players * (STRIP + GAP) + KEY)
