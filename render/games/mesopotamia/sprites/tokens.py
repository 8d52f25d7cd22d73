"""Event tokens: hidden ones, those that score, and dice that count rounds; their outline tells the terrain."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.picture.pen import Pen, arc, star
from render.picture.scene import Point
from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import badge
from render.picture.theme import CREAM, INK, LAPIS, RUST

STONE, STONE_LIGHT, BEAM, BEAM_LIGHT = "#8D857A", "#B9B1A4", "#7A4F22", "#B98448"


def _corners(count: int, radius: float) -> list[Point]:
    turns = [math.radians(360 * n / count - 90) for n in range(count)]
    return [(radius * math.cos(turn), radius * math.sin(turn) + (0.03 if count == 5 else 0)) for turn in turns]


OUTLINES: dict[str, Callable[[float], list[Point]]] = {
    "plain": lambda radius: arc((0, 0), radius, 0, 360, 48),
    "mountain": lambda radius: _corners(5, radius * 1.1),
    "desert": lambda radius: _corners(6, radius * 1.06),
}
"""Round on plains, five-cornered in mountains, six-cornered in deserts. M2.2"""


def _hidden(terrain: str) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        pen.polygon(OUTLINES[terrain](0.5), RUST)
        pen.text("?", (0, 0), 0.74, CREAM)

    return draw


def _open(terrain: str) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        pen.polygon(OUTLINES[terrain](0.5), RUST)
        pen.polygon(OUTLINES[terrain](0.44), CREAM)
        if pen.label:
            pen.polygon(star(8, 0.37, 0.28), LAPIS)
            pen.text(pen.label, (0, 0), 0.5 if len(pen.label) == 1 else 0.38, CREAM)
        else:
            pen.text("!", (0, 0), 0.66, RUST)

    return draw


def event_die(pen: Pen) -> None:
    """The die beside an Event of six rounds, in its owner's colour, with the round it shows. M14.8"""
    pen.box(-0.48, -0.48, 0.48, 0.48, pen.look.colour, 0.14)
    pen.text(pen.label, (0, 0), 0.86, pen.look.on_it)


def barred(pen: Pen) -> None:
    """A stone with crossed beams: the region is out of play. M3.8"""
    pen.disc((0, 0), 0.46, STONE, INK, 0.045)
    pen.disc((-0.06, -0.07), 0.32, STONE_LIGHT)
    for turn in (-1, 1):
        pen.line([(-0.42 * turn, -0.42), (0.42 * turn, 0.42)], INK, 0.27)
        pen.line([(-0.42 * turn, -0.42), (0.42 * turn, 0.42)], BEAM_LIGHT, 0.19)
        pen.line([(-0.4 * turn, -0.34), (0.34 * turn, 0.4)], BEAM, 0.03)


TOKENS = {
    **{f"hidden_{terrain}": Kind(_hidden(terrain), rim=2.0, flat_rim=1.2, edge=1.0) for terrain in OUTLINES},
    **{f"open_{terrain}": Kind(_open(terrain), rim=1.6, flat_rim=1.2, edge=1.0) for terrain in OUTLINES},
    "owner": Kind(badge),
    "event_die": Kind(event_die, rim=1.8, flat_rim=1.2),
    "barred": Kind(barred, rim=1.6, flat_rim=1.2, edge=0.0),
}
