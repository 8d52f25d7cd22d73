"""A Ship on a river section: a dark hull, its sail is the badge of its owner. M2.8"""

from __future__ import annotations

from render.picture.pen import Pen, arc, bow, tinted
from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import outline
from render.picture.theme import CREAM, INK, LAPIS, WHITE

SAIL, HIGH = 0.58, -0.26
"""Size of the badge and how far above the centre it stands."""


def ship(pen: Pen) -> None:
    """A crescent with a badge upon it."""
    dark = tinted(pen.look.colour, -0.45)
    deck, keel = bow((-0.54, 0.02), (0.0, 0.4), (0.54, 0.02)), [(0.34, 0.4), (0.24, 0.5), (-0.24, 0.5), (-0.34, 0.4)]
    pen.polygon([*deck, *keel], dark)
    pen.line(deck, tinted(pen.look.colour, -0.1), 0.06)
    pen.polygon([(x * SAIL, y * SAIL + HIGH) for x, y in outline(pen.look.shape)], pen.look.colour)
    low, size = (0.08, 0.36) if pen.look.shape == "triangle" else (0.0, 0.44)
    pen.text(pen.look.letter, (0, HIGH + low), size, pen.look.on_it)


def mooring(pen: Pen) -> None:
    """Where a Ship may go: a ring of dark and white dashes around water."""
    pen.disc((0, 0), 0.5, WHITE, INK, 0.04)
    for turn in range(0, 360, 60):
        pen.line(arc((0, 0), 0.42, turn, turn + 30, 6), INK, 0.13)
    pen.disc((0, 0), 0.34, CREAM)
    pen.disc((0, 0), 0.22, LAPIS, INK, 0.04)


SHIPS = {"ship": Kind(ship, 1.12, rim=2.0, flat_rim=1.4), "mooring": Kind(mooring, rim=2.0)}
