"""Goods that several games know."""

from __future__ import annotations

from render.picture.pen import Pen
from render.picture.sprites.kind import Kind
from render.picture.theme import INK

EDGE = 0.045


def wood(pen: Pen) -> None:
    """Three logs in a stack, seen from their ends."""
    for x, y in ((-0.26, 0.22), (0.26, 0.22), (0, -0.22)):
        pen.disc((x, y), 0.26, "#8A5A2B", INK, EDGE)
        pen.disc((x, y), 0.17, "#E2B77C")
        pen.disc((x, y), 0.07, "#8A5A2B")


GOODS = {"wood": Kind(wood, 0.98, rim=1.4)}
