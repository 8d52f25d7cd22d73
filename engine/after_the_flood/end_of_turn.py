"""F16, phase 6: end of turn."""

from __future__ import annotations

from engine.after_the_flood.events import TurnEnded
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.game import Ctx, Step


class EndOfTurn(Step[AfterTheFloodState], tag="atf.EndOfTurn"):
    """Phase 6. No player decides anything."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Clear the board of armies and the players of what lasts one turn only."""
        clear(s)
        ctx.emit(TurnEnded(s.turn, [player.vp for player in s.players]))
        ctx.end_round()
        s.pop()


def clear(s: AfterTheFloodState) -> None:
    """F16.1-F16.4; hands, cities and workers on the board stay (F16.5)."""
    for garrison in s.armies.values():
        s.players[garrison.seat].unavailable_armies += garrison.armies
    s.armies.clear()
    for player in s.players:
        player.unavailable_armies += player.available_armies
        player.available_armies = 0
        player.unavailable_workers += player.available_workers
        player.available_workers = 0
        for box in (player.equipment, player.bid):
            for resource, count in box.items():
                s.stock[resource] += count
            box.clear()
        player.passed = False
        player.empire = ""
        player.started = 0
