"""What the questions of a combat have in common: who is asked, and how Units stand on a panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.decision import Arg, Option, Seat, Text
from engine.mesopotamia.combat.combat import Combat, Combatant, Fled, Role
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import MesopotamiaState


def asked(s: MesopotamiaState, combat: Combat, role: Role) -> Seat | None:
    """The seat that decides for a role; None if nobody at the table does. M1.13, M16.43"""
    seat = combat.player_of(role)
    return seat if seat is not None and seat < s.seats else None


def about(combat: Combat, **more: Arg) -> dict[str, Arg]:
    """What every question of a combat is about."""
    return {"region": combat.region, "attacker": combat.attacker, "defender": combat.defender, **more}


def unit_args(unit: Combatant | Fled, reader: Role) -> dict[str, Arg]:
    """Name a Unit to one of the parties: its own ones need no other word."""
    return {"unit": unit.kind, "is_enemy": unit.role != reader}


def unit_option(combat: Combat, unit: Combatant, reader: Role, group: str = "") -> Option:
    """Show a Unit with the values of its card."""
    label = Text("combat-unit", {**unit_args(unit, reader), **which(combat, unit), "count": None})
    rows = {"force": unit.value("force"), "tactics": unit.value("tactics"), "mobility": unit.value("mobility")}
    return Option(unit.id, label, Text("card-values", {**rows, "is_enemy": unit.role != reader}), group)


def which(combat: Combat, unit: Combatant) -> dict[str, Arg]:
    """Say which of several Units of a kind is meant, by its number; of a single one nothing has to be said."""
    alike = [each.id for each in combat.of(unit.role) if each.kind == unit.kind]
    return {"nth": alike.index(unit.id) + 1 if len(alike) > 1 else 0}


def by_kind(combat: Combat, placed: Iterable[tuple[str, int]]) -> dict[Fighter, int]:
    """Add up what Units got, given by their ids, by the kinds of these Units, for reports."""
    total: Counter[Fighter] = Counter()
    for unit_id, count in placed:
        total[combat.unit(unit_id).kind] += count
    return dict(total)
