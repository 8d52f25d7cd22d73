"""Who had the most workers in a place until somebody came: they start empires (F10.4) and score at the end (F17.1).

Where everybody's rank counts, who had more than somebody until then. F4.3
"""

from __future__ import annotations

from engine.after_the_flood.data import EMPIRES, LAST_TURN, MAJORITIES, PRODUCTION
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Seat


def outdone(s: AfterTheFloodState, seat: Seat, place: str, arrived: int) -> tuple[list[Seat], Seat | None]:
    """Find who is overtaken by workers that have arrived, and who alone had the most and now shares that.

    Where goods come by rank, whoever falls behind is overtaken, were they second. Where neither an empire starts from
    now on nor anything scores, it is nobody.
    """
    scores = place in MAJORITIES
    by_rank = place in PRODUCTION and s.turn < LAST_TURN
    if (
        not scores
        and not by_rank
        and not any(empire.home == place and empire.turn >= s.turn for empire in EMPIRES.values())
    ):
        return [], None
    workers = s.workers[place]
    had, has = workers[seat] - arrived, workers[seat]
    others = [count if other != seat else 0 for other, count in enumerate(workers)]
    most = max(others)
    if not most or had > most:
        return [], None
    leaders = [other for other, count in enumerate(others) if count == most]
    passed = [other for other, count in enumerate(others) if count and had <= count < has]
    if has > most:
        return passed if by_rank else leaders, None
    equalled = leaders[0] if scores and had < has == most and len(leaders) == 1 else None
    return passed if by_rank else [], equalled
