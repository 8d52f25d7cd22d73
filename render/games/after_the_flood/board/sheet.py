"""The map as it is painted: 1200 units wide and 1100 high, whatever the pixels."""

from __future__ import annotations

from collections.abc import Iterable

from render.games.after_the_flood.board.geometry import in_box
from render.picture.ground.sheet import Sheet, empty_mask
from render.picture.scene import Point

WIDE, HIGH = 1200, 1100
WHOLE = (0.0, 0.0, float(WIDE), float(HIGH))


def placed(points: Iterable[Point]) -> list[Point]:
    """Turn points of the geometry into units of a sheet."""
    return list(in_box(points, WHOLE))


def mask(width: int, part: float = 1.0) -> Sheet:
    """Make an empty mask of the whole map for a picture of this width, or so much smaller."""
    return empty_mask((WIDE, HIGH), width, part)
