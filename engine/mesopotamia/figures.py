"""M1.4, M1.5: figures between stock and map."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import FIGHTERS, FIGURES, RAM, SHIP
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import Army, MesopotamiaState
from engine.mesopotamia.tracks import is_bound, unit_limit

LAND = (*FIGHTERS, RAM)
"""Units that stand in regions."""
UNITS = (*LAND, SHIP)
"""Those that count towards the Unit limit. M13.4"""


def on_map(s: MesopotamiaState, side: Seat, kind: str) -> int:
    """How many figures of a kind a side has on the map, or Amphorae on Trade tokens."""
    if kind in LAND:
        return sum(army.units.get(kind, 0) for armies in s.armies.values() for army in armies if army.side == side)
    if kind == SHIP:
        return sum(sides.count(side) for sides in s.ships.values())
    if kind == "amphora":
        return [slot.owner for slot in s.trade].count(side)
    pieces = s.settlements if kind == "settlement" else s.walls
    return list(pieces.values()).count(side)


def in_stock(s: MesopotamiaState, side: Seat, kind: str) -> int:
    """How many figures of a kind a side has left. M1.5"""
    return FIGURES[kind] - on_map(s, side, kind)


def pieces_by_side(s: MesopotamiaState) -> list[dict[str, int]]:
    """All that each side has on the map and on Trade tokens, by kind: the map is gone through once for all. M1.5"""
    counts = [dict.fromkeys(FIGURES, 0) for _ in s.players]
    for armies in s.armies.values():
        for army in armies:
            for kind, count in army.units.items():
                counts[army.side][kind] += count
    for sides in s.ships.values():
        for side in sides:
            counts[side][SHIP] += 1
    for kind, pieces in (("settlement", s.settlements), ("wall", s.walls)):
        for side in pieces.values():
            counts[side][kind] += 1
    for slot in s.trade:
        if slot.owner is not None:
            counts[slot.owner]["amphora"] += 1
    return counts


def units_on_map(s: MesopotamiaState, side: Seat) -> int:
    """How many Units of a side count towards its limit: combat Units, Rams and Ships. M13.4"""
    on_land = sum(sum(army.units.values()) for armies in s.armies.values() for army in armies if army.side == side)
    return on_land + on_map(s, side, SHIP)


def has_room(s: MesopotamiaState, side: Seat) -> bool:
    """Whether a side may have one Unit more. M13.4"""
    return not is_bound(s, side) or units_on_map(s, side) < unit_limit(s, side)


def place_unit(s: MesopotamiaState, side: Seat, kind: str, region: str) -> None:
    """Put a combat Unit or a Ram into a region; whether it may is for the caller to say."""
    army = s.army(region, side)
    if army is None:
        army = Army(side, {})
        s.armies.setdefault(region, []).append(army)
    if kind in FIGHTERS and not army.fighters:
        s.presence += 1
        army.since = s.presence
    army.units[kind] = army.units.get(kind, 0) + 1


def take_unit(s: MesopotamiaState, side: Seat, kind: str, region: str) -> None:
    """Take a combat Unit or a Ram out of a region, whether it moves on or goes back to stock."""
    army = s.army(region, side)
    if army is None or not army.units.get(kind):
        raise LookupError(f"no {kind} of {side} in {region}")
    army.units[kind] -= 1
    if not army.units[kind]:
        del army.units[kind]
    if not army.fighters:
        army.since = 0
    if not army.units:
        s.armies[region].remove(army)
        if not s.armies[region]:
            del s.armies[region]


def place_tribe(s: MesopotamiaState, kind: Fighter, region: str) -> None:
    """Put a Tribe figure into a region. M16.46"""
    tribe = s.tribes.setdefault(region, {})
    tribe[kind] = tribe.get(kind, 0) + 1


def take_tribe(s: MesopotamiaState, kind: Fighter, region: str) -> None:
    """Take a Tribe figure out of a region; the last one leaves it without a Tribe. M1.5"""
    tribe = s.tribes[region]
    tribe[kind] -= 1
    if not tribe[kind]:
        del tribe[kind]
    if not tribe:
        del s.tribes[region]


def place_ship(s: MesopotamiaState, side: Seat, section: str) -> None:
    """Put a Ship on a section."""
    s.ships.setdefault(section, []).append(side)


def take_ship(s: MesopotamiaState, side: Seat, section: str) -> None:
    """Take a Ship from a section."""
    s.ships[section].remove(side)
    if not s.ships[section]:
        del s.ships[section]


def ships_of(s: MesopotamiaState, side: Seat) -> list[str]:
    """The sections on which a side has a Ship, in order. MI16: one each"""
    return sorted(section for section, sides in s.ships.items() if side in sides)


def regions_with_units(s: MesopotamiaState, side: Seat) -> list[str]:
    """The regions in which combat Units or Rams of a side stand, in order."""
    return sorted(region for region, armies in s.armies.items() for army in armies if army.side == side)
