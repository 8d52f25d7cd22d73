"""What settles a land: huts, ziggurats and wells; camels that pay for them, and offerings."""

from __future__ import annotations

import math

from render.picture.pen import Pen, arc, bow, leaf, tinted
from render.picture.scene import Point
from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import outline
from render.picture.theme import CREAM, GOLD, INK, LAPIS, WHITE

EDGE = 0.045
TILE = 0.3
"""Height of a tile of a ziggurat, three of which are laid upon each other."""
HALVES = ((0.5, 0.45), (0.36, 0.32), (0.21, 0.18))
"""Half the width of each tile, at its foot and at its top."""
FOOT = 0.45


def hut(pen: Pen) -> None:
    """A hut: a house with eaves, the seat's shape in its gable and its letter on the wall."""
    colour, dark = pen.look.colour, tinted(pen.look.colour, -0.3)
    wall = [(-0.42, -0.02), (0, -0.4), (0.42, -0.02), (0.42, 0.5), (-0.42, 0.5)]
    pen.polygon(wall, colour)
    pen.box(-0.42, 0.43, 0.42, 0.5, dark)
    pen.polygon([(-0.5, 0.02), (0, -0.5), (0.5, 0.02), (0.42, 0.1), (0, -0.34), (-0.42, 0.1)], dark)
    pen.polygon([(x * 0.16, y * 0.16 - 0.17) for x, y in outline(pen.look.shape)], CREAM)
    pen.text(pen.look.letter, (0, 0.21), 0.68, pen.look.on_it)


def _tile(level: int) -> list[Point]:
    """Work out the corners of a tile, the lowest being level 0."""
    low, (foot, top) = FOOT - level * TILE, HALVES[level]
    return [(-foot, low), (-top, low - TILE), (top, low - TILE), (foot, low)]


def tiles(pen: Pen) -> None:
    """As many tiles of a ziggurat as its text says."""
    light, dark = tinted(pen.look.colour, 0.3), tinted(pen.look.colour, -0.3)
    for level in range(int(pen.label)):
        (left, low), (left_top, high), (right_top, _), (right, _) = _tile(level)
        pen.polygon(_tile(level), pen.look.colour)
        pen.polygon([(left_top, high), (right_top, high), (right_top, high + 0.045), (left_top, high + 0.045)], light)
        pen.polygon([(left, low), (right, low), (right, low - 0.045), (left, low - 0.045)], dark)


def ziggurat(pen: Pen) -> None:
    """A ziggurat of one to three tiles, with the seat's letter."""
    tiles(pen)
    centre, size = (FOOT - 0.15, 0.32) if pen.label == "1" else (FOOT - 0.26, 0.46)
    pen.text(pen.look.letter, (0, centre), size, pen.look.on_it)


def _scaffold(pen: Pen) -> None:
    """The tiles that are still to come, so that a level is read as one of three."""
    for level in range(int(pen.label), len(HALVES)):
        pen.polygon(_tile(level), tinted(pen.look.colour, 0.7) + "70")
        pen.line([*_tile(level), _tile(level)[0]], tinted(pen.look.colour, 0.2) + "A0", 0.022)


def well(pen: Pen) -> None:
    """A well: a ring of eight stones around a blue eye."""
    pen.disc((0, 0), 0.5, "#CFC7B8", INK, 0.05)
    for n in range(8):
        turn = math.pi * (n + 0.5) / 4
        pen.line([(r * math.cos(turn), r * math.sin(turn)) for r in (0.3, 0.47)], "#6E665A", 0.04)
    pen.disc((0, 0), 0.3, LAPIS, INK, 0.05)
    pen.disc((0, 0), 0.24, "#2F6FB5")
    pen.disc((-0.08, -0.09), 0.07, "#A9D2EE")


def well_site(pen: Pen) -> None:
    """Where a well may be built: a ring of dark and white dashes around a drop of water."""
    pen.disc((0, 0), 0.5, WHITE, INK, 0.04)
    for turn in range(0, 360, 60):
        pen.line(arc((0, 0), 0.42, turn, turn + 30, 6), INK, 0.13)
    pen.disc((0, 0), 0.34, CREAM)
    pen.disc((0, 0), 0.2, "#2F6FB5", INK, 0.04)


def camel(pen: Pen) -> None:
    """A camel of one hump with a blue saddle."""
    body = [
        *bow((-0.5, 0.3), (-0.52, -0.02), (-0.38, -0.1)),
        *bow((-0.38, -0.1), (-0.32, -0.48), (-0.15, -0.48)),
        *bow((-0.15, -0.48), (0.0, -0.48), (0.09, -0.08)),
        *bow((0.08, -0.08), (0.2, -0.02), (0.2, -0.2)),
        *bow((0.2, -0.2), (0.18, -0.5), (0.3, -0.54)),
        *bow((0.3, -0.54), (0.48, -0.56), (0.5, -0.44)),
        *bow((0.5, -0.44), (0.48, -0.36), (0.36, -0.38)),
        *bow((0.36, -0.38), (0.36, 0.06), (0.24, 0.18)),
        (0.24, 0.54), (0.1, 0.54), (0.08, 0.24), (-0.2, 0.24), (-0.24, 0.54), (-0.38, 0.54), (-0.4, 0.3),
    ]  # fmt: skip
    pen.polygon(body, "#C48A42", INK, EDGE)
    saddle = [*bow((-0.3, -0.24), (-0.15, -0.62), (0.0, -0.24)), *bow((0.02, -0.04), (-0.14, 0.02), (-0.3, -0.04))]
    pen.polygon(saddle, LAPIS, INK, EDGE * 0.8)
    pen.line(bow((-0.26, -0.1), (-0.14, -0.06), (-0.02, -0.1)), GOLD, 0.055)
    pen.disc((0.37, -0.46), 0.03, INK)


def offering(pen: Pen) -> None:
    """A bowl with a flame."""
    pen.polygon(leaf((0, 0.1), (0.02, -0.62), (-0.5, 0.02), (0.44, -0.04)), "#E8642C", INK, EDGE)
    pen.polygon(leaf((0, 0.08), (0.01, -0.3), (-0.22, 0.04), (0.2, 0.0)), "#FFD34D")
    pen.polygon(
        [(-0.1, 0.26), (0.1, 0.26), (0.08, 0.42), (0.26, 0.54), (-0.26, 0.54), (-0.08, 0.42)], "#B9772F", INK, EDGE
    )
    pen.polygon([(-0.5, 0.06), (0.5, 0.06), *arc((0, -0.06), 0.4, 22, 158, 16)], "#CE8B3C", INK, EDGE)


SETTLING = {
    "hut": Kind(hut, 1.0, rim=2.8, flat_rim=1.6),
    "ziggurat": Kind(ziggurat, 0.9, rim=2.8, flat_rim=1.6, behind=_scaffold),
    "tiles": Kind(tiles, 0.9, rim=2.8, flat_rim=1.4),
    "well": Kind(well, 1.0, rim=2.4),
    "well_site": Kind(well_site, 1.0, rim=2.4),
    "camel": Kind(camel, 1.12, rim=2.6, edge=0),
    "offering": Kind(offering, 1.14, rim=2.6, edge=0),
}
