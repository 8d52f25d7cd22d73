"""With how many points a side may end, from how it stands at the end of a turn.

What a side holds then says next to nothing of the points it will still get: fitted to matches, sums of holdings were
off by 19.8 points where no sum at all was off by 19.9. So everybody is taken to get the same in the turns to come.
"""

from __future__ import annotations

from math import sqrt

from engine.after_the_flood.data import LAST_TURN
from engine.after_the_flood.state import AfterTheFloodState

A_TURN = 20.0
"""Points a side gets in a turn, on the whole."""
OFF_BY = 10.0
"""The standard deviation of that."""


def prospects(s: AfterTheFloodState) -> list[float]:
    """Add what the turns to come bring to the points of every side."""
    return [player.vp + A_TURN * turns_left(s) for player in s.players]


def doubt(s: AfterTheFloodState) -> float:
    """The more turns there are to come, the less is known."""
    return OFF_BY * sqrt(max(turns_left(s), 1))


def turns_left(s: AfterTheFloodState) -> int:
    """How many turns are still to be played, at the end of one."""
    return LAST_TURN - s.turn + 1
