"""Pieces of the players: always in colour, shape and letter of their seat."""

from __future__ import annotations

from render.picture.pen import Pen, arc, star, tinted
from render.picture.scene import Point
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, GOLD, HALO, SeatShape

GREAT_FOOT = 0.52
"""How far the foot of an expanded city lies below its centre; of others 0.4."""
LONG = 2
"""A numeral of so many digits is written a little smaller."""


def outline(shape: SeatShape) -> list[Point]:
    """Work out the corners of a seat's shape in a square of width 1; shapes look equally large."""
    match shape:
        case "circle":
            return arc((0, 0), 0.5, 0, 360, 48)
        case "square":
            return [(-0.44, -0.44), (0.44, -0.44), (0.44, 0.44), (-0.44, 0.44)]
        case "diamond":
            return [(0, -0.58), (0.58, 0), (0, 0.58), (-0.58, 0)]
        case "triangle":
            return [(0, -0.56), (0.56, 0.44), (-0.56, 0.44)]
        case "cross":
            a, b = 0.56, 0.22
            return [
                (-b, -a),
                (b, -a),
                (b, -b),
                (a, -b),
                (a, b),
                (b, b),
                (b, a),
                (-b, a),
                (-b, b),
                (-a, b),
                (-a, -b),
                (-b, -b),
            ]
        case "dome":
            return [*arc((0, 0), 0.5, 180, 360, 24), (0.5, 0.42), (-0.5, 0.42)]
        case "star":
            return star(5, 0.56, 0.39)
        case "sail":
            return [(-0.26, -0.46), (0.26, -0.46), (0.52, 0.44), (-0.52, 0.44)]


def _write(pen: Pen, text: str, size: float) -> None:
    """Write on a seat's shape; in a triangle there is less room, and it is lower."""
    size *= 7 / 8 if len(text) >= LONG else 1
    if pen.look.shape == "triangle":
        pen.text(text, (0, 0.14), size * 0.8, pen.look.on_it)
    else:
        pen.text(text, (0, 0), size, pen.look.on_it)


def worker(pen: Pen) -> None:
    """Workers of a seat in one place: its shape with their number."""
    pen.polygon(outline(pen.look.shape), pen.look.colour)
    _write(pen, pen.label, 0.86)


def army(pen: Pen) -> None:
    """An army: a shield with the seat's letter."""
    side = [(0.44, -0.5), (0.44, 0.05), (0.38, 0.26), (0.24, 0.44), (0, 0.6)]
    pen.polygon([*((-x, y) for x, y in side), *reversed(side[:-1])], pen.look.colour)
    pen.text(pen.label or pen.look.letter, (0, -0.02), 0.86, pen.look.on_it)


def _ziggurat(pen: Pen, foot: float, step: float) -> None:
    light, dark = tinted(pen.look.colour, 0.28), tinted(pen.look.colour, -0.25)
    for level, half in enumerate((0.5, 0.36, 0.22)):
        low = foot - level * step
        pen.box(-half, low - step, half, low, pen.look.colour)
        pen.box(-half, low - step, half, low - step + 0.04, light)
    pen.box(-0.5, foot - 0.04, 0.5, foot, dark)
    pen.text(pen.label or pen.look.letter, (0, foot - 0.27), 0.55, pen.look.on_it)


def city(pen: Pen) -> None:
    """A city: a ziggurat of three steps."""
    _ziggurat(pen, 0.4, 0.27)


def great_city(pen: Pen) -> None:
    """An expanded city: the ziggurat bears a golden crown and a star."""
    _ziggurat(pen, GREAT_FOOT, 0.2)
    teeth = [(-0.3, -0.04), (-0.32, -0.34), (-0.15, -0.18), (0, -0.36), (0.15, -0.18), (0.32, -0.34), (0.3, -0.04)]
    pen.polygon(teeth, GOLD, "#6B4300", 0.035)
    pen.polygon([(x, y - 0.41) for x, y in star(8, 0.17, 0.1)], HALO, "#6B4300", 0.03)


def badge(pen: Pen) -> None:
    """A seat's shape with its letter."""
    pen.polygon(outline(pen.look.shape), pen.look.colour)
    _write(pen, pen.label or pen.look.letter, 0.76)


def person(pen: Pen) -> None:
    """A worker as a figure, beside a number."""
    body = [(-0.42, 0.5), *arc((0, 0.18), 0.42, 180, 360, 24), (0.42, 0.5)]
    pen.polygon(body, pen.look.colour)
    pen.disc((0, -0.3), 0.25, pen.look.colour, CREAM, 0.05)


PIECES = {
    "worker": Kind(worker),
    "army": Kind(army, 1.2),
    "city": Kind(city, 0.8),
    "great_city": Kind(great_city, 1.1),
    "badge": Kind(badge),
    "person": Kind(person, 1.1, rim=1.6),
}
