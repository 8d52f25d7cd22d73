"""The board in words: for those who cannot see the picture, or have none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.decision import Text
from engine.core.game import Game
from render.games.boards import TEXT_BOARDS
from render.text.board_lines import BoardLine
from render.text.phrases import ELLIPSIS, say
from render.text.words import Words

ALT = 1000
"""So long an alt text may be."""


def text_board(words: Words, game: Game[Any], view: Any, names: Sequence[str], before: Any = None) -> str:
    """Tell a view line by line; with an earlier view of the same reader, what has changed is marked as new."""
    had = {line.about: say(words, line.text, names) for line in _lines(game, before)} if before is not None else None
    lines = []
    for line in _lines(game, view):
        worded = say(words, line.text, names)
        is_new = had is not None and line.about and had.get(line.about) != worded
        lines.append(words.say(Text("board-new", {"line": worded})) if is_new else worded)
    return "\n".join(lines)


def alt_text(words: Words, game: Game[Any], view: Any, names: Sequence[str]) -> str:
    """Word the board without markdown, as many lines as an alt text holds; `names` need no escaping."""
    lines = [say(words, line.text, names).replace("**", "") for line in _lines(game, view)]
    return "\n".join(_holding(lines, ALT))


def totals(words: Words, game: Game[Any], view: Any, names: Sequence[str]) -> list[str]:
    """Word a short line a player, for a post without a picture; nothing for a game that has none."""
    board = TEXT_BOARDS.get(game.key)
    return [say(words, line, names) for line in board.totals(view)] if board else []


def _lines(game: Game[Any], view: Any) -> Sequence[BoardLine]:
    board = TEXT_BOARDS.get(game.key)
    if board is not None:
        return board.board(view)
    return [BoardLine(str(n), text) for n, text in enumerate(game.status(view, None))]


def _holding(lines: Iterable[str], most: int) -> list[str]:
    held: list[str] = []
    left = most - len(ELLIPSIS)
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            return [*held, ELLIPSIS]
        held.append(line)
    return held
