"""M3.24: set-up by lot."""

from __future__ import annotations

from engine.core.game import Ctx
from engine.mesopotamia.events.setup import LotDrawn
from engine.mesopotamia.setup.draft import by_role, free_empires, free_starts, roles
from engine.mesopotamia.setup.start_line import begin_empire
from engine.mesopotamia.state import MesopotamiaState


def draw_lots(s: MesopotamiaState, ctx: Ctx) -> None:
    """Draw roles, then an Empire and a Start Region for each role."""
    letters = roles(s)
    ctx.shuffle(letters)
    for player, letter in zip(s.players, letters, strict=False):
        player.role = letter
    for seat in by_role(s):
        empires = free_empires(s)
        s.players[seat].empire = empires[ctx.draw(len(empires))]
    for seat in by_role(s):
        starts = free_starts(s)
        region = starts[ctx.draw(len(starts))]
        ctx.emit(LotDrawn(seat, s.players[seat].role, s.players[seat].empire, region))
        begin_empire(s, ctx, seat, region)
