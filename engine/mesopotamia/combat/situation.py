"""How a combat stands, as far as its course depends on it, and how it will end."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.core.decision import Arg
from engine.mesopotamia.combat.combat import Combatant, Role
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.map import Fighter


class Standing(NamedTuple):
    """A Unit as far as fights depend on it; hashable, so that a forecast is made once."""

    id: str
    role: Role
    kind: Fighter
    card: str
    force: int
    tactics: int
    mobility: int

    @classmethod
    def of(cls, unit: Combatant) -> Standing:
        """Take down how a Unit stands."""
        placed = unit.placed
        rows = (placed.get("force", 0), placed.get("tactics", 0), placed.get("mobility", 0))
        return cls(unit.id, unit.role, unit.kind, unit.card, *rows)

    def with_more(self, row: Row, count: int) -> Standing:
        """Think of more Phalanxes on a row."""
        return self._replace(**{row: getattr(self, row) + count})


class Situation(NamedTuple):
    """Everything the course of a combat depends on."""

    units: tuple[Standing, ...]
    ties: Role
    arranger: Role
    can_flee: tuple[bool, bool]
    """Whether there is a region to flee to for Units of the attacker, and of the defender. M16.33"""
    reacting: Role | None = None
    """The side that does not bid and places Phalanxes before each fight. M17.30"""
    pool: int = 0
    """The Phalanxes it has left."""


class Forecast(msgspec.Struct, frozen=True):
    """How a combat will end."""

    winner: Role
    attacker_destroyed: int
    attacker_fled: int
    defender_destroyed: int
    defender_fled: int

    def args(self, role: Role) -> dict[str, Arg]:
        """Tell it to one of the parties: whether it wins, what it destroys and drives off, loses and saves."""
        own, other = (self.attacker_destroyed, self.attacker_fled), (self.defender_destroyed, self.defender_fled)
        if role == "defender":
            own, other = other, own
        return {
            "wins": role == self.winner,
            "destroyed": other[0],
            "driven_off": other[1],
            "lost": own[0],
            "fled": own[1],
        }
