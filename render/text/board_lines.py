"""What a board in words is made of before it is worded, and what a game must give for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from engine.core.decision import Seat
from render.text.phrases import Sayable


class BoardLine(msgspec.Struct, frozen=True):
    """A line about one thing: an area, a box, a player."""

    about: str
    """The same thing has the same name in every view, so that a change can be told; headings have none."""
    text: Sayable


class TextBoard(Protocol):
    """A game's board in words, made from what a reader may know."""

    def board(self, view: Any) -> Sequence[BoardLine]:
        """Everything on the table, complete enough to play by."""

    def totals(self, view: Any) -> Sequence[Sayable]:
        """A short line a player, in the order of seats, for a post without a picture."""

    def outlook(self, view: Any, seat: Seat, waiting: Sequence[Seat]) -> Sayable | None:
        """When a player who is not asked comes to act, while others must; None if that is open."""

    def score(self, view: Any, seat: Seat) -> int:
        """Points of one player as they stand."""

    def sources(self, view: Any, seat: Seat) -> Sayable:
        """Where the points of one player come from, for the final post."""

    def stock(self, view: Any, seat: Seat) -> Sequence[Sayable]:
        """Everything one player owns."""
