"""Where a mark may stand on a hex: clear of its name and of what is put there."""

from __future__ import annotations

from render.games.assyria.board.field import Field
from render.picture.scene import Box, Point

PIECES: Box = (-0.7, -0.5, 0.7, 0.32)
"""Food, a hut or the steps of a ziggurat around the middle of a hex, in sides."""
NAME: Box = (-0.25, -0.82, 0.25, -0.5)
"""The name at the top of a hex, in sides."""


def taken(field: Field, at: Point, margin: float) -> bool:
    """Say whether something may be put on a point of the land or so near to it, in sides."""
    return any(
        _holds(box, field.centre(hex_id), field.side, at, margin) for hex_id in field.hexes for box in (PIECES, NAME)
    )


def _holds(box: Box, centre: Point, side: float, at: Point, margin: float) -> bool:
    x, y = (at[0] - centre[0]) / side, (at[1] - centre[1]) / side
    return box[0] - margin < x < box[2] + margin and box[1] - margin < y < box[3] + margin
