"""M20.1: combats under way, which everybody may see but for bids that are not opened."""

from __future__ import annotations

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.combat.combat import Combat, Fled
from engine.mesopotamia.combat.in_battle import InBattle
from engine.mesopotamia.combat.under_way import under_way
from engine.mesopotamia.state import MesopotamiaState


class CombatantView(msgspec.Struct, frozen=True):
    """A Unit in a combat, with its card and the Phalanxes on it."""

    id: str
    role: str
    kind: str
    card: str
    placed: dict[str, int]


class FledView(msgspec.Struct, frozen=True):
    """A Unit that has fled or was destroyed."""

    role: str
    kind: str


class LineView(msgspec.Struct, frozen=True):
    """A line of a battle: the ids of the Units of each side, the front one first. M16.21"""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class CombatView(msgspec.Struct, frozen=True, kw_only=True):
    """A combat; its bids are empty until they are opened. M16.14"""

    region: str
    attacker: Seat
    defender: Seat
    tribe_player: Seat | None
    tribe_phalanxes: int
    bonus: dict[str, int]
    units: tuple[CombatantView, ...]
    fled: tuple[FledView, ...]
    lost: tuple[FledView, ...]
    bids: dict[str, dict[str, int]]
    stage: str
    """How far the battle is; before it `bids` while they are given, and `waiting` once they are open. M16.36"""
    lines: tuple[LineView, ...]


def combats(s: MesopotamiaState) -> tuple[CombatView, ...]:
    """The combats whose cards are drawn, the one being fought first."""
    battle = next((step for step in reversed(s.stack.steps) if isinstance(step, InBattle)), None)
    return tuple(_combat(each, battle if battle and battle.combat is each else None) for each in under_way(s))


def _combat(combat: Combat, battle: InBattle | None) -> CombatView:
    waiting = "waiting" if combat.bids else "bids"
    return CombatView(
        region=combat.region,
        attacker=combat.attacker,
        defender=combat.defender,
        tribe_player=combat.tribe_player,
        tribe_phalanxes=combat.tribe_phalanxes,
        bonus=dict(combat.bonus.items()),
        units=tuple(
            CombatantView(each.id, each.role, each.kind, each.card, dict(each.placed.items())) for each in combat.units
        ),
        fled=_fled(combat.fled),
        lost=_fled(combat.lost),
        bids={role: dict(bid.items()) for role, bid in combat.bids.items()},
        stage=battle.stage if battle else waiting,
        lines=tuple(LineView(*each.ids) for each in battle.lines) if battle else (),
    )


def _fled(units: list[Fled]) -> tuple[FledView, ...]:
    return tuple(FledView(unit.role, unit.kind) for unit in units)
