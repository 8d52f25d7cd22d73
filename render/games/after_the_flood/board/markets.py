"""The markets for one reader: who trades where, and what is sold there; what is left of it, and what pays for it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import MARKETS, TRADE
from engine.after_the_flood.view import AfterTheFloodView, AreaView
from engine.core.decision import Seat
from render.games.after_the_flood.board.frame import GAP
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import ACTIVE_PAPER, LAPIS, MUTED, PAPER, WIDTH

HEAD, ROW = 58.0, 92.0
"""Height of the headings of a table, and of a row with the room below it."""
NAME, SECOND, GOODS, COLUMN = 30.0, 330.0, 592.0, 150.0
"""Where the columns begin; goods stand side by side in the last one."""
ICON, NUMBER = 62.0, 46.0
LEFT, RIGHT = 10.0, WIDTH - 10.0
HIGH = 2 * HEAD + (len(MARKETS) + len(TRADE)) * ROW + GAP


def markets(
    view: AfterTheFloodView, audience: Audience, seat: Seat | None, top: float
) -> Iterator[Card | Label | Sprite]:
    """Lay out both tables below each other; what is pale cannot be had, or cannot be paid with by the reader."""
    yield from _headings(audience, ("market", "traders", "sells"), top)
    top += HEAD
    for market in MARKETS:
        yield from _market(view, audience, market.id, market.offers, seat, top)
        top += ROW
    top += GAP
    yield from _headings(audience, ("good", "left", "pays" if seat is None else "pays-yours"), top)
    top += HEAD
    for good, payments in TRADE.items():
        yield from _good(view, audience, good, payments, seat, top)
        top += ROW


def _headings(audience: Audience, names: tuple[str, str, str], top: float) -> Iterator[Label]:
    for name, x in zip(names, (NAME, SECOND, GOODS), strict=True):
        yield Label(audience.say(f"markets-{name}"), (x, top + HEAD / 2), 38, fill=LAPIS, anchor="left")


def _box(top: float) -> Box:
    return (LEFT, top, RIGHT, top + ROW - GAP)


def _market(
    view: AfterTheFloodView, audience: Audience, area: str, offers: tuple[str, ...], seat: Seat | None, top: float
) -> Iterator[Card | Label | Sprite]:
    """Show how often each player may trade in an area, and what is sold there with what is left of it."""
    now, middle = view.areas[area], top + (ROW - GAP) / 2
    own = seat is not None and traders(now, seat) > 0
    yield Card(_box(top), ACTIVE_PAPER if own else PAPER, LAPIS if own else MUTED, 3)
    yield Label(audience.say(f"area-{area}"), (NAME, middle), 42, "serif", anchor="left")
    for other in range(len(view.players)):
        count = traders(now, other)
        yield Sprite("worker", (SECOND + 30 + 74 * other, middle), 52, other, str(count), faded=not count)
    for n, good in enumerate(offers):
        x, left = GOODS + COLUMN * n, view.stock[good]
        yield Sprite(good, (x + ICON / 2, middle), ICON, faded=not left)
        yield Label(str(left), (x + ICON + 8, middle), NUMBER, "number", "" if left else MUTED, "left")


def _good(
    view: AfterTheFloodView, audience: Audience, good: str, payments: tuple[str, ...], seat: Seat | None, top: float
) -> Iterator[Card | Label | Sprite]:
    """Show what is left of a good, and what pays for it with how much of that the reader has."""
    left, middle = view.stock[good], top + (ROW - GAP) / 2
    yield Card(_box(top), PAPER, MUTED, 3)
    yield Sprite(good, (NAME + ICON / 2, middle), ICON, faded=not left)
    yield Label(audience.say(f"resource-{good}"), (NAME + ICON + 16, middle), 40, anchor="left")
    yield Label(str(left), (SECOND + 30, middle), NUMBER, "number", "" if left else MUTED)
    for n, given in enumerate(payments):
        has = None if seat is None else view.players[seat].hand[given]
        x = GOODS + COLUMN * n
        yield Sprite(given, (x + ICON / 2, middle), ICON - 6, faded=has == 0)
        if has is not None:
            yield Label(str(has), (x + ICON + 8, middle), NUMBER, "number", "" if has else MUTED, "left")


def traders(area: AreaView, seat: Seat) -> int:
    """Say how often a seat may trade in an area. F9.2"""
    if area.army_seat is None:
        return area.workers[seat]
    return area.armies if area.army_seat == seat else 0
