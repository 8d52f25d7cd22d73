"""Bridges where areas meet across a river: it never blocks the way."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.geometry import MAP, Border
from render.games.after_the_flood.board.rivers import COURSES
from render.games.after_the_flood.board.sheet import placed
from render.games.after_the_flood.board.tints import PLANK, PLANK_LIGHT
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER

DECK, OVER = 17.0, 8.0
"""Width of a bridge, and how far it reaches onto either bank."""


def draw_bridges(sheet: Sheet) -> None:
    """Draw a bridge in the middle of every border that is a river."""
    for border in MAP.border:
        if border.river:
            _bridge(sheet, border)


def _bridge(sheet: Sheet, border: Border) -> None:
    course, widths = COURSES[border.river]
    wanted = placed([border.mid])[0]
    at = min(range(2, len(course) - 2), key=lambda index: math.dist(course[index], wanted))
    (ax, ay), (bx, by) = course[at - 2], course[at + 2]
    long = math.dist((ax, ay), (bx, by))
    along, half = ((bx - ax) / long, (by - ay) / long), widths[at] / 2 + OVER
    centre = course[at]

    def spot(across: float, down: float) -> Point:
        """Work out a point so far across the river and so far down it."""
        return (centre[0] - along[1] * across + along[0] * down, centre[1] + along[0] * across + along[1] * down)

    deck = [spot(-half, -DECK / 2), spot(half, -DECK / 2), spot(half, DECK / 2), spot(-half, DECK / 2)]
    sheet.polygon([(x + 1.5, y + 3.5) for x, y in deck], (20, 30, 60, 110))
    sheet.polygon(deck, PLANK_LIGHT)
    planks = 5
    for step in range(planks + 1):
        across = -half + 2 * half * step / planks
        sheet.round_line([spot(across, -DECK / 2), spot(across, DECK / 2)], PLANK, 1.2)
    for side in (-DECK / 2, DECK / 2):
        sheet.round_line([spot(-half - 1.5, side), spot(half + 1.5, side)], BORDER, 2.6)
    for across in (-half, half):
        sheet.round_line([spot(across, -DECK / 2), spot(across, DECK / 2)], BORDER, 1.4)
