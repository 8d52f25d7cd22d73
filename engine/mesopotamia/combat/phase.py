"""M16.1: the Combat phase as a whole."""

from __future__ import annotations

from engine.core.game import Ctx, Step
from engine.mesopotamia.combat.after_combats import AfterCombats
from engine.mesopotamia.combat.contested import OrderOfCombats, groups, order_matters
from engine.mesopotamia.combat.naval import sink_rivals
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import ranked


class CombatPhase(Step[MesopotamiaState], tag="mesopotamia.CombatPhase"):
    """Ships, combats with Tribes, their Events, the other combats, and what the victors take."""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Sink Ships, note the leader and list the combats; what comes after them waits below. M16.1"""
        sink_rivals(s, ctx)
        leader = ranked(s.event)[0]
        s.become(AfterCombats())
        contested = groups(s)
        if not any(contested):
            return
        if not s.is_unasked(leader) and any(order_matters(s, group) for group in contested):
            s.begin_turn(leader)
        s.push(OrderOfCombats(leader, contested))
