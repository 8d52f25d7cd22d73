"""M16.12-M16.14, M16.43: what a party can bid with, and what it must."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Seat
from engine.mesopotamia.combat.combat import Combat, Role
from engine.mesopotamia.state import TRIBE, MesopotamiaState


class Purse(NamedTuple):
    """The bounds of a bid."""

    least: int
    """Phalanxes from Ships; all of a Tribe's."""
    most: int
    must_be_all: bool
    """It is a Tribe's. M16.43"""
    is_choice: bool
    """Whether more than one bid is legal. M16.62"""


def purse_of(s: MesopotamiaState, combat: Combat, role: Role) -> Purse:
    """What a party can and must bid: its holding and what its Ships add, which must be bid. M16.14"""
    party = combat.party(role)
    if party == TRIBE:
        everything = combat.tribe_phalanxes
        return Purse(everything, everything, must_be_all=True, is_choice=not s.simple_combat)
    bonus = combat.bonus[role]
    most = s.holding(party)["phalanx"] + bonus
    return Purse(bonus, most, must_be_all=False, is_choice=bonus < most if s.simple_combat else most > 0)


def phalanxes_left(s: MesopotamiaState, party: Seat) -> int | None:
    """What a party holds now; nothing can be said of a Tribe, which has no holding. M16.44"""
    return None if party == TRIBE else s.holding(party)["phalanx"]
