"""What whoever bids has to know: both parties' cards, what they can bid, what fits, and whose ties are. M16.12"""

from __future__ import annotations

from engine.core.decision import Arg, Text
from engine.mesopotamia.combat.combat import Combat, Role, opposite
from engine.mesopotamia.combat.purse import purse_of
from engine.mesopotamia.combat.simple import strength
from engine.mesopotamia.content.cards import ROWS
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def bid_prompt(s: MesopotamiaState, combat: Combat, role: Role) -> Text:
    """Word a bid for a role: `bid-attack-prompt`, `bid-defend-prompt`, against a Tribe, for a Tribe; or simple ones."""
    other = opposite(role)
    enemy = combat.party(other)
    args: dict[str, Arg] = {
        "region": combat.region,
        "role": role,
        "other_seat": None if enemy == TRIBE else enemy,
        "phalanxes": purse_of(s, combat, role).most - combat.bonus[role],
        "bonus": combat.bonus[role],
        "other_phalanxes": purse_of(s, combat, other).most,
        "wins_ties": combat.winner_of_ties(s) == role,
    }
    if s.simple_combat:
        args |= {"value": strength(combat, role), "other_value": strength(combat, other)}
    else:
        args |= {
            "units": _counts(combat, role),
            "cards": [unit.card for unit in combat.of(role)],
            "other_units": _counts(combat, other),
            "other_cards": [unit.card for unit in combat.of(other)],
            "edges": _edges(combat, role),
            "other_edges": _edges(combat, other),
            **{f"{row}_room": combat.room(role, row) for row in ROWS},
        }
    key = _key(combat, role)
    return Text(f"bid-simple-{key.removeprefix('bid-')}" if s.simple_combat else key, args)


def _key(combat: Combat, role: Role) -> str:
    if combat.defender == TRIBE:
        return "bid-attack-tribe-prompt" if role == "attacker" else "bid-for-tribe-prompt"
    return "bid-attack-prompt" if role == "attacker" else "bid-defend-prompt"


def _counts(combat: Combat, role: Role) -> dict[str, int]:
    kinds = [unit.kind for unit in combat.of(role)]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def _edges(combat: Combat, role: Role) -> list[str]:
    """Say for which Units of a role Tactics count, and over which they face: `archer_spearman`. M16.11"""
    faced = dict.fromkeys(unit.kind for unit in combat.of(opposite(role)))
    edges = (f"{unit.kind}_{kind}" for unit in combat.of(role) for kind in faced if unit.has_advantage(kind))
    return list(dict.fromkeys(edges))
