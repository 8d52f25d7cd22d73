"""The pictures of Mesopotamia."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events.rounds import RoundBegan, RoundEnded
from engine.mesopotamia.events.scoring import MatchEnded
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board import closeups
from render.games.mesopotamia.board.board import board
from render.games.mesopotamia.board.stock import stock
from render.picture.audience import Audience
from render.picture.chart import Standing
from render.picture.scene import Scene, Sprite


class MesopotamiaPictures:
    """The board, parts of it enlarged, and points round by round."""

    closeups: tuple[str, ...] = closeups.CLOSEUPS

    def board(self, view: MesopotamiaView, audience: Audience) -> Scene:
        """Lay out the whole board."""
        return board(view, audience)

    def closeup(self, name: str, view: MesopotamiaView, audience: Audience, seat: Seat | None) -> Scene:
        """Lay out a part of it."""
        return closeups.closeup(name, view, audience, seat)

    def closeups_of(self, view: MesopotamiaView) -> tuple[str, ...]:
        """List the close-ups that show anything at this table."""
        return closeups.closeups_of(view)

    def pieces(self, players: int) -> Iterable[Sprite]:
        """List every piece as it may stand on the board, to be painted beforehand."""
        return stock(range(players))

    def standings(self, happened: Iterable[Event]) -> list[Standing]:
        """Nothing at first, then what all can see after each round; the last one with the Quests. M15

        A side that never scores has no line; it comes after those who can. M18.18, M19.17
        """
        standings: list[Standing] = []
        scoring: Seat | None = None
        for event in happened:
            match event:
                case RoundBegan(round=1, seats=seats):
                    standings.append(Standing("0", (0,) * len(seats)))
                case RoundEnded(round=number, vp_per_seat=points, scoreless=scoreless):
                    standings.append(Standing(str(number), tuple(points)))
                    scoring = min(scoreless, default=None)
                case MatchEnded(vp_per_seat=points):
                    standings[-1] = Standing(standings[-1].moment, tuple(points))
        return [Standing(each.moment, each.points[:scoring]) for each in standings]
