"""What feeds whom: for each food the own huts, free hexes around, cards in hand, and what each column offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.assyria.data import CARDS, FOODS, HEXES, JOKER, PLOW
from engine.assyria.view import AssyriaView, PlayerView
from engine.core.decision import Seat
from render.games.assyria.board.cards import TINTS
from render.games.assyria.board.frame import GAP, LEFT, RIGHT
from render.picture.audience import Audience
from render.picture.panel import across, down
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import CREAM, INK, LAPIS, MUTED, SMALLEST

HEAD, ROW = 74.0, 118.0
"""Height of the headings, and of the row of a food with the room below it."""
SIGN, COUNTS = 118.0, 430.0
"""Width of the sign of a food, and of what a player has of it."""
NUMBER, COIN = 48, 40.0
CARD = 50.0
"""Half the width of a card, or of two."""
SALE = ("expansion", "actions")
"""The phases in which cards that nobody took are for sale or will be. A7.19"""
ROWS = (*FOODS, JOKER)
"""The last row is of what feeds any hut: Jokers and the Plow. A6.9"""
HIGH = HEAD + len(ROWS) * ROW


def food_table(view: AssyriaView, audience: Audience, seat: Seat | None, top: float) -> Iterator[Drawn]:
    """Lay out the table; for somebody who does not play there are only the columns of the market."""
    rows = dict(zip(ROWS, down((LEFT, top + HEAD, RIGHT, top + HIGH), len(ROWS), GAP), strict=True))
    for food, box in rows.items():
        yield Card(box, TINTS[food], INK, 2)
        yield from _sign(food, (box[1] + box[3]) / 2)
    begin = LEFT + SIGN
    if seat is not None:
        yield from _counts(view.players[seat], audience, (begin, top, begin + COUNTS, top + HEAD), rows)
        begin += COUNTS
    columns = [n for n, cards in enumerate(view.market) if cards or view.phase not in SALE]
    heads = across((begin, top, RIGHT - GAP, top + HEAD), max(1, len(columns)), GAP)
    for column, head in zip(columns, heads, strict=False):
        yield from _column(view, column, head, rows)


def _sign(food: str, y: float) -> Iterator[Sprite]:
    if food != JOKER:
        yield Sprite(food, (LEFT + SIGN / 2, y), 66, flat=True)
        return
    yield Sprite(JOKER, (LEFT + 34, y), 48, flat=True)
    yield Sprite(PLOW, (LEFT + 86, y), 44, flat=True)


def _counts(player: PlayerView, audience: Audience, head: Box, rows: Mapping[str, Box]) -> Iterator[Label]:
    """Count for each food how many own huts want it, on how many free hexes around it grows, and the own cards."""
    settled, around = (Counter(HEXES[hex_id].food for hex_id in hexes) for hexes in (player.settled, player.around))
    counts = {
        "huts": {food: str(settled[food]) for food in FOODS},
        "around": {food: str(around[food]) for food in FOODS},
        "cards": {food: _symbols(player, food) for food in ROWS},
    }
    for (heading, values), place in zip(counts.items(), across(head, len(counts)), strict=True):
        x = (place[0] + place[2]) / 2
        yield Label(audience.say(f"closeup-food-{heading}"), (x, (head[1] + head[3]) / 2), SMALLEST + 2)
        for food, value in values.items():
            y = (rows[food][1] + rows[food][3]) / 2
            yield Label(value, (x, y), NUMBER, "number", MUTED if value == "0" else INK)


def _symbols(player: PlayerView, food: str) -> str:
    """Write the symbols of each own card of a food; the Plow feeds one hut. A6.9"""
    symbols = [CARDS[card].symbols for card in player.cards if CARDS[card].food == food]
    if food == JOKER and player.plow:
        symbols.append(1)
    return "+".join(str(each) for each in symbols) or "0"


def _column(view: AssyriaView, column: int, head: Box, rows: Mapping[str, Box]) -> Iterator[Card | Label | Sprite]:
    """Lay out a column: its number and who has taken it, and each of its cards in the row of its food."""
    left, top, right, bottom = head
    x, y = (left + right) / 2, (top + bottom) / 2
    taker, cards = view.discs[column], view.market[column]
    yield Label(str(column + 1), (x if taker is None else x - 28, y), NUMBER, "number", LAPIS if cards else MUTED)
    if taker is not None:
        yield Sprite("badge", (x + 22, y), 40, taker)
    for food, row in rows.items():
        here = [card for card in cards if CARDS[card].food == food]
        places = across((x - CARD, row[1] + 14, x + CARD, row[3] - 14), len(here) or 1)
        for card, box in zip(here, places, strict=False):
            yield from _card(card, box, view.phase in SALE)


def _card(card: str, box: Box, for_sale: bool) -> Iterator[Card | Label | Sprite]:
    """Lay out a card with the number of its symbols, and its price at its corner."""
    left, top, right, bottom = box
    yield Card(box, CREAM, INK, 2.5, 9)
    yield Label(str(CARDS[card].symbols), ((left + right) / 2, (top + bottom) / 2), NUMBER, "number")
    if for_sale:
        yield Sprite("coin", (right, bottom - 4), COIN, text=str(CARDS[card].price))
