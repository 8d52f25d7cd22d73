"""Signs of each terrain, faint and where no name comes: furrows in the plain, peaks in the mountains, dunes."""

from __future__ import annotations

import math

from render.games.mesopotamia.board.rivers import COURSES
from render.games.mesopotamia.board.room import edge_within, scattered, taken, terrain_at, wild_at
from render.picture.ground.dunes import draw_dune
from render.picture.ground.furrows import draw_furrows
from render.picture.ground.grain import Scatter
from render.picture.ground.peaks import draw_peak
from render.picture.ground.sheet import Sheet
from render.picture.ground.tufts import draw_tuft

PEAKS, WILD_PEAKS, DUNES = (24, 34), (28, 44), (24, 38)
"""How large they are."""
REEDS = (26, 70)
"""Steps along a river from one tuft of reed to the next."""


def draw_growth(sheet: Sheet) -> None:
    """Draw furrows, dunes and peaks inside the regions."""
    scatter = Scatter("growth")
    for point in scattered((62, 46), "growth"):
        high = (point[0], point[1] - 22)
        if edge_within(point, 18) or taken(point, 8) or taken(high, 4):
            continue
        match terrain_at(point):
            case "plain":
                draw_furrows(sheet, point, scatter)
            case "desert":
                draw_dune(sheet, point, scatter.between(*DUNES), scatter)
            case "mountain":
                draw_peak(sheet, (point[0], point[1] + 6), scatter.between(*PEAKS), scatter)


def draw_wilds(sheet: Sheet) -> None:
    """Draw the mountains and dunes around the regions."""
    scatter = Scatter("wilds")
    for point in scattered((44, 27), "range"):
        size = scatter.between(*WILD_PEAKS)
        around = [(point[0] + x * size, point[1] + y * size) for x, y in ((0, -1), (-0.7, 0), (0.7, 0), (0, 0.1))]
        if wild_at(point) == "mountain" and not any(terrain_at(each) for each in around):
            draw_peak(sheet, point, size, scatter)
    for point in scattered((76, 44), "sand"):
        if wild_at(point) == "desert" and not edge_within(point, 22):
            draw_dune(sheet, point, scatter.between(*DUNES), scatter)


def draw_reeds(sheet: Sheet) -> None:
    """Draw tufts of reed on the banks."""
    scatter = Scatter("reeds")
    for course, width in COURSES:
        at = int(scatter.between(*REEDS)) // 2
        while at < len(course) - 8:
            (ax, ay), (bx, by) = course[at - 1], course[at + 1]
            side = (width / 2 + scatter.between(6, 10)) * (1 if scatter.throw() < 0.5 else -1)
            long = math.dist((ax, ay), (bx, by))
            x, y = course[at][0] - (by - ay) / long * side, course[at][1] + (bx - ax) / long * side + 3
            if terrain_at((x, y)) and not taken((x, y), 2) and not taken((x, y - 8), 2):
                draw_tuft(sheet, (x, y), scatter)
            at += int(scatter.between(*REEDS))
