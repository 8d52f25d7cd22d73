"""F17: end of the game."""

from __future__ import annotations

from engine.after_the_flood.data import MAJORITIES
from engine.after_the_flood.events import MajorityScored, MatchEnded
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Seat
from engine.core.game import Ctx, Result, Step


class FinalScoring(Step[AfterTheFloodState], tag="atf.FinalScoring"):
    """Majorities of workers score; the highest total wins."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """F17.1-F17.7"""
        for place, vp in MAJORITIES.items():
            seat = majority(s.workers[place])
            if seat is not None:
                s.players[seat].majority_vp += vp
                ctx.emit(MajorityScored(seat, place, vp))
        scores = [player.vp for player in s.players]
        ranking = sorted(s.order, key=lambda seat: -scores[seat])  # F17.6: of equals the earlier in the order of play
        ending = "order" if scores[ranking[0]] == scores[ranking[1]] else "points"
        s.result = Result(scores, [[seat] for seat in ranking], ending, winners=ranking[:1])
        ctx.emit(MatchEnded(ranking, scores, ending))


def majority(workers: list[int]) -> Seat | None:
    """The seat with strictly the most workers, if there is one. F17.1, F17.2

    >>> majority([3, 1, 3]), majority([0, 1, 0]), majority([0, 0, 0])
    (None, 1, None)
    """
    most = max(workers)
    return workers.index(most) if most and workers.count(most) == 1 else None
