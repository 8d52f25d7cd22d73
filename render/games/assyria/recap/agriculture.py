"""The harvest: who took which column, and the turn order that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.assyria import events as e
from engine.assyria.assur import TWO
from engine.core.decision import Seat
from render.games.assyria.recap.together import in_a_row
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.story.seats import in_order
from render.text.phrases import Phrase, phrase


def harvest(group: EventGroup) -> list[RecapLine]:
    """The columns taken; if they are those of everybody, from left to right they are the new order. A5.7, A5.11

    Then who fell in that order; of two players this says it all.
    """
    taken, order = group.all(e.Harvested), group.first(e.OrderSet)
    passed = [] if order is None else _passed(order)
    if order is not None and len(taken) == len(order.seats):
        from_the_left = sorted(taken, key=lambda event: event.column)
        return [_columns(from_the_left, "recap-harvest-order", "recap-harvested"), *passed]
    lines = [_columns(taken, "recap-together", "recap-harvests")] if taken else []
    if order is not None and not (passed and len(order.seats) == TWO):
        lines.append(RecapLine((phrase("recap-order", order=in_order(order.seats)),), dull=bool(passed)))
    return [*lines, *passed]


def _passed(order: e.OrderSet) -> list[RecapLine]:
    """Who plays later than before, and because of whom: a line for all whom the same players passed. A5.11"""
    now, before = order.seats, order.before_seats
    behind: dict[tuple[Seat, ...], list[Seat]] = {}
    for seat in before:
        if now.index(seat) > before.index(seat):
            passers = tuple(each for each in now[: now.index(seat)] if before.index(each) > before.index(seat))
            behind.setdefault(passers, []).append(seat)
    return [_fall(order, passers, fallen) for passers, fallen in behind.items()]


def _fall(order: e.OrderSet, passers: Sequence[Seat], fallen: Sequence[Seat]) -> RecapLine:
    by = [phrase("recap-passer", seat=seat, column=order.columns_per_seat[seat]) for seat in passers]
    whom = [
        phrase("recap-passed", seat=seat, rank=order.seats.index(seat) + 1, was=order.before_seats.index(seat) + 1)
        for seat in fallen
    ]
    at_length = phrase("recap-passes", seat=passers[0], passers=by, items=whom)
    names_alone = phrase("recap-passes-briefly", seat=passers[0], ahead_seats=passers, behind_seats=fallen)
    return RecapLine((at_length, names_alone), hits=tuple(fallen), overtaken=tuple(fallen), complete=1)


def _columns(taken: Sequence[e.Harvested], key: str, each: str) -> RecapLine:
    """With their cards, if there is room."""
    wordings = (phrase(key, clauses=in_a_row(taken, partial(_column, each, much))) for much in ("", "-briefly"))
    return RecapLine(tuple(wordings), tuple(event.seat for event in taken), dull=True)


def _column(key: str, much: str, too: str, event: e.Harvested) -> Phrase:
    return phrase(f"{key}{too}{much}", seat=event.seat, column=event.column, cards=event.cards)
