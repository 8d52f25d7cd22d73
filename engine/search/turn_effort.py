"""How much thinking each answer of a turn is worth, so that a turn of any length costs no more than five answers."""

from __future__ import annotations

WHOLE = 3
"""So many answers of a turn are thought through: they decide what it is about."""
HALF = 4
"""So many after these get half the effort."""
MOST = WHOLE + HALF / 2
"""So many times the effort of one answer a whole turn costs at most."""


def effort_in_turn(effort: int, before: int) -> int:
    """Say how much effort an answer may cost after so many in the same turn; 0: it is given without thinking.

    Little thinking is worse than none, as luck says more than the answers: so the last ones get none at all.

    >>> [effort_in_turn(600, before) for before in range(9)]
    [600, 600, 600, 300, 300, 300, 300, 0, 0]
    """
    if before < WHOLE:
        return effort
    return max(1, effort // 2) if before < WHOLE + HALF else 0
