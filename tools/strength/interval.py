"""How sure a share of victories is after so many matches."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""So many standard deviations to both sides hold 95 of 100 outcomes."""


class Interval(NamedTuple):
    """The true share lies between these, 95 times out of 100."""

    low: float
    high: float


def wilson(won: float, matches: int) -> Interval:
    """Give the interval around a share, after Wilson, which holds for few matches and for shares near 0 and 1 too.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    share, spread = won / matches, SURE**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
