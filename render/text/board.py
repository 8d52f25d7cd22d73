"""The board in words: for those who cannot see the picture, or have none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.decision import Text
from render.text.board_lines import TextBoard
from render.text.phrases import ELLIPSIS, Sayable, say
from render.text.words import Words

ALT = 1000
"""So long an alt text may be."""


def text_board(words: Words, board: TextBoard, view: Any, names: Sequence[str], before: Any = None) -> str:
    """Tell a view line by line; with an earlier view of the same reader, what has been added is marked as new."""
    had = {line.about: say(words, line.text, names) for line in board.board(before)} if before is not None else None
    lines = []
    for line in board.board(view):
        worded = say(words, line.text, names)
        is_new = had is not None and line.about and not _holds(had.get(line.about, ""), worded)
        lines.append(words.say(Text("board-new", {"line": worded})) if is_new else worded)
    return "\n".join(lines)


def _holds(before: str, now: str) -> bool:
    """Say whether a line only got shorter, or stayed as it was: its words stood in the earlier one, in this order.

    >>> _holds("Ur: city, 2 armies.", "Ur: city."), _holds("Ada 2, Bilal 3", "Ada 3, Bilal 2")
    (True, False)
    """
    left = iter(_tokens(before))
    return all(token in left for token in _tokens(now))


def _tokens(line: str) -> list[str]:
    return [word.strip(",;.:*") for word in line.split()]


def alt_text(words: Words, board: TextBoard, view: Any, names: Sequence[str]) -> str:
    """Word the board without markdown, as many lines as an alt text holds; `names` need no escaping."""
    lines = (say(words, line.text, names).replace("**", "") for line in board.board(view))  # none that has no room
    return "\n".join(holding(lines, ALT))


def closeup_alt_text(words: Words, name: str, lines: Iterable[Sayable], names: Sequence[str]) -> str:
    """Word the name of a close-up and what it shows without markdown, as many lines as an alt text holds."""
    told = (say(words, line, names).replace("**", "") for line in lines)
    return "\n".join(holding((words.say(Text(f"closeup-{name}")), *told), ALT))


def totals(words: Words, board: TextBoard, view: Any, names: Sequence[str]) -> list[str]:
    """Word a short line a player, for a post without a picture; nothing for a game that has none."""
    return [say(words, line, names) for line in board.totals(view)]


def holding(lines: Iterable[str], most: int) -> list[str]:
    """Keep as many lines as so many characters hold, and say with an ellipsis that there were more."""
    held: list[str] = []
    left = most - len(ELLIPSIS)
    for line in lines:
        left -= len(line) + 1
        if left < 0:
            return [*held, ELLIPSIS]
        held.append(line)
    return held
