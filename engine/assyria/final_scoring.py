"""A10: the end of the game."""

from __future__ import annotations

from engine.assyria.data import CAMELS_PER_VP
from engine.assyria.events import FinalScored, MatchEnded
from engine.assyria.state import AssyriaState
from engine.core.decision import Seat
from engine.core.game import Ctx, Result, Step


class FinalScoring(Step[AssyriaState], tag="assyria.FinalScoring"):
    """Ziggurats, Plow and camels score once more; equals share their place. A10.2-A10.6"""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Score and end the match."""
        for seat in s.order:
            player = s.players[seat]
            tiles, plow, camels = s.tiles_of(seat), int(player.plow), player.camels // CAMELS_PER_VP
            player.last_tiles_vp += tiles
            player.left_vp += plow + camels
            if tiles + plow + camels:
                ctx.emit(FinalScored(seat, tiles, plow, camels))
        scores = [player.vp for player in s.players]
        ranking = ranked(scores)
        s.result = Result(scores, ranking, "shared" if len(ranking[0]) > 1 else "points", winners=ranking[0])
        ctx.emit(MatchEnded([seat for seats in ranking for seat in seats], scores, s.result.ending))


def ranked(scores: list[int]) -> list[list[Seat]]:
    """The seats best first, equals together. A10.6

    >>> ranked([90, 101, 101])
    [[1, 2], [0]]
    """
    return [[seat for seat, score in enumerate(scores) if score == each] for each in sorted(set(scores), reverse=True)]
