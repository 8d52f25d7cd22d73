"""M1.6: resources that are paid and gained; every change stands in an event, as `paid` or `gained`. MI2"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import Seat, Text
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState


def can_pay(s: MesopotamiaState, side: Seat, cost: Mapping[Resource, int]) -> bool:
    """Whether a side holds all of a cost."""
    holding = s.players[side].holding
    return not [resource for resource, count in cost.items() if holding[resource] < count]


def pay(s: MesopotamiaState, side: Seat, cost: Mapping[Resource, int]) -> None:
    """Give resources to the supply."""
    holding = s.holding(side)
    for resource, count in cost.items():
        holding[resource] -= count


def gain(s: MesopotamiaState, side: Seat, gained: Mapping[Resource, int]) -> None:
    """Take resources from the supply, which never runs out. M1.6"""
    holding = s.holding(side)
    for resource, count in gained.items():
        holding[resource] += count


def too_dear(s: MesopotamiaState, side: Seat, cost: Mapping[Resource, int]) -> Text | None:
    """Refuse what cannot be paid, saying what is missing."""
    if can_pay(s, side, cost):
        return None
    return refused("cannot_pay", resources=told(cost), missing_resources=told(missing(s, side, cost)))


def missing(s: MesopotamiaState, side: Seat, cost: Mapping[Resource, int]) -> dict[Resource, int]:
    """What a side lacks of a cost; nothing if it can pay."""
    holding = s.players[side].holding
    return {resource: count - holding[resource] for resource, count in cost.items() if count > holding[resource]}


def told(resources: Mapping[Resource, int]) -> dict[str, int]:
    """Resources as an argument of a text."""
    return dict(resources.items())


def kept(s: MesopotamiaState, side: Seat, cost: Mapping[Resource, int]) -> dict[str, int]:
    """What is left of the kinds that a cost takes: for notes such as "1 Stone, you keep 2"."""
    holding = s.holding(side)
    return {resource: holding[resource] - count for resource, count in cost.items()}
