"""Signs in ink of what is no Unit on land: Ship, Settlement, Wall, Gardens; and a Tribe as on the map. M1.4"""

from __future__ import annotations

from render.picture.pen import Pen, bow
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, INK

TRIBE, LEAF = "#6E6355", "#2E8B4F"


def ship_sign(pen: Pen) -> None:
    """A boat under sail."""
    hull = [(-0.5, 0.16), (-0.3, 0.22), (0.3, 0.22), (0.5, 0.16), *bow((0.5, 0.16), (0.34, 0.48), (0.0, 0.48)),
            *bow((0.0, 0.48), (-0.34, 0.48), (-0.5, 0.16))]  # fmt: skip
    pen.polygon(hull, INK)
    pen.polygon([(-0.04, -0.5), (-0.04, 0.14), (-0.36, 0.14)], INK)
    pen.polygon([(0.06, -0.38), (0.06, 0.14), (0.36, 0.14)], INK)


def settlement_sign(pen: Pen) -> None:
    """Two huts."""
    pen.polygon([(0.06, 0.0), (0.28, -0.22), (0.5, 0.0), (0.5, 0.36), (0.06, 0.36)], "#5B4A38")
    pen.polygon([(-0.5, 0.0), (-0.14, -0.38), (0.22, 0.0), (0.22, 0.36), (-0.5, 0.36)], INK)


def wall_sign(pen: Pen) -> None:
    """A wall with battlements."""
    pen.box(-0.5, -0.12, 0.5, 0.36, INK)
    for n in range(4):
        pen.box(-0.5 + n * 0.27, -0.32, -0.31 + n * 0.27, -0.1, INK)


def gardens_sign(pen: Pen) -> None:
    """Two steps with plants upon them. M9.7"""
    pen.box(-0.5, 0.18, 0.5, 0.44, INK)
    pen.box(-0.3, -0.08, 0.3, 0.2, INK)
    for x, y in ((-0.38, 0.02), (0.38, 0.02), (0.0, -0.24)):
        pen.oval((x, y - 0.04), 0.1, 0.19, LEAF)


def tribe_sign(pen: Pen) -> None:
    """A shield and a spear on grey. M16.2"""
    pen.box(-0.5, -0.5, 0.5, 0.5, TRIBE, 0.2)
    pen.polygon([(-0.3, -0.3), (0.06, -0.3), (0.06, 0.08), (-0.12, 0.34), (-0.3, 0.08)], CREAM)
    pen.line([(0.26, -0.1), (0.26, 0.34)], CREAM, 0.07)
    pen.polygon([(0.26, -0.36), (0.38, -0.08), (0.14, -0.08)], CREAM)


SIGNS = (ship_sign, settlement_sign, wall_sign, gardens_sign)
FIGURE_SIGNS = {
    **{each.__name__: Kind(each, 1.0, rim=0, flat_rim=0, edge=0) for each in SIGNS},
    "tribe_sign": Kind(tribe_sign, 1.0, rim=1.4, flat_rim=1.4, edge=1.0),
}
