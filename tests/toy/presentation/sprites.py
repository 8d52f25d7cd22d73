"""The pieces of Delta, drawn as simply as can be."""

from __future__ import annotations

from render.picture.pen import Pen
from render.picture.sprites.kind import Kind
from render.picture.theme import GOLD, INK, LAPIS


def grain(pen: Pen) -> None:
    """An ear: a golden drop."""
    pen.oval((0, 0), 0.28, 0.48, GOLD, INK, 0.06)
    pen.line([(0, -0.3), (0, 0.3)], INK, 0.05)


def reed(pen: Pen) -> None:
    """Three green stalks."""
    for x in (-0.28, 0.0, 0.28):
        pen.line([(x, 0.44), (x * 1.2, -0.44)], "#3F6B2A", 0.14)


def fish(pen: Pen) -> None:
    """A body and a tail."""
    pen.polygon([(0.18, 0), (0.5, -0.3), (0.5, 0.3)], LAPIS)
    pen.oval((-0.1, 0), 0.38, 0.26, LAPIS, INK, 0.05)


def back(pen: Pen) -> None:
    """A card face down."""
    pen.box(-0.36, -0.5, 0.36, 0.5, INK, 0.1)
    pen.box(-0.3, -0.44, 0.3, 0.44, LAPIS, 0.08)


SPRITES = {
    "toy-grain": Kind(grain),
    "toy-reed": Kind(reed),
    "toy-fish": Kind(fish),
    "toy-back": Kind(back),
}
