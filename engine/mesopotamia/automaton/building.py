"""M17.18: what the Automaton builds: the first thing of a list that is missing and possible."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.nearness import settlements_of, threatened
from engine.mesopotamia.build.building import BUILDINGS
from engine.mesopotamia.build.gardens import next_tile
from engine.mesopotamia.content.strategy import BuildItem, BuildNext
from engine.mesopotamia.figures import on_map
from engine.mesopotamia.state import MesopotamiaState


def build(s: MesopotamiaState, ctx: Ctx, side: Seat, op: BuildNext) -> bool:
    """Build as often as the card says, going through its list anew each time; give whether anything was built."""
    has_built = False
    for _ in range(op.times):
        has_built |= _build_one(s, ctx, side, op)
    return has_built


def _build_one(s: MesopotamiaState, ctx: Ctx, side: Seat, op: BuildNext) -> bool:
    unlocked = s.players[side].effect("build").unlock
    for item in op.items:
        if item.item not in unlocked or _count(s, side, item) >= item.upto:
            continue
        places = _places(s, side, item, op.ignore_garden_requirements)
        if places:
            BUILDINGS[item.item].do(s, ctx, side, places[0], {})
            return True
    return False


def _count(s: MesopotamiaState, side: Seat, item: BuildItem) -> int:
    """How many there are: own pieces, with a `where` only those in such places; Gardens built by anybody."""
    if item.item == "gardens":
        return len(s.garden_builders)
    if item.item == "ziggurat":
        return s.players[side].ziggurat
    if item.where == "any":
        return on_map(s, side, item.item)
    pieces = s.walls if item.item == "wall" else s.settlements
    return sum(pieces.get(region) == side for region in _named(s, side, item))


def _named(s: MesopotamiaState, side: Seat, item: BuildItem) -> list[str]:
    """The regions a `where` names."""
    if item.where == "own_settlement":
        return settlements_of(s, side)
    region = threatened(s, side)
    return [] if region is None else [region]


def _places(s: MesopotamiaState, side: Seat, item: BuildItem, ignores_requirements: bool) -> list[str]:
    """Where it could be built, the lowest id first; of a new die the first colour."""
    if item.item == "gardens" and ignores_requirements:
        tile = next_tile(s)
        return [] if tile is None else [tile.id]
    places = BUILDINGS[item.item].places_whatever_it_costs(s, side)
    return places if item.where == "any" else [place for place in places if place in _named(s, side, item)]
