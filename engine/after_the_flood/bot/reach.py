"""What land armies could take without a fight."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import EMPIRES, LEADS_TO, SUMER
from engine.after_the_flood.start_empire import ANY_SUMER


def homes_of(empire: str) -> tuple[str, ...]:
    """Give the areas in which an empire may begin. F10.18"""
    home = EMPIRES[empire].home
    return SUMER if home == ANY_SUMER else (home,)


def free_land(seen: Seen, beginnings: Iterable[str]) -> set[str]:
    """Find the areas without armies that can be reached from some areas through such areas alone; those count too."""
    areas = seen.view.areas
    found: set[str] = set()
    edge = list(beginnings)
    known = set(edge)
    while edge:
        area = edge.pop()
        if areas[area].army_seat is None:
            found.add(area)
        elif areas[area].army_seat != seen.seat:
            continue
        edge += [other for other in LEADS_TO[area] if other not in known]
        known.update(LEADS_TO[area])
    return found
