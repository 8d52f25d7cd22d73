"""M6.18, M22: why a movement is not legal."""

from __future__ import annotations

from engine.core.decision import Seat, Text
from engine.mesopotamia.content.empires import FIGHTERS, RAM, SHIP, UNITS
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.movement import SPEED, Ground, Rams, ground_of, reach, with_counts
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
    return _what_bars(ground, start, to, steps)


def _what_bars(ground: Ground, start: str, to: str, steps: int) -> Text:
    """Take obstacles away one after the other: the one without which there is a path is the reason."""
    nothing: frozenset[str] = frozenset()
    no_walls = ground._replace(walled=nothing)
    for code, without in (
        ("wall", no_walls),
        ("blocked", ground._replace(holding=nothing)),
        ("blocked", no_walls._replace(holding=nothing)),
        ("foreign_start_region", no_walls._replace(holding=nothing, shut=nothing)),
    ):
        if any(region == to for region, _ in reach(without, start, steps)):
            return refused(code, region=to)
    return refused("too_far", region=to)
