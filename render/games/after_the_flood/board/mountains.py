"""The Taurus, the Zagros and their spurs: peaks in light and shade, back to front."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.room import area_at, edge_within, scattered, zone_at
from render.games.after_the_flood.board.sheet import WIDE, placed
from render.picture.ground.grain import Scatter
from render.picture.ground.peaks import draw_peak
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

GROWN = 1.4
"""Peaks overlap: a range, not a row of tents."""


def draw_mountains(sheet: Sheet) -> None:
    """Draw the peaks of the map and smaller ones between them."""
    scatter = Scatter("slopes")
    for foot, size in sorted(_peaks(), key=lambda peak: peak[0][1]):
        draw_peak(sheet, foot, size, scatter)


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
