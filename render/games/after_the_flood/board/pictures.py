"""The pictures of After the Flood."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.data import PLAYERS
from engine.after_the_flood.events import MatchEnded, TurnEnded
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Seat
from engine.core.game import Event
from render.games.after_the_flood.board import closeups
from render.games.after_the_flood.board.board import board
from render.games.after_the_flood.board.legend import picture_key
from render.games.after_the_flood.board.pieces import stock
from render.picture.audience import Audience
from render.picture.chart import Standing
from render.picture.scene import Scene, Sprite


class AfterTheFloodPictures:
    """The board, Sumer, the own pieces, the markets, the key; points turn by turn."""

    closeups: tuple[str, ...] = ("sumer", "mine", "trade", "key")

    def board(self, view: AfterTheFloodView, audience: Audience) -> Scene:
        """Lay out the whole board."""
        return board(view, audience)

    def closeup(self, name: str, view: AfterTheFloodView, audience: Audience, seat: Seat | None) -> Scene:
        """Lay out a part of it."""
        match name:
            case "mine":
                return closeups.mine(view, audience, seat)
            case "trade":
                return closeups.trade(view, audience, seat)
            case "key":
                return picture_key(audience)
            case _:
                return closeups.sumer(view, audience)

    def closeups_of(self, view: AfterTheFloodView) -> tuple[str, ...]:
        """List the close-ups: every table has all of them."""
        return self.closeups

    def pieces(self, players: int) -> Iterable[Sprite]:
        """List every piece as it may stand on the map, to be painted beforehand."""
        return stock(range(players))

    def standings(self, happened: Iterable[Event]) -> list[Standing]:
        """Nothing at first, then what stands after each turn; the last one with the majorities. F16, F17"""
        standings = [Standing("0", (0,) * PLAYERS)]
        for event in happened:
            match event:
                case TurnEnded(turn=turn, vp_per_seat=points):
                    standings.append(Standing(str(turn), tuple(points)))
                case MatchEnded(vp_per_seat=points):
                    standings[-1] = Standing(standings[-1].moment, tuple(points))
        return standings
