"""What came of thinking about a question."""

from __future__ import annotations

import msgspec

from engine.core.decision import Answer, Move


class Considered(msgspec.Struct, frozen=True):
    """An answer that was tried, and what came of it in all worlds it was tried in."""

    answer: Answer
    tries: int
    points: float
    """The seat's own points at the end of the match, as far as one can tell."""
    lead: float
    """By how much that is more than the best of the others has."""
    low: float
    """In one of ten tries the points were fewer than this."""
    high: float
    """In one of ten tries the points were more than this."""
    chance: float
    """The share of victories, from 0 to 1."""
    clear: bool = False
    """It is worse than what was settled on, and by more than luck explains."""
    line: tuple[Move, ...] = ()
    """What the seat itself would answer next, until somebody else acts or chance decides."""
    sources: dict[str, float] = {}
    """Where the seat's own points come from, as far as the game tells."""


class Thought(msgspec.Struct, frozen=True):
    """The answer that was settled on, and what was considered."""

    answer: Answer
    considered: tuple[Considered, ...] = ()
    """The answers that were tried, the best first; none where there was nothing to think about."""
    moves: int = 0
    """How many answers were played in all: what it cost, the same on every machine."""
