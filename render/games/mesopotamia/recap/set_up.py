"""The set-up: who plays which Empire and begins where, and what is laid out; Quests, as far as a reader knows them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import setup as e
from engine.mesopotamia.events.build import GardenTurned
from engine.mesopotamia.holdings import told
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.recap import opponent
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase

_ALONE = (e.OutpostPlaced, e.FirstDieTaken, e.FirstShipPlaced)
"""What only some Empires begin with: told as it is."""


def set_up(group: EventGroup) -> list[RecapLine]:
    """Lots, roles, Empires, Start Regions, then the table and the Quests. M3"""
    return [
        *map(_seating, group.all(e.SeatingDrawn)),
        *_by_lot(group.all(e.LotDrawn)),
        *_in_a_row("recap-roles", _roles(group)),
        *_empires(group.all(e.EmpireTaken)),
        *opponent.at_set_up(group),
        *_starts(group),
        *(RecapLine((event,), dull=True) for event in group.events if isinstance(event, _ALONE)),
        *_table(group),
        *_quests(group),
    ]


def chosen(event: Event) -> Phrase | None:
    """What a player chose, and begins with, told to that player without a name; None for anything else. M3.3-M3.19"""
    match event:
        case e.RoleTaken(role=role):
            return phrase("so-far-role", role=role)
        case e.EmpireTaken(empire=empire):
            return phrase("so-far-empire", empire=empire)
        case e.StartTaken(region=region):
            return phrase("so-far-start", region=region)
        case e.EmpireBegan(unit=unit, region=region, gained=gained):
            return phrase("so-far-began", unit=unit, region=region, gained=told(gained))
        case e.OutpostPlaced(region=region):
            return phrase("so-far-outpost", region=region)
        case e.FirstDieTaken(colour=colour):
            return phrase("so-far-first-die", colour=colour)
        case e.FirstShipPlaced(section=section):
            return phrase("recap-launches", section=section)
        case e.QuestsKept(quests=quests) if quests:
            return phrase("so-far-quests", items=dotted(phrase("recap-quest", quest=quest) for quest in quests))
    return None


def _seating(event: e.SeatingDrawn) -> RecapLine:
    """Who chooses first, or that somebody plays alone, which is news to nobody and only opens the log."""
    opens = phrase("log-set-up")
    alone = event.seats[0] if len(event.seats) == 1 else None
    return RecapLine(
        (event if alone is None else phrase("recap-alone", seat=alone),), opens=opens, detail=alone is not None
    )


def _roles(group: EventGroup) -> list[Phrase]:
    """Who has which role; alone it means nothing. M3.3"""
    if any(len(event.seats) == 1 for event in group.all(e.SeatingDrawn)):
        return []
    return [phrase("recap-role", seat=event.seat, role=event.role) for event in group.all(e.RoleTaken)]


def _by_lot(drawn: Sequence[e.LotDrawn]) -> list[RecapLine]:
    """Empires and Start Regions, a line a player, so that nobody looks for theirs on the map. M3.24"""
    heading = phrase("log-set-up")
    return [
        RecapLine(
            (phrase("recap-lot", seat=event.seat, empire=event.empire, region=event.region),),
            opens=heading if event is drawn[0] else None,
        )
        for event in drawn
    ]


def _empires(taken: Sequence[e.EmpireTaken]) -> list[RecapLine]:
    """M3.4"""
    told = [[phrase(key, seat=x.seat, empire=x.empire) for x in taken] for key in ("recap-empire", "recap-empire-only")]
    return _in_a_row("recap-empires", *told)


def _in_a_row(key: str, *told: Sequence[Phrase]) -> list[RecapLine]:
    """What each chose, at length and more briefly; who had no choice comes last."""
    return [RecapLine(tuple(phrase(key, items=Row(tuple(items))) for items in told))] if told[0] else []


def _starts(group: EventGroup) -> list[RecapLine]:
    """Where everybody begins; with what, unless it is only a part of the story. M3.5, M3.7"""
    begun = {event.seat: event for event in group.all(e.EmpireBegan)}
    chosen = group.all(e.StartTaken)
    at_length = [_start(event, begun.get(event.seat)) for event in chosen]
    briefly = [_start(event, None) for event in chosen]
    where = {*(event.seat for event in chosen), *(event.seat for event in group.all(e.LotDrawn))}
    alone = [RecapLine((event,), dull=True) for seat, event in begun.items() if seat not in where]
    return [*_in_a_row("recap-starts", at_length, briefly), *alone]


def _start(event: e.StartTaken, begun: e.EmpireBegan | None) -> Phrase:
    return phrase("recap-start", seat=event.seat, region=event.region, unit=begun.unit if begun else None)


def _table(group: EventGroup) -> list[RecapLine]:
    """That Trade tokens are laid, which the board shows, and what the Gardens need. M3.13, M3.18"""
    laid = [RecapLine((phrase("recap-laid"),), dull=True) for _ in group.all(e.TradeLaid)[:1]]
    return [*laid, *(RecapLine((event,), dull=True) for event in group.all(GardenTurned))]


def _quests(group: EventGroup) -> list[RecapLine]:
    """Own Quests one by one; of others how many. Who has chosen is told only until all have. M3.19"""
    dealt, kept = group.all(e.QuestsDealt), group.all(e.QuestsKept)
    sealed = {event.seat: event for event in group.all(e.QuestsSealed)}
    lines = [_own("recap-dealt", event, dull=True) for event in dealt if event.quests]
    lines += _numbers("recap-dealt", [(event.seat, event.count) for event in dealt if not event.quests])
    if not kept:
        lines += [RecapLine((event,), dull=True) for event in sealed.values()]
    lines += [_own("recap-kept", event, dull=False) for event in kept if event.quests]
    return [*lines, *_numbers("recap-kept", [(event.seat, event.count) for event in kept if not event.quests])]


def _own(key: str, event: e.QuestsDealt | e.QuestsKept, dull: bool) -> RecapLine:
    """Quests that the reader may know, which have commas of their own; where there is no room only how many."""
    quests = dotted(phrase("recap-quest", quest=quest) for quest in event.quests)
    briefly = phrase(f"{key}-one", seat=event.seat, count=event.count)
    return RecapLine((phrase(f"{key}-own", seat=event.seat, items=quests), briefly), dull=dull, complete=1)


def _numbers(key: str, counts: Sequence[tuple[Seat, int]]) -> list[RecapLine]:
    """A line for all who got the same number of Quests."""
    by_count: dict[int, list[Seat]] = {}
    for seat, count in counts:
        by_count.setdefault(count, []).append(seat)
    return [RecapLine((phrase(key, quest_seats=who, count=n),), dull=True) for n, who in by_count.items()]
