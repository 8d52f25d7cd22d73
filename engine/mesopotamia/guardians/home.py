"""M19.6: the match is lost as soon as the enemy stands in the human's Start Region and nobody defends it."""

from __future__ import annotations

from engine.core.game import Ctx
from engine.mesopotamia.events.guardians import HomeLost
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.scoring.lost import lose
from engine.mesopotamia.state import MesopotamiaState


def lose_home(s: MesopotamiaState, ctx: Ctx) -> None:
    """End the match if that is so."""
    if s.guardians is None or s.result is not None:
        return
    home = s.players[HUMAN].start
    if s.fighters(home, s.seats) and not s.fighters(home, HUMAN):
        ctx.emit(HomeLost(HUMAN, home))
        lose(s, ctx)
