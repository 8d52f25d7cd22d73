"""M17.17: how Units of the Automaton move towards a target: who, on which path, and how far."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.nearness import FAR, held_by_humans, human_regions, settlements_of
from engine.mesopotamia.combat.tribes import PHALANXES_PER_FIGURE
from engine.mesopotamia.content.empires import FIGHTERS, RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.strategy import MoveUnits, Target
from engine.mesopotamia.event_tokens.reveal import reveal
from engine.mesopotamia.events.explore import UnitMoved
from engine.mesopotamia.explore.destinations import reveals
from engine.mesopotamia.explore.movement import SPEED, activations_for
from engine.mesopotamia.figures import place_unit, take_unit
from engine.mesopotamia.regions import distances, has_foreign_wall, is_foreign_start, may_leave, symbol_of
from engine.mesopotamia.state import MesopotamiaState

DARING = 4
"""What a Tribe is thought to have besides two Phalanxes for each of its figures. M17.17"""


class Mover(NamedTuple):
    """A combat Unit by kind and region, with where it wants to go."""

    kind: str
    region: str
    target: str


def move(s: MesopotamiaState, ctx: Ctx, side: Seat, op: MoveUnits) -> bool:
    """Move those whom the card names; give whether anybody moved."""
    activations = s.players[side].effect("explore").activations
    has_moved = False
    together = {region: s.fighters(region, side) if op.who == "all" else 1 for region in s.armies}
    for mover in _movers(s, side, op):
        steps = op.steps or activations * SPEED[mover.kind]
        path = _walked(s, side, mover, op.target, steps, together[mover.region])
        if path:
            has_moved = True
            _march(s, ctx, side, mover, path)
    return has_moved


def targets(s: MesopotamiaState, side: Seat, target: Target) -> list[str]:
    """The regions a card names, in order. M17.26"""
    match target:
        case "free_resource_region":
            taken = {*s.armies, *s.settlements, *s.tribes}
            return [region for region in REGIONS if symbol_of(s, region) is not None and region not in taken]
        case "hidden_event":
            unguarded = [region for region in s.hidden if region not in s.tribes]
            return sorted(unguarded or s.hidden)
        case "human_wall_or_unit":
            walls = sorted(region for region, owner in s.walls.items() if not s.is_unasked(owner))
            return walls or human_regions(s, fighting=True)
        case "human_settlement_or_event":
            return held_by_humans(s)
        case "own_settlement":
            return settlements_of(s, side)


def _movers(s: MesopotamiaState, side: Seat, op: MoveUnits) -> list[Mover]:
    """Who moves, each towards the target nearest to it."""
    goals = targets(s, side, op.target)
    found: list[tuple[int, Mover]] = []
    for region in sorted(s.armies):
        army = s.army(region, side)
        away = distances(s, side, region) if army is not None and army.fighters else {}
        reachable = [goal for goal in goals if goal in away]
        if army is None or not reachable:
            continue
        goal = min(reachable, key=lambda each: (away[each], each))
        for kind in FIGHTERS:
            found += [(away[goal], Mover(kind, region, goal))] * army.units.get(kind, 0)
    if op.who == "all" or not found:
        return [mover for _, mover in found]
    if op.who == "farthest":
        home = distances(s, side, s.players[side].start)
        return [max(found, key=lambda each: (home.get(each[1].region, FAR), _before(each[1].region)))[1]]
    return [min(found, key=lambda each: (each[0], -SPEED[each[1].kind], each[1].region))[1]]


def _before(region: str) -> int:
    """Put lower ids before higher ones where the most is looked for."""
    return -int(region[1:])


def _walked(s: MesopotamiaState, side: Seat, mover: Mover, target: Target, steps: int, companions: int) -> list[str]:
    """The regions a Unit walks through, up to where it stops; nothing if it does not move."""
    if not may_leave(s, side, mover.region):
        return []
    path = _path(s, side, mover, target, companions)
    walked: list[str] = []
    for region in path[:steps]:
        if not _may_enter(s, side, mover, region, companions):
            break  # in front of a Wall, M17.26
        walked.append(region)
        if not may_leave(s, side, region, passing=1):
            break
    return walked


def _path(s: MesopotamiaState, side: Seat, mover: Mover, target: Target, companions: int) -> list[str]:
    """A shortest path to the target through regions the Unit may enter, of equal ones that with the lowest ids.

    A Wall that is the target itself need not be entered: the Unit stops in front of it.
    """
    away = {mover.target: 0}
    queue = deque([mover.target])
    ends_at_wall = target == "human_wall_or_unit" and has_foreign_wall(s, side, mover.target)
    if not ends_at_wall and mover.target != mover.region and not _may_enter(s, side, mover, mover.target, companions):
        return []
    while queue:
        here = queue.popleft()
        for there in REGIONS[here].adjacent:
            is_open = there == mover.region or _may_enter(s, side, mover, there, companions)
            if there not in away and is_open:
                away[there] = away[here] + 1
                queue.append(there)
    if mover.region not in away:
        return []
    path, here = [], mover.region
    while here != mover.target:
        here = min(there for there in REGIONS[here].adjacent if away.get(there, FAR) == away[here] - 1)
        path.append(here)
    return path


def _may_enter(s: MesopotamiaState, side: Seat, mover: Mover, region: str, companions: int) -> bool:
    """Whether the Automaton lets a Unit go into a region. M17.17"""
    if is_foreign_start(s, side, region):
        return False
    if has_foreign_wall(s, side, region) and not _rams(s, side, mover.region):
        return False
    tribe = sum(s.tribes.get(region, {}).values())
    strength = s.holding(side)["phalanx"] + PHALANXES_PER_FIGURE * companions
    return not tribe or strength >= DARING + PHALANXES_PER_FIGURE * tribe


def _rams(s: MesopotamiaState, side: Seat, region: str) -> int:
    army = s.army(region, side)
    return army.units.get(RAM, 0) if army else 0


def _march(s: MesopotamiaState, ctx: Ctx, side: Seat, mover: Mover, path: list[str]) -> None:
    """Carry the movement out, with a Ram if one stands there; an Event at its end is resolved at once. M6.9"""
    end = path[-1]
    with_ram = bool(_rams(s, side, mover.region))
    for kind in (mover.kind, RAM) if with_ram else (mover.kind,):
        take_unit(s, side, kind, mover.region)
        place_unit(s, side, kind, end)
    used = activations_for(mover.kind, len(path))
    ctx.emit(UnitMoved(side, mover.kind, mover.region, end, used, [mover.region] if with_ram else []))
    if reveals(s, end):
        reveal(s, ctx, side, end)
