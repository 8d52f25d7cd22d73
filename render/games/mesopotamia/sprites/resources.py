"""Resources but for wood, which is shared: told apart by outline first, by colour second. M1.6"""

from __future__ import annotations

from render.picture.pen import Pen, arc, tinted
from render.picture.sprites.kind import Kind
from render.picture.theme import INK

EDGE = 0.05
GREY, BRICK, JADE, DOUGH, FIRED, BRONZE = "#9CA3AB", "#C4523A", "#3FA06E", "#F7CE62", "#EDAF66", "#E9B23A"
SPRITES = {"tablet": "clay_tablet"}
"""Resources whose sprite has another name, since another thing has that one."""


def stone(pen: Pen) -> None:
    """A boulder, light above."""
    rock = [(-0.5, 0.38), (-0.44, -0.04), (-0.18, -0.36), (0.2, -0.38), (0.42, -0.08), (0.5, 0.38)]
    pen.polygon(rock, GREY)
    pen.polygon([(-0.44, -0.04), (-0.18, -0.36), (0.2, -0.38), (0.06, -0.1)], tinted(GREY, 0.6))
    pen.polygon([(0.2, -0.38), (0.42, -0.08), (0.5, 0.38), (0.18, 0.38), (0.06, -0.1)], tinted(GREY, -0.22))
    pen.line([*rock, rock[0]], INK, EDGE)


def clay(pen: Pen) -> None:
    """Three bricks, two below and one above."""
    for left, top in ((-0.5, 0.0), (0.02, 0.0), (-0.24, -0.38)):
        pen.box(left, top, left + 0.48, top + 0.36, INK, 0.05)
        pen.box(left + EDGE, top + EDGE, left + 0.48 - EDGE, top + 0.36 - EDGE, BRICK, 0.03)
        pen.box(left + 0.08, top + 0.08, left + 0.4, top + 0.14, tinted(BRICK, 0.5), 0.02)


def food(pen: Pen) -> None:
    """A bowl heaped with loaves."""
    for x, y in ((-0.22, -0.1), (0.22, -0.1), (0, -0.24)):
        pen.disc((x, y), 0.21, DOUGH, INK, EDGE)
        pen.disc((x - 0.05, y - 0.06), 0.07, tinted(DOUGH, 0.5))
    pen.polygon([(-0.5, 0.0), (0.5, 0.0), *arc((0, -0.02), 0.44, 12, 168, 20)], JADE, INK, EDGE)
    pen.line([(-0.38, 0.12), (0.38, 0.12)], tinted(JADE, 0.5), 0.06)


def clay_tablet(pen: Pen) -> None:
    """A fired tablet with lines of writing, narrower than high."""
    pen.box(-0.38, -0.5, 0.38, 0.5, INK, 0.12)
    pen.box(-0.32, -0.44, 0.32, 0.44, FIRED, 0.08)
    for y, right in ((-0.24, 0.2), (-0.04, 0.1), (0.16, 0.2), (0.32, 0.02)):
        pen.line([(-0.2, y), (right, y)], "#7A4516", 0.07)


def phalanx(pen: Pen) -> None:
    """Three shields side by side."""
    for x, colour in ((-0.3, tinted(BRONZE, -0.18)), (0.3, tinted(BRONZE, -0.18)), (0.0, BRONZE)):
        shield = [(x - 0.2, -0.32), (x + 0.2, -0.32), (x + 0.2, 0.04), (x, 0.34), (x - 0.2, 0.04)]
        pen.polygon(shield, colour, INK, EDGE)
        pen.line([(x, -0.26), (x, 0.2)], tinted(colour, 0.5), 0.06)


RESOURCES = {
    "stone": Kind(stone, 0.8, rim=1.6, edge=0),
    "clay": Kind(clay, 0.8, rim=1.6, edge=0),
    "food": Kind(food, 0.92, rim=1.6, edge=0),
    "clay_tablet": Kind(clay_tablet, 1.0, rim=1.6, edge=0),
    "phalanx": Kind(phalanx, 0.74, rim=1.6, edge=0),
}


def sprite_of(resource: str) -> str:
    """Name the sprite of a resource."""
    return SPRITES.get(resource, resource)
