"""The six technologies in a strip: darker gold for each level, and what was performed in the turn under way. M5.2"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.mesopotamia.content.technologies import ACTIONS, Action, technology
from engine.mesopotamia.view.table import MesopotamiaView
from render.picture.scene import Box, Card, Label, Sprite

LEVELS = {1: "#FDF3D6", 2: "#F5DFA6", 3: "#EEC66D", 4: "#E9AE22"}
"""Ground of a card by its level."""
PERFORMED, EDGE = "#DDD0AC", "#A98F57"
SIGN, NUMBER, ASKED = 37.0, 43.0, 34.0
"""Sizes of the sign of an action, of its level, and of the signs that pay for it."""


def strip_cards(
    view: MesopotamiaView, seat: Seat, boxes: Sequence[Box], *, signs: bool
) -> Iterator[Card | Label | Sprite]:
    """Lay out a card in each box, with the signs that pay for it if there is room."""
    for action, box in zip(ACTIONS, boxes, strict=True):
        yield from _card(view, seat, action, box, signs)


def _card(view: MesopotamiaView, seat: Seat, action: Action, box: Box, signs: bool) -> Iterator[Card | Label | Sprite]:
    left, top, _, bottom = box
    player, middle = view.players[seat], (top + bottom) / 2
    turn = view.turn if view.turn_of == seat else None
    performed = turn is not None and action in turn.performed
    level = player.levels.get(action, 1)
    yield Card(box, PERFORMED if performed else LEVELS[level], EDGE, 1.5, 8)
    yield Sprite(action, (left + SIGN / 2 + 4, middle), SIGN - 2, faded=performed)
    at = (left + SIGN + 7, middle)
    yield Label(str(level), at, NUMBER, "number", anchor="left")
    if signs and player.empire:
        x = left + SIGN + 37
        for sign in technology(player.empire, action, level).signs:
            yield Sprite("sign", (x + ASKED / 2, middle), ASKED, text=sign, faded=performed)
            x += ASKED + 5
    if turn is not None and turn.pawn == action:
        yield Sprite("pawn", (left + 9, middle - 11), 36, seat)
    elif performed:
        yield Sprite("done", (left + 9, top + 9), 32)
