"""Resources: told apart by outline first, by colour second."""

from __future__ import annotations

import math

from render.picture.pen import Pen, arc
from render.picture.sprites.kind import Kind
from render.picture.theme import INK

EDGE = 0.045


def grain(pen: Pen) -> None:
    """An ear of seven grains."""
    pen.line([(0, 0.55), (0, -0.1)], "#8A6A1E", 0.07)
    for x, y in ((0, -0.42), (-0.2, -0.26), (0.2, -0.26), (-0.21, 0.0), (0.21, 0.0), (-0.2, 0.26), (0.2, 0.26)):
        pen.oval((x, y), 0.15, 0.18, "#F0B93A", "#6E4E10", EDGE)


def wood(pen: Pen) -> None:
    """Three logs in a stack, seen from their ends."""
    for x, y in ((-0.26, 0.22), (0.26, 0.22), (0, -0.22)):
        pen.disc((x, y), 0.26, "#8A5A2B", INK, EDGE)
        pen.disc((x, y), 0.17, "#E2B77C")
        pen.disc((x, y), 0.07, "#8A5A2B")


def metal(pen: Pen) -> None:
    """An ingot with a light top."""
    pen.polygon([(-0.34, -0.3), (0.34, -0.3), (0.54, 0.3), (-0.54, 0.3)], "#8894A6", INK, EDGE)
    pen.polygon([(-0.34, -0.3), (0.34, -0.3), (0.26, -0.02), (-0.26, -0.02)], "#EEF2F7", INK, 0.03)


def textile(pen: Pen) -> None:
    """A striped cloth."""
    pen.polygon([(-0.42, -0.44), (0.42, -0.44), (0.42, 0.44), (-0.42, 0.44)], "#C2426E", INK, EDGE)
    for y in (-0.26, -0.02, 0.22):
        pen.line([(-0.37, y), (0.37, y)], "#F6C7D4", 0.075)


def tool(pen: Pen) -> None:
    """A hammer."""
    pen.line([(-0.36, 0.48), (0.14, -0.14)], INK, 0.2)
    pen.line([(-0.36, 0.48), (0.14, -0.14)], "#A8702F", 0.12)
    pen.polygon([(-0.2, -0.28), (0.04, -0.52), (0.5, -0.06), (0.26, 0.18)], "#8B949E", INK, EDGE)


def oil(pen: Pen) -> None:
    """A drop."""
    pen.polygon([(0, -0.58), *arc((0, 0.14), 0.38, -35, 215, 28)], "#7D8F22", INK, EDGE)
    pen.line(arc((0, 0.14), 0.22, 95, 165, 8), "#D3DE85", 0.07)


def gold(pen: Pen) -> None:
    """A coin with a ring."""
    pen.disc((0, 0), 0.48, "#F0B323", INK, EDGE)
    pen.disc((0, 0), 0.3, "#FFD968", "#9A6A06", 0.05)


def lapis(pen: Pen) -> None:
    """A blue hexagon with flecks of gold."""
    corners = [(0.5 * math.sin(math.pi * k / 3), -0.5 * math.cos(math.pi * k / 3)) for k in range(6)]
    pen.polygon(corners, "#2A55C8", INK, EDGE)
    pen.polygon([corners[5], corners[0], corners[1], (0, 0)], "#5C86F0")
    for x, y in ((-0.2, 0.16), (0.16, 0.24), (0.04, -0.22), (0.26, 0.02)):
        pen.disc((x, y), 0.055, "#FFD75A")


RESOURCES = {
    each.__name__: Kind(each, aspect, rim=1.4)
    for each, aspect in (
        (grain, 1.2),
        (wood, 0.98),
        (metal, 0.74),
        (textile, 1.0),
        (tool, 1.12),
        (oil, 1.2),
        (gold, 1.0),
        (lapis, 1.06),
    )
}
