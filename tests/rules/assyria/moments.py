"""The moments of a match of Assyria at which a position laid out can be taken up."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Self

from engine.assyria.actions import Actions
from engine.assyria.agriculture import Harvest, Sowing
from engine.assyria.expansion import Expansion, IncomeAndPrestige
from engine.assyria.final_scoring import FinalScoring
from engine.assyria.flood import Flood
from engine.assyria.state import AssyriaState, Phase
from engine.assyria.supply import Supply
from engine.assyria.turn import Turns
from engine.assyria.wells import Wells
from engine.core.decision import Seat
from engine.core.dice import SeededDice
from engine.core.game import Ctx, Event, Step
from engine.core.match import Match
from engine.core.steps import EndTurn
from tests.rules.assyria.layout import Layout
from tests.rules.assyria.reading import Reading


class Moments(Layout, Reading):
    """A position, and the call that says where in the match it is."""

    _dice: SeededDice
    _log: list[list[Event]]

    @abstractmethod
    def _open(self) -> Match[AssyriaState]:
        """The match that goes on from the position laid out."""

    def sow(self) -> Self:
        return self._at("agriculture", Harvest(), Sowing())

    def harvest(self) -> Self:
        return self._at("agriculture", Harvest())

    def expand(self, seat: Seat) -> Self:
        return self._at("expansion", Expansion(self._laid.order.index(seat)))

    def supply(self, seat: Seat) -> Self:
        return self._expanding(seat, Wells(seat), Supply(seat))

    def wells(self, seat: Seat) -> Self:
        return self._expanding(seat, Wells(seat))

    def income(self, seat: Seat) -> Self:
        return self._expanding(seat)

    def _expanding(self, seat: Seat, *steps: Step[Any]) -> Self:
        turns = Expansion(self._laid.order.index(seat) + 1)
        return self._at("expansion", turns, EndTurn(seat), IncomeAndPrestige(seat), *steps)

    def act(self, seat: Seat) -> Self:
        return self._at("actions", Actions(self._laid.order.index(seat)))

    def end_turn(self) -> Self:
        return self._at("actions")

    def flood(self) -> Self:
        self._laid.stack.steps[:] = [Turns(), Flood()]
        ctx = Ctx(self._laid, self._dice)
        self._laid.stack.steps[-1].run(self._laid, ctx)
        self._log = [ctx.events]
        self.check()
        return self

    def final(self) -> Self:
        return self._at("actions", FinalScoring())

    def _at(self, phase: Phase, *steps: Step[Any]) -> Self:
        self._laid.phase = phase
        self._laid.stack.steps[:] = [Turns(), *steps]
        self._open()
        return self
