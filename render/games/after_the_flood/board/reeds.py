"""Reeds on the banks of both rivers, thicker towards the marshes at the sea."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.rivers import COURSES
from render.games.after_the_flood.board.room import taken
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.ground.tufts import draw_tuft
from render.picture.scene import Point

FAR, NEAR = 46.0, 15.0
"""Units from one tuft to the next at the source and at the mouth."""


def draw_reeds(sheet: Sheet) -> None:
    """Draw tufts on either bank, where nothing else comes."""
    for name, (course, widths) in COURSES.items():
        scatter = Scatter(f"reeds of {name}")
        at, last = 20, len(course) - 16
        while at < last:
            part = at / last
            _tuft(sheet, course, widths, at, scatter)
            at += max(2, round((FAR + (NEAR - FAR) * part**2) * scatter.between(0.5, 1.5) / 3))


def _tuft(sheet: Sheet, course: list[Point], widths: list[float], at: int, scatter: Scatter) -> None:
    (ax, ay), (bx, by) = course[at - 1], course[at + 1]
    long = math.dist((ax, ay), (bx, by))
    side = (widths[at] / 2 + scatter.between(5, 9)) * (1 if scatter.throw() < 0.5 else -1)
    x, y = course[at][0] - (by - ay) / long * side, course[at][1] + (bx - ax) / long * side + 3
    if taken((x, y), 8) or taken((x, y - 8), 8):
        return
    draw_tuft(sheet, (x, y), scatter)
