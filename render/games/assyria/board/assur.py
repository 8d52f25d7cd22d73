"""Assur: a building of bricks with a row of niches for each dignitary; what a hut costs there, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import DIGNITARIES, Dignitary
from engine.assyria.view import AssyriaView
from render.games.assyria.board.frame import HEADING, BoardFrame
from render.picture.audience import Audience
from render.picture.panel import below, down, headed, inside
from render.picture.scene import Box, Card, Label, Line, Sprite
from render.picture.theme import BORDER

PRICE, GIFT = 92.0, 190.0
"""Width of what stands at the left, and at the right."""
NICHE = 49.0
BRICK, JOINT = "#CFA26C", "#A87C4A"


def assur(audience: Audience, frame: BoardFrame) -> Iterator[Card | Label | Line | Sprite]:
    """Lay out what is printed: prices, niches, influence and gifts. A1.12, A7.12, A9.2, A9.9-A9.12"""
    price, flood = (audience.say(f"picture-assur-{part}") for part in ("price", "flood"))
    yield from headed(inside(frame.assur, 11), price, HEADING, flood)
    for dignitary, row in _rows(frame):
        left, top, right, bottom = row
        middle = (top + bottom) / 2
        yield Label(str(dignitary.cost), (left + 16, middle), 40, "number")
        yield Sprite("camel", (left + 56, middle), 42, flat=True)
        yield from _wall(dignitary, row)
        yield from (Sprite("niche", (x, middle + 1), NICHE - 7) for x in _niches(dignitary, row))
        yield Sprite("seal", (right - GIFT + 26, middle), 48, text=str(dignitary.influence))
        yield from _gift(dignitary, right - GIFT + 56, middle)


def visitors(view: AssyriaView, frame: BoardFrame) -> Iterator[Sprite]:
    """Lay out the huts in the niches."""
    for dignitary, row in _rows(frame):
        middle = (row[1] + row[3]) / 2
        for seat, x in zip(view.assur[dignitary.id], _niches(dignitary, row), strict=False):
            yield Sprite("hut", (x, middle + 1), NICHE - 4, seat, flat=True)


def _rows(frame: BoardFrame) -> Iterator[tuple[Dignitary, Box]]:
    rows = down(below(inside(frame.assur, 11), HEADING), len(DIGNITARIES), 0)
    return zip(DIGNITARIES.values(), rows, strict=True)


def _niches(dignitary: Dignitary, row: Box) -> list[float]:
    """Work out where the niches of a row stand, from left to right."""
    centre = (row[0] + PRICE + row[2] - GIFT) / 2
    return [centre + (n - (dignitary.slots - 1) / 2) * NICHE for n in range(dignitary.slots)]


def _wall(dignitary: Dignitary, row: Box) -> Iterator[Card | Line]:
    _, top, _, bottom = row
    niches = _niches(dignitary, row)
    left, right = niches[0] - NICHE / 2 - 8, niches[-1] + NICHE / 2 + 8
    yield Card((left, top, right, bottom), BRICK, BORDER, 2.5, 3)
    for y in (top + (bottom - top) * n / 4 for n in (1, 2, 3)):
        yield Line(((left + 4, y), (right - 4, y)), JOINT, 1.5)


def _gift(dignitary: Dignitary, left: float, middle: float) -> Iterator[Label | Sprite]:
    """Lay out what the dignitary thanks with at the Flood."""
    if dignitary.gift == "vp":
        for n, vp in enumerate(dignitary.vp_by_huts[1:]):
            yield Sprite("points", (left + 24 + 46 * n, middle), 42, text=str(vp))
    elif dignitary.gift == "camels":
        yield Label("+1", (left + 2, middle), 38, "number", anchor="left")
        yield Sprite("camel", (left + 74, middle), 42, flat=True)
    else:
        yield Sprite("plow", (left + 26, middle), 42, flat=True)
