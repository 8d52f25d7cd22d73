"""M16.16-M16.22, M16.36: a combat with bids, from the rows won to the last fight."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Decision, Move, Text
from engine.core.game import Ctx
from engine.mesopotamia.combat import allocation, rows
from engine.mesopotamia.combat.asked import asked
from engine.mesopotamia.combat.combat import Role
from engine.mesopotamia.combat.in_battle import InBattle, Stage
from engine.mesopotamia.combat.proposals import situation_of
from engine.mesopotamia.combat.situation import Situation
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.state import MesopotamiaState


class Battle(InBattle, tag="mesopotamia.Battle"):
    """A combat whose bids are open: the rows one after the other, then lines and fights. M16.36"""

    stage: Stage = "force"
    is_decided: bool = False
    """Whether the row that is being looked at has been compared."""

    def arranger(self, s: MesopotamiaState) -> Role:
        """The winner of Tactics arranges. M16.20"""
        return rows.arranger(s, self.combat)

    def situation(self, s: MesopotamiaState) -> Situation:
        """How it stands, with the rows that are still to be placed as they would usually be."""
        later: dict[Stage, tuple[Row, ...]] = {"force": ("tactics", "mobility"), "tactics": ("mobility",)}
        to_come = later.get(self.stage, ()) if self.stage != "lines" or self.lines else ("mobility",)
        won = [row for row in (rows.won(self.combat, each) for each in to_come) if row is not None]
        return situation_of(s, self.combat, self.arranger(s), won)

    def after_lines(self) -> Stage:
        """Mobility comes after the lines. M16.36"""
        return "mobility"

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask the winner of a row where the difference goes, then as in every battle."""
        row = self._won
        if row is None:
            yield from super().asks(s)
            return
        seat = asked(s, self.combat, row.role)
        if seat is not None and row.fitting(self.combat):
            yield allocation.question(self.combat, seat, row, self.situation(s), self.lines, s.unread)

    @property
    def _won(self) -> rows.Won | None:
        """The row whose difference is being placed."""
        row = self._row if self.is_decided else None
        return rows.won(self.combat, row) if row is not None else None

    @property
    def _row(self) -> Row | None:
        return next((row for row in ROWS if row == self.stage), None)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Place what a row brings, or go on as in every battle."""
        row = self._won
        if row is None:
            super().take(s, move, ctx)
            return
        allocation.allot(ctx, self.combat, move.seat, row, move.answer)
        self._next_row()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Refuse what cannot be placed so."""
        row = self._won
        return allocation.why_not(self.combat, row, move.answer) if row is not None else super().why_not(s, move)

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Compare the next row, or go on as in every battle."""
        row = self._row
        if row is None:
            super().run(s, ctx)
        elif self.is_decided:
            self._next_row()
        else:
            rows.decide(s, ctx, self.combat, row)
            self.is_decided = True

    def _next_row(self) -> None:
        following: dict[Stage, Stage] = {"force": "tactics", "tactics": "lines", "mobility": "fights"}
        self.stage, self.is_decided = following[self.stage], False
