"""M16.3, M16.7: two parties become a combat: who attacks, with which Units, supported by how many Ships."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.mesopotamia.combat.combat import Combat, Combatant, Role
from engine.mesopotamia.combat.naval import support
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def combat_between(s: MesopotamiaState, region: str, one: Seat, other: Seat) -> Combat:
    """Lay out the combat of two parties in a region, before cards are drawn. M16.3"""
    defender = defender_of(s, region, one, other)
    attacker = other if defender == one else one
    return Combat(
        region=region,
        attacker=attacker,
        defender=defender,
        bonus={"attacker": support(s, attacker, region), "defender": support(s, defender, region)},
        units=[*_combatants(s, region, attacker, "attacker"), *_combatants(s, region, defender, "defender")],
    )


def defender_of(s: MesopotamiaState, region: str, one: Seat, other: Seat) -> Seat:
    """Who defends: a Tribe, else whoever has a Settlement there, else whoever has been there longer. M16.7"""
    if TRIBE in (one, other):
        return TRIBE
    settled = s.settlements.get(region)
    if settled in (one, other):
        return settled
    return min(one, other, key=lambda side: _since(s, region, side))


def _since(s: MesopotamiaState, region: str, side: Seat) -> int:
    army = s.army(region, side)
    return army.since if army else 0


def fighters_of(s: MesopotamiaState, region: str, party: Seat) -> list[Fighter]:
    """The combat Units of a party in a region, weakest kinds first."""
    if party == TRIBE:
        tribe = s.tribes.get(region, {})
        return [kind for kind in FIGHTERS for _ in range(tribe.get(kind, 0))]
    army = s.army(region, party)
    return [kind for kind in FIGHTERS for _ in range(army.units.get(kind, 0))] if army else []


def _combatants(s: MesopotamiaState, region: str, party: Seat, role: Role) -> list[Combatant]:
    kinds = fighters_of(s, region, party)
    return [Combatant(id=f"{role[0]}{number}", role=role, kind=kind) for number, kind in enumerate(kinds, 1)]
