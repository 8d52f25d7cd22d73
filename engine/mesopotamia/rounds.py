"""M4: rounds with their phases, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.core.steps import EachInOrder
from engine.mesopotamia.actions.turn import ActionTurn
from engine.mesopotamia.combat.phase import CombatPhase
from engine.mesopotamia.event_tokens.effects import OwedChoices
from engine.mesopotamia.event_tokens.six_rounds import EndOfRound
from engine.mesopotamia.events.rounds import RoundBegan, RoundEnded
from engine.mesopotamia.scoring.final_scoring import FinalScoring
from engine.mesopotamia.scoring.victory_points import VictoryPoints, points_by_side
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import ranked


class Rounds(Step[MesopotamiaState], tag="mesopotamia.Rounds"):
    """Round after round: Action phase, Combat phase, end of round. M4.1"""

    next: Literal["actions", "combat", "end_of_round", "over"] = "actions"
    points: list[VictoryPoints] = []
    """What every side would have scored when the round began: as when the last one ended."""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Begin the next phase; a round that is over is followed by another one or by the scoring."""
        match self.next:
            case "actions":
                self.next, self.points = "combat", self.points or points_by_side(s)
                begin_round(s, ctx)
            case "combat":
                self.next, s.phase = "end_of_round", "combat"
                s.push(CombatPhase())
            case "end_of_round":
                self.next, s.phase = "over", "end_of_round"
                s.push(EndOfRound())
            case "over":
                self.next, self.points = "actions", end_round(s, ctx, self.points)


def begin_round(s: MesopotamiaState, ctx: Ctx) -> None:
    """Fix the turn order by the Population track and begin the Action phase. M4.2"""
    s.round += 1
    s.phase = "actions"
    s.order = ranked(s.population)
    ctx.emit(RoundBegan(s.round, list(s.order)))
    s.push(ActionPhase(list(s.order)))


def end_round(s: MesopotamiaState, ctx: Ctx, before: Sequence[VictoryPoints]) -> list[VictoryPoints]:
    """Tell that the round is over, and give what every side would score now.

    After the last one come the choices still owed, then the scoring. M4.6, M14.21
    """
    points = points_by_side(s)
    changes = [now.changes(then) for now, then in zip(points, before, strict=False)]  # a match under way may lack them
    ctx.emit(RoundEnded(s.round, s.is_last_round, [each.total for each in points], changes))
    ctx.end_round()
    if s.is_last_round:
        s.become(FinalScoring())
        s.push(OwedChoices())
    return points


class ActionPhase(EachInOrder[MesopotamiaState], tag="mesopotamia.ActionPhase"):
    """Every Empire has one turn, in the order fixed at the start of the round. M4.2"""

    def turn(self, s: MesopotamiaState, seat: Seat) -> Sequence[Step[MesopotamiaState]]:
        """Begin with what was left open at the end of the last round. M14.21"""
        return OwedChoices(seat), ActionTurn(seat)
