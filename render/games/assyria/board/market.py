"""The farming columns: a furrowed field with a number, and two cards below; who took which, and what is for sale."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.assyria.agriculture import ROWS
from engine.assyria.data import CARDS
from engine.assyria.events import Harvested, Sown
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.assyria.board.cards import FAINT, empty_place, food_card
from render.games.assyria.board.frame import HEADING, BoardFrame
from render.picture.audience import Audience
from render.picture.panel import across, below, headed, inside
from render.picture.scene import Box, Card, Label, Line, Sprite
from render.picture.theme import INK, LAPIS, MUTED

HEAD, GAP = 46.0, 5.0
FIELD, FURROW = "#C5CB7E", "#A3AC5C"
BARE = "#E6DDB0"
"""A field that has been harvested."""
COIN = 42.0


def market(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Card | Label | Line | Sprite]:
    """Lay out all columns with their cards, and who took them; what was taken since the reader moved is pale."""
    takers, taken = _takers(view), _taken(audience.since)
    whole = inside(frame.market, 12)
    beside = audience.say("picture-for-sale") if _harvested(view) and any(view.market) else ""
    yield from headed(whole, audience.say("picture-market"), HEADING, beside)
    boxes = across(below(whole, HEADING), len(view.market), 8)
    for column, box in enumerate(boxes):
        taker = takers[column]
        yield from _head(view, column, box, taker)
        yield from _cards(view, column, box, taken.get(column, ()) if taker is not None else None)


def _taken(since: Sequence[Event]) -> dict[int, tuple[str, ...]]:
    """Read which cards have been taken from each column since the market was last sown. A5.1, A5.7"""
    taken: dict[int, tuple[str, ...]] = {}
    for event in since:
        match event:
            case Sown():
                taken = {}
            case Harvested(column=column, cards=cards):
                taken[column - 1] = tuple(cards)
    return taken


def _harvested(view: AssyriaView) -> bool:
    """Say whether all have taken their column, so that what is left can be bought, now or soon. A5.9"""
    return view.phase in ("expansion", "actions") and view.result is None


def _takers(view: AssyriaView) -> tuple[Seat | None, ...]:
    """Work out who took each column; once the discs are back it is read from the new order. A5.9, A5.11"""
    if not _harvested(view):
        return view.discs
    left = [column for column, cards in enumerate(view.market) if cards]
    if len(left) != 1:
        return view.discs
    return (*view.order[: left[0]], None, *view.order[left[0] :])


def _head(view: AssyriaView, column: int, box: Box, taker: Seat | None) -> Iterator[Card | Label | Line | Sprite]:
    """Lay out the field with its number; it shines in lapis while it can be chosen, a camel says it is for sale."""
    left, top, right, _ = box
    middle = top + HEAD / 2
    choosable = view.phase == "agriculture" and taker is None and view.result is None
    for_sale = _harvested(view) and taker is None and bool(view.market[column])
    edge, width = (LAPIS, 5.0) if choosable else (INK, 2.5) if for_sale else (FAINT, 2.0)
    fresh = choosable or for_sale or view.phase == "setup"
    yield Card((left, top, right, top + HEAD), FIELD if fresh else BARE, edge, width, 9)
    for y in (middle - 11, middle, middle + 11):
        yield Line(((left + 44, y), (right - 12, y)), FURROW if fresh else "#D5CB99", 2)
    number = LAPIS if choosable else INK if fresh else MUTED
    yield Label(str(column + 1), (left + 25, middle), 42, "number", number)
    if for_sale:
        yield Sprite("camel", ((left + 44 + right) / 2, middle), 38, flat=True)
    if taker is not None:
        yield Sprite("badge", ((left + 44 + right) / 2, middle), 38, taker, flat=True)


def _cards(view: AssyriaView, column: int, box: Box, taken: tuple[str, ...] | None) -> Iterator[Card | Label | Sprite]:
    """Lay out the cards that lie there, with their prices while they are for sale, or those that were taken. A7.22"""
    left, top, right, bottom = box
    height = (bottom - top - HEAD - ROWS * GAP) / ROWS
    cards, for_sale = (view.market[column], _harvested(view)) if taken is None else (taken, False)
    for row in range(ROWS):
        place_top = top + HEAD + GAP + row * (height + GAP)
        place = (left, place_top, right, place_top + height)
        if row >= len(cards):
            yield empty_place(place)
            continue
        yield from food_card(cards[row], place, COIN if for_sale else 0, taken is not None)
        if for_sale:
            at = (right - COIN / 2 - 3, (place[1] + place[3]) / 2)
            yield Sprite("coin", at, COIN, text=str(CARDS[cards[row]].price))
