"""What a game draws: its board, close-ups of it, and its points over time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from engine.core.decision import Seat
from engine.core.game import Event
from render.picture.audience import Audience
from render.picture.chart import Standing
from render.picture.scene import Scene, Sprite


class PictureBoard(Protocol):
    """The pictures of one game, as scenes."""

    closeups: tuple[str, ...]
    """What can be looked at closely, by name; `closeup-<name>` of its words says what it is, and
    `closeup-<name>-note`, if there is one, stands beside it."""

    def board(self, view: Any, audience: Audience) -> Scene:
        """Lay out the whole board."""

    def closeup(self, name: str, view: Any, audience: Audience, seat: Seat | None) -> Scene:
        """Lay out a part of it for a seat, or for a bystander."""

    def closeups_of(self, view: Any) -> tuple[str, ...]:
        """List the close-ups that show anything at this table, in the order in which they are offered."""

    def pieces(self, players: int) -> Iterable[Sprite]:
        """List every piece as it may stand on the board, new and lost ones too, to be painted beforehand."""

    def standings(self, happened: Iterable[Event]) -> list[Standing]:
        """Read everybody's points at the beginning and after every turn."""
