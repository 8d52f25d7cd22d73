"""The corners of the hexes: a stone where a well may stand, a shrub where none ever does. A3.8"""

from __future__ import annotations

from engine.assyria.data import corners, lies_between
from render.games.assyria.board.country import Country
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER

STONE, STONE_LIGHT = "#8F918C", "#B9BAB3"
LEAF_EDGE, LEAF, LEAF_LIGHT = "#3A5F22", "#6E9A3C", "#9CBF5E"
SHADOW = (60, 70, 20, 90)
BUSHES = ((-0.1, 0.03, 0.085), (0.1, 0.04, 0.08), (-0.01, -0.055, 0.1))
"""Where each of the three balls of a shrub is, and its radius; in sides."""


def draw_corners(country: Country, sheet: Sheet) -> None:
    """Mark every corner where three hexes in play meet."""
    scatter = Scatter("shrubs")
    for name in corners(country.field.players):
        at = country.field.corner(name)
        if not lies_between(name):
            _stone(sheet, at, country.field.k)
        elif not country.in_water(at, 0.18 * country.field.side):
            _shrub(sheet, at, country.field.side, scatter)


def _stone(sheet: Sheet, at: Point, k: float) -> None:
    x, y = at
    sheet.disc(at, 5 * k, BORDER)
    sheet.disc(at, 3.8 * k, STONE)
    sheet.disc((x - 0.8 * k, y - 0.9 * k), 2 * k, STONE_LIGHT)


def _shrub(sheet: Sheet, at: Point, side: float, scatter: Scatter) -> None:
    """Draw three balls of leaves, lit from the top left."""
    size, drop = side * scatter.between(0.95, 1.1), 0.02
    balls = []
    for across, down, radius in BUSHES:
        x, y = across + scatter.between(-drop, drop), down + scatter.between(-drop, drop)
        balls.append(((at[0] + x * size, at[1] + y * size), radius * size * scatter.between(0.82, 1.1)))
    for (x, y), radius in balls:
        sheet.disc((x + 0.025 * size, y + 0.045 * size), radius, SHADOW)
    for centre, radius in balls:
        sheet.disc(centre, radius + 0.016 * size, LEAF_EDGE)
    for centre, radius in balls:
        sheet.disc(centre, radius, LEAF)
    for (x, y), radius in balls:
        sheet.disc((x - radius * 0.28, y - radius * 0.32), radius * 0.45, LEAF_LIGHT)
