"""M18.17, M19.17: a match that one plays alone against a mode can be lost; then nothing is scored."""

from __future__ import annotations

from engine.core.game import Ctx, Result
from engine.mesopotamia.events.scoring import MatchEnded
from engine.mesopotamia.state import MesopotamiaState

LOST = "lost"
"""The ending without points and without a winner at the table."""


def lose(s: MesopotamiaState, ctx: Ctx) -> None:
    """End the match at once: the opponent before the human, nobody with points."""
    s.phase = "over"
    s.owed.clear()  # MI30
    ranking = [s.seats, *s.people]
    scores = [0] * len(s.players)
    s.result = Result(scores, [[side] for side in ranking], LOST, winners=[])
    ctx.emit(MatchEnded(ranking, scores, LOST))
