"""The pictures of Delta."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.core.game import Event
from render.picture.audience import Audience
from render.picture.chart import Standing
from render.picture.scene import Scene, Sprite
from tests.toy import events as e
from tests.toy.game import Table
from tests.toy.presentation.board import board
from tests.toy.presentation.sprites import SPRITES


class ToyPictures:
    """The board, and points round by round; there is nothing to look at more closely."""

    closeups: tuple[str, ...] = ()

    def board(self, view: Table, audience: Audience) -> Scene:
        """Lay out the whole board."""
        return board(view, audience)

    def closeup(self, name: str, view: Table, audience: Audience, seat: Seat | None) -> Scene:
        """There is none."""
        raise LookupError(name)

    def closeups_of(self, view: Table) -> tuple[str, ...]:
        """List the close-ups: every table has all of them."""
        return self.closeups

    def pieces(self, players: int) -> Iterable[Sprite]:
        """List every piece, to be painted beforehand."""
        return [Sprite(kind, (0, 0), 44, flat=True) for kind in SPRITES]

    def standings(self, happened: Iterable[Event]) -> list[Standing]:
        """Add points up from the events; a round begins with its bids."""
        points: dict[Seat, int] = {0: 0}
        moments: list[dict[Seat, int]] = []
        for event in happened:
            if isinstance(event, e.BidsRevealed):
                points = dict.fromkeys(range(len(event.bids)), 0) | points
                moments.append(dict(points))
            for seat, more in _scored(event):
                points[seat] = points.get(seat, 0) + more
        sides = range(1 + max(points))
        return [
            Standing(str(n), tuple(each.get(side, 0) for side in sides)) for n, each in enumerate([*moments, points])
        ]


def _scored(event: Event) -> list[tuple[Seat, int]]:
    match event:
        case e.Shipped() | e.Feasted() | e.RivalGathered() | e.OfferingWon() | e.CardsTurned():
            return [(event.seat, event.points)]
        case e.OmensShown(seat, cards):
            return [(seat, len(cards))]
        case e.RaceHeld(seat, points, other_seat, other_points):
            return [(seat, points), (other_seat, other_points)]
    return []
