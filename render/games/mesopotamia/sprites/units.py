"""Signs of the Units: on a plate in the colour that is read on it, and in ink for paper."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.picture.pen import FINE, Pen, arc, bow, tinted
from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import outline
from render.picture.theme import CREAM, INK, RUST


def spearman(pen: Pen, colour: str) -> None:
    """A tall shield and a spear."""
    right = [(0.12, -0.4), (0.12, 0.06), *bow((0.12, 0.06), (0.08, 0.34), (-0.16, 0.48), 6)]
    left = [(-0.32 - x, y) for x, y in reversed(right)]
    pen.polygon([(-0.16, -0.46), *right, *left], colour)
    pen.line([(0.36, -0.16), (0.36, 0.46)], colour, 0.09)
    pen.polygon([(0.36, -0.52), (0.53, -0.12), (0.19, -0.12)], colour)


def archer(pen: Pen, colour: str) -> None:
    """A bow with an arrow."""
    pen.line([*bow((0.02, -0.48), (0.72, 0.0), (0.02, 0.48), 24)], colour, 0.11)
    pen.line([(0.02, -0.48), (0.02, 0.48)], colour, 0.045)
    pen.line([(-0.5, 0.0), (0.42, 0.0)], colour, 0.07)
    pen.polygon([(0.56, 0.0), (0.32, -0.14), (0.32, 0.14)], colour)


def horseman(pen: Pen, colour: str) -> None:
    """A horse's head with its mane."""
    head = [
        (-0.04, -0.5), (0.06, -0.36),
        *bow((0.06, -0.36), (0.3, -0.28), (0.4, -0.04), 8),
        *bow((0.4, -0.04), (0.5, 0.12), (0.48, 0.2), 6),
        *bow((0.48, 0.2), (0.42, 0.36), (0.3, 0.26), 6),
        *bow((0.3, 0.26), (0.16, 0.1), (0.0, 0.16), 6),
        *bow((0.0, 0.16), (0.08, 0.34), (0.2, 0.5), 6),
        (-0.34, 0.5),
        *bow((-0.34, 0.5), (-0.36, -0.16), (-0.08, -0.32), 10),
    ]  # fmt: skip
    pen.polygon(head, colour)
    pen.line(bow((-0.18, -0.42), (-0.5, -0.2), (-0.48, 0.46), 12), colour, 0.09)


def chariot(pen: Pen, colour: str) -> None:
    """A wheel of six spokes."""
    pen.line(arc((0, 0), 0.42, 0, 360, 48), colour, 0.11)
    for turn in range(6):
        angle = math.radians(30 + 60 * turn)
        pen.line([(0, 0), (0.4 * math.cos(angle), 0.4 * math.sin(angle))], colour, 0.075)
    pen.disc((0, 0), 0.12, colour)


def ram(pen: Pen, colour: str) -> None:
    """A roof on wheels with a beam."""
    pen.polygon([(-0.08, -0.48), (0.28, -0.04), (-0.44, -0.04)], colour)
    pen.box(-0.48, 0.02, 0.34, 0.17, colour)
    pen.polygon([(0.3, -0.06), (0.54, 0.095), (0.3, 0.25)], colour)
    for x in (-0.3, 0.14):
        pen.disc((x, 0.34), 0.13, colour)


DRAWN: dict[str, Callable[[Pen, str], None]] = {
    "spearman": spearman,
    "archer": archer,
    "horseman": horseman,
    "chariot": chariot,
    "ram": ram,
}


def _on_plate(draw: Callable[[Pen, str], None]) -> Callable[[Pen], None]:
    return lambda pen: draw(pen, pen.look.on_it)


def _on_paper(draw: Callable[[Pen, str], None]) -> Callable[[Pen], None]:
    return lambda pen: draw(pen, INK)


def plate_badge(pen: Pen) -> None:
    """A seat's shape with its letter, as a line on a ground of its own colour."""
    ring = outline(pen.look.shape)
    pen.line([*(((x * 0.92, y * 0.92)) for x, y in (*ring, ring[0], ring[1]))], pen.look.on_it, 0.055)
    low, size = (0.13, 0.58) if pen.look.shape == "triangle" else (0.0, 0.7)
    pen.text(pen.look.letter, (0, low), size, pen.look.on_it)


def fallen(pen: Pen) -> None:
    """A combat Unit that was lost: a pale plate with its sign, crossed out. The text says which Unit."""
    colour = pen.look.colour
    pen.box(-0.5, -0.32, 0.5, 0.32, colour, 0.12)
    pen.box(-0.46, -0.28, 0.46, 0.28, tinted(colour, 0.72), 0.09)
    small = Pen(pen.scale / FINE * 0.5, 1.0, 0, pen.look, "")
    DRAWN[pen.label](small, tinted(colour, 0.2))
    at = ((pen.image.width - small.image.width) // 2, (pen.image.height - small.image.height) // 2)
    pen.image.alpha_composite(small.image, at)
    for line, width in ((CREAM, 0.13), (RUST, 0.07)):
        pen.line([(-0.4, -0.24), (0.4, 0.24)], line, width)
        pen.line([(-0.4, 0.24), (0.4, -0.24)], line, width)


def crossed_swords(pen: Pen) -> None:
    """Two crossed swords: combat Units of several parties stand here. M16.2"""
    for turn in (-1, 1):
        pen.line([(-0.34 * turn, 0.34), (0.44 * turn, -0.44)], RUST, 0.12)
        pen.line([(-0.42 * turn, 0.1), (-0.1 * turn, 0.42)], RUST, 0.1)
        pen.line([(-0.34 * turn, 0.34), (-0.46 * turn, 0.46)], RUST, 0.16)


UNITS = {
    **{kind: Kind(_on_plate(draw), rim=0, flat_rim=0, edge=0) for kind, draw in DRAWN.items()},
    **{f"{kind}_sign": Kind(_on_paper(draw), rim=0, flat_rim=0, edge=0) for kind, draw in DRAWN.items()},
    "fallen": Kind(fallen, 0.64, rim=0, flat_rim=0, edge=0),
    "crossed_swords": Kind(crossed_swords, rim=2.0, flat_rim=1.2, edge=0),
    "plate_badge": Kind(plate_badge, rim=0, flat_rim=0, edge=0),
}
"""`spearman` stands on a plate, `spearman_sign` on paper, and so all of them."""
