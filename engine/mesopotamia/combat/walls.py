"""M8.8-M8.10: Walls and Rams after combats."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.events.combat import RamsLost, WallFell
from engine.mesopotamia.figures import take_unit
from engine.mesopotamia.regions import enemy_fighters
from engine.mesopotamia.state import MesopotamiaState


def fall(s: MesopotamiaState, ctx: Ctx, region: str, fought: Iterable[Seat]) -> None:
    """Remove a Wall after the last combat there, and a Ram of each other Empire that fought. M8.8"""
    owner = s.walls.pop(region, None)
    if owner is None:
        return
    ctx.emit(WallFell(owner, region))
    for side in fought:
        if side != owner and _rams(s, region, side):
            _lose_rams(s, ctx, region, side, 1)


def fall_undefended(s: MesopotamiaState, ctx: Ctx) -> None:
    """Remove the Walls where a combat Unit with a Ram stands and nobody has fought. M8.9"""
    for region in sorted(s.walls):  # those that were fought for have fallen
        for army in list(s.armies.get(region, ())):
            if army.side != s.walls.get(region, army.side) and army.fighters and army.units.get(RAM):
                fall(s, ctx, region, [army.side])


def lose_lone_rams(s: MesopotamiaState, ctx: Ctx) -> None:
    """Remove the Rams that are alone with an enemy's combat Unit. M8.10"""
    for region in sorted(s.armies):
        for army in list(s.armies[region]):
            if not army.fighters and enemy_fighters(s, army.side, region):
                _lose_rams(s, ctx, region, army.side, army.units[RAM])


def _rams(s: MesopotamiaState, region: str, side: Seat) -> int:
    army = s.army(region, side)
    return army.units.get(RAM, 0) if army else 0


def _lose_rams(s: MesopotamiaState, ctx: Ctx, region: str, side: Seat, count: int) -> None:
    for _ in range(count):
        take_unit(s, side, RAM, region)
    ctx.emit(RamsLost(side, region, count))
