"""Tufts of reed: four bent blades, some with a brown head."""

from __future__ import annotations

from render.picture.ground.curves import smooth
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

BLADE, HEAD = (92, 112, 42, 215), (128, 88, 40, 230)


def draw_tuft(sheet: Sheet, foot: Point, scatter: Scatter, size: float = 1.0) -> None:
    """Draw a tuft that stands on a point."""
    x, y = foot
    for lean in (-2.6 * size, -0.8 * size, 1.0 * size, 2.8 * size):
        high = scatter.between(6, 11) * size
        blade = [(x + lean * 0.6, y), (x + lean, y - high * 0.6), (x + lean * 1.5, y - high)]
        sheet.stroke(smooth(blade), BLADE, 1.3 * size)
        if scatter.throw() < 0.4:
            sheet.stroke([(x + lean * 1.3, y - high * 0.8), (x + lean * 1.55, y - high * 1.2)], HEAD, 1.9 * size)
