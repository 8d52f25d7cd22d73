"""Signs: points, and small marks that say what a thing is or what it does."""

from __future__ import annotations

from render.picture.pen import Pen, arc, star
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, GOLD, INK, LAPIS, MUTED, RUST

BRONZE, STEEL = "#B9772F", "#C9D1DA"
NUMERALS = {1: 0.86, 2: 0.56, 3: 0.42}
"""Size of the numeral in a star of size 1, by its digits."""


def points(pen: Pen) -> None:
    """Victory points: an eight-pointed star of lapis, used for nothing else."""
    pen.polygon(star(8, 0.5, 0.38), LAPIS)


def number_of_points(pen: Pen) -> None:
    """How many points."""
    if pen.label:
        pen.text(pen.label, (0, 0), NUMERALS[min(len(pen.label), 3)], CREAM)


def crown(pen: Pen) -> None:
    """A golden crown: how an empire is rated."""
    pen.polygon(
        [(-0.46, 0.32), (-0.5, -0.3), (-0.22, -0.02), (0, -0.42), (0.22, -0.02), (0.5, -0.3), (0.46, 0.32)],
        GOLD,
        INK,
        0.05,
    )


def passed(pen: Pen) -> None:
    """A moon: out until the next turn."""
    moon = [*arc((0, 0), 0.46, 50, 310, 32), *arc((0.2, 0), 0.36, 290, 70, 32)]
    pen.polygon(moon, CREAM)


def canal(pen: Pen) -> None:
    """Irrigation: three waves."""
    for y in (-0.26, 0.02, 0.3):
        wave = [*arc((-0.25, y), 0.17, 200, 340, 10), *arc((0.15, y - 0.11), 0.17, 160, 20, 10)]
        pen.line(wave, "#2B62A0", 0.1)


def loom(pen: Pen) -> None:
    """Weaving: a frame with threads."""
    for x in (-0.4, 0.4):
        pen.line([(x, -0.46), (x, 0.46)], "#6B421C", 0.1)
    pen.line([(-0.46, -0.38), (0.46, -0.38)], "#6B421C", 0.1)
    for x in (-0.2, 0.0, 0.2):
        pen.line([(x, -0.3), (x, 0.42)], "#C2426E", 0.08)


def tablet(pen: Pen) -> None:
    """Scribes: a tablet and a stylus."""
    pen.box(-0.46, -0.34, 0.26, 0.48, INK, 0.1)
    pen.box(-0.4, -0.28, 0.2, 0.42, "#E3B57E", 0.07)
    for y in (-0.1, 0.1, 0.28):
        pen.line([(-0.26, y), (0.06, y)], "#6E3F14", 0.06)
    pen.line([(0.12, 0.1), (0.46, -0.46)], "#6B421C", 0.1)


def anvil(pen: Pen) -> None:
    """Tool makers: an anvil."""
    body = [
        (-0.5, -0.28),
        (0.46, -0.28),
        (0.46, -0.06),
        (0.16, 0.06),
        (0.16, 0.24),
        (0.34, 0.42),
        (-0.34, 0.42),
        (-0.16, 0.24),
        (-0.16, 0.06),
    ]
    pen.polygon(body, "#5E6772", INK, 0.04)


def swap(pen: Pen) -> None:
    """Two arrows: something for something."""
    for turn in (1, -1):
        pen.line([(-0.4 * turn, -0.2 * turn), (0.16 * turn, -0.2 * turn)], RUST, 0.16)
        pen.polygon([(0.14 * turn, -0.46 * turn), (0.5 * turn, -0.2 * turn), (0.14 * turn, 0.06 * turn)], RUST)


def wall(pen: Pen) -> None:
    """A wall with battlements."""
    pen.box(-0.5, -0.08, 0.5, 0.44, "#9A6B43")
    for x in (-0.5, -0.1, 0.3):
        pen.box(x, -0.4, x + 0.2, -0.06, "#9A6B43")
    for y in (0.1, 0.28):
        pen.line([(-0.46, y), (0.46, y)], "#6B421C", 0.05)


def swept(pen: Pen) -> None:
    """A figure crossed out: workers do not stay."""
    pen.polygon([(-0.3, 0.46), *arc((0, 0.2), 0.3, 180, 360, 16), (0.3, 0.46)], MUTED)
    pen.disc((0, -0.24), 0.2, MUTED)
    pen.line([(-0.44, 0.4), (0.44, -0.4)], RUST, 0.14)


def swords(pen: Pen) -> None:
    """Two crossed swords: what armies are equipped with is worth so much."""
    for turn in (-1, 1):
        blade = [(-0.3 * turn, 0.3), (0.4 * turn, -0.42)]
        for colour, width in ((INK, 0.2), (STEEL, 0.12)):
            pen.line(blade, colour, width)
        for colour, width in ((INK, 0.17), (BRONZE, 0.1)):
            pen.line([(-0.4 * turn, 0.06), (-0.08 * turn, 0.38)], colour, width)
            pen.line([(-0.3 * turn, 0.3), (-0.44 * turn, 0.45)], colour, width)


def fewer(pen: Pen) -> None:
    """A small cross: some of these are lost."""
    for turn in (-1, 1):
        pen.line([(-0.34 * turn, -0.34), (0.34 * turn, 0.34)], RUST, 0.26)


SIGNS = {
    "fewer": Kind(fewer, 1.0, rim=1.6, edge=0.8),
    "swap": Kind(swap, 1.0, rim=2.0),
    "wall": Kind(wall, 0.9, rim=2.0),
    "swept": Kind(swept, 1.0, rim=2.0),
    "swords": Kind(swords, 1.0, rim=1.2, edge=0),
    "points": Kind(points, 1.0, rim=2.2, number=number_of_points),
    "crown": Kind(crown, 0.84, rim=1.4),
    "passed": Kind(passed, 1.0, rim=1.4),
    "canal": Kind(canal, 1.0, rim=0.0),
    "loom": Kind(loom, 1.0, rim=0.0),
    "tablet": Kind(tablet, 1.0, rim=0.0),
    "anvil": Kind(anvil, 0.9, rim=0.0),
}
