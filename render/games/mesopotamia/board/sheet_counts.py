"""Rows of counts on sheets: signs with numbers, and what is left in stock. M1.4"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import FIGURES
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import LEFT
from render.picture.panel import across, inside, panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import INK, LAPIS, MUTED

COUNTS, HEADING = 78.0, 56.0
"""Height of a row of counts, and of what stands above one."""


def heading(words: str, top: float) -> Iterator[Label]:
    """Say what stands below, from a height down."""
    yield Label(words, (LEFT + 16, top + HEADING / 2), 40, "serif", LAPIS, "left")


def left_over(view: MesopotamiaView, seat: Seat) -> list[tuple[Sprite, int]]:
    """Figures, Amphorae and Event dice that are not on the map. M1.4"""
    player = view.players[seat]
    figures = [(Sprite(f"{kind}_sign", (0, 0), 46), player.stock[kind]) for kind in FIGURES if kind != "amphora"]
    amphorae = (Sprite("amphora", (0, 0), 38, seat, flat=True), player.stock["amphora"])
    return [*figures, amphorae, (Sprite("event_die", (0, 0), 38, seat, flat=True), player.event_dice)]


def counts(counted: list[tuple[Sprite, int]], box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out signs with their numbers, spread over a panel; nothing of one is pale."""
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    for (sign, count), place in zip(counted, across(inside(box, 16), len(counted), 0), strict=True):
        x = place[0] + sign.size / 2 + 6
        yield Sprite(sign.kind, (x, middle), sign.size, sign.seat, faded=not count, flat=sign.flat)
        yield Label(str(count), (x + sign.size / 2 + 6, middle), 40, "number", INK if count else MUTED, "left")
