"""The two rivers: a dark bank, lapis water with a soft light in its middle, white lines of the flow."""

from __future__ import annotations

from PIL import ImageColor

from render.games.assyria.board.country import Country
from render.games.assyria.board.courses import GRAIN, Course
from render.games.assyria.board.tints import BANK, DEEP_WATER, LIGHT_WATER, WATER
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet

RIM = 2.6
"""Width of the bank's line on either side of the water."""
GLIMMER = 14
"""Layers of light upon each other, each narrower than the one before."""
FLOW = (240, 249, 252)
LONG, APART = (0.35, 1.0), (0.1, 0.42)
"""Length of a line of the flow, and how far it is to the next; in sides."""


def draw_rivers(country: Country, sheet: Sheet) -> None:
    """Draw both rivers from one side of the picture to the other."""
    k = country.field.k
    for river in country.rivers:
        sheet.brush(river.points, BANK, [width + 2 * RIM * k for width in river.widths])
        sheet.brush(river.points, DEEP_WATER, river.widths)
        sunny = [(x + 0.6 * k, y + 1.8 * k) for x, y in river.points]
        sheet.brush(sunny, WATER, [width - 4.5 * k for width in river.widths])
        light = ImageColor.getrgb(LIGHT_WATER)[:3]
        for layer in range(GLIMMER):
            share = 0.86 - 0.74 * layer / (GLIMMER - 1)
            sheet.brush(sunny, (*light, 18), [width * share for width in river.widths])
    for river in country.rivers:
        _draw_flow(sheet, river, country.field.side)


def _draw_flow(sheet: Sheet, river: Course, side: float) -> None:
    """Draw lines that follow the course, on three lanes so that none crosses another."""
    for lane, seed in ((-0.26, "north"), (0.02, "middle"), (0.28, "south")):
        scatter = Scatter(f"flow {seed}")
        begin = 2 + int(scatter.between(0, 1) / GRAIN)
        while True:
            end = begin + int(scatter.between(*LONG) / GRAIN)
            if end + 2 >= len(river.points):
                break
            off = lane + scatter.between(-0.05, 0.05)
            line = [river.beside(index, off * river.widths[index]) for index in range(begin, end, 2)]
            sheet.stroke(line, (*FLOW, round(scatter.between(110, 205))), 0.019 * side)
            begin = end + int(scatter.between(*APART) / GRAIN)
