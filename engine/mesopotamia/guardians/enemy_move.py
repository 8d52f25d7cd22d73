"""M19.7, M19.10-M19.12: the enemy moves after the human's turn, Unit by Unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.mesopotamia.content.empires import FIGHTERS, RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.events.explore import UnitMoved
from engine.mesopotamia.events.guardians import EnemyStayed, EventTrampled, TribeOverrun
from engine.mesopotamia.figures import place_unit, take_unit
from engine.mesopotamia.guardians.home import lose_home
from engine.mesopotamia.guardians.paths import path_of, rams_in, steps_home
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.regions import may_leave
from engine.mesopotamia.state import MesopotamiaState

FAR = len(REGIONS)


class EnemyUnit(NamedTuple):
    """A combat Unit of the enemy, with whether the Rams of its region are linked to it. M19.10"""

    kind: str
    region: str
    has_rams: bool


class EnemyMove(Step[MesopotamiaState], tag="mesopotamia.EnemyMove"):
    """Every combat Unit of the enemy goes one region towards the human's Start Region. M19.7"""

    seat: Seat

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Move those that can, nearest first; one that enters an undefended home ends the match at once. M19.6"""
        for unit in marching_order(s):
            if s.result is None:
                self._move(s, ctx, unit)
                lose_home(s, ctx)
        s.end_turn()
        s.pop()

    def _move(self, s: MesopotamiaState, ctx: Ctx, unit: EnemyUnit) -> None:
        if unit.region == s.players[HUMAN].start:
            return
        is_held = not may_leave(s, self.seat, unit.region)
        path = path_of(s, unit.kind, unit.region, with_ram=unit.has_rams)
        if is_held or not path:
            ctx.emit(EnemyStayed(self.seat, unit.region, {unit.kind: 1}, is_held))
            return
        there = path[0]
        rams = rams_in(s, unit.region) if unit.has_rams else 0
        for kind in (unit.kind, *[RAM] * rams):
            take_unit(s, self.seat, kind, unit.region)
            place_unit(s, self.seat, kind, there)
        if s.guardians is not None:
            s.guardians.is_active = True
        ctx.emit(UnitMoved(self.seat, unit.kind, unit.region, there, 1, [unit.region] * rams))
        self._overrun(s, ctx, there)

    def _overrun(self, s: MesopotamiaState, ctx: Ctx, region: str) -> None:
        """Remove a Tribe with its Event, or an Event of the human that is under way. M19.11, M19.12"""
        tribe = s.tribes.pop(region, None)
        if tribe is not None:
            had_event = region in s.hidden
            if had_event:
                s.hidden.remove(region)
            ctx.emit(TribeOverrun(self.seat, region, {str(kind): count for kind, count in tribe.items()}, had_event))
        token = s.tokens.get(region)
        if token is not None and token.owner == HUMAN:
            del s.tokens[region]
            s.resolved.append(token.card)
            ctx.emit(EventTrampled(self.seat, region, token.card, HUMAN))


def marching_order(s: MesopotamiaState) -> list[EnemyUnit]:
    """The combat Units of the enemy as they move: nearest to the human's Start Region first, then by id. M19.7"""
    away = steps_home(s, ())
    standing = [region for region in sorted(s.armies) if s.fighters(region, s.seats)]
    standing.sort(key=lambda region: away.get(region, FAR))
    units = []
    for region in standing:
        army = s.army(region, s.seats)
        kinds = [kind for kind in FIGHTERS for _ in range(army.units.get(kind, 0))] if army else []
        linked = linked_to_rams(s, region, kinds)
        units += [EnemyUnit(kind, region, number == linked) for number, kind in enumerate(kinds)]
    return units


def linked_to_rams(s: MesopotamiaState, region: str, kinds: Sequence[str]) -> int | None:
    """Which Unit of a region the Rams there go with: the one whose path comes nearest to a human Wall. M19.10"""
    if not rams_in(s, region):
        return None
    walls = [wall for wall, owner in s.walls.items() if owner == HUMAN]

    def away_from_wall(number: int) -> int:
        path = [region, *path_of(s, kinds[number], region, with_ram=True)]
        return min((_steps(path_region, wall) for path_region in path for wall in walls), default=FAR)

    return min(range(len(kinds)), key=away_from_wall)


def _steps(one: str, other: str) -> int:
    """How many steps apart two regions are, whatever stands between them."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {there for region in reached for there in REGIONS[region].adjacent}
        steps += 1
    return steps
