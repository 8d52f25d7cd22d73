"""M2.3-M2.10, M6.6, M6.13-M6.16: whose a region is, who may enter or leave it, and how far it is."""

from __future__ import annotations

from collections import deque

from engine.core.decision import Seat
from engine.mesopotamia.content.map import REGIONS, SECTIONS, SECTIONS_OF, Basic
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def is_foreign_start(s: MesopotamiaState, side: Seat, region: str) -> bool:
    """Whether this is the Start Region of another side. M2.4"""
    owner = s.side_starting_in(region)
    return owner is not None and owner != side


def is_start_in_use(s: MesopotamiaState, region: str) -> bool:
    """Whether a side began here. M2.3"""
    return s.side_starting_in(region) is not None


def enemy_fighters(s: MesopotamiaState, side: Seat, region: str) -> int:
    """How many combat Units of all others stand in a region, the Tribe included. M6.6, M6.7"""
    tribe = s.tribes.get(region)
    found = sum(tribe.values()) if tribe else 0
    for army in s.armies.get(region, ()):
        if army.side != side:
            found += army.fighters
    return found


def may_leave(s: MesopotamiaState, side: Seat, region: str, passing: int = 0) -> bool:
    """Whether own combat Units, those passing through included, outnumber the others in a region. M6.6"""
    enemies = enemy_fighters(s, side, region)
    return not enemies or s.fighters(region, side) + passing > enemies


def has_foreign_wall(s: MesopotamiaState, side: Seat, region: str) -> bool:
    """Whether a Wall of somebody else keeps this side out, unless it has a Ram there. M8.2, M8.3"""
    owner = s.walls.get(region)
    if owner is None or owner == side:
        return False
    army = s.army(region, side)
    return army is None or not army.units.get("ram")


def parties(s: MesopotamiaState, region: str) -> list[Seat]:
    """Who has combat Units in a region: sides in order, the Tribe last. M16.2"""
    sides = sorted(army.side for army in s.armies.get(region, ()) if army.fighters)
    return [*sides, TRIBE] if region in s.tribes else sides


def is_contested(s: MesopotamiaState, region: str) -> bool:
    """Whether combat Units of two or more parties stand in a region. M16.2"""
    return len(parties(s, region)) > 1


def combats_of(s: MesopotamiaState, side: Seat) -> list[str]:
    """The regions in which a side would have to fight if the Combat phase began now, in order. M16.2"""
    return sorted(region for region in s.armies if s.fighters(region, side) and is_contested(s, region))


def controller(s: MesopotamiaState, region: str) -> Seat | None:
    """Who controls a region, if anybody does. M6.13-M6.15"""
    if region in s.tribes:
        return None
    start, settled = s.side_starting_in(region), s.settlements.get(region)
    armies = s.armies.get(region, ())
    strong = {army.side for army in armies if army.fighters}
    if settled is not None:
        strong.add(settled)
    if start is not None:
        strong.add(start)
    present = strong or {army.side for army in armies}  # Rams of two sides give control to nobody
    if len(present) != 1:
        return None
    (side,) = present
    controls_nothing = s.guardians is not None and s.is_unasked(side) and side != start
    return None if controls_nothing else side  # M19.14


def occupied_by(s: MesopotamiaState, side: Seat) -> list[str]:
    """The regions that hold a combat Unit, Ram or Settlement of a side, in order. M6.16"""
    occupied = {region for region, armies in s.armies.items() for army in armies if army.side == side}
    occupied.update([region for region, owner in s.settlements.items() if owner == side])
    return sorted(occupied)


def distances(s: MesopotamiaState, side: Seat, region: str) -> dict[str, int]:
    """How far every region is from this one, not through Start Regions of others. M2.10

    The Start Region of somebody else is reached by nobody; that of nobody is ground like any other.
    """
    found = {region: 0}
    queue = deque([region])
    while queue:
        here = queue.popleft()
        for there in REGIONS[here].adjacent:
            if there not in found and not is_foreign_start(s, side, there):
                found[there] = found[here] + 1
                queue.append(there)
    return found


def symbol_of(s: MesopotamiaState, region: str) -> Basic | None:
    """What can be gathered in a region, if anything: a blocked one gives nothing. M11.9, M2.7"""
    return None if region in s.blocked else REGIONS[region].resource or None


def is_navigable(s: MesopotamiaState, section: str) -> bool:
    """Whether Ships may be on a section. M2.9"""
    return not s.named_rivers or bool(SECTIONS[section].river)


def sections_of(s: MesopotamiaState, region: str) -> list[str]:
    """The sections on the borders of a region on which Ships may be, in order."""
    return [section for section in SECTIONS_OF[region] if is_navigable(s, section)]
