"""What is built in a region: Settlements, Walls, the Ziggurat of an Empire, and what is left of unused ones."""

from __future__ import annotations

from render.picture.pen import Pen, tinted
from render.picture.scene import Point
from render.picture.sprites.kind import Kind
from render.picture.theme import INK

STEPS = 6
"""Levels of a Ziggurat. M9.5"""
STEP, FOOT = 0.118, 0.34
"""Height of a level, and how far below the centre the lowest stands."""
HALVES = tuple(0.5 - 0.068 * level for level in range(STEPS))
"""Half the width of each level."""
MERLONS, MERLON = 3, 0.2
"""How many battlements a Wall has, and how wide each is: few, so that they are seen on a phone."""
STONE, OLD_STONE = "#A89F90", "#C9C1B2"


def settlement(pen: Pen) -> None:
    """Two huts with the seat's letter."""
    colour, dark = pen.look.colour, tinted(pen.look.colour, -0.3)
    pen.polygon([(0.1, -0.06), (0.3, -0.26), (0.5, -0.02), (0.5, 0.36), (0.1, 0.36)], dark)
    pen.polygon([(-0.5, 0.0), (-0.14, -0.38), (0.22, 0.0), (0.22, 0.36), (-0.5, 0.36)], colour)
    pen.line([(-0.5, 0.01), (-0.14, -0.36), (0.22, 0.01)], dark, 0.05)
    pen.text(pen.look.letter, (-0.14, 0.12), 0.5, pen.look.on_it)


def town_wall(pen: Pen) -> None:
    """A wall with battlements and the seat's letter."""
    _battlements(pen, -0.4)
    pen.text(pen.look.letter, (0, 0.13), 0.5, pen.look.on_it)


def walled_settlement(pen: Pen) -> None:
    """Huts behind the battlements of the same owner."""
    dark = tinted(pen.look.colour, -0.35)
    for x in (-0.22, 0.22):
        pen.polygon([(x - 0.26, -0.06), (x, -0.42), (x + 0.26, -0.06), (x + 0.26, 0.1), (x - 0.26, 0.1)], dark)
    _battlements(pen, -0.2)
    pen.text(pen.look.letter, (0, 0.18), 0.42, pen.look.on_it)


def _battlements(pen: Pen, top: float) -> None:
    colour, light, dark = pen.look.colour, tinted(pen.look.colour, 0.35), tinted(pen.look.colour, -0.3)
    pen.box(-0.5, top + 0.21, 0.5, 0.4, colour)
    for n in range(MERLONS):
        left = -0.5 + n * (1 - MERLON) / (MERLONS - 1)
        pen.box(left, top, left + MERLON, top + 0.23, colour)
        pen.box(left, top, left + MERLON, top + 0.045, light)
    pen.box(-0.5, 0.35, 0.5, 0.4, dark)


def _level(n: int) -> list[Point]:
    """Work out the corners of a level, the lowest being 0."""
    half, low = HALVES[n] * (0.9 if n else 1.0), FOOT - n * STEP
    return [(-half, low), (-half + 0.02, low - STEP), (half - 0.02, low - STEP), (half, low)]


def six_steps(pen: Pen) -> None:
    """A Ziggurat built as far as its text says."""
    light, dark = tinted(pen.look.colour, 0.25), tinted(pen.look.colour, -0.28)
    built = int(pen.label or 0)
    for n in range(built):
        (left, low), (left_top, high), (right_top, _), (right, _) = _level(n)
        pen.polygon(_level(n), pen.look.colour)
        pen.polygon([(left, low), (right, low), (right, low - 0.04), (left, low - 0.04)], dark)
        pen.polygon([(left_top, high), (right_top, high), (right_top, high + 0.022), (left_top, high + 0.022)], light)
    if built > 1:
        pen.text(pen.label, (0, FOOT - STEP * built / 2 + 0.02), min(0.4, 0.2 + 0.1 * built), pen.look.on_it)
    else:
        pen.text(pen.label, (0, FOOT - STEP * built - 0.17), 0.36, INK)


def _scaffold(pen: Pen) -> None:
    """The levels that are still to come, so that a level is read as one of six."""
    for n in range(int(pen.label or 0), STEPS):
        pen.polygon(_level(n), tinted(pen.look.colour, 0.7) + "80")
        pen.line([*_level(n), _level(n)[0]], tinted(pen.look.colour, 0.25) + "A0", 0.014)


def ruin(pen: Pen) -> None:
    """A grey ziggurat: nobody starts here. M2.6"""
    for n, half in enumerate((0.5, 0.4, 0.3, 0.2)):
        low = 0.3 - n * 0.16
        pen.box(-half, low - 0.16, half, low, STONE)
        pen.box(-half, low - 0.16, half, low - 0.1, OLD_STONE)


BUILDINGS = {
    "settlement": Kind(settlement, 0.78, rim=2.0, flat_rim=1.4),
    "town_wall": Kind(town_wall, 0.8, rim=2.0, flat_rim=1.4),
    "walled_settlement": Kind(walled_settlement, 0.84, rim=2.0, flat_rim=1.4),
    "six_steps": Kind(six_steps, 0.76, rim=2.2, flat_rim=1.4, behind=_scaffold),
    "ruin": Kind(ruin, 0.7, rim=1.2, flat_rim=1.0, edge=1.0),
}
