"""Events in words: which one, what it cost, what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.cards import EVENTS as CARDS
from engine.mesopotamia.events import tokens as e
from engine.mesopotamia.holdings import told as counts
from render.games.mesopotamia.recap.losses import Loss
from render.story.group import EventGroup
from render.story.line import Deed, RecapLine
from render.text.phrases import Part, Phrase, Row, phrase

SIGNS = "-signs"
"""What the names of sentences end with in which resources are told in signs."""


class Happening(msgspec.Struct):
    """What was done with one Event in one place, as far as it is told."""

    seat: Seat
    region: str
    card: str
    events: list[Event] = []

    @property
    def is_turned(self) -> bool:
        """Whether it comes to light here, so that a Unit explored it."""
        return any(isinstance(event, e.EventTurned) for event in self.events)


def happenings(events: Iterable[Event]) -> list[Happening]:
    """Put together what concerns the same Event."""
    found: dict[tuple[str, str], Happening] = {}
    for event in events:
        if isinstance(event, EVENTS):
            there = found.setdefault((event.region, event.card), Happening(event.seat, event.region, event.card))
            there.events.append(event)
    return list(found.values())


EVENTS = (
    *(e.EventTurned, e.EventTakenOver, e.EventChosen, e.EventGave, e.EventTaught, e.EventPlaced),
    *(e.EventLaunched, e.EventPeopled, e.QuestsDrawn, e.EventResolved, e.EventRoundPassed, e.EventPaused),
    e.ChoiceOwed,
)
"""Everything that happens to an Event."""


def results(events: Sequence[Event], signs: str = "") -> Row | None:
    """What an Event cost and brought, in a few words each; None if nothing is known yet.

    With `SIGNS` resources are told in signs, as everywhere in a recap.
    """
    gained: Counter[str] = Counter()
    for event in events:
        if isinstance(event, e.EventGave):
            gained.update(event.gained)
    told: list[Phrase] = []
    for event in events:
        match event:
            case e.EventChosen(paid=paid) if paid:
                told.append(phrase(f"recap-costs{signs}", paid=counts(paid)))
            case e.EventGave() if gained:
                told.append(phrase(f"recap-gives{signs}", gained=dict(gained)))
                gained.clear()
            case e.EventTaught(technology=technology, level=level):
                told.append(phrase("recap-teaches", technology=technology, level=level))
            case e.EventPlaced(piece=piece):
                told.append(phrase("recap-places", piece=piece))
            case e.EventLaunched(section=section):
                told.append(phrase("recap-launches", section=section))
            case e.EventPeopled(squares=squares, square=square) if squares:
                told.append(phrase("recap-peoples", squares=squares, square=square))
            case e.QuestsDrawn(count=count):
                told.append(phrase("recap-draws", count=count))
            case e.ChoiceOwed():
                told.append(phrase("recap-owes"))
            case e.EventResolved(squares=squares, square=square, stays=stays):
                told += [phrase("recap-advances", squares=squares, square=square)] if squares else []
                told += [phrase("recap-stays")] if stays else []
    return Row((*told, *_six_rounds(events))) if told or _six_rounds(events) else None


def _six_rounds(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """Say of an option that takes six rounds that it begins. M14.8"""
    chosen = [event for event in events if isinstance(event, e.EventChosen)]
    begins = any(CARDS[event.card].way(event.option).kind == "six_rounds" for event in chosen)
    return (phrase("recap-six-rounds"),) if begins else ()


def in_short(happening: Happening) -> Row | None:
    """Say of what came of an Event only what matters to all: how far it moved its player, or that it begins."""
    resolved = [event for event in happening.events if isinstance(event, e.EventResolved) and event.squares]
    moved = (phrase("recap-advances", squares=event.squares, square=event.square) for event in resolved)
    told = (*moved, *_six_rounds(happening.events))
    return Row(told) if told else None


def to_add_up(happening: Happening) -> Deed:
    """Name an Event among others: where it is, and what came of it in short."""
    key = "recap-tally-explores" if happening.is_turned else "recap-tally-decides"
    about: dict[str, Part] = {"region": happening.region, "card": happening.card}
    return Deed(key, item=phrase("recap-event-there", **about, gains=in_short(happening)))


def alone(group: EventGroup) -> list[RecapLine]:
    """Events outside of a turn: won from a Tribe, taken over, or a choice that was owed. M14.15, M14.21, M16.48"""
    lines: list[RecapLine] = []
    for happening in happenings(group.events):
        lines += [_taken_over(event) for event in happening.events if isinstance(event, e.EventTakenOver)]
        rest = [event for event in happening.events if not isinstance(event, e.EventTakenOver)]
        if rest:
            lines.append(_told(happening, rest))
    return lines


def _taken_over(event: e.EventTakenOver) -> RecapLine:
    whom = (event.from_seat,)
    return RecapLine((event,), (event.seat,), hits=whom, weights={event.from_seat: Loss.EVENT})


def _told(happening: Happening, events: Sequence[Event]) -> RecapLine:
    about: dict[str, Part] = {"seat": happening.seat, "region": happening.region, "card": happening.card}
    key = "recap-event-revealed" if happening.is_turned else "recap-event"
    deeds = (to_add_up(happening),)
    wordings = tuple(phrase(key, **about, gains=gains) for gains in (results(events, SIGNS), in_short(happening)))
    won = happening.is_turned  # in a combat, to whose story it belongs, as it is no part of a turn
    whose = (happening.seat,)
    return RecapLine(wordings, whose, deeds=deeds, complete=1, weighty=won, dull=won, concerns=whose if won else ())
