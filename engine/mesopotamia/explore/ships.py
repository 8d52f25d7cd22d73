"""M7.1-M7.4, M7.6: Ships on the river sections."""

from __future__ import annotations

from functools import cache

from engine.core.decision import Seat, Text
from engine.mesopotamia.content.empires import SHIP
from engine.mesopotamia.content.map import SECTIONS, neighbours_of
from engine.mesopotamia.explore.movement import SPEED, activations_for
from engine.mesopotamia.figures import ships_of
from engine.mesopotamia.notes import refused
from engine.mesopotamia.regions import is_navigable
from engine.mesopotamia.state import MesopotamiaState


@cache
def _steps_from(section: str, named_rivers: bool) -> dict[str, int]:
    """How many steps every other section is away; with named rivers only, along those. M2.9, M7.2"""
    found = {section: 0}
    queue = [section]
    for here in queue:
        for there in neighbours_of(here):
            if there not in found and (SECTIONS[there].river or not named_rivers):
                found[there] = found[here] + 1
                queue.append(there)
    del found[section]
    return {there: found[there] for there in sorted(found)}


def movable_ships(s: MesopotamiaState, side: Seat, activations: int) -> list[str]:
    """The sections whose Ships of a side could move, in order. M4.8"""
    own = ships_of(s, side)
    most = activations * SPEED[SHIP]
    return [
        section
        for section in own
        if any(steps <= most and to not in own for to, steps in _steps_from(section, s.named_rivers).items())
    ]


def harbours(s: MesopotamiaState, side: Seat, section: str, activations: int) -> dict[str, int]:
    """The sections where the Ship of a section can end a movement, by id, with the activations that takes. M7.2, M7.3

    Nothing is ever in its way; it only may not join another own Ship.
    """
    steps = _steps_from(section, s.named_rivers)
    own = set(ships_of(s, side))
    most = activations * SPEED[SHIP]
    return {to: activations_for(SHIP, count) for to, count in steps.items() if count <= most and to not in own}


def why_not_sail(s: MesopotamiaState, side: Seat, section: str, to: str, activations: int) -> Text | None:
    """Say why a Ship cannot end a movement on a section, if so."""
    if to not in SECTIONS:
        return refused("unknown_id")
    if not is_navigable(s, to):
        return refused("not_navigable", section=to)
    if side in s.ships.get(to, ()):
        return refused("own_ship_there", section=to)
    if to in harbours(s, side, section, activations):
        return None
    return refused("too_far", steps=activations * SPEED[SHIP])


def why_not_launch(s: MesopotamiaState, side: Seat, section: str) -> Text | None:
    """Say why no new Ship can be put on a section, if so: it needs one without any Ship. M7.3, M7.4"""
    if section not in SECTIONS:
        return refused("unknown_id")
    if not is_navigable(s, section):
        return refused("not_navigable", section=section)
    there = s.ships.get(section, ())
    if side in there:
        return refused("own_ship_there", section=section)
    return refused("section_occupied", section=section) if there else None
