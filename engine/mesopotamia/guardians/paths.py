"""M19.7-M19.11, M19.19: the way of a Unit of the enemy to the human's Start Region."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.state import MesopotamiaState

ON_TOP = ("spearman", "archer")
"""Units that take the topmost of equally short ways; the others take the bottommost. M19.9"""


def path_of(s: MesopotamiaState, kind: str, region: str, *, with_ram: bool) -> list[str]:
    """The regions on the way of a Unit, the next one first; nothing if every way is closed. M19.8, M19.11, M19.19"""
    walls = closing_walls(s, with_ram=with_ram) - {region}  # whoever stands there is past the Wall
    away = steps_home(s, {*walls, *s.tribes})
    if region not in away:
        away = steps_home(s, walls)
    path = []
    while away.get(region):
        nearer = [there for there in REGIONS[region].adjacent if away.get(there, away[region]) < away[region]]
        region = min(nearer, key=lambda there: _preference(s, kind, there))
        path.append(region)
    return path


def closing_walls(s: MesopotamiaState, *, with_ram: bool) -> set[str]:
    """The regions that Walls of the human close: none for a Ram, nor those in which one stands. M19.8"""
    if with_ram:
        return set()
    return {region for region, owner in s.walls.items() if owner == HUMAN and not rams_in(s, region)}


def rams_in(s: MesopotamiaState, region: str) -> int:
    """How many Rams of the enemy stand in a region."""
    army = s.army(region, s.seats)
    return army.units.get(RAM, 0) if army else 0


def steps_home(s: MesopotamiaState, closed: Collection[str]) -> dict[str, int]:
    """How many steps it is from every region to the human's Start Region around those that are closed."""
    home = s.players[HUMAN].start
    found = {home: 0}
    queue = deque([home])
    while queue:
        here = queue.popleft()
        for there in REGIONS[here].adjacent:
            if there not in found and there not in closed:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def _preference(s: MesopotamiaState, kind: str, region: str) -> tuple[bool, float, str]:
    """Which of equally short ways is taken: over an Event of the human, else on top or at the bottom. M19.9"""
    token = s.tokens.get(region)
    has_event = token is not None and token.owner == HUMAN
    y = REGIONS[region].y
    return not has_event, y if kind in ON_TOP else -y, region
