"""Furrows: three short lines side by side, for land that is tilled."""

from __future__ import annotations

from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

FURROW = (96, 112, 38, 120)


def draw_furrows(sheet: Sheet, at: Point, scatter: Scatter) -> None:
    """Draw some around a point, a little turned."""
    x, y = at
    turn = scatter.between(-0.3, 0.3)
    for row in (-4.5, 0, 4.5):
        sheet.stroke([(x + along - row * 0.5, y + row + along * turn) for along in (-9, -3, 3, 9)], FURROW, 1.4)
