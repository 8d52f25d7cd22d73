"""A combat in a few lines, never folded: who won and what was lost, the bids and the cards, then fight by fight."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import battle, combat
from render.games.mesopotamia.recap.bids import allotted, bids
from render.games.mesopotamia.recap.fight_numbers import fights
from render.games.mesopotamia.recap.fights import CombatStory, Parties
from render.games.mesopotamia.recap.losses import Loss
from render.story.line import RecapLine
from render.text.phrases import Part, Phrase, Row, phrase


def told(story: CombatStory) -> list[RecapLine]:
    """How a combat ended and why; if it is not over, how far it is; of a mere part, each event."""
    parties = story.parties or _simple_parties(story)
    if parties is None:
        return [RecapLine((step(event),), dull=True) for event in story.events]
    weights = _weights(story, parties)
    fought = [event for event in story.events if isinstance(event, battle.Fought)]
    told = [*_result(story, parties), *((said,) for said in (*bids(story, parties), *fights(fought)))]
    hits = tuple(weights)
    return [
        RecapLine(
            tuple(said),
            hits=hits,
            weights=weights,
            dull=bool(n),
            complete=1,
            weighty=True,
            concerns=() if n else parties.seats,
        )
        for n, said in enumerate(told or [_attack(story, parties)])
    ]


def step(event: Event) -> Event | Phrase:
    """Something of a combat that is told by itself. M16.17, M16.24"""
    match event:
        case battle.PhalanxesAllotted():
            return allotted(event)
        case battle.Fought():
            return fights([event])[0]
    return event


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


def _result(story: CombatStory, parties: Parties) -> list[tuple[Phrase, ...]]:
    """Who beat whom, which Units were destroyed and where others fled, and what is left of Phalanxes.

    M16.18, M16.25, M16.31, M16.51
    """
    won = _winner(story)
    if won is None:
        return []
    loser = next((seat for seat in parties.seats if seat != won[0]), None)
    about = {"region": story.region, "winner_seat": won[0], "loser_seat": loser, "tribe_seat": story.tribe_seat}
    lost = [phrase("recap-loses", party_seat=party, units=units) for party, units in story.lost.items()]
    values = next((event for event in story.events if isinstance(event, combat.SimpleCombatWon)), None)
    score: dict[str, Part] = {"value": None, "loser_value": None, "is_tie": False}
    if values is not None:
        score = {"value": values.value, "loser_value": values.loser_value, "is_tie": values.is_tie}
    losses = (*lost, *_flights(story))
    left = story.phalanxes
    kept = [Row(tuple(phrase("per-seat", seat=seat, n=count) for seat, count in left.items()))] if left else []
    said = {**about, **score, "losses": Row(losses) if losses else None}
    return [tuple(phrase("recap-beats", **said, kept=each) for each in (*kept, None))]


def _flights(story: CombatStory) -> list[Phrase]:
    """Who fled where, with which Units. M16.31"""
    fled: dict[tuple[Seat | None, str], Counter[str]] = {}
    for event in story.events:
        if isinstance(event, battle.Retreated):
            fled.setdefault((event.party_seat, event.region), Counter())[event.unit] += 1
    return [
        phrase("recap-flees", party_seat=party, region=region, unit=next(iter(units)))
        if units.total() == 1
        else phrase("recap-flee", party_seat=party, region=region, units=dict(units))
        for (party, region), units in fled.items()
    ]
