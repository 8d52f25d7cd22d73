"""M16.24-M16.27: one fight between two Units, and what it costs the winner."""

from __future__ import annotations

from typing import NamedTuple

from engine.mesopotamia.combat.combat import Combatant, Role
from engine.mesopotamia.content.cards import Row

TIRING: tuple[Row, ...] = ("mobility", "tactics", "force")
"""The row that loses a Phalanx where nobody is asked: the first that has one. M16.27"""


class Fight(NamedTuple):
    """How a fight ended."""

    winner: Combatant
    loser: Combatant
    is_destroyed: bool
    """Else the loser flees."""


def beats(value: int, other: int, wins_ties: bool) -> bool:
    """Whether a total or a Mobility is higher, or equal with ties won. M16.8

    >>> beats(2, 2, True), beats(2, 2, False), beats(3, 2, False)
    (True, False, True)
    """
    return value > other or (value == other and wins_ties)


def fight(attacker: Combatant, defender: Combatant, ties: Role) -> Fight:
    """Let two Units fight: totals say who wins, Mobility whether the loser gets away. M16.24, M16.25"""
    attacker_wins = beats(
        attacker.total_against(defender.kind), defender.total_against(attacker.kind), ties == "attacker"
    )
    winner, loser = (attacker, defender) if attacker_wins else (defender, attacker)
    return Fight(winner, loser, beats(winner.value("mobility"), loser.value("mobility"), ties == winner.role))


def tiring_rows(unit: Combatant) -> list[Row]:
    """The rows from which a Unit can lose a Phalanx; printed values are never reduced. M16.27"""
    return [row for row in TIRING if unit.placed.get(row)]
