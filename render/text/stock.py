"""How one player stands, in words: what they own, have scored, and wait for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Seat
from engine.core.game import Game
from render.games.boards import TEXT_BOARDS
from render.text.phrases import say
from render.text.words import Words


def stock(words: Words, game: Game[Any], view: Any, seat: Seat, names: Sequence[str]) -> str:
    """Tell what a seat owns; of a game without a board in words, its status lines."""
    board = TEXT_BOARDS.get(game.key)
    lines = board.stock(view, seat) if board is not None else game.status(view, seat)
    return "\n".join(say(words, line, names) for line in lines)


def outlook(words: Words, game: Game[Any], view: Any, seat: Seat, waiting: Sequence[Seat]) -> str:
    """Tell somebody who is not asked when they will be, if that is known; `waiting` are those who must act."""
    board = TEXT_BOARDS.get(game.key)
    said = board.outlook(view, seat, waiting) if board is not None else None
    return "" if said is None else say(words, said)


def score(game: Game[Any], view: Any, seat: Seat) -> int:
    """Count the points of a seat as they stand in a match that is not over; 0 in a game without a board in words."""
    board = TEXT_BOARDS.get(game.key)
    return board.score(view, seat) if board is not None else 0


def sources(words: Words, game: Game[Any], view: Any, seat: Seat, names: Sequence[str]) -> str:
    """Tell where the points of a seat come from; nothing for a game without a board in words."""
    board = TEXT_BOARDS.get(game.key)
    return say(words, board.sources(view, seat), names) if board is not None else ""
