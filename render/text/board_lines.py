"""What a board in words is made of before it is worded, and what a game must give for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from engine.core.decision import Seat
from engine.core.game import Game
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

    def points(self, view: Any, seat: Seat) -> Mapping[str, int]:
        """Points of one player by where they come from, called `source-<key>`; empty if that is not told."""

    def sources(self, view: Any, seat: Seat) -> Sayable | None:
        """Where the points of one player come from, for the final post; None if there is nothing to tell."""

    def ending(self, view: Any) -> Sayable | None:
        """How the match ended, to head the final post, where points do not say it; None: as all games say it."""

    def stock(self, view: Any, seat: Seat) -> Sequence[Sayable]:
        """Everything one player owns."""


class StatusLines:
    """The board of a game that has written none: what its rules say with every question, and no points."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def board(self, view: Any) -> Sequence[BoardLine]:
        """Tell how the match stands, as a bystander is told."""
        return [BoardLine(str(n), text) for n, text in enumerate(self._game.status(view, None))]

    def totals(self, view: Any) -> Sequence[Sayable]:
        """Leave a post without a picture to its words."""
        return ()

    def outlook(self, view: Any, seat: Seat, waiting: Sequence[Seat]) -> Sayable | None:
        """Leave it open when somebody comes to act."""
        return None

    def score(self, view: Any, seat: Seat) -> int:
        """Count nothing before the rules have counted."""
        return 0

    def points(self, view: Any, seat: Seat) -> Mapping[str, int]:
        """Name no source of points."""
        return {}

    def sources(self, view: Any, seat: Seat) -> Sayable | None:
        """Tell nothing of where points come from."""
        return None

    def ending(self, view: Any) -> Sayable | None:
        """Leave the ending to the words that all games share."""
        return None

    def stock(self, view: Any, seat: Seat) -> Sequence[Sayable]:
        """Tell how the match stands, and what the seat owns."""
        return self._game.status(view, seat)
