"""The choice of Empires, in the place of Trade before it is laid out: who has which, and where it starts. M3.4, M3.5"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import BoardFrame
from render.picture.audience import Audience
from render.picture.panel import across, down, inside
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import ACTIVE_PAPER, MUTED, PAPER, SEATS, SMALLEST
from render.picture.type import fit, measure

COLUMNS = 2
BADGE, WORDS = 40.0, 38.0
OPEN = "#C9B685"


def in_draft(view: MesopotamiaView) -> bool:
    """Say whether Empires are still being chosen."""
    return view.phase == "setup" and not view.trade


def draft(view: MesopotamiaView, audience: Audience, sheet: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out a place for each player, as they sit."""
    rows = -(-len(view.players) // COLUMNS)
    lines = down(inside(sheet.trade, 12), rows, 6)
    places = [place for line in lines for place in across(line, COLUMNS, 8)]
    for seat, place in zip(range(len(view.players)), places, strict=False):
        yield from _chosen(view, audience, seat, place)


def _chosen(view: MesopotamiaView, audience: Audience, seat: Seat, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out an Empire and its Start Region, as far as they are chosen; whoever is to choose has lighter paper."""
    left, top, right, bottom = box
    player, middle = view.players[seat], (top + bottom) / 2
    now = seat in audience.waiting
    yield Card(box, ACTIVE_PAPER if now else PAPER, SEATS[seat].colour if player.empire or now else OPEN, 3, 10)
    yield Sprite("badge", (left + 32, middle), BADGE, seat, flat=True)
    if not player.empire:
        return
    start = audience.say(f"region-{player.start}") if player.start else ""
    beside = measure(start, "sans", SMALLEST) + 14 if start else 0.0
    name, size = fit(audience.say(f"empire-{player.empire}"), "serif", WORDS, right - left - 72 - beside, SMALLEST)
    yield Label(name, (left + 62, middle), size, "serif", anchor="left")
    if start:
        yield Label(start, (right - 14, middle + 1), SMALLEST, fill=MUTED, anchor="right")
