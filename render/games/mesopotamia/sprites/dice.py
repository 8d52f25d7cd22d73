"""Dingir dice and the ten signs on them; the text of the sprite is the sign. M5.3, M5.4"""

from __future__ import annotations

import math
from collections.abc import Callable

from render.picture.pen import Pen, leaf
from render.picture.sprites.kind import Kind
from render.picture.theme import INK, RUST, WHITE

LOOKS = {"white": ("#FFFDF6", INK), "silver": ("#B4BDC8", INK), "black": (INK, WHITE)}
"""A die by its colour, and its signs."""
LINE = 0.1


def _an(pen: Pen, ink: str) -> None:
    """A star of eight rays: any sign."""
    for turn in range(4):
        x, y = 0.31 * math.cos(math.pi * turn / 4), 0.31 * math.sin(math.pi * turn / 4)
        pen.line([(-x, -y), (x, y)], ink, LINE)


def _ud(pen: Pen, ink: str) -> None:
    """The sun."""
    pen.disc((0, 0), 0.14, ink)
    for turn in range(8):
        x, y = math.cos(math.pi * turn / 4), math.sin(math.pi * turn / 4)
        pen.line([(0.23 * x, 0.23 * y), (0.33 * x, 0.33 * y)], ink, LINE)


def _a(pen: Pen, ink: str) -> None:
    """Water."""
    for y in (-0.19, 0.0, 0.19):
        pen.line([(x / 24, y + 0.055 * math.sin(x * math.pi / 4)) for x in range(-8, 9)], ink, LINE)


def _ki(pen: Pen, ink: str) -> None:
    """Earth: a field with paths across."""
    a = 0.27
    pen.line([(-a, -a), (a, -a), (a, a), (-a, a), (-a, -a), (a, a)], ink, LINE)
    pen.line([(-a, a), (a, -a)], ink, LINE)


def _gish(pen: Pen, ink: str) -> None:
    """A tree."""
    pen.disc((0, -0.1), 0.23, ink)
    pen.line([(0, 0.0), (0, 0.34)], ink, LINE + 0.02)


def _she(pen: Pen, ink: str) -> None:
    """An ear of barley."""
    pen.line([(0, -0.34), (0, 0.34)], ink, LINE)
    for y in (-0.16, 0.02, 0.2):
        pen.line([(-0.22, y - 0.14), (0, y + 0.04), (0.22, y - 0.14)], ink, LINE)


def _e(pen: Pen, ink: str) -> None:
    """A house with a door."""
    pen.polygon([(-0.34, -0.02), (0, -0.34), (0.34, -0.02), (0.24, -0.02), (0.24, 0.32), (0.09, 0.32),
                 (0.09, 0.08), (-0.09, 0.08), (-0.09, 0.32), (-0.24, 0.32), (-0.24, -0.02)], ink)  # fmt: skip


def _lugal(pen: Pen, ink: str) -> None:
    """A crown."""
    pen.polygon(
        [(-0.32, 0.24), (-0.34, -0.24), (-0.16, 0.0), (0, -0.28), (0.16, 0.0), (0.34, -0.24), (0.32, 0.24)], ink
    )


def _dub(pen: Pen, ink: str) -> None:
    """A tablet with writing."""
    pen.line([(-0.22, -0.3), (0.22, -0.3), (0.22, 0.3), (-0.22, 0.3), (-0.22, -0.3)], ink, LINE)
    for y in (-0.13, 0.01, 0.15):
        pen.line([(-0.09, y), (0.09, y)], ink, LINE - 0.01)


def _zi(pen: Pen, ink: str) -> None:
    """Life: a knot with a handle."""
    pen.line(leaf((0, 0.0), (0, -0.34), (-0.26, -0.28), (0.26, -0.28)), ink, LINE)
    pen.line([(-0.24, 0.04), (0.24, 0.04)], ink, LINE)
    pen.line([(0, 0.0), (0, 0.34)], ink, LINE)


FIGURES: dict[str, Callable[[Pen, str], None]] = {
    "an": _an, "ud": _ud, "a": _a, "ki": _ki, "gish": _gish, "she": _she, "e": _e, "lugal": _lugal, "dub": _dub,
    "zi": _zi,
}  # fmt: skip


def _die(colour: str) -> Callable[[Pen], None]:
    """Draw a die of a colour, with the sign it shows; one that was not rolled shows none. M5.8"""
    face, ink = LOOKS[colour]

    def draw(pen: Pen) -> None:
        pen.box(-0.5, -0.5, 0.5, 0.5, INK, 0.16)
        pen.box(-0.45, -0.45, 0.45, 0.45, "#8C8478" if colour == "black" else WHITE, 0.13)
        pen.box(-0.41, -0.41, 0.41, 0.41, face, 0.1)
        if pen.label:
            FIGURES[pen.label](pen, ink)

    return draw


def sign(pen: Pen) -> None:
    """A sign that a card asks for, on a small field. M5.3"""
    pen.box(-0.5, -0.5, 0.5, 0.5, "#A08F6C", 0.14)
    pen.box(-0.46, -0.46, 0.46, 0.46, WHITE, 0.11)
    FIGURES[pen.label](pen, INK)


def die_place(pen: Pen) -> None:
    """Where the next die will lie, one for each level of the Ziggurat. M5.10"""
    pen.box(-0.5, -0.5, 0.5, 0.5, "#D8C38F", 0.16)
    pen.box(-0.45, -0.45, 0.45, 0.45, "#F3E4BC", 0.12)


def struck(pen: Pen) -> None:
    """A stroke through a die that was used. M5.5"""
    for colour, width in ((WHITE, 0.16), (RUST, 0.09)):
        pen.line([(-0.48, 0.48), (0.48, -0.48)], colour, width)


DICE = {
    **{f"{colour}_die": Kind(_die(colour), 1.0, rim=0, flat_rim=0, edge=0) for colour in LOOKS},
    "sign": Kind(sign, 1.0, rim=0, flat_rim=0, edge=0),
    "die_place": Kind(die_place, 1.0, rim=0, flat_rim=0, edge=0),
    "struck": Kind(struck, 1.0, rim=0, flat_rim=0, edge=0),
}
