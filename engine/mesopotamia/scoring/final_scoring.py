"""M15: the end of the game."""

from __future__ import annotations

import msgspec

from engine.core.decision import Seat
from engine.core.game import Ctx, Result, Step
from engine.mesopotamia.events.scoring import MatchEnded, QuestsShown, Scored
from engine.mesopotamia.scoring.quests import best_set
from engine.mesopotamia.scoring.victory_points import victory_points
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import ranked

WON = "won"
"""The ending of a match that one plays alone and wins."""


class FinalScoring(Step[MesopotamiaState], tag="mesopotamia.FinalScoring"):
    """Quests are shown and all eight sources scored; the highest total wins. M15.7, M15.11"""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Score every side and end the match."""
        s.phase = "over"
        if s.siege is not None or s.guardians is not None:
            self._win(s, ctx)
            return
        scores = [self._score(s, ctx, side) for side in range(len(s.players))]
        ranking = sorted(ranked(s.population), key=lambda side: -scores[side])  # of equals who is ahead there, M15.11
        is_tied = len(ranking) > 1 and scores[ranking[0]] == scores[ranking[1]]
        ending = "population" if is_tied else "points"
        s.result = Result(scores, [[side] for side in ranking], ending, winners=ranking[:1])
        ctx.emit(MatchEnded(ranking, scores, ending))

    def _win(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Score the one who has won alone; the opponent has no points. M18.17, M18.18, M19.17"""
        scores = [*(self._score(s, ctx, side) for side in s.people), 0]
        ranking = [*s.people, s.seats]
        s.result = Result(scores, [[side] for side in ranking], WON, winners=list(s.people))
        ctx.emit(MatchEnded(ranking, scores, WON))

    def _score(self, s: MesopotamiaState, ctx: Ctx, side: Seat) -> int:
        """Show the Quests of a side and add up its points."""
        quests = s.players[side].quests
        if quests:
            ctx.emit(QuestsShown(side, list(quests), best_set(s, side)))
        points = victory_points(s, side)
        ctx.emit(Scored(side, **msgspec.structs.asdict(points), vp=points.total))
        return points.total
