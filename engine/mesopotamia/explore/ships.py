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
    reason = _why_not_there(s, side, to)
    if reason is None and to not in harbours(s, side, section, activations):
        return refused("too_far", steps=activations * SPEED[SHIP])
    return reason


def why_not_launch(s: MesopotamiaState, side: Seat, section: str) -> Text | None:
    """Say why no new Ship can be put on a section, if so: it needs one without any Ship. M7.3, M7.4"""
    reason = _why_not_there(s, side, section)
    if reason is None and section in s.ships:
        return refused("section_occupied", section=section)
    return reason


def _why_not_there(s: MesopotamiaState, side: Seat, section: str) -> Text | None:
    """Say why no further Ship of a side can be on a section, whoever else is there, if so. M2.9, M7.3"""
    if section not in SECTIONS:
        return refused("unknown_id")
    if not is_navigable(s, section):
        return refused("not_navigable", section=section)
    return refused("own_ship_there", section=section) if side in s.ships.get(section, ()) else None
