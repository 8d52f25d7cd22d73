"""Trade: a row for each level, with tokens that say what is paid, what is gained, and whose Amphora lies there. M11"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.tokens import SHIP_SLOTS, TRADE_TOKENS, trade_layout
from engine.mesopotamia.view.table import MesopotamiaView, TradeView
from render.games.mesopotamia.board.frame import TRADE_PAD, TRADE_ROW, BoardFrame
from render.games.mesopotamia.board.goods import SIGN, Goods
from render.picture.panel import across
from render.picture.pen import tinted
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import ACTIVE_PAPER, CREAM, LAPIS, PAPER, SEATS

TAG, TOKEN, GAP = 42.0, 40.0, 6.0
"""Width of the number of a level, height of a token, and room between tokens."""
AMPHORA, JAR, SHIP, ARROW, STAR = 38.0, 34.0, 36.0, 28.0, 42.0
"""Room for an Amphora and its size, and sizes of what else is on a token."""
FREE = "#C9B685"
SLOTS = 3


def trade(view: MesopotamiaView, sheet: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out the levels; with few players two of them share a row."""
    layout = trade_layout(len(view.players))
    for level, box in enumerate(_rows(layout, sheet), 1):
        left, top, right, bottom = box
        yield Card((left, top, left + TAG, bottom), LAPIS, radius=8)
        yield Label(str(level), (left + TAG / 2, (top + bottom) / 2), 36, "number", CREAM)
        tokens = {token.slot: token for token in view.trade if token.level == level}
        slots = layout[level - 1] if sheet.levels_a_row > 1 else SLOTS
        for slot, place in enumerate(across((left + TAG + GAP, top, right, bottom), slots, GAP), 1):
            if slot in tokens:
                yield from _token(tokens[slot], place)
            elif slot <= layout[level - 1]:
                yield Card(place, PAPER, FREE, 1.5, 9)


def _rows(layout: tuple[int, ...], sheet: BoardFrame) -> Iterator[Box]:
    """Place the levels; of two in a row the one with more tokens is wider."""
    left, top, right, _ = sheet.trade
    left, right = left + 8, right - 8
    for first in range(0, len(layout), sheet.levels_a_row):
        levels = layout[first : first + sheet.levels_a_row]
        y = top + TRADE_PAD + (first // sheet.levels_a_row) * TRADE_ROW + (TRADE_ROW - TOKEN) / 2
        gaps = GAP * (sum(levels) + len(levels) - 1)
        token = (right - left - len(levels) * TAG - gaps) / sum(levels)
        x = left
        for count in levels:
            width = right - x if len(levels) == 1 else TAG + count * (token + GAP)
            yield (x, y, x + width, y + TOKEN)
            x += width + GAP


def _token(slot: TradeView, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out a token: in the colour of whose Amphora lies there, with a boat where a Ship is needed. M3.14"""
    left, top, right, bottom = box
    middle, token = (top + bottom) / 2, TRADE_TOKENS[slot.token]
    colour = SEATS[slot.owner].colour if slot.owner is not None else ""
    yield Card(box, tinted(colour, 0.8) if colour else ACTIVE_PAPER, colour or FREE, 3 if colour else 2, 9)
    yield Sprite("amphora", (left + AMPHORA / 2 + 2, middle), JAR, slot.owner, flat=True)
    x = left + AMPHORA + 7
    if (slot.level, slot.slot) in SHIP_SLOTS:
        yield Sprite("boat", (x + SHIP / 2, middle), 33, flat=True)
        x += SHIP + 3
    end = right - STAR - 4 if token.vp else right - 6
    pay, gain = _fitting(token.pay, token.gain, end - x - ARROW)
    yield from pay.shapes(x, middle)
    x += pay.width
    yield Sprite("gives", (x + ARROW / 2, middle), ARROW, flat=True)
    yield from gain.shapes(x + ARROW, middle)
    if token.vp:
        yield Sprite("points", (right - STAR / 2 - 2, middle), STAR - 2, text=str(token.vp))


def _fitting(pay: dict[Resource, int], gain: dict[Resource, int], room: float) -> tuple[Goods, Goods]:
    """Choose signs as large as there is room for."""
    sign = SIGN
    while Goods(pay, sign).width + Goods(gain, sign).width > room:
        sign -= 1
    return Goods(pay, sign), Goods(gain, sign)
