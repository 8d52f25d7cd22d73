"""The harvest: who took which column, and the turn order that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.assyria import events as e
from render.games.assyria.recap.together import in_a_row
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.story.seats import in_order
from render.text.phrases import Phrase, phrase


def harvest(group: EventGroup) -> list[RecapLine]:
    """The columns taken; if they are those of everybody, from left to right they are the new order. A5.7, A5.11"""
    taken, order = group.all(e.Harvested), group.first(e.OrderSet)
    if order is not None and len(taken) == len(order.seats):
        from_the_left = sorted(taken, key=lambda event: event.column)
        return [_columns(from_the_left, "recap-harvest-order", "recap-harvested")]
    lines = [_columns(taken, "recap-together", "recap-harvests")] if taken else []
    return lines if order is None else [*lines, RecapLine((phrase("recap-order", order=in_order(order.seats)),))]


def _columns(taken: Sequence[e.Harvested], key: str, each: str) -> RecapLine:
    """With their cards, if there is room."""
    wordings = (phrase(key, clauses=in_a_row(taken, partial(_column, each, much))) for much in ("", "-briefly"))
    return RecapLine(tuple(wordings), tuple(event.seat for event in taken), dull=True)


def _column(key: str, much: str, too: str, event: e.Harvested) -> Phrase:
    return phrase(f"{key}{too}{much}", seat=event.seat, column=event.column, cards=event.cards)
