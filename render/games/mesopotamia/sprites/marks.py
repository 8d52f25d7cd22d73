"""Marks of panels and strips: amphorae, the pawn, Quests, limits, and what is done."""

from __future__ import annotations

from render.picture.pen import Pen, arc, bow, tinted
from render.picture.scene import Point
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, INK, LAPIS, RUST, WHITE

EDGE = 0.05
PURPLE = "#6D3F9A"
LEAF = "#2E8B4F"


def _jar() -> list[Point]:
    """Work out the outline of an amphora, without handles."""
    side = [(0.24, -0.58), (0.15, -0.5), *bow((0.15, -0.36), (0.5, -0.32), (0.46, 0.06)),
            *bow((0.46, 0.06), (0.38, 0.42), (0.14, 0.58))]  # fmt: skip
    return [*side, *((-x, y) for x, y in reversed(side))]


def amphora(pen: Pen) -> None:
    """An amphora of a seat with its letter; of nobody, the outline of one. M11.13"""
    taken = bool(pen.look.letter)
    colour, edge = (pen.look.colour, INK) if taken else (CREAM, "#B9A67C")
    for turn in (-1, 1):
        pen.line(bow((0.16 * turn, -0.5), (0.62 * turn, -0.56), (0.42 * turn, -0.14)), edge, 0.1 if taken else 0.06)
    pen.polygon(_jar(), colour, edge, EDGE)
    if taken:
        pen.text(pen.look.letter, (0, 0.06), 0.7, pen.look.on_it)


def pawn(pen: Pen) -> None:
    """The pawn of a seat, which performs one action for nothing. M5.2"""
    body = [(-0.34, 0.5), (-0.3, 0.36), *bow((-0.14, 0.2), (-0.08, 0.0), (-0.12, -0.06)), (0.12, -0.06),
            *bow((0.08, 0.0), (0.08, 0.0), (0.14, 0.2)), (0.3, 0.36), (0.34, 0.5)]  # fmt: skip
    pen.polygon(body, pen.look.colour)
    pen.disc((0, -0.24), 0.25, pen.look.colour)


def done(pen: Pen) -> None:
    """A tick: performed this turn. M5.2"""
    pen.line([(-0.38, 0.06), (-0.12, 0.34), (0.4, -0.36)], LEAF, 0.2)


def quest(pen: Pen) -> None:
    """A Quest card, face down. M15.1"""
    pen.box(-0.42, -0.58, 0.42, 0.58, INK, 0.1)
    pen.box(-0.36, -0.52, 0.36, 0.52, PURPLE, 0.07)
    pen.text("?", (0, 0), 0.8, WHITE)


def flag(pen: Pen) -> None:
    """A banner: Units on the map. M13.4"""
    pen.line([(-0.4, -0.44), (-0.4, 0.46)], INK, 0.12)
    pen.polygon([(-0.38, -0.46), (0.5, -0.42), (0.22, -0.14), (0.5, 0.16), (-0.38, 0.12)], INK)


def people(pen: Pen) -> None:
    """Three people: the Population track. M13.1"""
    for x, y, size in ((-0.3, 0.04, 0.8), (0.3, 0.04, 0.8), (0, 0, 1.0)):
        body = [(x - 0.26 * size, 0.46), *arc((x, 0.22), 0.26 * size, 180, 360, 16), (x + 0.26 * size, 0.46)]
        pen.polygon(body, INK, CREAM, 0.05)
        pen.disc((x, y - 0.22 * size), 0.17 * size, INK, CREAM, 0.05)


def gives(pen: Pen) -> None:
    """A small arrow from what is paid to what is gained."""
    pen.polygon([(-0.22, -0.3), (0.28, 0), (-0.22, 0.3)], RUST)


def boat(pen: Pen) -> None:
    """A boat under sail: a Ship is needed. M3.14"""
    pen.polygon([(-0.48, 0.2), (0.48, 0.2), *bow((0.4, 0.3), (0.26, 0.5), (0.0, 0.48)),
                 *bow((0.0, 0.48), (-0.26, 0.5), (-0.4, 0.3))], LAPIS)  # fmt: skip
    pen.polygon([(-0.04, -0.5), (-0.04, 0.12), (-0.42, 0.12)], LAPIS)
    pen.polygon([(0.06, -0.4), (0.06, 0.12), (0.38, 0.12)], tinted(LAPIS, 0.25))


MARKS = {
    "amphora": Kind(amphora, 1.2, rim=1.4, flat_rim=1.0, edge=0),
    "pawn": Kind(pawn, 1.0, rim=2.0, flat_rim=1.6),
    "done": Kind(done, 0.9, rim=2.0, flat_rim=2.0, edge=0),
    "quest": Kind(quest, 1.2, rim=1.0, flat_rim=0, edge=0),
    "flag": Kind(flag, 1.0, rim=0, flat_rim=0, edge=0),
    "people": Kind(people, 1.0, rim=0, flat_rim=0, edge=0),
    "gives": Kind(gives, 0.7, rim=0, flat_rim=0, edge=0),
    "boat": Kind(boat, 1.0, rim=0, flat_rim=0, edge=0),
}
