"""A6: expansion turns, with A6.24-A6.27, income and prestige."""

from __future__ import annotations

from typing import ClassVar

from engine.assyria.events import IncomeTaken, PrestigeScored
from engine.assyria.gains import income, prestige
from engine.assyria.new_huts import NewHuts, count_new_huts
from engine.assyria.notes import DONE
from engine.assyria.state import AssyriaState
from engine.assyria.supply import Supply
from engine.assyria.wells import Wells
from engine.core.decision import Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn


class Expansion(Step[AssyriaState], tag="assyria.Expansion"):
    """Every player in the new order does all his steps before the next one begins. A4.4"""

    ending: ClassVar[Text | None] = DONE.label
    next: int = 0

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Lay out the steps of the next player, the first one on top. A6"""
        if self.next == s.seats:
            s.pop()
            return
        seat = s.order[self.next]
        self.next += 1
        s.begin_turn(seat)
        s.push(EndTurn(seat, prompt=Text("expansion-end-prompt")))
        s.push(IncomeAndPrestige(seat))
        s.push(Wells(seat))
        s.push(Supply(seat))
        s.push(NewHuts(seat, count_new_huts(s, seat)))


class IncomeAndPrestige(Step[AssyriaState], tag="assyria.IncomeAndPrestige"):
    """Camels from the rivers, points for huts and ziggurats. A6.24-A6.27"""

    seat: Seat

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Book both."""
        player = s.players[self.seat]
        huts = s.huts_of(self.seat)
        camels = income(huts)
        gained = player.gain_camels(camels)
        if camels:
            ctx.emit(IncomeTaken(self.seat, gained, camels - gained))
        huts_vp, tiles_vp = prestige(huts), s.tiles_of(self.seat)
        player.huts_vp += huts_vp
        player.tiles_vp += tiles_vp
        if huts_vp or tiles_vp:
            ctx.emit(PrestigeScored(self.seat, huts_vp, tiles_vp))
        s.pop()
