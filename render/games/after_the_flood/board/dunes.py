"""The western desert: crescents of sand, and pebbles."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.room import edge_within, river_within, scattered, taken, zone_at
from render.games.after_the_flood.board.sheet import WIDE, placed
from render.picture.ground.curves import smooth
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

LEE, LIT, LINE, PEBBLE = (172, 124, 62, 105), (255, 240, 200, 110), (116, 80, 36, 150), (140, 104, 56, 130)
GROWN = 1.35


def draw_dunes(sheet: Sheet) -> None:
    """Draw the dunes of the map and smaller ones between them."""
    scatter = Scatter("dunes")
    done: list[Point] = []
    for zone in MAP.zone:
        if zone.terrain == "desert":
            for x, y, size in zone.marks:
                done += placed([(x, y)])
                _dune(sheet, done[-1], size * WIDE * GROWN, scatter)
    for point in scattered((66, 36), "desert"):
        size = scatter.between(24, 44)
        if zone_at(point) != "desert" or min(math.dist(point, each) for each in done) < 40:
            continue
        if not edge_within(point, 24) and not (taken(point, 16) or river_within(point, 20)):
            _dune(sheet, point, size, scatter)
        elif not edge_within(point, 14) and not (taken(point, 6) or river_within(point, 8)):
            for _ in range(4):
                at = (point[0] + scatter.between(-8, 8), point[1] + scatter.between(-4, 4))
                sheet.disc(at, scatter.between(0.7, 1.4), PEBBLE)


def _dune(sheet: Sheet, at: Point, size: float, scatter: Scatter) -> None:
    """Draw one dune: long to windward, with a bent crest and its lee in the shade."""
    x, y = at
    high = scatter.between(0.22, 0.3)

    def line(*points: Point) -> list[Point]:
        return smooth([(x + across * size, y + up * high * size) for across, up in points], 5)

    back, front = line((-0.55, 0), (-0.3, -0.3), (-0.05, -0.85), (0.1, -1)), line((0.1, -1), (0.28, -0.7), (0.55, 0.05))
    crest, foot = (
        line((0.1, -1), (0.0, -0.6), (0.14, -0.25), (0.02, 0.12)),
        line((0.55, 0.05), (0.3, 0.14), (0.02, 0.12)),
    )
    sheet.polygon([*front, *foot, *crest[::-1]], LEE)
    sheet.polygon([*back, *crest, (x - 0.55 * size, y)], LIT)
    sheet.stroke([*back, *front[1:]], LINE, 1.3)
    sheet.stroke(crest, LINE, 1.1)
