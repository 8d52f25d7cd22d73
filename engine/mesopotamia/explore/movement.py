"""M6.2-M6.8, M8.2-M8.6: where combat Units can go, how many activations it takes, and which Rams can go along."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import RAM, UNITS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.regions import has_foreign_wall, is_foreign_start, may_leave
from engine.mesopotamia.state import MesopotamiaState

ADJACENT: dict[str, tuple[str, ...]] = {region.id: region.adjacent for region in REGIONS.values()}
SPEED: dict[str, int] = {unit.id: unit.speed for unit in UNITS.values()}
"""Steps an activation gives; Rams have none. M6.2"""

Rams: TypeAlias = tuple[str, ...]
"""Regions of whose Rams at least one goes along, in order."""
Reach: TypeAlias = dict[tuple[str, Rams], int]
"""The fewest steps of a path that ends in a region with Rams from these regions."""


class March(NamedTuple):
    """A movement of a combat Unit, with the fewest activations. M6.18"""

    unit: str
    from_region: str
    region: str
    activations: int
    rams: Rams = ()
    """Regions of the Rams that go along, one entry a Ram."""


class Ground(NamedTuple):
    """The map with the eyes of one Empire that wants to move; looked at once for all its Units."""

    side: Seat
    own: dict[str, int]
    """Own combat Units by region."""
    enemies: dict[str, int]
    """Combat Units of all others by region, Tribes included. M6.6, M6.7"""
    rams: dict[str, int]
    """Own Rams by region."""
    shut: frozenset[str]
    """Start Regions of others, but for Ur under siege. M2.4"""
    walled: frozenset[str]
    """Regions with a Wall of somebody else and no own Ram, and Ur under siege. M8.2, M8.3, M18.3"""
    holding: frozenset[str]
    """Regions in which a path ends: one more own Unit does not outnumber the enemies. M6.6"""

    def is_held(self, region: str) -> bool:
        """Whether enemies keep own combat Units from leaving the region in which they stand. M6.6"""
        enemies = self.enemies.get(region, 0)
        return 0 < enemies >= self.own.get(region, 0)


def ground_of(s: MesopotamiaState, side: Seat) -> Ground:
    """Look at the map as it is now."""
    own: dict[str, int] = {}
    rams: dict[str, int] = {}
    enemies = {region: sum(tribe.values()) for region, tribe in s.tribes.items()}
    for region, armies in s.armies.items():
        for army in armies:
            fighters = army.fighters
            if army.side != side:
                enemies[region] = enemies.get(region, 0) + fighters
                continue
            if fighters:
                own[region] = fighters
            if RAM in army.units:
                rams[region] = army.units[RAM]
    besieged = besieged_by(s, side)
    foreign = {player.start for other, player in enumerate(s.players) if other != side and player.start}
    walls = {region for region, owner in s.walls.items() if owner != side}
    holding = {region for region, count in enemies.items() if 0 < count >= own.get(region, 0) + 1}
    return Ground(
        side,
        own,
        enemies,
        rams,
        shut=frozenset(foreign - besieged),
        walled=frozenset(region for region in walls | besieged if region not in rams),
        holding=frozenset(holding | besieged),
    )


def besieged_by(s: MesopotamiaState, side: Seat) -> set[str]:
    """Ur, for whoever besieges it: with a Ram it is entered as a Wall is, and the path ends there. M18.3"""
    return {SIEGE.ur} if s.siege is not None and not s.is_unasked(side) else set()


def reach(ground: Ground, start: str, steps: int) -> Reach:
    """Find every region where a path of some steps can end, with and without Rams taken along; none if held. M6.3

    A path may lead back to its start, and it may pick Rams up on the way. M6.5, M8.5
    """
    found: Reach = {}
    if ground.is_held(start):
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


def can_leave(s: MesopotamiaState, side: Seat, start: str) -> bool:
    """Whether combat Units of a side could take a step out of a region. M6.6, M2.4, M8.2"""
    if not may_leave(s, side, start):
        return False
    army = s.army(start, side)
    has_ram = army is not None and RAM in army.units
    besieged = besieged_by(s, side)
    return any(
        has_ram if there in besieged else _may_step(s, side, there, has_ram=has_ram) for there in ADJACENT[start]
    )


def _may_step(s: MesopotamiaState, side: Seat, there: str, *, has_ram: bool) -> bool:
    return not is_foreign_start(s, side, there) and (has_ram or not has_foreign_wall(s, side, there))


def can_march(s: MesopotamiaState, side: Seat) -> bool:
    """Whether any combat Unit of a side could move: often the first one can, so the map is not looked at. M4.8"""
    for region, armies in s.armies.items():
        for army in armies:
            if army.side == side and army.fighters and can_leave(s, side, region):
                return True
    return False


def with_counts(ground: Ground, rams: Rams) -> list[Rams]:
    """The ways to take Rams from these regions, one entry a Ram: one from each, or both of the same. M8.5, M8.6"""
    both = [(region, region) for region in rams if ground.rams[region] > 1]
    return [rams, *both] if rams else [()]


def activations_for(kind: str, steps: int) -> int:
    """How many activations so many steps take. M6.3

    >>> activations_for("horseman", 3), activations_for("spearman", 3)
    (2, 3)
    """
    return -(-steps // SPEED[kind])
