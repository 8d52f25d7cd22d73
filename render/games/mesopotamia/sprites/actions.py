"""The six types of action, as signs in ink: they are the six types of technology too. M5.1"""

from __future__ import annotations

from render.picture.pen import Pen, arc, leaf
from render.picture.sprites.kind import Kind
from render.picture.theme import INK, RUST

FRUIT = "#FBF0D3"


def explore(pen: Pen) -> None:
    """A compass."""
    pen.disc((0, 0), 0.48, "", INK, 0.1)
    pen.polygon([(0.26, -0.3), (0.08, 0.1), (-0.08, -0.1)], RUST)
    pen.polygon([(-0.26, 0.3), (0.08, 0.1), (-0.08, -0.1)], INK)


def build(pen: Pen) -> None:
    """A stepped tower."""
    for half, top in ((0.5, 0.16), (0.32, -0.13), (0.16, -0.42)):
        pen.box(-half, top, half, top + 0.25, INK)


def research(pen: Pen) -> None:
    """A tablet, and a stylus across its corner."""
    pen.box(-0.46, -0.38, 0.22, 0.48, INK, 0.1)
    for y in (-0.14, 0.06, 0.26):
        pen.line([(-0.3, y), (0.06, y)], FRUIT, 0.07)
    pen.line([(0.14, 0.16), (0.46, -0.42)], FRUIT, 0.2)
    pen.line([(0.14, 0.16), (0.46, -0.42)], INK, 0.11)


def gather(pen: Pen) -> None:
    """A basket with a handle."""
    pen.line(arc((0, -0.02), 0.32, 180, 360, 20), INK, 0.09)
    pen.polygon([(-0.48, -0.04), (0.48, -0.04), (0.38, 0.44), (-0.38, 0.44)], INK)
    for y in (0.12, 0.28):
        pen.line([(-0.34, y), (0.34, y)], FRUIT, 0.06)


def war(pen: Pen) -> None:
    """Two crossed blades."""
    for turn in (-1, 1):
        pen.line([(-0.42 * turn, 0.42), (0.44 * turn, -0.44)], INK, 0.12)
        pen.line([(-0.46 * turn, 0.1), (-0.12 * turn, 0.44)], INK, 0.1)


def growth(pen: Pen) -> None:
    """A sprout of two leaves."""
    pen.line([(0, 0.48), (0, -0.02)], INK, 0.11)
    pen.polygon(leaf((0, 0.06), (-0.5, -0.36), (-0.44, 0.16), (-0.06, -0.34)), INK)
    pen.polygon(leaf((0, 0.0), (0.5, -0.42), (0.44, 0.1), (0.06, -0.4)), INK)


ACTION_SIGNS = {
    each.__name__: Kind(each, 1.0, rim=0, flat_rim=0, edge=0)
    for each in (explore, build, research, gather, war, growth)
}
