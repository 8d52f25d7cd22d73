"""M7.5, M16.13: Ships in the Combat phase. Rivals on one section sink, the others support combats beside them."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.content.map import SECTIONS_OF
from engine.mesopotamia.events.combat import ShipsSunk
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def sink_rivals(s: MesopotamiaState, ctx: Ctx) -> None:
    """Destroy all Ships on sections where those of several Empires lie. M7.5"""
    for section in sorted(section for section, sides in s.ships.items() if len(set(sides)) > 1):
        ctx.emit(ShipsSunk(section, s.ships.pop(section)))


def support(s: MesopotamiaState, side: Seat, region: str) -> int:
    """How many bonus Phalanxes a party has in a combat there: one a Ship, none for a Tribe. M16.13, M16.44"""
    return 0 if side == TRIBE else sum(s.ships.get(section, ()).count(side) for section in SECTIONS_OF[region])
