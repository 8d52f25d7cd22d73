"""M4: rounds with their phases, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.core.steps import EachInOrder
from engine.mesopotamia.actions.turn import ActionTurn
from engine.mesopotamia.automaton.turn import AutomatonTurn
from engine.mesopotamia.combat.phase import CombatPhase
from engine.mesopotamia.event_tokens.effects import OwedChoices
from engine.mesopotamia.event_tokens.six_rounds import EndOfRound
from engine.mesopotamia.events.rounds import RoundBegan, RoundEnded
from engine.mesopotamia.guardians.enemy_move import EnemyMove
from engine.mesopotamia.guardians.waves import end_of_round
from engine.mesopotamia.scoring.final_scoring import FinalScoring
from engine.mesopotamia.scoring.lost import lose
from engine.mesopotamia.scoring.victory_points import VictoryPoints, points_by_side
from engine.mesopotamia.siege.turn import DefendersTurn
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


def turn_order(s: MesopotamiaState) -> list[Seat]:
    """Whoever is ahead on the Population track comes first; the enemy of Assur has no seal there and moves last.

    M4.2, M18.8, M19.7
    """
    return [*ranked(s.population), *([s.seats] if s.guardians is not None else [])]


def begin_round(s: MesopotamiaState, ctx: Ctx) -> None:
    """Fix the turn order and begin the Action phase. M4.2"""
    s.round += 1
    s.phase = "actions"
    s.order = turn_order(s)
    ctx.emit(RoundBegan(s.round, list(s.order)))
    s.push(ActionPhase(list(s.order)))


def end_round(s: MesopotamiaState, ctx: Ctx, before: Sequence[VictoryPoints]) -> list[VictoryPoints]:
    """Tell that the round is over, and give what every side would score now.

    After the last one come the choices still owed, then the scoring. M4.6, M14.21
    """
    is_won = s.guardians is not None and end_of_round(s, ctx)
    points = points_by_side(s)
    changes = [now.changes(then) for now, then in zip(points, before, strict=False)]  # a match under way may lack them
    is_last = s.is_last_round or is_won
    scoreless = [s.seats] if s.siege is not None or s.guardians is not None else []
    ctx.emit(RoundEnded(s.round, is_last, [each.total for each in points], changes, scoreless))
    ctx.end_round()
    if is_last and not is_won and (s.siege is not None or s.guardians is not None):
        lose(s, ctx)  # M4.12: what automatic play does not finish counts as lost
    elif is_last:
        s.become(FinalScoring())
        s.push(OwedChoices())
    return points


class ActionPhase(EachInOrder[MesopotamiaState], tag="mesopotamia.ActionPhase"):
    """Every side has one turn, in the order fixed at the start of the round. M4.2"""

    def turn(self, s: MesopotamiaState, seat: Seat) -> Sequence[Step[MesopotamiaState]]:
        """Begin with what was left open at the end of the last round; whom nobody sits at plays by itself. M14.21"""
        if not s.is_unasked(seat):
            return OwedChoices(seat), ActionTurn(seat)
        if s.automaton is not None:
            return (AutomatonTurn(seat),)
        return (DefendersTurn(seat),) if s.siege is not None else (EnemyMove(seat),)
