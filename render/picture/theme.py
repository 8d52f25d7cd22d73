"""The house style, parchment and lapis: warm paper, ink outlines, soft land, and pieces as the only strong colours."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

WIDTH = 1200
"""All pictures are laid out for this width; a phone shows it on about 390 points."""
SMALLEST = WIDTH / 36
"""No text that matters is smaller."""
KEY_FACT = WIDTH / 24
"""Whose turn it is, which turn, and scores are at least so large."""

INK, CREAM, WHITE = "#2A2018", "#FFF6DF", "#FFFFFF"
PAPER, ACTIVE_PAPER = "#FBF0D3", "#FFFBEA"
PAGE = "#EFE0B9"
"""What is seen where nothing is painted."""
LAPIS = "#1F4E8C"
BORDER = "#4A371F"
RUST = "#8C2F1B"
HALO, GOLD = "#FFD34D", "#E9AE22"
MUTED = "#6B5A3C"
"""Ink for what is there but empty: zeros, used halves; still 4.5 to 1 on paper."""

TIMES = "\N{MULTIPLICATION SIGN}"

SeatShape: TypeAlias = Literal["circle", "square", "diamond", "triangle", "cross", "dome", "star", "sail"]


class SeatLook(msgspec.Struct, frozen=True):
    """How a seat is told apart: by colour, shape and letter, always all three."""

    colour: str
    on_it: str
    """Colour of text on it."""
    shape: SeatShape
    letter: str


SEATS = (
    SeatLook("#B8261B", "#FFFFFF", "circle", "A"),
    SeatLook("#4A2586", "#FFFFFF", "square", "B"),
    SeatLook("#4DB38A", INK, "diamond", "C"),
    SeatLook("#1F74C8", "#FFFFFF", "triangle", "D"),
    SeatLook("#F2C230", INK, "cross", "E"),
    SeatLook("#1E1A17", "#FFFFFF", "dome", "F"),
    SeatLook("#CCAAEE", INK, "star", "G"),
    SeatLook("#DDFFFF", INK, "sail", "H"),
)
"""The looks of up to six seats, and of sides that nobody sits at, which are numbered after them.

They are parted under all three kinds of colour blindness, see tests/render/picture.
"""
