"""How one player stands, in words: what they own, what their points come from, and when they come to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Seat
from render.text.board_lines import TextBoard
from render.text.phrases import say
from render.text.words import Words


def stock(words: Words, board: TextBoard, view: Any, seat: Seat, names: Sequence[str]) -> str:
    """Tell what a seat owns."""
    return "\n".join(say(words, line, names) for line in board.stock(view, seat))


def outlook(words: Words, board: TextBoard, view: Any, seat: Seat, waiting: Sequence[Seat]) -> str:
    """Tell somebody who is not asked when they will be, if that is known; `waiting` are those who must act."""
    said = board.outlook(view, seat, waiting)
    return "" if said is None else say(words, said)


def sources(words: Words, board: TextBoard, view: Any, seat: Seat, names: Sequence[str]) -> str:
    """Tell where the points of a seat come from, as far as the game does."""
    said = board.sources(view, seat)
    return "" if said is None else say(words, said, names)
