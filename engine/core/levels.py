"""How well a computer player plays."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The levels a table may choose from, the weakest first."""

    EASY = "easy"
    """Plays sensibly, but overlooks what a beginner overlooks."""
    NORMAL = "normal"
    """The player that a game brings along."""
    STRONG = "strong"
    """Looks ahead in many worlds that could be the true one: `engine/search`."""
