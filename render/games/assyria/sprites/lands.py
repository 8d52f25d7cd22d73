"""Small marks of a land for a key: hexes with a hut on them, a niche for a hut, and a tile."""

from __future__ import annotations

import math

from render.picture.pen import Pen, arc, tinted
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, INK

SAND, GREEN, WATER = "#EDD08E", "#B4C464", "#4A8EC2"
EDGE = 0.04


def _settled(pen: Pen, land: str) -> None:
    """A hex of a land with a hut on it."""
    pen.polygon([(0.5 * math.cos(math.pi * n / 3), 0.5 * math.sin(math.pi * n / 3)) for n in range(6)], land, INK, EDGE)
    house = [(-0.26, -0.02), (0, -0.28), (0.26, -0.02), (0.19, -0.02), (0.19, 0.27), (-0.19, 0.27), (-0.19, -0.02)]
    pen.polygon(house, CREAM, INK, EDGE)


def arid_hut(pen: Pen) -> None:
    """A hut on sand."""
    _settled(pen, SAND)


def fertile_hut(pen: Pen) -> None:
    """A hut on green land."""
    _settled(pen, GREEN)


def river_hut(pen: Pen) -> None:
    """A hut on a river."""
    _settled(pen, WATER)


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
