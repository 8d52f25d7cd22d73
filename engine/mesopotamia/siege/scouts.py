"""M18.13: Explore of the Defenders of Ur."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.nearness import FAR, human_regions, steps_from
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.event_tokens.reveal import reveal
from engine.mesopotamia.events.explore import UnitMoved
from engine.mesopotamia.explore.destinations import reveals
from engine.mesopotamia.figures import place_unit, take_unit
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.regions import distances, has_foreign_wall, is_foreign_start, may_leave
from engine.mesopotamia.state import MesopotamiaState


def explore(s: MesopotamiaState, ctx: Ctx, side: Seat) -> bool:
    """Reveal an Event where a Unit stands, else beside one; once none is left, draw back towards Ur."""
    here = [region for region in _standing(s, side) if reveals(s, region)]
    if here:
        reveal(s, ctx, side, min(here, key=lambda region: (_away_from_human(s, region), *_from_left(region))))
        return True
    step = _scouting(s, side)
    if step is None and not s.hidden:
        step = _drawing_back(s, side)
    if step is None:
        return False
    from_region, region = step
    kind = next(each for each in FIGHTERS if (army := s.army(from_region, side)) is not None and each in army.units)
    take_unit(s, side, kind, from_region)
    place_unit(s, side, kind, region)
    ctx.emit(UnitMoved(side, kind, from_region, region, 1))
    if reveals(s, region):
        reveal(s, ctx, side, region)
    return True


def _standing(s: MesopotamiaState, side: Seat) -> list[str]:
    """Where combat Units of the Defenders stand, in order."""
    return sorted(region for region in s.armies if s.fighters(region, side))


def _away_from_human(s: MesopotamiaState, region: str) -> int:
    steps = steps_from(s, region)
    return min((steps.get(human, FAR) for human in human_regions(s)), default=FAR)


def _from_left(region: str) -> tuple[float, float, str]:
    """Order regions from the left, then from the top. M2.10"""
    return REGIONS[region].x, REGIONS[region].y, region


def _may_step(s: MesopotamiaState, side: Seat, here: str, there: str) -> bool:
    """Whether a Unit may take this step: blocking, Walls and the human's Start Region keep it off. M18.16"""
    is_barred = is_foreign_start(s, side, there) or has_foreign_wall(s, side, there)
    return not is_barred and may_leave(s, side, here)


def _scouting(s: MesopotamiaState, side: Seat) -> tuple[str, str] | None:
    """Find a step to an Event that can be revealed: the leftmost region first, never beside the human's home."""
    home = s.players[HUMAN].start
    steps = [
        (here, there)
        for here in _standing(s, side)
        for there in REGIONS[here].adjacent
        if reveals(s, there) and there not in REGIONS[home].adjacent and _may_step(s, side, here, there)
    ]
    return min(steps, key=lambda step: (*_from_left(step[1]), step[0]), default=None)


def _drawing_back(s: MesopotamiaState, side: Seat) -> tuple[str, str] | None:
    """Find a step towards Ur for the Unit that is farthest from it."""
    away = distances(s, side, SIEGE.ur)
    steps = [
        (here, there)
        for here in _standing(s, side)
        for there in REGIONS[here].adjacent
        if away.get(there, FAR) < away.get(here, FAR) and _may_step(s, side, here, there)
    ]
    return min(steps, key=lambda step: (-away[step[0]], *step), default=None)
