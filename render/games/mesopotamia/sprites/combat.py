"""Signs of combats: the rows of a card, their slots, and what becomes of a Unit. M16.11, M16.17, M16.25"""

from __future__ import annotations

from render.picture.pen import Pen, bow
from render.picture.scene import Point
from render.picture.sprites.kind import Kind
from render.picture.theme import GOLD, INK, MUTED, RUST

EMPTY, EMPTY_EDGE = "#EADBB4", "#BFA976"


def force(pen: Pen) -> None:
    """A blade thrust upward."""
    pen.line([(-0.4, 0.4), (0.3, -0.3)], INK, 0.13)
    pen.polygon([(0.48, -0.48), (0.4, -0.04), (0.04, -0.4)], INK)
    pen.line([(-0.44, 0.12), (-0.12, 0.44)], INK, 0.11)


def tactics(pen: Pen) -> None:
    """A way around two others."""
    pen.line(bow((-0.4, 0.44), (-0.4, -0.26), (0.16, -0.22), 20), INK, 0.13)
    pen.polygon([(0.5, -0.2), (0.08, -0.48), (0.12, 0.08)], INK)
    for x in (0.0, 0.28):
        pen.disc((x, 0.36), 0.09, INK)


def mobility(pen: Pen) -> None:
    """A boot."""
    pen.polygon([(-0.36, -0.46), (0.02, -0.46), (0.04, 0.04), *bow((0.04, 0.04), (0.46, 0.1), (0.48, 0.4)),
                 (0.48, 0.46), (-0.36, 0.46)], INK)  # fmt: skip


def _shield() -> list[Point]:
    """Work out the outline of a shield."""
    return [(-0.38, -0.46), (0.38, -0.46), (0.38, 0.1), (0.0, 0.46), (-0.38, 0.1)]


def slot(pen: Pen) -> None:
    """Where a Phalanx may be placed. M16.17"""
    pen.polygon(_shield(), EMPTY, EMPTY_EDGE, 0.08)


def placed(pen: Pen) -> None:
    """A Phalanx on a card. M16.17"""
    pen.polygon(_shield(), GOLD, INK, 0.1)
    pen.line([(0, -0.24), (0, 0.2)], INK, 0.09)


def flees(pen: Pen) -> None:
    """A way out: the Unit gets away. M16.26"""
    pen.line([(-0.3, 0.46), (-0.3, -0.16), (0.14, -0.16)], RUST, 0.17)
    pen.polygon([(0.5, -0.16), (0.06, -0.48), (0.06, 0.16)], RUST)


def taken_back(pen: Pen) -> None:
    """A way back: half of a bid is returned. M16.18"""
    pen.line([(0.42, -0.36), (0.42, 0.12), (-0.16, 0.12)], MUTED, 0.13)
    pen.polygon([(-0.5, 0.12), (-0.08, -0.16), (-0.08, 0.4)], MUTED)


COMBAT_SIGNS = {
    each.__name__: Kind(each, 1.0, rim=0, flat_rim=0, edge=0)
    for each in (force, tactics, mobility, slot, placed, flees, taken_back)
}
