"""The pictures of Assyria."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.events import MatchEnded, OrderDrawn, TurnEnded
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.assyria.board import closeups
from render.games.assyria.board.board import board
from render.games.assyria.board.frame import FIELDS
from render.games.assyria.board.pieces import stock
from render.picture.audience import Audience
from render.picture.chart import Standing
from render.picture.scene import Scene, Sprite


class AssyriaPictures:
    """The board, parts of it enlarged, and points turn by turn."""

    closeups: tuple[str, ...] = closeups.CLOSEUPS

    def board(self, view: AssyriaView, audience: Audience) -> Scene:
        """Lay out the whole board."""
        return board(view, audience)

    def closeup(self, name: str, view: AssyriaView, audience: Audience, seat: Seat | None) -> Scene:
        """Lay out a part of it."""
        return closeups.closeup(name, view, audience, seat)

    def closeups_of(self, view: AssyriaView) -> tuple[str, ...]:
        """List the close-ups: every table has all of them."""
        return self.closeups

    def pieces(self, players: int) -> Iterable[Sprite]:
        """List every piece as it may stand on the board, to be painted beforehand."""
        return stock(FIELDS[players].k, range(players))

    def standings(self, happened: Iterable[Event]) -> list[Standing]:
        """Nothing at first, then what stands after each turn; the last one with the final scoring. A8.1, A10"""
        standings: list[Standing] = []
        for event in happened:
            match event:
                case OrderDrawn(seats=seats):
                    standings.append(Standing("0", (0,) * len(seats)))
                case TurnEnded(turn=turn, vp_per_seat=points):
                    standings.append(Standing(str(turn), tuple(points)))
                case MatchEnded(vp_per_seat=points):
                    standings[-1] = Standing(standings[-1].moment, tuple(points))
        return standings
