"""M18.3: a march that ends in Ur in this very action: some hold Defenders at the Wall, one goes on with the Ram."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.mesopotamia.bot.seen import kinds
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.explore.movement import SPEED, Ground, Rams, activations_for, reach

Own = Mapping[str, Mapping[str, int]]


class Assault(NamedTuple):
    """The first movement of a storm."""

    unit: str
    start: str
    region: str
    activations: int
    rams: Rams


def storm(ground: Ground, own: Own, activations: int) -> Assault | None:
    """Find the first movement of those that lead into Ur with these activations, if there are such."""
    if not ground.rams or activations <= 0:
        return None
    every = list(_movements(ground, own, activations))
    into = [assault for assault in every if assault.region == SIEGE.ur]
    if into:
        return min(into, key=lambda assault: assault.activations)
    if activations == 1:
        return None
    gates = set(REGIONS[SIEGE.ur].adjacent)
    for assault in sorted(every, key=lambda each: each.activations):
        if (
            assault.region in gates
            and storm(*_after(ground, own, assault), activations - assault.activations) is not None
        ):
            return assault
    return None


def _movements(ground: Ground, own: Own, activations: int) -> Iterator[Assault]:
    for start, units in own.items():
        movers = list(kinds(dict(units)))
        if not movers or ground.is_held(start):
            continue
        found = reach(ground, start, activations * max(SPEED[kind] for kind in movers))
        for (region, rams), steps in found.items():
            if region == start or region in rams:
                continue
            for kind in movers:
                needed = activations_for(kind, steps)
                if needed <= activations:
                    yield Assault(kind, start, region, needed, rams)


def _after(ground: Ground, own: Own, assault: Assault) -> tuple[Ground, Own]:
    """The map after a movement."""
    units = {region: dict(army) for region, army in own.items()}
    there = units.setdefault(assault.region, {})
    units[assault.start][assault.unit] -= 1
    there[assault.unit] = there.get(assault.unit, 0) + 1
    rams = dict(ground.rams)
    for region in assault.rams:
        rams[region] -= 1
        rams[assault.region] = rams.get(assault.region, 0) + 1
    fighters = dict(ground.own)
    fighters[assault.start] -= 1
    fighters[assault.region] = fighters.get(assault.region, 0) + 1
    rams = {region: count for region, count in rams.items() if count}
    fighters = {region: count for region, count in fighters.items() if count}
    walled = ground.walled - {assault.region} if assault.rams else ground.walled
    holding = {region for region, count in ground.enemies.items() if 0 < count >= fighters.get(region, 0) + 1}
    if SIEGE.ur in ground.holding:
        holding.add(SIEGE.ur)
    return (
        ground._replace(own=fighters, rams=rams, walled=frozenset(walled), holding=frozenset(holding)),
        {region: army for region, army in units.items() if any(army.values())},
    )
