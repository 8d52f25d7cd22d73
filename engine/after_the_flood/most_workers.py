"""Who had the most workers in a place until somebody came: they start empires (F10.4) and score at the end (F17.1)."""

from __future__ import annotations

from engine.after_the_flood.data import EMPIRES, MAJORITIES
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Seat


def outdone(s: AfterTheFloodState, seat: Seat, place: str, arrived: int) -> tuple[list[Seat], Seat | None]:
    """Find who is overtaken by workers that have arrived, and who alone had the most and now shares that.

    Where neither an empire starts from now on nor anything scores, it is nobody.
    """
    scores = place in MAJORITIES
    if not scores and not any(empire.home == place and empire.turn >= s.turn for empire in EMPIRES.values()):
        return [], None
    workers = s.workers[place]
    had, has = workers[seat] - arrived, workers[seat]
    others = [count if other != seat else 0 for other, count in enumerate(workers)]
    most = max(others)
    if not most or had > most:
        return [], None
    leaders = [other for other, count in enumerate(others) if count == most]
    if has > most:
        return leaders, None
    equalled = leaders[0] if scores and had < has == most and len(leaders) == 1 else None
    return [], equalled
