"""The country that is painted for a number of players: its hexes, its rivers, and the part of the picture it fills."""

from __future__ import annotations

from functools import cache

import msgspec

from render.games.assyria.board.courses import Course, courses
from render.games.assyria.board.field import Field
from render.games.assyria.board.frame import FIELDS, GROUND_BOX
from render.picture.ground.sheet import Sheet, empty_mask
from render.picture.scene import Box, Point


class Country(msgspec.Struct, frozen=True):
    """All lengths and places are in pixels of a picture of the usual width."""

    field: Field
    box: Box
    rivers: tuple[Course, ...]

    @property
    def corner(self) -> Point:
        """The left upper corner of what is painted."""
        return self.box[:2]

    @property
    def wide(self) -> float:
        """The width of what is painted."""
        return self.box[2] - self.box[0]

    @property
    def between(self) -> list[Point]:
        """The outline of all land between the two rivers."""
        north, south = self.rivers
        return [*north.points, *south.points[::-1]]

    def mask(self, width: int, part: float = 1.0) -> Sheet:
        """Make an empty mask of it for a picture of this width, or so much smaller."""
        return empty_mask((self.wide, self.box[3] - self.box[1]), width, part, self.corner)

    def in_water(self, at: Point, margin: float = 0.0) -> bool:
        """Say whether a point lies in a river or so near to it."""
        return any(river.covers(at, margin) for river in self.rivers)


@cache
def country(players: int) -> Country:
    """Lay out the country that is painted for a number of players; it is made once."""
    return Country(FIELDS[players], GROUND_BOX[players], courses(FIELDS[players]))
