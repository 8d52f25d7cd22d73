"""The Combat phase: ships that sink, combats with their reasons, and what becomes of Walls, Rams and Settlements."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import combat
from render.games.mesopotamia.recap import combats
from render.games.mesopotamia.recap.fights import stories
from render.games.mesopotamia.recap.losses import Loss
from render.story.group import EventGroup
from render.story.line import RecapLine

_NOTES = (combat.OrderOfCombatsFixed, combat.PairNamed)
"""What the leader decides: it changes little for the others."""


def combat_phase(group: EventGroup) -> list[RecapLine]:
    """What comes before the combats, each combat, who has bid, then what comes of them. M16.1"""
    sunk = [_sunk(event) for event in group.all(combat.ShipsSunk)]
    notes = [RecapLine((event,), dull=True) for event in group.events if isinstance(event, _NOTES)]
    told = [line for story in stories(group.events) for line in combats.told(story)]
    after = [line for event in group.events for line in _after(event)]
    return [*sunk, *notes, *told, *_sealed(group), *after]


def _sunk(event: combat.ShipsSunk) -> RecapLine:
    """M7.5"""
    return _hit(event, dict.fromkeys(event.seats, Loss.PIECE))


def _sealed(group: EventGroup) -> list[RecapLine]:
    """Who has bid, as long as no bid is open. M16.14"""
    if group.first(combat.BidOpened) is not None:
        return []
    last: dict[Seat, Event] = {}
    for event in group.events:
        if isinstance(event, combat.BidSealed | combat.BidTakenBack):
            last[event.seat] = event
    return [RecapLine((event,), dull=True) for event in last.values()]


def _after(event: Event) -> list[RecapLine]:
    """M8.8-M8.11"""
    match event:
        case combat.WallFell(seat=seat) | combat.RamsLost(seat=seat):
            return [_hit(event, {seat: Loss.PIECE})]
        case combat.SettlementConquered(owner_seat=owner) | combat.SettlementDestroyed(owner_seat=owner):
            return [_hit(event, {owner: Loss.SETTLEMENT}, (event.seat,))]
        case combat.SettlementSpared(owner_seat=owner):
            return [_hit(event, {owner: Loss.PEACE}, (event.seat,))]
    return []


def _hit(event: Event, weights: dict[Seat, Loss], seats: tuple[Seat, ...] = ()) -> RecapLine:
    heavy = {seat: int(loss) for seat, loss in weights.items()}
    return RecapLine((event,), seats, hits=tuple(heavy), weights=heavy)
