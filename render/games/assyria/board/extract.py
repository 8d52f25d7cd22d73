"""A part of the land, enlarged: which part, how much larger, and where its hexes lie then."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.assyria.data import COUNTS, HEXES
from render.games.assyria.board.field import STEP, Field
from render.games.assyria.board.frame import FIELDS, GROUND_BOX
from render.picture.scene import Box, Ground, Point
from render.picture.theme import WIDTH

MOST = 2.0
"""Land is enlarged at most to twice its size on the board."""
HIGHEST = 1360
"""No extract is higher, in pixels of its picture."""
MARGIN = 0.3
"""Land beyond the hexes in question that is to be seen, in sides."""


class Extract(msgspec.Struct, frozen=True):
    """A part of the board as wide as the picture once it is enlarged."""

    players: int
    part: Box
    """In pixels of the board."""
    zoom: float
    top: float
    """Where in the picture it begins."""

    @property
    def box(self) -> Box:
        """What it fills in the picture."""
        return (0, self.top, WIDTH, self.top + (self.part[3] - self.part[1]) * self.zoom)

    @property
    def field(self) -> Field:
        """Where the hexes lie in the picture."""
        on_board = FIELDS[self.players]
        return Field(self.players, self._placed(on_board.at), on_board.side * self.zoom)

    @property
    def ground(self) -> Ground:
        """The painted land of this part."""
        left, top, right, bottom = GROUND_BOX[self.players]
        wide, high = right - left, bottom - top
        part = (
            (self.part[0] - left) / wide,
            (self.part[1] - top) / high,
            (self.part[2] - left) / wide,
            (self.part[3] - top) / high,
        )
        return Ground(f"assyria-{self.players}", self.box, part)

    def _placed(self, point: Point) -> Point:
        return ((point[0] - self.part[0]) * self.zoom, self.top + (point[1] - self.part[1]) * self.zoom)


def extract(players: int, hexes: Iterable[str], top: float) -> Extract:
    """Enlarge the part around some hexes as far as all of them are seen, in whole columns of hexes."""
    field, whole = FIELDS[players], GROUND_BOX[players]
    margin = MARGIN * field.side
    down = [y for hex_id in hexes for _, y in field.outline(hex_id)]
    upper, lower = max(whole[1], min(down) - margin), min(whole[3], max(down) + margin)
    most = min(MOST, HIGHEST / (lower - upper))
    first, last = _columns(field, {HEXES[hex_id].q for hex_id in hexes}, most)
    zoom = max(1.0, min(most, _zoom(field, first, last)))
    width = WIDTH / zoom
    middle = field.at[0] + STEP * field.side * (first + last) / 2
    left = min(max(middle - width / 2, whole[0]), whole[2] - width)
    return Extract(players, (left, upper, left + width, lower), zoom, top)


def _columns(field: Field, wanted: set[int], most: float) -> tuple[int, int]:
    """Find the first and the last of so many columns that they are not enlarged too much; the middle comes first."""
    first, last, end = min(wanted), max(wanted), COUNTS[field.players].max_q
    while _zoom(field, first, last) > most and last - first < end:
        if first + last < end:
            last += 1
        else:
            first -= 1
    return first, last


def _zoom(field: Field, first: int, last: int) -> float:
    """Say how much larger some columns and a margin are if they fill the picture."""
    return WIDTH / (field.side * (STEP * (last - first) + 2 + 2 * MARGIN))
