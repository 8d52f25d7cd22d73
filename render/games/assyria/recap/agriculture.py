"""The harvest: who took which column, and the turn order that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.assyria import events as e
from engine.core.decision import Seat
from render.games.assyria.recap.together import in_a_row
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase

TOGETHER = 2
"""So many columns are told in a line, so that there is room for their cards."""


def harvest(group: EventGroup) -> list[RecapLine]:
    """The columns taken with their cards, then the turn order that comes of it. A5.7, A5.11

    Until there is an order somebody is still to choose among the others, and must know which are gone.
    """
    taken, orders = group.all(e.Harvested), group.all(e.OrderSet)
    goes_on = not orders
    columns = [_columns(taken[n : n + TOGETHER], goes_on) for n in range(0, len(taken), TOGETHER)]
    return [*columns, *map(_order, orders)]


def _order(order: e.OrderSet) -> RecapLine:
    """The new order, with the places of those who play later than before; of an old match nobody knows who does."""
    now, before = order.seats, order.before_seats
    if now == before:
        return RecapLine((phrase("recap-order-same"),), dull=True)
    fallen = [seat for seat in before if now.index(seat) > before.index(seat)]
    at_length = phrase("recap-order", order=Row(tuple(_place(order, seat, seat in fallen) for seat in now)))
    names_alone = phrase("recap-order", order=Row(tuple(_name(seat, seat in fallen) for seat in now)))
    overtaken = tuple(fallen)
    return RecapLine((at_length, names_alone), hits=overtaken, overtaken=overtaken, dull=not fallen, complete=1)


def _place(order: e.OrderSet, seat: Seat, has_fallen: bool) -> Phrase:
    if not has_fallen:
        return _name(seat, has_fallen)
    rank, was = (seats.index(seat) + 1 for seats in (order.seats, order.before_seats))
    return phrase("recap-fallen", seat=seat, rank=rank, was=was)


def _name(seat: Seat, has_fallen: bool) -> Phrase:
    return phrase("recap-hit" if has_fallen else "recap-who", seat=seat)


def _columns(taken: Sequence[e.Harvested], goes_on: bool) -> RecapLine:
    """Cards in words, or in signs where there is not room for words."""
    lengths = ("", "-signs")
    wordings = (phrase("recap-together", clauses=in_a_row(taken, partial(_column, much))) for much in lengths)
    seats = tuple(event.seat for event in taken)
    return RecapLine(tuple(wordings), seats, dull=not goes_on, weighty=goes_on, decisive=goes_on)


def _column(much: str, too: str, event: e.Harvested) -> Phrase:
    return phrase(f"recap-harvests{too}{much}", seat=event.seat, column=event.column, cards=event.cards)
