"""M19.7-M19.11: where the enemy of Assur stands and which way it goes, for everybody to see."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.guardians.enemy_move import marching_order
from engine.mesopotamia.guardians.paths import path_of, rams_in
from engine.mesopotamia.state import MesopotamiaState


class Way(msgspec.Struct, gc=False):
    """Units of one region that go the same way."""

    region: str
    path: list[str]
    """The next region first; nothing if every way is closed, or at the end of it."""
    units: dict[str, int] = {}


def ways_home(s: MesopotamiaState) -> list[Way]:
    """The ways of all Units of the enemy as things stand, the nearest to the human's Start Region first. M19.7"""
    ways: list[Way] = []
    for unit in marching_order(s):
        path = path_of(s, unit.kind, unit.region, with_ram=unit.has_rams)
        way = next((each for each in ways if (each.region, each.path) == (unit.region, path)), None)
        if way is None:
            way = Way(unit.region, path)
            ways.append(way)
        way.units[unit.kind] = way.units.get(unit.kind, 0) + 1
        if unit.has_rams:
            way.units[RAM] = rams_in(s, unit.region)
    return ways
