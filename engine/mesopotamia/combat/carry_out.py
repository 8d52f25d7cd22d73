"""M16.61: the combats of a wave are carried out one after the other, once all bids lie open."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.mesopotamia.combat.battle import Battle
from engine.mesopotamia.combat.by_values import bid_by_rule, is_by_values
from engine.mesopotamia.combat.combat import ROLES, Combat
from engine.mesopotamia.combat.simple import SimpleBattle
from engine.mesopotamia.combat.tribes import is_unbid
from engine.mesopotamia.combat.unbid import UnbidBattle
from engine.mesopotamia.combat.walls import fall
from engine.mesopotamia.guardians.home import lose_home
from engine.mesopotamia.regions import is_contested
from engine.mesopotamia.state import MesopotamiaState

Fought: TypeAlias = dict[str, list[Seat]]
"""Regions with the parties that fight in them in this phase. M8.8"""


class CarryOut(Step[MesopotamiaState], tag="mesopotamia.CarryOut"):
    """One battle after the other; with the last of a region its Wall falls. M8.8"""

    combats: list[Combat]
    """Those to come, in order."""
    fought: Fought
    region: str = ""
    """Where the battle is that was begun last."""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Clean up after a battle, then begin the next."""
        if self.region and not is_contested(s, self.region):
            fall(s, ctx, self.region, self.fought[self.region])
            lose_home(s, ctx)
        if not self.combats:
            s.pop()
            return
        combat = self.combats.pop(0)
        self.region = combat.region
        if is_by_values(s, combat):
            bid_by_rule(s, ctx, combat)
        s.push(_battle(s, combat))


def _battle(s: MesopotamiaState, combat: Combat) -> Step[MesopotamiaState]:
    if s.simple_combat or is_by_values(s, combat):
        return SimpleBattle(combat)
    is_reacted_to = any(is_unbid(s, combat.party(role)) for role in ROLES)
    return UnbidBattle(combat) if is_reacted_to else Battle(combat)
