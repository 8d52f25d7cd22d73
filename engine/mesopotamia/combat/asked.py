"""What the questions of a combat have in common: who is asked, and how Units stand on a panel."""

from __future__ import annotations

from engine.core.decision import Arg, Option, Seat, Text
from engine.mesopotamia.combat.combat import Combat, Combatant, Role
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def asked(s: MesopotamiaState, combat: Combat, role: Role) -> Seat | None:
    """The seat that decides for a role; None if nobody at the table does. M1.13, M16.43"""
    seat = combat.player_of(role)
    return seat if seat is not None and seat < s.seats else None


def about(combat: Combat, **more: Arg) -> dict[str, Arg]:
    """What every question of a combat is about."""
    return {"region": combat.region, "attacker": combat.attacker, "defender": combat.defender, **more}


def unit_text(combat: Combat, role: Role, kind: Fighter, number: int = 0) -> Text:
    """Name a Unit with its party, and with a number where there are others like it."""
    party, unit = combat.party(role), {"unit": kind, "number": number}
    return Text("unit-of-tribe", {**unit}) if party == TRIBE else Text("unit-of", {**unit, "seat": party})


def number_of(combat: Combat, unit: Combatant) -> int:
    """Which of several Units of its kind and side this is; 0 if it is the only one."""
    alike = [each.id for each in combat.of(unit.role) if each.kind == unit.kind]
    return alike.index(unit.id) + 1 if len(alike) > 1 else 0


def unit_option(combat: Combat, unit: Combatant, group: str = "") -> Option:
    """Show a Unit with the values of its card."""
    rows = {"force": unit.value("force"), "tactics": unit.value("tactics"), "mobility": unit.value("mobility")}
    label = unit_text(combat, unit.role, unit.kind, number_of(combat, unit))
    return Option(unit.id, label, Text("card-values", {**rows}), group)


def kinds_of(combat: Combat) -> dict[str, Fighter]:
    """The kinds of the Units by their ids, for reports."""
    return {unit.id: unit.kind for unit in combat.units}
