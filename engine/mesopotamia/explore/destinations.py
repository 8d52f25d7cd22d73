"""D9: where an Empire could go, and the best mover to each place."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.explore.given_up import given_up
from engine.mesopotamia.explore.movement import SPEED, Ground, March, activations_for, can_leave, reach, with_counts
from engine.mesopotamia.regions import symbol_of
from engine.mesopotamia.state import MesopotamiaState

Mover: TypeAlias = tuple[str, str]
"""A combat Unit by its kind and region."""
LEAVES_LEAST = 4
"""Since these rules the Unit is named whose leaving costs least; before, one that left others behind."""
STAYS = (0, 0, 0)
"""What it costs if other Units stay."""
RANKS: dict[str, int] = {kind: rank for rank, kind in enumerate(FIGHTERS)}


def reveals(s: MesopotamiaState, region: str) -> bool:
    """Whether a movement that ends here turns an Event. M6.9, M6.10"""
    return region in s.hidden and region not in s.tribes and region not in s.blocked


def best_marches(s: MesopotamiaState, ground: Ground, activations: int) -> list[March]:
    """One movement to every region that can be reached without Rams: fewest activations first, then by interest.

    Of several movers the one that takes fewest activations goes, then the one whose leaving costs least. Of equals each
    is named in turn, the weakest first, so that several of these movements can be made one after the other. A Unit that
    comes back to where it was is named only where that turns an Event.
    """
    best: dict[str, tuple[int, ...]] = {}
    equals: dict[str, list[Mover]] = {}
    for start in sorted(ground.own):
        movers = movers_in(s, ground.side, start)
        leaving = _leaving(s, ground, start)
        coming_back = STAYS if s.rules >= LEAVES_LEAST else leaving
        found = reach(ground, start, activations * max(SPEED[kind] for kind, _ in movers))
        for (to, rams), steps in found.items():
            if rams or (to == start and not reveals(s, to)):
                continue
            for mover in movers:
                cost = (activations_for(mover[0], steps), *(coming_back if to == start else leaving))
                if cost[0] > activations or cost > best.get(to, cost):
                    continue
                if cost != best.get(to):
                    best[to], equals[to] = cost, []
                equals[to].append(mover)
    order = sorted((cost[0], -interest(s, ground, to), to) for to, cost in best.items())
    named: Counter[Mover] = Counter()
    marches = []
    for moves, _, to in order:
        mover = min(equals[to], key=lambda each: (named[each], RANKS[each[0]]))
        named[mover] += 1
        marches.append(March(*mover, to, moves))
    return marches


def storming(s: MesopotamiaState, ground: Ground, region: str, activations: int) -> list[March]:
    """The movement into a region with a Ram that takes fewest activations, of the weakest Unit; none if none can go."""
    movers = [mover for start in sorted(ground.own) for mover in movers_in(s, ground.side, start)]
    marches = (march for mover in movers for march in marches_of(ground, *mover, activations))
    found = [march for march in marches if march.region == region and march.rams]
    return sorted(found, key=lambda march: (march.activations, len(march.rams), RANKS[march.unit]))[:1]


def movers_in(s: MesopotamiaState, side: Seat, region: str) -> list[Mover]:
    """The combat Units a side has in a region by kind, weakest first."""
    army = s.army(region, side)
    return [(kind, region) for kind in FIGHTERS if army is not None and kind in army.units]


def _leaving(s: MesopotamiaState, ground: Ground, start: str) -> tuple[int, ...]:
    """What it costs that a Unit leaves a region: an Event that would pause, points, a Settlement without a guard."""
    side = ground.side
    if s.rules < LEAVES_LEAST:
        return (_would_leave(s, side, start),)
    if ground.own[start] > 1:
        return STAYS
    left = given_up(s, side, March("", start, "", 0))
    return bool(left.event), left.vp, s.settlements.get(start) == side


def _would_leave(s: MesopotamiaState, side: Seat, region: str) -> bool:
    """Whether a region outside home holds nothing of this side but one Unit."""
    army = s.army(region, side)
    units = sum(army.units.values()) if army is not None else 0
    return units == 1 and s.settlements.get(region) != side and s.players[side].start != region


def interest(s: MesopotamiaState, ground: Ground, region: str) -> int:
    """How much a region attracts: an Event to turn, then enemies, then a place not yet occupied, then a resource."""
    settled = s.settlements.get(region)
    is_new = region not in ground.own and region not in ground.rams and settled != ground.side
    has_enemies = bool(ground.enemies.get(region)) or settled not in (None, ground.side)
    has_resource = symbol_of(s, region) is not None
    return 8 * reveals(s, region) + 4 * has_enemies + 2 * is_new + has_resource


def marches_of(ground: Ground, unit: str, start: str, activations: int) -> list[March]:
    """Every movement of one Unit, by region, then by the Rams that go along."""
    marches = [
        March(unit, start, to, activations_for(unit, steps), rams)
        for (to, taken), steps in reach(ground, start, activations * SPEED[unit]).items()
        if to not in taken  # such a Ram would stay where it is
        for rams in with_counts(ground, taken)
    ]
    return sorted(marches, key=lambda march: (march.region, march.rams))


def movable(s: MesopotamiaState, ground: Ground) -> list[Mover]:
    """The Units that can be moved, in order. M6.6"""
    free = [region for region in sorted(ground.own) if can_leave(s, ground.side, region)]
    return [mover for region in free for mover in movers_in(s, ground.side, region)]
