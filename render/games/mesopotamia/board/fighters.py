"""A combat as its rules see it: the Units of both parties, who wins ties, and what a fight between two would bring."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Arg, Seat
from engine.mesopotamia.combat.combat import ROLES, Combatant, Role
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.tracks import is_ahead
from engine.mesopotamia.view.combats import CombatantView, CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from render.picture.audience import Audience

OTHER: dict[Role, Role] = {"attacker": "defender", "defender": "attacker"}


def in_reading_order(view: MesopotamiaView, audience: Audience, reader: Seat | None) -> list[CombatView]:
    """Put the combat first that the reader is asked about, then those they take part in, else as they are fought."""
    asked = _asked_about(audience)
    return sorted(view.combats, key=lambda combat: (combat.region != asked, not _takes_part(combat, reader)))


def has_bid(view: MesopotamiaView, audience: Audience, combat: CombatView, seat: Seat) -> bool:
    """Say whether a player has given the bid for a combat: all of theirs, or the reader those before the one asked for.

    How far others are with several of them is not known. M16.14, M16.61
    """
    if combat.stage != "bids" or not _takes_part(combat, seat):
        return False
    regions, asked = [each.region for each in view.combats], _asked_about(audience)
    is_before = asked in regions and regions.index(combat.region) < regions.index(str(asked))
    return seat in view.sealed_by or (seat == audience.reader and is_before)


def _asked_about(audience: Audience) -> Arg:
    """The region that the reader's open question is about, if it is about one."""
    return next((about["region"] for about in audience.about if "region" in about), None)


def _takes_part(combat: CombatView, seat: Seat | None) -> bool:
    return seat is not None and seat in (combat.attacker, combat.defender, combat.tribe_player)


def party(combat: CombatView, role: Role) -> Seat | None:
    """Whose Units are in a role; None for the Tribe. M16.7"""
    seat = combat.attacker if role == "attacker" else combat.defender
    return None if seat == TRIBE else seat


def unbid_role(view: MesopotamiaView, combat: CombatView) -> Role | None:
    """Which party places no bid but reacts to every fight, if one does: a side that nobody sits at, or a Tribe that
    plays itself. M16.67, M17.28"""
    for role in ROLES:
        seat = party(combat, role)
        if seat is None and view.tribes_themselves and not view.simple_combat:
            return role
        if view.opponent is not None and seat == view.opponent.side:
            return role
    return None


def winner_of_ties(view: MesopotamiaView, combat: CombatView) -> Role:
    """Who wins every tie: whoever is ahead on the Event track; a Tribe loses them. M16.8"""
    if combat.defender == TRIBE:
        return "attacker"
    ahead = is_ahead([list(pile) for pile in view.event], combat.attacker, combat.defender)
    return "attacker" if ahead else "defender"


def fighter(unit: CombatantView) -> Combatant:
    """Give a Unit as the rules know it."""
    kind = next(kind for kind in FIGHTERS if kind == unit.kind)
    role = next(role for role in ROLES if role == unit.role)
    placed: dict[Row, int] = {row: unit.placed[row] for row in ROWS if unit.placed.get(row)}
    return Combatant(unit.id, role, kind, unit.card, placed)


def fighters(combat: CombatView, role: Role) -> list[Combatant]:
    """Give the Units of a role that are still in a combat."""
    return [fighter(unit) for unit in combat.units if unit.role == role]


def counts(unit: Combatant, row: Row, against: Sequence[Combatant]) -> bool:
    """Say whether a row of a Unit counts against any of some others: Tactics only over kinds its card names. M16.24"""
    return row != "tactics" or any(unit.has_advantage(other.kind) for other in against)
