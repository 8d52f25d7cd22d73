"""One combat as far as it is told: its parties, bids, rows, fights and what became of the Units. M16"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import battle, combat


class Parties(msgspec.Struct, frozen=True):
    """Who fights whom; None is the Tribe."""

    attacker: Seat
    defender: Seat | None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who sit at the table."""
        return (self.attacker,) if self.defender is None else (self.attacker, self.defender)


class CombatStory(msgspec.Struct):
    """The events of one combat, in the order they happened."""

    region: str
    events: list[Event] = []

    @property
    def parties(self) -> Parties | None:
        """Who fights whom, if what is told says so."""
        for event in self.events:
            match event:
                case (
                    combat.CombatBegan(attacker_seat=attacker, defender_seat=defender)
                    | battle.RowDecided(attacker_seat=attacker, defender_seat=defender)
                    | battle.Fought(attacker_seat=attacker, defender_seat=defender)
                    | battle.CombatWon(attacker_seat=attacker, defender_seat=defender)
                ):
                    return Parties(attacker, defender)
        return None

    @property
    def tribe_seat(self) -> Seat | None:
        """Who plays the Tribe, if that is told. M16.42"""
        rolled = (event.tribe_seat for event in self.events if isinstance(event, combat.TribeRolled))
        return next(rolled, None)

    @property
    def lost(self) -> dict[Seat | None, dict[str, int]]:
        """Units that were destroyed, by party."""
        found: dict[Seat | None, dict[str, int]] = {}
        for event in self.events:
            match event:
                case battle.CombatWon(attacker_lost=attacker, defender_lost=defender):
                    found[event.attacker_seat] = dict(attacker.items())
                    found[event.defender_seat] = dict(defender.items())
                case combat.ArmyLost(seat=seat, units=units):
                    found[seat] = dict(units.items())
                case combat.UnitLostByWinner(seat=seat, unit=unit):
                    found[seat] = {unit: 1}
        return {party: units for party, units in found.items() if units}

    @property
    def phalanxes(self) -> dict[Seat, int]:
        """What each party holds when the combat is over; older matches do not say. M16.18, M16.53"""
        found: list[tuple[Seat | None, int | None]] = []
        winner: Seat | None = None
        for event in self.events:
            match event:
                case battle.CombatWon(attacker_seat=attacker, defender_seat=defender):
                    found = [(attacker, event.attacker_phalanxes), (defender, event.defender_phalanxes)]
                case combat.SimpleCombatWon(seat=seat):
                    winner = seat
                case combat.ArmyLost(seat=loser):
                    found = [(winner, event.winner_phalanxes), (loser, event.loser_phalanxes)]
        return {seat: left for seat, left in found if seat is not None and left is not None}


IN_COMBAT = (
    *(combat.CombatBegan, combat.TribeRolled, combat.CardsDrawn, combat.BidOpened, combat.SimpleCombatWon),
    *(combat.ArmyLost, combat.UnitLostByWinner, battle.RowDecided, battle.HalfTakenBack, battle.PhalanxesAllotted),
    *(battle.PhalanxesPlaced, battle.LinesArranged, battle.Prepared, battle.Fought, battle.Tired),
    *(battle.Retreated, battle.NowhereToFlee, battle.RamsFollowed, battle.CombatWon),
)
"""What belongs to one combat; the rest of the phase is told around it."""


def stories(events: Iterable[Event]) -> list[CombatStory]:
    """Part the combats of a phase, which may be bid for all at once; in a region one may follow another. M16.61"""
    found: list[CombatStory] = []
    for event in events:
        if not isinstance(event, IN_COMBAT):
            continue
        region = event.from_region if isinstance(event, battle.Retreated | battle.RamsFollowed) else event.region
        last = next((story for story in reversed(found) if story.region == region), None)
        if last is None or isinstance(event, combat.CombatBegan):
            last = CombatStory(region)
            found.append(last)
        last.events.append(event)
    return found
