"""The board of Delta as a scene: the water above, a strip for each side, the supply, and below the reader's cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from render.picture.acting import acting
from render.picture.audience import Audience
from render.picture.panel import across, panel
from render.picture.scene import Box, Card, Drawn, Label, Scene, Sprite
from render.picture.strip import TAB, strip_count, strip_ground, strip_name
from render.picture.theme import GOLD, INK, KEY_FACT, LAPIS, PAPER, SMALLEST, WIDTH
from render.picture.type import fit
from tests.toy import events as e
from tests.toy.game import Table
from tests.toy.state import FLOOD, GOODS

EDGE, HEADER, STRIP, GAP, CARD = 14.0, 100.0, 110.0, 10.0, 110.0
NAME, FIRST, STEP = 250.0, 410.0, 120.0
"""Room for a name; where the goods stand, and how far apart."""


def board(view: Table, audience: Audience) -> Scene:
    """Lay the board out; it is as high as there are sides, whether the reader has cards or not."""
    rows = len(view.stands) + 2
    height = EDGE + HEADER + rows * (STRIP + GAP) + EDGE
    over: list[Drawn] = [*_header(view, audience)]
    for row, seat in enumerate(range(len(view.stands))):
        over += _strip(view, audience, seat, _row(row))
    over += _supply(view, _row(rows - 2))
    over += _cards(view, audience, _row(rows - 1))
    return Scene(height=round(height), base=(), over=tuple(over))


def _row(row: int) -> Box:
    top = EDGE + HEADER + GAP + row * (STRIP + GAP)
    return (EDGE, top, WIDTH - EDGE, top + STRIP)


def _header(view: Table, audience: Audience) -> Iterator[Drawn]:
    """Round and water at the left; at the right who is to act, who has won, or that nobody has."""
    box = (EDGE, EDGE, WIDTH - EDGE, EDGE + HEADER)
    yield from panel(box)
    middle = EDGE + HEADER / 2
    yield Label(audience.say("picture-round", round=view.round), (EDGE + 26, middle), KEY_FACT, "serif", anchor="left")
    for step in range(FLOOD):
        x = 400 + step * 60
        yield Card((x, middle - 24, x + 48, middle + 24), LAPIS if step < view.water else PAPER, INK, 3, 8)
    who = acting(view.result, audience, 440)
    yield from who.shapes((WIDTH - EDGE - 26 - who.width, middle))
    if view.result is not None and not view.result.winners:
        nobody, size = fit(audience.say("picture-nobody"), "serif", KEY_FACT, 560, SMALLEST)
        yield Label(nobody, (WIDTH - EDGE - 26, middle), size, "serif", anchor="right")


def _strip(view: Table, audience: Audience, seat: Seat, box: Box) -> Iterator[Drawn]:
    left, top, right, bottom = box
    middle, stand = (top + bottom) / 2, view.stands[seat]
    chosen = audience.waiting if view.result is None else view.result.winners
    yield from strip_ground(box, seat, seat in chosen)
    yield Sprite("badge", (left + TAB / 2, middle), 56, seat)
    yield strip_name(audience, seat, (left + TAB + 16, middle), NAME)
    for n, good in enumerate(GOODS):
        yield from strip_count(Sprite(f"toy-{good}", (FIRST + n * STEP, middle), 44, flat=True), stand.goods[good])
    back = Sprite("toy-back", (FIRST + 3 * STEP, middle), 44, flat=True)
    yield from strip_count(back, stand.cards)
    for n in range(stand.face_down):
        is_new = n >= stand.face_down - _hidden(audience.since, seat)
        yield Sprite("toy-back", (FIRST + 4 * STEP + 20 + n * 40, middle), 60, seat, ring=is_new)
    yield Sprite("points", (right - 60, middle), 96, text=str(stand.points))


def _hidden(since: Sequence[Event], seat: Seat) -> int:
    """Count the cards somebody has laid face down lately; only their owner is told which."""
    return sum(isinstance(each, e.CardHidden | e.UnknownCardHidden) and each.seat == seat for each in since)


def _supply(view: Table, box: Box) -> Iterator[Drawn]:
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    for n, good in enumerate(GOODS):
        yield from strip_count(Sprite(f"toy-{good}", (FIRST + n * STEP, middle), 44, flat=True), view.supply[good])
    yield from strip_count(Sprite("toy-back", (FIRST + 3 * STEP, middle), 44, flat=True), view.deck)


def _cards(view: Table, audience: Audience, box: Box) -> Iterator[Drawn]:
    """Lay out what the reader alone may see: cards in hand, and with a golden edge those that lie face down."""
    hidden = {each.card for each in audience.since if isinstance(each, e.CardHidden)}
    mine = [*((card, False) for card in view.hand), *((card, True) for card in view.face_down)]
    for (card, is_covered), place in zip(mine, across(box, max(6, len(mine))), strict=False):
        left, top, right, bottom = place
        yield Card(place, PAPER, GOLD if is_covered else INK, 7 if card in hidden else 3, 10)
        name, size = fit(audience.say("card", card=card), "sans", 40, right - left - 20, SMALLEST)
        yield Label(name, ((left + right) / 2, (top + bottom) / 2), size)
