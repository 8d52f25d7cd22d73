"""The Taurus, the Zagros and their spurs: peaks in light and shade, back to front."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.room import area_at, edge_within, scattered, zone_at
from render.games.after_the_flood.board.sheet import WIDE, placed
from render.games.after_the_flood.board.tints import PEAK_DARK, PEAK_LIGHT, SNOW
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER

GROWN = 1.4
"""Peaks overlap: a range, not a row of tents."""


def draw_mountains(sheet: Sheet) -> None:
    """Draw the peaks of the map and smaller ones between them."""
    scatter = Scatter("slopes")
    for foot, size in sorted(_peaks(), key=lambda peak: peak[0][1]):
        _peak(sheet, foot, size, scatter)


def _peaks() -> list[tuple[Point, float]]:
    """Work out the foot and the size of every peak."""
    peaks: list[tuple[Point, float]] = []
    for zone in MAP.zone:
        if zone.terrain == "mountain":
            sizes = [size * WIDE * GROWN for _, _, size in zone.marks]
            centres = placed([(x, y) for x, y, _ in zone.marks])
            peaks += [((x, y + size * 0.27), size) for (x, y), size in zip(centres, sizes, strict=True)]
    scatter = Scatter("peaks")
    for point in scattered((31, 19), "range"):
        size = scatter.between(15, 27)
        top = (point[0], point[1] - size * 0.8)
        if zone_at(point) == "mountain" and not edge_within(point, 8) and not area_at(top):
            near = min(math.dist(point, foot) for foot, _ in peaks)
            if near > 15:
                peaks.append((point, size))
    return peaks


def _peak(sheet: Sheet, foot: Point, size: float, scatter: Scatter) -> None:
    x, y = foot
    half = size * scatter.between(0.58, 0.7)
    top = (x + size * scatter.between(-0.08, 0.1), y - size * scatter.between(0.88, 1.02))
    lean = size * scatter.between(0.02, 0.12)
    left = [top, (top[0] - half * 0.3, top[1] + size * 0.36), (x - half * 0.62, y - size * 0.3), (x - half, y)]
    right = [top, (top[0] + half * 0.32, top[1] + size * 0.3), (x + half * 0.58, y - size * 0.34), (x + half, y)]
    ridge = [top, (top[0] + lean, top[1] + size * 0.3), (x - lean, y - size * 0.36), (x + lean, y + size * 0.07)]
    sheet.polygon([*left, (x - half * 0.5, y + size * 0.05), *ridge[::-1]], PEAK_LIGHT)
    sheet.polygon([*right, (x + half * 0.55, y + size * 0.05), *ridge[::-1]], PEAK_DARK)
    sheet.stroke([(x + lean * 2, y - size * 0.1), (x + half * 0.35, y - size * 0.36)], (60, 40, 20, 90), 1.2)
    cap = [top, left[1], (top[0] - half * 0.1, top[1] + size * 0.27), (top[0] + lean, top[1] + size * 0.38), ridge[1]]
    sheet.polygon(cap, SNOW)
    sheet.round_line(left, BORDER, 1.4)
    sheet.round_line(right, BORDER, 1.7)
