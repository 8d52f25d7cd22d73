"""F14, phase 4: order of play."""

from __future__ import annotations

from engine.after_the_flood.events import OrderSet
from engine.after_the_flood.state import AfterTheFloodState, worth
from engine.core.game import Ctx, Step


class OrderOfPlay(Step[AfterTheFloodState], tag="atf.OrderOfPlay"):
    """Phase 4. No player decides anything."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """F14.1: highest bid first; equals keep their previous order, as sorting is stable."""
        before, bids = list(s.order), [worth(player.bid) for player in s.players]
        s.order.sort(key=lambda seat: -bids[seat])
        ctx.emit(OrderSet(list(s.order), before, bids))
        s.pop()
