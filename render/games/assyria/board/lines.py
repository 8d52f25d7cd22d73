"""The lines of the hexes: fine between two, faint across water, strong around the field."""

from __future__ import annotations

from itertools import groupby, pairwise

from PIL import ImageColor

from engine.assyria.data import HEXES
from render.games.assyria.board.country import Country
from render.picture.ground.curves import evenly
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER

BETWEEN, AROUND = 2.4, 4.0
ON_LAND, ON_WATER = 160, 70
"""How strong a line between hexes is, of 255."""
STEP = 3.0
"""Pixels from one spot of a line to the next that is asked whether it is wet."""

BEYOND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Steps to the hexes beyond the edges of an outline, in its order. A3.2"""

Edge = tuple[Point, Point]


def draw_lines(country: Country, sheet: Sheet) -> None:
    """Draw every edge once."""
    k = country.field.k
    inner, outer = _edges(country)
    red, green, blue = ImageColor.getrgb(BORDER)[:3]
    for edge in inner:
        for wet, run in groupby(pairwise(evenly(edge, STEP)), lambda part: country.in_water(part[0])):
            parts = list(run)
            ends = (parts[0][0], parts[-1][1])
            sheet.brush(ends, (red, green, blue, ON_WATER if wet else ON_LAND), [BETWEEN * k] * 2)
    for edge in outer:
        sheet.round_line(edge, BORDER, AROUND * k)


def _edges(country: Country) -> tuple[list[Edge], list[Edge]]:
    """Find the edges between two hexes and those around the field."""
    in_play = {(HEXES[hex_id].q, HEXES[hex_id].r) for hex_id in country.field.hexes}
    inner, outer = [], []
    for hex_id in country.field.hexes:
        ring = country.field.outline(hex_id)
        for (across, down), edge in zip(BEYOND, pairwise((*ring, ring[0])), strict=True):
            there = (HEXES[hex_id].q + across, HEXES[hex_id].r + down)
            if there not in in_play:
                outer.append(edge)
            elif there > (HEXES[hex_id].q, HEXES[hex_id].r):
                inner.append(edge)
    return inner, outer
