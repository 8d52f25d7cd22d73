"""What is new on the map, read from what happened: the last few changes, the newest last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events import battle, build, combat, economy, explore, guardians, setup, tokens

MOST = 5
"""So many regions shine at once; older changes are told in the text only."""


class Changes(msgspec.Struct):
    """What to mark, by region and river section."""

    regions: list[str] = []
    """Regions that shine, the newest last."""
    tokens: set[str] = set()
    """Where an Event token was turned or has begun."""
    built: set[str] = set()
    """Where a Settlement or a Wall is new."""
    levels: set[Seat] = set()
    """Whose Ziggurat has grown."""
    ships: set[str] = set()
    """Sections with a Ship that is new there."""
    moves: list[tuple[Seat | None, str, str]] = []
    """Who went from where to where, each way once; None is a Tribe that fled."""
    lost_units: dict[str, list[tuple[Seat | None, str]]] = {}
    """Whose combat Units of which kind were destroyed in a region."""
    lost_buildings: dict[str, list[tuple[str, Seat]]] = {}
    """Which buildings fell in a region, and whose."""

    def at(self, region: str) -> None:
        """Let a region shine as the newest; arrows into regions that no longer shine go."""
        self.regions = [*(each for each in self.regions if each != region), region][-MOST:]
        self.moves = [each for each in self.moves if each[2] in self.regions]

    def moved(self, seat: Seat | None, origin: str, region: str) -> None:
        """Mark a way; whoever goes straight back has not moved."""
        way, back = (seat, origin, region), (seat, region, origin)
        kept = [each for each in self.moves if each not in (way, back)]
        self.moves = kept if back in self.moves else [*kept, way]
        self.at(region)

    def new(self, region: str) -> None:
        """Mark a new building."""
        self.built.add(region)
        self.at(region)

    def fallen(self, region: str, seat: Seat | None, unit: str) -> None:
        """Mark a combat Unit that was destroyed."""
        self.lost_units.setdefault(region, []).append((seat, unit))
        self.at(region)

    def razed(self, region: str, building: str, owner: Seat) -> None:
        """Mark a building that is gone."""
        self.lost_buildings.setdefault(region, []).append((building, owner))
        self.built.discard(region)
        self.at(region)


def changes_of(happened: Sequence[Event]) -> Changes:
    """Read events, the oldest first; what a later one undoes is not marked."""
    changes = Changes()
    for event in happened:
        if not (_of_peace(event, changes) or _of_rivers(event, changes)):
            _of_war(event, changes)
    return changes


def _of_peace(event: Event, changes: Changes) -> bool:
    """Read what is built, created and discovered; say whether it was that."""
    match event:
        case setup.StartTaken(region=region) | setup.EmpireBegan(region=region) | setup.LotDrawn(region=region):
            changes.at(region)
        case economy.UnitCreated(region=region) | build.RamBuilt(region=region):
            changes.at(region)
        case build.WallBuilt(region=region) | build.SettlementBuilt(region=region):
            changes.new(region)
        case setup.OutpostPlaced(region=str(region)):
            changes.new(region)
        case tokens.EventPlaced(region=region, piece=piece):
            changes.new(region) if piece in ("settlement", "wall") else changes.at(region)
        case build.ZigguratBuilt(seat=seat) | setup.FirstDieTaken(seat=seat):
            changes.levels.add(seat)
        case tokens.EventTurned(region=region) | tokens.EventChosen(region=region):
            changes.tokens.add(region)
            changes.at(region)
        case tokens.EventTakenOver(region=region) | tokens.EventResolved(region=region):
            changes.tokens.add(region)
            changes.at(region)
        case _:
            return False
    return True


def _of_rivers(event: Event, changes: Changes) -> bool:
    """Read what happens to Ships; say whether it was that."""
    match event:
        case build.ShipBuilt(section=section) | setup.FirstShipPlaced(section=section):
            changes.ships.add(section)
        case tokens.EventLaunched(section=section):
            changes.ships.add(section)
        case explore.ShipMoved(from_section=origin, section=section):
            changes.ships.discard(origin)
            changes.ships.add(section)
        case combat.ShipsSunk(section=section):
            changes.ships.discard(section)
        case _:
            return False
    return True


def _of_war(event: Event, changes: Changes) -> None:
    match event:
        case explore.UnitMoved(seat=seat, from_region=origin, region=region):
            changes.moved(seat, origin, region)
        case battle.Retreated(party_seat=seat, from_region=origin, region=region):
            changes.moved(seat, origin, region)
        case battle.Fought(region=region, is_destroyed=True, winner=winner):
            if winner == "attacker":
                changes.fallen(region, event.defender_seat, event.defending_unit)
            else:
                changes.fallen(region, event.attacker_seat, event.attacking_unit)
        case battle.NowhereToFlee(party_seat=seat, unit=unit, region=region):
            changes.fallen(region, seat, unit)
        case combat.UnitLostByWinner(seat=seat, region=region, unit=unit):
            changes.fallen(region, seat, unit)
        case combat.ArmyLost(seat=seat, region=region, units=units):
            for unit in units:
                changes.fallen(region, seat, unit)
        case combat.WallFell(seat=seat, region=region):
            changes.razed(region, "town_wall", seat)
        case combat.SettlementDestroyed(region=region, owner_seat=owner):
            changes.razed(region, "settlement", owner)
        case combat.SettlementConquered(region=region):
            changes.new(region)
        case guardians.WavePlaced(region=region) | guardians.EventTrampled(region=region):
            changes.at(region)
        case guardians.TribeOverrun(region=region, units=tribe):
            for kind in tribe:
                changes.fallen(region, None, kind)
