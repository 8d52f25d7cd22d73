"""Counters in the notches of the field: wells left to build, and cards in the food deck."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.view import AssyriaView
from render.games.assyria.board.frame import BoardFrame
from render.picture.panel import panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import MUTED


def counters(view: AssyriaView, frame: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out wells left to build and cards in the food deck. A1.3, A14.1"""
    yield from _counter(Sprite("well", (0, 0), 40, faded=not view.wells_left), view.wells_left, frame.wells)
    yield from _counter(Sprite("deck", (0, 0), 34, faded=not view.deck), view.deck, frame.deck)


def _counter(sign: Sprite, count: int, box: Box) -> Iterator[Card | Label | Sprite]:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    yield from panel(box)
    yield Sprite(sign.kind, (left + 36, middle), sign.size, faded=sign.faded)
    yield Label(str(count), ((left + 58 + right - 10) / 2, middle), 40, "number", "" if count else MUTED)
