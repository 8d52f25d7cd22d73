"""Small marks of a land for a key: hexes with a hut on them, a niche for a hut, and a tile."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.picture.pen import Pen, arc, tinted
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, INK

SAND, GREEN, WATER = "#EDD08E", "#B4C464", "#4A8EC2"
PEBBLE, FURROW, WAVE = "#7A5524", "#4C661A", "#D9ECF5"
EDGE = 0.04


def _settled(pen: Pen, land: str, marks: Callable[[Pen], None]) -> None:
    """A hex of a land with a hut on it, and the marks of the land around the hut."""
    corners = [(0.5 * math.cos(math.pi * n / 3), 0.5 * math.sin(math.pi * n / 3)) for n in range(6)]
    pen.polygon(corners, land)
    marks(pen)
    pen.line([*corners, corners[0]], INK, EDGE)
    house = [(-0.26, -0.04), (0, -0.32), (0.26, -0.04), (0.19, -0.04), (0.19, 0.23), (-0.19, 0.23), (-0.19, -0.04)]
    pen.polygon(house, CREAM, INK, EDGE)


def _pebbles(pen: Pen) -> None:
    """Sand: dots."""
    for x, y in ((-0.36, 0.02), (0.36, 0.02), (-0.28, 0.2), (0.28, 0.2), (-0.12, 0.34), (0.12, 0.34), (0.28, -0.2)):
        pen.disc((x, y), 0.035, PEBBLE)
    pen.disc((-0.28, -0.2), 0.035, PEBBLE)


def _furrows(pen: Pen) -> None:
    """Green land: furrows from edge to edge."""
    for y in (-0.26, -0.13, 0.0, 0.13, 0.26, 0.36):
        half = 0.48 - abs(y) * 0.58
        pen.line([(-half, y), (half, y)], FURROW, 0.05)


def _waves(pen: Pen) -> None:
    """Water: two light waves below the hut."""
    for y in (0.1, 0.31):
        half = 0.44 - y * 0.5
        pen.line([(half * (n / 6 - 1), y + 0.035 * math.sin(n * 1.6)) for n in range(13)], WAVE, 0.05)


def arid_hut(pen: Pen) -> None:
    """A hut on sand."""
    _settled(pen, SAND, _pebbles)


def fertile_hut(pen: Pen) -> None:
    """A hut on green land."""
    _settled(pen, GREEN, _furrows)


def river_hut(pen: Pen) -> None:
    """A hut on a river."""
    _settled(pen, WATER, _waves)


def tile(pen: Pen) -> None:
    """A single tile of clay, as ziggurats are made of."""
    pen.polygon([(-0.5, 0.17), (-0.44, -0.17), (0.44, -0.17), (0.5, 0.17)], "#C08A55", INK, EDGE)
    pen.polygon([(-0.44, -0.15), (0.44, -0.15), (0.45, -0.08), (-0.45, -0.08)], tinted("#C08A55", 0.4))


def niche(pen: Pen) -> None:
    """An arched niche in a wall, dark inside."""
    arch = [(-0.46, 0.56), *arc((0, -0.08), 0.46, 180, 360, 24), (0.46, 0.56)]
    pen.polygon(arch, "#5B4226", "#2F2012", EDGE)


LANDS = {
    "arid_hut": Kind(arid_hut, 0.87, flat_rim=0.0, edge=0),
    "fertile_hut": Kind(fertile_hut, 0.87, flat_rim=0.0, edge=0),
    "river_hut": Kind(river_hut, 0.87, flat_rim=0.0, edge=0),
    "tile": Kind(tile, 0.36, flat_rim=0.0, edge=0),
    "niche": Kind(niche, 1.14, rim=0.0, flat_rim=0.0, edge=0),
}
