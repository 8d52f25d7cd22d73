"""A mountain: a peak in light and shade with snow on top."""

from __future__ import annotations

from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER

LIGHT, DARK, SNOW = "#D6BE93", "#876A49", "#F8EFDA"


def draw_peak(sheet: Sheet, foot: Point, size: float, scatter: Scatter) -> None:
    """Draw a peak of a size on its foot, each a little unlike the others."""
    x, y = foot
    half = size * scatter.between(0.58, 0.7)
    top = (x + size * scatter.between(-0.08, 0.1), y - size * scatter.between(0.88, 1.02))
    lean = size * scatter.between(0.02, 0.12)
    left = [top, (top[0] - half * 0.3, top[1] + size * 0.36), (x - half * 0.62, y - size * 0.3), (x - half, y)]
    right = [top, (top[0] + half * 0.32, top[1] + size * 0.3), (x + half * 0.58, y - size * 0.34), (x + half, y)]
    ridge = [top, (top[0] + lean, top[1] + size * 0.3), (x - lean, y - size * 0.36), (x + lean, y + size * 0.07)]
    sheet.polygon([*left, (x - half * 0.5, y + size * 0.05), *ridge[::-1]], LIGHT)
    sheet.polygon([*right, (x + half * 0.55, y + size * 0.05), *ridge[::-1]], DARK)
    sheet.stroke([(x + lean * 2, y - size * 0.1), (x + half * 0.35, y - size * 0.36)], (60, 40, 20, 90), 1.2)
    cap = [top, left[1], (top[0] - half * 0.1, top[1] + size * 0.27), (top[0] + lean, top[1] + size * 0.38), ridge[1]]
    sheet.polygon(cap, SNOW)
    sheet.round_line(left, BORDER, 1.4)
    sheet.round_line(right, BORDER, 1.7)
