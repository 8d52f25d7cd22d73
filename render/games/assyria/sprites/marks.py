"""Marks of tables and tracks: what a thing is worth, what it costs, what is to come."""

from __future__ import annotations

from render.picture.pen import Pen, bow
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, GOLD, INK, LAPIS, RUST

EDGE = 0.05
EARTH = "#6B4A1E"


def seal(pen: Pen) -> None:
    """Influence: a round seal of rust with its number."""
    pen.disc((0, 0), 0.5, RUST, INK, EDGE)
    pen.disc((0, 0), 0.42, "", CREAM, 0.035)
    pen.text(pen.label, (0, 0), 0.7, CREAM)


def coin(pen: Pen) -> None:
    """A price: a golden coin with its number."""
    pen.disc((0, 0), 0.5, GOLD, INK, 0.06)
    pen.text(pen.label, (0, 0), 0.8, INK)


def expansion(pen: Pen) -> None:
    """Expansion: an arrow that points up like a roof."""
    pen.polygon([(0, -0.5), (0.5, 0.0), (0.3, 0.0), (0.3, 0.5), (-0.3, 0.5), (-0.3, 0.0), (-0.5, 0.0)], EARTH)


def wave(pen: Pen) -> None:
    """A flood: three waves."""
    for y in (-0.24, 0.02, 0.28):
        swell = [
            *bow((-0.5, y), (-0.36, y - 0.2), (-0.2, y - 0.02)),
            *bow((-0.2, y - 0.02), (-0.08, y + 0.12), (0.06, y - 0.02)),
            *bow((0.06, y - 0.02), (0.2, y - 0.18), (0.34, y - 0.02)),
            *bow((0.34, y - 0.02), (0.42, y + 0.06), (0.5, y)),
        ]
        pen.line(swell, LAPIS, 0.1)


def deck(pen: Pen) -> None:
    """A pile of cards, face down."""
    for shift in (0.1, 0.05, 0.0):
        pen.box(-0.42 + shift, -0.5 + 0.1 - shift, 0.32 + shift, 0.6 - shift, INK, 0.08)
        pen.box(-0.38 + shift, -0.46 + 0.1 - shift, 0.28 + shift, 0.56 - shift, LAPIS, 0.06)
    pen.polygon([(-0.05, -0.1), (0.1, 0.1), (-0.05, 0.3), (-0.2, 0.1)], GOLD)


MARKS = {
    "seal": Kind(seal, 1.0, rim=1.2, edge=0),
    "coin": Kind(coin, 1.0, rim=1.2, edge=0),
    "expansion": Kind(expansion, 1.0, rim=0.0, flat_rim=0.0),
    "wave": Kind(wave, 0.8, rim=0.0, flat_rim=0.0),
    "deck": Kind(deck, 1.2, rim=1.2, edge=0),
}
