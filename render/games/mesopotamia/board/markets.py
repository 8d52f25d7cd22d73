"""Trade tokens and the Hanging Gardens, large: what each takes and brings, and who has it. M9, M11"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.tokens import GARDEN_LEVELS, GARDENS, SHIP_SLOTS, TRADE_TOKENS, Garden, trade_layout
from engine.mesopotamia.view.table import MesopotamiaView, TradeView
from render.games.mesopotamia.board.closeup_title import TITLE, closeup_title
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.gardens import MARKS, WANTED, is_for_waves
from render.games.mesopotamia.board.goods import Goods
from render.picture.audience import Audience
from render.picture.panel import across, panel
from render.picture.pen import tinted
from render.picture.scene import Box, Card, Drawn, Label, Point, Scene, Sprite
from render.picture.theme import ACTIVE_PAPER, CREAM, GOLD, HALO, LAPIS, MUTED, PAPER, SEATS, SMALLEST
from render.picture.type import fit, measure

PAD, HEADING, ROW = 14.0, 62.0, 76.0
"""Room inside a panel, for its heading, and for a level of the Gardens."""
TOKEN, BETWEEN, COLUMNS = 84.0, 8.0, 2
"""Height of a Trade token, room between two, and how many lie side by side."""
TAG, SIGN, NAME = 60.0, 46.0, 240.0
"""Width of the number of a level, size of signs, and room for the name of whoever has it."""
STAR, FREE, GREY = 58.0, "#C9B685", "#EFE3C2"


def markets(view: MesopotamiaView, audience: Audience) -> Scene:
    """Lay out the Gardens above and Trade below."""
    gardens = (LEFT, TITLE + GAP, RIGHT, TITLE + GAP + HEADING + GARDEN_LEVELS * ROW + PAD)
    rows = sum(-(-count // COLUMNS) for count in trade_layout(len(view.players)))
    trade = (LEFT, gardens[3] + GAP, RIGHT, gardens[3] + GAP + HEADING + rows * (TOKEN + BETWEEN) + PAD)
    shapes: list[Drawn] = [*closeup_title("markets", audience), *panel(gardens), *panel(trade)]
    shapes += [*_heading(audience.say("picture-hanging-gardens"), gardens), *_gardens(view, audience, gardens)]
    shapes += [*_heading(audience.say("picture-trade"), trade), *_trade(view, trade)]
    return Scene(height=round(trade[3] + GAP), base=(), over=tuple(shapes))


def _heading(words: str, box: Box) -> Iterator[Label]:
    yield Label(words, (box[0] + 2 * PAD, box[1] + HEADING / 2 + 4), 44, "serif", LAPIS, "left")


def _gardens(view: MesopotamiaView, audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """A row a level: who built it, or what it takes; what lies face down is not known yet. M9.9"""
    built = len(view.garden_builders)
    for n in range(GARDEN_LEVELS):
        top = box[1] + HEADING + n * ROW
        row, middle = (box[0] + PAD, top, box[2] - PAD, top + ROW - BETWEEN), top + (ROW - BETWEEN) / 2
        tile = GARDENS[view.gardens[n]] if n < len(view.gardens) else None
        builder = view.garden_builders[n] if n < built else None
        colour = SEATS[builder].colour if builder is not None else ""
        fill = tinted(colour, 0.8) if colour else HALO if tile and n == built else GREY
        yield Card(row, fill, colour or (GOLD if tile and n == built else FREE), 3 if colour else 2, 10)
        yield from _level(str(n + 1), row)
        x = row[0] + TAG + 12
        if builder is not None:
            yield from _owner(audience, builder, x, middle)
        elif tile is not None and n == built:
            yield Label(audience.say("picture-next-level"), (x, middle), 40, anchor="left")
        if tile is None:
            yield Label(audience.say("picture-not-turned"), (x, middle), 36, fill=MUTED, anchor="left")
            continue
        yield from _wave(audience, (x + NAME, middle)) if is_for_waves(view) else _price(tile, row, x + NAME)
        yield Sprite("points", (row[2] - STAR / 2 - 8, middle), STAR, text=str(tile.vp))


def _price(tile: Garden, row: Box, x: float) -> Iterator[Card | Label | Sprite]:
    """What a level takes, and what must be had for it. M9.8"""
    yield from Goods(tile.pay, SIGN, every=True).shapes(x, (row[1] + row[3]) / 2)
    needed = {"population": tile.require.population, "event": tile.require.event}
    for name, least in {**needed, "settlements": tile.require.settlements}.items():
        if least:
            yield from _wanted(f"≥{least}", MARKS[name], row[2] - STAR - 24, row)


def _wave(audience: Audience, at: Point) -> Iterator[Label | Sprite]:
    """Say that a level comes with a wave that is repelled. M19.4"""
    yield Sprite("enemy", (at[0] + SIGN / 2, at[1]), SIGN - 4)
    yield Label(audience.say("picture-wave-repelled"), (at[0] + SIGN + 12, at[1]), 38, anchor="left")


def _level(number: str, row: Box) -> Iterator[Card | Label]:
    yield Card((row[0], row[1], row[0] + TAG, row[3]), LAPIS, radius=10)
    yield Label(number, (row[0] + TAG / 2, (row[1] + row[3]) / 2), 42, "number", CREAM)


def _wanted(words: str, mark: str, right: float, row: Box) -> Iterator[Card | Label | Sprite]:
    """What must be had but is not paid. M9.8"""
    middle, left = (row[1] + row[3]) / 2, right - measure(words, "number", 38) - SIGN - 24
    yield Card((left, row[1] + 6, right, row[3] - 6), WANTED, LAPIS, 3, 10)
    yield Label(words, (left + 10, middle), 38, "number", LAPIS, "left")
    yield Sprite(mark, (right - SIGN / 2 - 8, middle), SIGN - 4, flat=True)


def _owner(audience: Audience, seat: int, x: float, y: float) -> Iterator[Label | Sprite]:
    yield Sprite("badge", (x + 24, y), 44, seat, flat=True)
    name, size = fit(audience.name(seat), "serif", 40, NAME - 72, SMALLEST)
    yield Label(name, (x + 56, y), size, "serif", anchor="left")


def _trade(view: MesopotamiaView, box: Box) -> Iterator[Card | Label | Sprite]:
    """Two tokens a row; a level begins a new row."""
    top = box[1] + HEADING
    for level, count in enumerate(trade_layout(len(view.players)), 1):
        tokens = {token.slot: token for token in view.trade if token.level == level}
        rows = -(-count // COLUMNS)
        bottom = top + rows * (TOKEN + BETWEEN) - BETWEEN
        yield from _level(str(level), (box[0] + PAD, top, box[2] - PAD, bottom))
        for n in range(count):
            y = top + (n // COLUMNS) * (TOKEN + BETWEEN)
            line = (box[0] + PAD + TAG + BETWEEN, y, box[2] - PAD, y + TOKEN)
            place = across(line, COLUMNS, BETWEEN)[n % COLUMNS]
            if n + 1 in tokens:
                yield from _token(tokens[n + 1], place)
            else:
                yield Card(place, PAPER, FREE, 1.5, 10)
        top = bottom + BETWEEN


def _token(slot: TradeView, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out a token as on the board, with larger signs. M3.14"""
    left, top, right, bottom = box
    middle, token = (top + bottom) / 2, TRADE_TOKENS[slot.token]
    colour = SEATS[slot.owner].colour if slot.owner is not None else ""
    yield Card(box, tinted(colour, 0.8) if colour else ACTIVE_PAPER, colour or FREE, 3 if colour else 2, 10)
    yield Sprite("amphora", (left + 34, middle), 46, slot.owner, flat=True)
    x = left + 68
    if (slot.level, slot.slot) in SHIP_SLOTS:
        yield Sprite("boat", (x + 22, middle), 44, flat=True)
        x += 52
    end = right - (STAR + 10 if token.vp else 10)
    sign = SIGN
    while Goods(token.pay, sign).width + Goods(token.gain, sign).width + 40 > end - x:
        sign -= 1
    pay = Goods(token.pay, sign)
    yield from pay.shapes(x, middle)
    yield Sprite("gives", (x + pay.width + 20, middle), 34, flat=True)
    yield from Goods(token.gain, sign).shapes(x + pay.width + 40, middle)
    if token.vp:
        yield Sprite("points", (right - STAR / 2 - 6, middle), STAR, text=str(token.vp))
