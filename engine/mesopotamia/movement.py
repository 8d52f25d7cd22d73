"""M6.2-M6.8, M8.2-M8.6: where combat Units can go, how many activations it takes, and which Rams can go along."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import FIGHTERS, RAM, UNITS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.regions import may_leave
from engine.mesopotamia.state import MesopotamiaState

ADJACENT: dict[str, tuple[str, ...]] = {region.id: region.adjacent for region in REGIONS.values()}
SPEED: dict[str, int] = {unit.id: unit.speed for unit in UNITS.values()}
"""Steps an activation gives; Rams have none. M6.2"""

Rams: TypeAlias = tuple[str, ...]
"""Regions of whose Rams at least one goes along, in order."""
Reach: TypeAlias = dict[tuple[str, Rams], int]
"""The fewest steps of a path that ends in a region with Rams from these regions."""


class Ground(NamedTuple):
    """What stands in the way of an Empire's combat Units; worked out once for all of them."""

    shut: frozenset[str]
    """Start Regions of others. M2.4"""
    walled: frozenset[str]
    """Regions with a Wall of somebody else and no own Ram. M8.2, M8.3"""
    holding: frozenset[str]
    """Regions in which a path ends: one more own Unit does not outnumber the enemies. M6.6"""
    rams: dict[str, int]
    """Own Rams by region."""


def ground_of(s: MesopotamiaState, side: Seat) -> Ground:
    """Look at the map with the eyes of one Empire."""
    rams = {
        region: army.units[RAM]
        for region, armies in s.armies.items()
        for army in armies
        if army.side == side and RAM in army.units
    }
    manned = {*s.armies, *s.tribes}
    return Ground(
        shut=frozenset(player.start for other, player in enumerate(s.players) if other != side and player.start),
        walled=frozenset(region for region, owner in s.walls.items() if owner != side and region not in rams),
        holding=frozenset(region for region in manned if not may_leave(s, side, region, passing=1)),
        rams=rams,
    )


def reach(s: MesopotamiaState, side: Seat, ground: Ground, start: str, steps: int) -> Reach:
    """Find every region where a path of some steps can end, with and without Rams taken along; none if held. M6.3

    A path may lead back to its start, and it may pick Rams up on the way. M6.5, M8.5
    """
    found: Reach = {}
    if not may_leave(s, side, start):
        return found
    frontier: list[tuple[str, Rams]] = [(start, ())]
    if start in ground.rams:
        frontier.append((start, (start,)))
    for step in range(1, steps + 1):
        beyond = []
        for here, rams in frontier:
            for there in ADJACENT[here]:
                if there in ground.shut or (there in ground.walled and not rams):
                    continue
                for arrived in _arrivals(ground, there, rams):
                    if arrived not in found:
                        found[arrived] = step
                        if there not in ground.holding:
                            beyond.append(arrived)
        if not beyond:
            break
        frontier = beyond
    return found


def _arrivals(ground: Ground, region: str, rams: Rams) -> tuple[tuple[str, Rams], ...]:
    if region not in ground.rams or region in rams:
        return ((region, rams),)
    return (region, rams), (region, tuple(sorted((*rams, region))))


def can_move(s: MesopotamiaState, side: Seat) -> bool:
    """Whether a combat Unit of this side could take a step. M4.8"""
    movers = regions_of_movers(s, side)
    if not movers:
        return False
    ground = ground_of(s, side)
    return any(reach(s, side, ground, region, 1) for region in movers)


def regions_of_movers(s: MesopotamiaState, side: Seat) -> list[str]:
    """The regions in which combat Units of a side stand, in order."""
    return sorted(region for region in s.armies if s.fighters(region, side))


def movers_in(s: MesopotamiaState, side: Seat, region: str) -> list[str]:
    """The kinds of combat Units a side has in a region, weakest first."""
    army = s.army(region, side)
    return [kind for kind in FIGHTERS if army is not None and kind in army.units]


def activations_for(kind: str, steps: int) -> int:
    """How many activations so many steps take. M6.3

    >>> activations_for("horseman", 3), activations_for("spearman", 3)
    (2, 3)
    """
    return -(-steps // SPEED[kind])


def with_counts(ground: Ground, rams: Rams) -> list[Rams]:
    """The ways to take Rams from these regions, one entry a Ram: one from each, or both of the same. M8.5, M8.6"""
    both = [(region, region) for region in rams if ground.rams[region] > 1]
    return [rams, *both] if rams else [()]
