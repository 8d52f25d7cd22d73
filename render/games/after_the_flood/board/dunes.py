"""The western desert: crescents of sand, and pebbles."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.room import edge_within, river_within, scattered, taken, zone_at
from render.games.after_the_flood.board.sheet import WIDE, placed
from render.picture.ground.dunes import draw_dune
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

PEBBLE = (140, 104, 56, 130)
GROWN = 1.35


def draw_dunes(sheet: Sheet) -> None:
    """Draw the dunes of the map and smaller ones between them."""
    scatter = Scatter("dunes")
    done: list[Point] = []
    for zone in MAP.zone:
        if zone.terrain == "desert":
            for x, y, size in zone.marks:
                done += placed([(x, y)])
                draw_dune(sheet, done[-1], size * WIDE * GROWN, scatter)
    for point in scattered((66, 36), "desert"):
        size = scatter.between(24, 44)
        if zone_at(point) != "desert" or min(math.dist(point, each) for each in done) < 40:
            continue
        if not edge_within(point, 24) and not (taken(point, 16) or river_within(point, 20)):
            draw_dune(sheet, point, size, scatter)
        elif not edge_within(point, 14) and not (taken(point, 6) or river_within(point, 8)):
            for _ in range(4):
                at = (point[0] + scatter.between(-8, 8), point[1] + scatter.between(-4, 4))
                sheet.disc(at, scatter.between(0.7, 1.4), PEBBLE)
