"""The fights of a combat with their numbers: whose Unit lost, and the Mobility by which it died or got away. M16.24"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.mesopotamia.events.battle import Fought
from render.games.mesopotamia.dotted import dotted
from render.text.phrases import Part, Phrase, phrase

A_LINE = 2
"""So many fights a line holds, all with the same numbers: none is told more briefly than another."""


def fights(fought: Sequence[Fought]) -> list[Phrase]:
    """Two fights a line, the attacker's Unit first, and who wins ties if that decided one."""
    return [_line(fought[n : n + A_LINE]) for n in range(0, len(fought), A_LINE)]


def _line(fought: Sequence[Fought]) -> Phrase:
    first = fought[0]
    ties = [seat for event in fought for seat in _winner_of_ties(event)]
    about: dict[str, Part] = {
        "region": first.region,
        "attacker_seat": first.attacker_seat,
        "defender_seat": first.defender_seat,
        "is_tie": bool(ties),
        "tie_seat": ties[0] if ties else None,
    }
    return phrase("recap-fights", **about, items=dotted(map(_fight, fought)))


def _winner_of_ties(event: Fought) -> list[Seat | None]:
    """Who wins ties, the Tribe as None, if totals or Mobility were even; nothing if neither was. M16.8"""
    is_attacker = event.winner == "attacker"
    if event.attacking_total != event.defending_total:
        if event.attacking_mobility != event.defending_mobility:
            return []
        is_attacker = is_attacker is event.is_destroyed  # who gets away by a tie wins it
    return [event.attacker_seat if is_attacker else event.defender_seat]


def _fight(event: Fought) -> Phrase:
    is_defender = event.winner == "attacker"
    return phrase(
        "recap-fight",
        own_unit=event.attacking_unit,
        other_unit=event.defending_unit,
        own=event.attacking_total,
        other=event.defending_total,
        own_mobility=event.attacking_mobility,
        other_mobility=event.defending_mobility,
        loser_unit=event.defending_unit if is_defender else event.attacking_unit,
        loser_seat=event.defender_seat if is_defender else event.attacker_seat,
        is_destroyed=event.is_destroyed,
    )
