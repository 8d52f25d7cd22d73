"""What was bid in a combat and what went on which card; or what was placed where nobody bids."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.cards import ROWS
from engine.mesopotamia.events import battle, combat
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.recap.fights import CombatStory, Parties
from render.text.phrases import Part, Phrase, Row, phrase


def bids(story: CombatStory, parties: Parties) -> list[Phrase]:
    """The bids row by row, and what went on which card; of a simple combat what both bid. M16.14-M16.17, M16.50"""
    about: dict[str, Part] = {
        "region": story.region,
        "attacker_seat": parties.attacker,
        "defender_seat": parties.defender,
    }
    rows = [event for event in story.events if isinstance(event, battle.RowDecided)]
    if rows:
        arranged = [event.seat for event in story.events if isinstance(event, battle.LinesArranged)][:1]
        by = arranged[0] if arranged and _is_large(story) else None
        items = dotted(_row(event, story.events) for event in _bid_on(rows))
        goes_on = rows[0].row != ROWS[0]
        return [phrase("recap-bids", **about, items=items, arranger_seat=by, goes_on=goes_on)]
    both = parties.attacker, parties.defender
    opened = {event.seat: event.phalanxes for event in story.events if isinstance(event, combat.BidOpened)}
    if any(isinstance(event, combat.SimpleCombatWon) for event in story.events) and len(opened) == len(both):
        mine, theirs = (opened.get(party, 0) for party in both)
        return [phrase("recap-bids-simple", **about, own=mine, other=theirs)]
    return [phrase("recap-placed", **about, items=items) for items in _placed(story)]


def allotted(event: battle.PhalanxesAllotted) -> Phrase:
    """Who put how many on which card, where it is told by itself. M16.17"""
    about = {"seat": event.seat, "party_seat": event.party_seat, "row": event.row, "region": event.region}
    return phrase("recap-allots", **about, items=_on_cards(event), lost=event.lost)


def _placed(story: CombatStory) -> list[Row]:
    """Phalanxes that were placed without bids, by both parties. M17.28, M17.30"""
    by_party: dict[Seat | None, dict[str, int]] = {}
    for event in story.events:
        if isinstance(event, battle.PhalanxesPlaced | battle.Prepared):
            rows = by_party.setdefault(event.seat, {})
            for row, count in event.rows.items():
                rows[row] = rows.get(row, 0) + count
    told = tuple(phrase("recap-places-rows", party_seat=party, rows=rows) for party, rows in by_party.items())
    return [Row(told)] if told else []


def _bid_on(rows: Sequence[battle.RowDecided]) -> Sequence[battle.RowDecided]:
    """Leave out rows on which nobody bid, unless nobody bid at all."""
    return [row for row in rows if row.attacker_bid or row.defender_bid] or rows


def _row(event: battle.RowDecided, events: Sequence[Event]) -> Phrase:
    placed = [each for each in events if isinstance(each, battle.PhalanxesAllotted) and each.row == event.row]
    cards = _on_cards(placed[0]) if placed else None
    return phrase("recap-row", row=event.row, own=event.attacker_bid, other=event.defender_bid, items=cards)


def _on_cards(event: battle.PhalanxesAllotted) -> Row | None:
    """What each card got; matches begun before cards of a kind were told apart know only what a kind got."""
    each = zip(event.kinds, event.placed.values(), strict=True) if event.kinds else event.units.items()
    told = tuple(phrase("recap-on-card", unit=unit, count=count) for unit, count in each)
    return Row(told) if told else None


def _is_large(story: CombatStory) -> bool:
    """Say whether lines could be arranged in more than one way. M16.21"""
    began = [event for event in story.events if isinstance(event, combat.CombatBegan)]
    fought = sum(isinstance(event, battle.Fought) for event in story.events)
    return fought > 1 or any(sum(x.attacker_units.values()) + sum(x.defender_units.values()) > 2 for x in began)
