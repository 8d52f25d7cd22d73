"""F3: five turns of six phases."""

from __future__ import annotations

from engine.after_the_flood.actions import PlayerActions
from engine.after_the_flood.collect import Collect
from engine.after_the_flood.data import LAST_TURN, TURNS
from engine.after_the_flood.decline import Decline
from engine.after_the_flood.end_of_turn import EndOfTurn
from engine.after_the_flood.events import TurnBegan
from engine.after_the_flood.final_scoring import FinalScoring
from engine.after_the_flood.order_of_play import OrderOfPlay
from engine.after_the_flood.state import AfterTheFloodState
from engine.after_the_flood.victory_points import VictoryPoints
from engine.core.game import Ctx, Step

PHASES: tuple[type[Step[AfterTheFloodState]], ...] = (
    Collect,
    Decline,
    PlayerActions,
    OrderOfPlay,
    VictoryPoints,
    EndOfTurn,
)
"""F3.1"""
DECLINE_PHASE = PHASES.index(Decline) + 1


class Turns(Step[AfterTheFloodState], tag="atf.Turns"):
    """The flow of the whole match: one phase after the other, one turn after the other, then final scoring."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Go into the next phase."""
        if s.phase == len(PHASES):
            if s.turn == LAST_TURN:  # F3.4
                s.become(FinalScoring())
                return
            s.turn += 1  # F16.6
            s.phase = 0
        if s.phase == 0:
            ctx.emit(TurnBegan(s.turn, TURNS[s.turn].year))
        s.phase += 1
        if s.phase == DECLINE_PHASE and not TURNS[s.turn].decline:  # F3.3
            s.phase += 1
        s.push(PHASES[s.phase - 1]())
