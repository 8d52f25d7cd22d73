"""A combat in at most three lines: who won and what was lost, the bids with what went on which card, the fights."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import battle, combat
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.recap.fights import CombatStory, Parties
from render.games.mesopotamia.recap.losses import Loss
from render.story.line import RecapLine
from render.text.phrases import Part, Phrase, Row, phrase


def told(story: CombatStory) -> list[RecapLine]:
    """How a combat ended and why; if it is not over, how far it is; of a mere part, each event."""
    parties = story.parties or _simple_parties(story)
    if parties is None:
        return [RecapLine((event,), dull=True) for event in story.events]
    weights = _weights(story, parties)
    result = _result(story, parties)
    reasons = [*_bids(story, parties), *_fights(story, parties)]
    wordings = [*([result] if result else []), *(reasons or ([] if result else [_attack(story, parties)]))]
    hits = tuple(weights)
    return [
        RecapLine(tuple(said), hits=hits, weights=weights, dull=bool(n) and not hits, complete=1)
        for n, said in enumerate(wordings)
    ]


def _weights(story: CombatStory, parties: Parties) -> dict[Seat, int]:
    """Whom it hit: who is attacked, was beaten, or lost Units. M16.3, M16.25"""
    won = _winner(story)
    beaten = [parties.defender] if won is None else [seat for seat in parties.seats if seat != won[0]]
    hit = [(seat, Loss.PEACE) for seat in beaten]
    hit += [(seat, Loss.UNITS) for seat in story.lost]
    for event in story.events:
        match event:
            case battle.Fought(winner=winner, is_destroyed=destroyed):
                loser = event.defender_seat if winner == "attacker" else event.attacker_seat
                hit.append((loser, Loss.UNITS if destroyed else Loss.PEACE))
            case battle.NowhereToFlee(party_seat=seat):
                hit.append((seat, Loss.UNITS))
    weights: dict[Seat, int] = {}
    for party, loss in hit:
        if party is not None:
            weights[party] = max(int(loss), weights.get(party, 0))
    return weights


def _winner(story: CombatStory) -> tuple[Seat | None] | None:
    """Who won, which may be the Tribe; None while nobody has."""
    for event in story.events:
        match event:
            case battle.CombatWon(winner_seat=seat) | combat.SimpleCombatWon(seat=seat):
                return (seat,)
    return None


def _simple_parties(story: CombatStory) -> Parties | None:
    """Of a simple combat that is told without its beginning, winner and loser in place of attacker and defender."""
    for event in story.events:
        match event:
            case combat.SimpleCombatWon(seat=int(seat), loser_seat=loser):
                return Parties(seat, loser)
            case combat.SimpleCombatWon(seat=None, loser_seat=int(loser)):
                return Parties(loser, None)
    return None


def _versus(parties: Parties) -> dict[str, Part]:
    return {"attacker_seat": parties.attacker, "defender_seat": parties.defender}


def _attack(story: CombatStory, parties: Parties) -> list[Phrase]:
    """Who attacks whom, with cards if they are drawn. M16.7, M16.10"""
    about = {"region": story.region, **_versus(parties), "tribe_seat": story.tribe_seat}
    drawn = {event.seat: event.cards for event in story.events if isinstance(event, combat.CardsDrawn)}
    began = [event for event in story.events if isinstance(event, combat.CombatBegan)]
    briefly = [phrase("recap-attacks", **about, **_units(x)) for x in began]
    if parties.attacker in drawn and parties.defender in drawn:
        cards = {"with_cards": drawn[parties.attacker], "on_cards": drawn[parties.defender]}
        return [phrase("recap-attacks-cards", **about, **cards), *briefly, phrase("recap-attacks-only", **about)]
    return [*briefly, phrase("recap-attacks-only", **about)]


def _units(event: combat.CombatBegan) -> dict[str, Part]:
    return {"with_units": dict(event.attacker_units.items()), "on_units": dict(event.defender_units.items())}


def _result(story: CombatStory, parties: Parties) -> list[Phrase]:
    """Who beat whom, which Units were destroyed and where others fled. M16.25, M16.31, M16.51"""
    won = _winner(story)
    if won is None:
        return []
    loser = next((seat for seat in parties.seats if seat != won[0]), None)
    about = {"region": story.region, "winner_seat": won[0], "loser_seat": loser, "tribe_seat": story.tribe_seat}
    lost = [phrase("recap-loses", party_seat=party, units=units) for party, units in story.lost.items()]
    fled = [_flight(event) for event in story.events if isinstance(event, battle.Retreated)]
    values = next((event for event in story.events if isinstance(event, combat.SimpleCombatWon)), None)
    score: dict[str, Part] = {"value": None, "loser_value": None, "is_tie": False}
    if values is not None:
        score = {"value": values.value, "loser_value": values.loser_value, "is_tie": values.is_tie}
    at_length, briefly = Row((*lost, *fled)), Row(tuple(lost))
    return [
        phrase("recap-beats", **about, **score, losses=losses if losses.phrases else None)
        for losses in ((at_length, briefly) if fled else (at_length,))
    ]


def _flight(event: battle.Retreated) -> Phrase:
    return phrase("recap-flees", party_seat=event.party_seat, unit=event.unit, region=event.region)


def _bids(story: CombatStory, parties: Parties) -> list[list[Phrase]]:
    """The bids row by row, and what went on which card; of a simple combat what both bid. M16.14-M16.17, M16.50"""
    about = {"region": story.region, **_versus(parties)}
    rows = [event for event in story.events if isinstance(event, battle.RowDecided)]
    if rows:
        arranged = [event.seat for event in story.events if isinstance(event, battle.LinesArranged)][:1]
        by = arranged[0] if arranged and _is_large(story) else None
        told = [dotted(_row(event, story.events, much) for event in _bid_on(rows)) for much in (True, False)]
        return [[phrase("recap-bids", **about, items=items, arranger_seat=by) for items in told]]
    bids = {event.seat: event.phalanxes for event in story.events if isinstance(event, combat.BidOpened)}
    if any(isinstance(event, combat.SimpleCombatWon) for event in story.events) and len(bids) == len(_both(parties)):
        mine, theirs = (bids.get(party, 0) for party in _both(parties))
        return [[phrase("recap-bids-simple", **about, own=mine, other=theirs)]]
    return [[phrase("recap-placed", **about, items=items)] for items in _placed(story)]


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


def _both(parties: Parties) -> tuple[Seat | None, Seat | None]:
    return parties.attacker, parties.defender


def _bid_on(rows: Sequence[battle.RowDecided]) -> Sequence[battle.RowDecided]:
    """Leave out rows on which nobody bid, unless nobody bid at all."""
    return [row for row in rows if row.attacker_bid or row.defender_bid] or rows


def _row(event: battle.RowDecided, events: Sequence[Event], with_cards: bool) -> Phrase:
    placed = [each.units for each in events if isinstance(each, battle.PhalanxesAllotted) and each.row == event.row]
    units: dict[str, int] | None = dict(placed[0].items()) if placed and with_cards else None
    return phrase("recap-row", row=event.row, own=event.attacker_bid, other=event.defender_bid, units=units)


def _is_large(story: CombatStory) -> bool:
    """Say whether lines could be arranged in more than one way. M16.21"""
    began = [event for event in story.events if isinstance(event, combat.CombatBegan)]
    fought = sum(isinstance(event, battle.Fought) for event in story.events)
    return fought > 1 or any(sum(x.attacker_units.values()) + sum(x.defender_units.values()) > 2 for x in began)


def _fights(story: CombatStory, parties: Parties) -> list[list[Phrase]]:
    """Each fight with its numbers, the attacker's Unit first; at length with the Mobility that decided. M16.24"""
    fought = [event for event in story.events if isinstance(event, battle.Fought)]
    if not fought:
        return []
    about = {"region": story.region, **_versus(parties)}
    told = [dotted(_fight(event, key) for event in fought) for key in ("recap-fight", "recap-fight-briefly")]
    return [[phrase("recap-fights", **about, items=items) for items in told]]


def _fight(event: battle.Fought, key: str) -> Phrase:
    loser = event.defending_unit if event.winner == "attacker" else event.attacking_unit
    tie = event.attacking_total == event.defending_total
    won_by = event.attacker_seat if event.winner == "attacker" else event.defender_seat
    return phrase(
        key,
        own_unit=event.attacking_unit,
        other_unit=event.defending_unit,
        own=event.attacking_total,
        other=event.defending_total,
        own_mobility=event.attacking_mobility,
        other_mobility=event.defending_mobility,
        loser_unit=loser,
        is_destroyed=event.is_destroyed,
        is_tie=tie,
        tie_seat=won_by,
    )
