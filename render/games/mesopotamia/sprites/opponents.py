"""Signs of sides that nobody sits at: what they are, their cards, and the place that all is about. M17-M19"""

from __future__ import annotations

from render.picture.pen import Pen, arc, star
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, GOLD, INK, LAPIS, RUST

SHIELD = [(-0.42, -0.46), (0.42, -0.46), (0.42, 0.06), (0.3, 0.3), (0, 0.5), (-0.3, 0.3), (-0.42, 0.06)]


def _inks(pen: Pen) -> tuple[str, str]:
    """Give the colours of a sign and of what is cut out of it: on the ground of a seat, or on paper."""
    return (pen.look.on_it, pen.look.colour) if pen.look.letter else (INK, CREAM)


def automaton(pen: Pen) -> None:
    """A head without a face: the Automaton. M17"""
    ink, gap = _inks(pen)
    pen.line([(0, -0.3), (0, -0.44)], ink, 0.09)
    pen.disc((0, -0.42), 0.09, ink)
    pen.box(-0.4, -0.28, 0.4, 0.46, ink, 0.14)
    for x in (-0.5, 0.5):
        pen.line([(x, -0.02), (x, 0.2)], ink, 0.09)
    for x in (-0.18, 0.18):
        pen.disc((x, 0.0), 0.1, gap)
    pen.line([(-0.17, 0.28), (0.17, 0.28)], gap, 0.08)


def defenders(pen: Pen) -> None:
    """A gate between battlements: those who hold Ur. M18"""
    ink, gap = _inks(pen)
    pen.box(-0.48, -0.2, 0.48, 0.46, ink)
    for x in (-0.48, -0.12, 0.24):
        pen.box(x, -0.46, x + 0.24, -0.18, ink)
    pen.polygon([(-0.17, 0.46), (-0.17, 0.14), *arc((0, 0.14), 0.17, 180, 360, 16), (0.17, 0.46)], gap)


def enemy(pen: Pen) -> None:
    """Three raised spears: those who attack Assur. M19"""
    ink, _ = _inks(pen)
    for x, high in ((-0.32, -0.22), (0.32, -0.22), (0.0, -0.46)):
        pen.line([(x, high + 0.2), (x, 0.46)], ink, 0.1)
        pen.polygon([(x, high - 0.04), (x + 0.12, high + 0.2), (x, high + 0.36), (x - 0.12, high + 0.2)], ink)


def action_card(pen: Pen) -> None:
    """An Action card, face down. M17.9"""
    pen.box(-0.42, -0.58, 0.42, 0.58, INK, 0.1)
    pen.box(-0.36, -0.52, 0.36, 0.52, LAPIS, 0.07)
    pen.polygon(star(4, 0.32, 0.12), CREAM)


def any_action(pen: Pen) -> None:
    """A star of four rays: any action. M17.11"""
    pen.polygon(star(4, 0.52, 0.18), LAPIS)


def goal(pen: Pen) -> None:
    """A chequered flag: where the Defenders win. M18.4"""
    pen.line([(-0.4, -0.46), (-0.4, 0.48)], INK, 0.11)
    pen.box(-0.36, -0.46, 0.48, 0.12, INK)
    for column in range(3):
        for row in range(2):
            if (column + row) % 2:
                left, top = -0.34 + column * 0.265, -0.42 + row * 0.25
                pen.box(left, top, left + 0.265, top + 0.25, CREAM)


def hold(pen: Pen) -> None:
    """A golden shield: this place must not fall. M19.6"""
    pen.polygon(SHIELD, GOLD, INK, 0.07)
    for half, top in ((0.26, 0.02), (0.17, -0.14), (0.08, -0.3)):
        pen.box(-half, top, half, top + 0.14, INK)


def take(pen: Pen) -> None:
    """A golden banner: this place is to be taken. M18.3"""
    pen.line([(-0.36, -0.46), (-0.36, 0.48)], INK, 0.13)
    pen.polygon([(-0.34, -0.46), (0.5, -0.42), (0.26, -0.16), (0.5, 0.12), (-0.34, 0.14)], GOLD, INK, 0.07)


def crossed(pen: Pen) -> None:
    """A cross over an action of a Strategy card that is marked. M17.10"""
    for turn in (-1, 1):
        pen.line([(-0.4 * turn, -0.4), (0.4 * turn, 0.4)], CREAM, 0.24)
    for turn in (-1, 1):
        pen.line([(-0.4 * turn, -0.4), (0.4 * turn, 0.4)], RUST, 0.13)


SIGNS = (automaton, defenders, enemy, any_action, goal)
ON_LAND = (hold, take)
OPPONENT_SIGNS = {
    **{each.__name__: Kind(each, 1.0, rim=0, flat_rim=0, edge=0) for each in (*SIGNS, crossed)},
    **{each.__name__: Kind(each, 1.0, rim=2.4, flat_rim=1.4, edge=1.2) for each in ON_LAND},
    "action_card": Kind(action_card, 1.2, rim=1.0, flat_rim=0, edge=0),
}
