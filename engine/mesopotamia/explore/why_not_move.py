"""M6.18, M22: why a movement is not legal."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.decision import Seat, Text
from engine.mesopotamia.content.empires import FIGHTERS, RAM, SHIP, UNITS
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.explore.destinations import movers_in
from engine.mesopotamia.explore.movement import (
    ADJACENT,
    SPEED,
    Ground,
    Rams,
    besieged_by,
    ground_of,
    reach,
    with_counts,
)
from engine.mesopotamia.explore.ships import why_not_sail
from engine.mesopotamia.figures import ships_of
from engine.mesopotamia.notes import refused
from engine.mesopotamia.regions import enemy_fighters, may_leave
from engine.mesopotamia.state import MesopotamiaState


def why_not_activate(s: MesopotamiaState, side: Seat, unit: str, place: str, activations: int) -> Text | None:
    """Say why a Unit cannot be given an activation where it stands, if so; a Ship stands on a section. M6.1, M6.2"""
    places = SECTIONS if unit == SHIP else REGIONS
    if unit not in UNITS or place not in places:
        return refused("unknown_id")
    if unit == RAM:
        return refused("cannot_activate", unit=unit)
    army = s.army(place, side)
    is_own = side in s.ships.get(place, ()) if unit == SHIP else army is not None and unit in army.units
    if not is_own:
        return refused("not_your_unit", unit=unit)
    if not activations:
        return refused("no_activations")
    if unit in FIGHTERS and not may_leave(s, side, place):
        return refused("blocked", region=place, enemies=enemy_fighters(s, side, place))
    return None


def why_not_march(
    s: MesopotamiaState, side: Seat, unit: str, start: str, to: str, rams: Rams, activations: int
) -> Text | None:
    """Say why a combat Unit cannot end a movement in a region with these Rams (one entry a Ram), if so."""
    if any(region not in REGIONS for region in (to, *rams)):
        return refused("unknown_id")
    reason = why_not_activate(s, side, unit, start, activations)
    if reason is not None:
        return reason
    ground, steps = ground_of(s, side), activations * SPEED[unit]
    if to in ground.shut:
        return refused("foreign_start_region", region=to)
    if any(rams.count(region) > ground.rams.get(region, 0) for region in rams):
        return refused("ram_not_on_path")
    taken: Rams = tuple(sorted(set(rams)))
    found = reach(ground, start, steps)
    if (to, taken) in found:
        return None if to not in rams and rams in with_counts(ground, taken) else refused("ram_not_on_path")
    if (to, ()) in found:
        return refused("ram_not_on_path")
    return _what_bars(ground, start, to, steps, besieged_by(s, side))


def why_nobody_marches(s: MesopotamiaState, side: Seat, to: str, activations: int) -> Text | None:
    """Say why none of a side's combat Units can end a movement in a region, if so: rather what bars it than how far."""
    movers = [mover for region in sorted(s.armies) for mover in movers_in(s, side, region)]
    reasons = [why_not_march(s, side, *mover, to, (), activations) for mover in movers]
    found = [reason for reason in reasons if reason is not None]
    if len(found) < len(reasons):
        return None
    return min(found, key=lambda reason: "steps" in reason.args, default=None)


def why_no_ship_sails(s: MesopotamiaState, side: Seat, to: str, activations: int) -> Text | None:
    """Say why none of a side's Ships can end a movement on a section, if so."""
    reasons = [why_not_sail(s, side, section, to, activations) for section in ships_of(s, side)]
    if not reasons:
        return refused("not_your_unit", unit=SHIP)
    return None if None in reasons else reasons[0]


def _what_bars(ground: Ground, start: str, to: str, steps: int, besieged: Collection[str]) -> Text:
    """Take obstacles away one after the other: the one without which there is a path is the reason."""
    nothing: frozenset[str] = frozenset()
    no_walls = ground._replace(walled=nothing)
    if _leads(no_walls, start, to, steps):
        barrier = _barrier(ground, ground.walled, start, to, steps)
        return refused("ram_needed" if barrier in besieged else "wall", region=barrier)
    if _leads(no_walls._replace(holding=nothing), start, to, steps):
        region = _barrier(ground, ground.holding, start, to, steps)
        return refused("blocked", region=region, enemies=ground.enemies.get(region, 0))
    if _leads(no_walls._replace(holding=nothing, shut=nothing), start, to, steps):
        return refused("foreign_start_region", region=_barrier(ground, ground.shut, start, to, steps))
    return refused("too_far", steps=steps)


def _leads(ground: Ground, start: str, to: str, steps: int) -> bool:
    """Whether a path on such ground leads to a region, with whatever Rams."""
    return any(region == to for region, _ in reach(ground, start, steps))


def _barrier(ground: Ground, obstacles: frozenset[str], start: str, to: str, steps: int) -> str:
    """The obstacle to be named: the region itself, else the first one on the way."""
    on_the_way = [start, *(region for region, _ in reach(ground, start, steps))]
    near = [there for region in on_the_way for there in ADJACENT[region] if there in obstacles]
    return to if to in obstacles else next(iter(near), to)
