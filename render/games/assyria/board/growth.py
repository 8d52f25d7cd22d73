"""What lies at the foot of the hexes, faint and below whatever stands there: dunes and pebbles, or furrows."""

from __future__ import annotations

import math

from engine.assyria.data import HEXES
from render.games.assyria.board.country import Country
from render.picture.ground.curves import smooth
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

DUNE, LIT, PEBBLE, FURROW = (134, 92, 40, 150), (255, 244, 210, 120), (140, 100, 52, 170), (58, 82, 18, 190)
FOOT, FURROWED = 0.69, 0.64
"""How far below the middle of a hex dunes and furrows are, in sides."""


def draw_growth(country: Country, sheet: Sheet) -> None:
    """Draw the sign of the land in every hex without a river."""
    scatter = Scatter("growth of hexes")
    for hex_id in country.field.hexes:
        x, y = country.field.centre(hex_id)
        side = country.field.side
        if HEXES[hex_id].terrain == "outside":
            _dunes(sheet, (x + scatter.between(-0.12, 0.12) * side, y + FOOT * side), side, scatter)
            _pebbles(sheet, (x, y), side, scatter)
        elif HEXES[hex_id].terrain == "between":
            _furrows(sheet, (x, y + FURROWED * side), side, scatter)


def _dunes(sheet: Sheet, at: Point, side: float, scatter: Scatter) -> None:
    """Draw two low crescents, the farther one half behind the nearer."""
    way = 1 if scatter.throw() < 0.5 else -1
    for across, down, half in ((0.17, -0.055, 0.24), (-0.12, 0.045, 0.34)):
        x, y = at[0] + way * across * side, at[1] + down * side
        wide, high = half * side * scatter.between(0.9, 1.1), side * scatter.between(0.06, 0.08)
        form = ((-1, 0), (-0.6, -0.5), (-0.05, -1), (0.45, -0.7), (0.72, -0.2), (1, 0))
        arc = smooth([(x + way * along * wide, y + up * high) for along, up in form], 6)
        sheet.stroke([(x, y + 0.024 * side) for x, y in arc[2:-4]], LIT, 0.026 * side)
        sheet.stroke(arc, DUNE, 0.02 * side)


def _pebbles(sheet: Sheet, at: Point, side: float, scatter: Scatter) -> None:
    """Draw a few pebbles beside the middle, where a hex narrows."""
    way = 1 if scatter.throw() < 0.5 else -1
    for _ in range(3 + int(scatter.between(0, 3))):
        spot = (at[0] + way * scatter.between(0.75, 0.86) * side, at[1] + scatter.between(-0.2, 0.2) * side)
        sheet.disc(spot, scatter.between(0.009, 0.018) * side, PEBBLE)


def _furrows(sheet: Sheet, at: Point, side: float, scatter: Scatter) -> None:
    """Draw four furrows, shorter towards the lower edge, waving together: seen on a phone and without colours."""
    phase = scatter.between(0, math.tau)
    for row in range(4):
        y, half = at[1] + (row - 1.5) * 0.085 * side, (0.52 - 0.045 * row) * side
        steps = [half * (step / 8 - 1) for step in range(17)]
        line = [(at[0] + along, y + 0.014 * side * math.sin(along / side * 14 + phase + row * 0.9)) for along in steps]
        sheet.stroke(line, FURROW, 0.026 * side)
