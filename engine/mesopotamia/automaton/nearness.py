"""M2.10, M17.18, M17.21, M17.25: how near Units of humans are, and which place of the Automaton they threaten."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from engine.core.decision import Seat
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.event_tokens.on_map import six_round_regions, vp_regions
from engine.mesopotamia.regions import is_start_in_use
from engine.mesopotamia.state import MesopotamiaState

FAR = len(REGIONS)
"""Farther than any region is."""


def steps_from(s: MesopotamiaState, region: str) -> dict[str, int]:
    """How far every region is from this one; a way may end in a Start Region in use, but not lead through it. M2.10"""
    found = {region: 0}
    queue = deque([region])
    while queue:
        here = queue.popleft()
        if here != region and is_start_in_use(s, here):
            continue
        for there in REGIONS[here].adjacent:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def human_regions(s: MesopotamiaState, *, fighting: bool = False) -> list[str]:
    """Where Units of humans stand, in order; only combat Units if those alone are meant."""
    return sorted(
        region
        for region, armies in s.armies.items()
        if any(not s.is_unasked(army.side) and (army.fighters or not fighting) for army in armies)
    )


def nearest_to_humans(s: MesopotamiaState, regions: Iterable[str]) -> str | None:
    """The one of some regions that is nearest to a Unit of a human, of equals the lowest id."""
    humans = human_regions(s)

    def away(region: str) -> int:
        steps = steps_from(s, region)
        return min((steps.get(human, FAR) for human in humans), default=FAR)

    return min(sorted(regions), key=away, default=None)


def settlements_of(s: MesopotamiaState, side: Seat) -> list[str]:
    """Where a side has Settlements, in order."""
    return sorted(region for region, owner in s.settlements.items() if owner == side)


def possessions(s: MesopotamiaState, side: Seat) -> list[str]:
    """Where a side has a Settlement or an active six-round Event."""
    return sorted({*settlements_of(s, side), *six_round_regions(s, side)})


def threatened(s: MesopotamiaState, side: Seat) -> str | None:
    """The Settlement or six-round Event of a side that is nearest to a Unit of a human. M17.18"""
    return nearest_to_humans(s, possessions(s, side))


def held_by_humans(s: MesopotamiaState) -> list[str]:
    """Where a human has a Settlement or a six-round Event, or controls a face-up token that scores. M17.25"""
    return sorted({region for human in s.people for region in (*possessions(s, human), *vp_regions(s, human))})
