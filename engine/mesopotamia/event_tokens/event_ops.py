"""M14: the closed vocabulary of what Events do, one function an op, each with what happens if it is impossible."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.content.cards import (
    Discover,
    DrawQuest,
    Gain,
    Op,
    PlaceUnit,
    Population,
    SettlementHere,
    ShipAdjacent,
    WallHere,
)
from engine.mesopotamia.content.empires import BASICS, SHIP, Resource
from engine.mesopotamia.content.map import SECTIONS_OF
from engine.mesopotamia.content.technologies import ACTIONS, TOP_LEVEL
from engine.mesopotamia.events.tokens import (
    EventGave,
    EventLaunched,
    EventPeopled,
    EventPlaced,
    EventTaught,
    QuestsDrawn,
)
from engine.mesopotamia.explore.ships import why_not_launch
from engine.mesopotamia.figures import has_room, in_stock, place_ship, place_unit
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import advance, overtaken, population_of, ranked

INSTEAD: dict[Resource, int] = {"phalanx": 1}
"""What an op gives that is impossible, unless it is lost."""


class Occasion(NamedTuple):
    """Whom an Event concerns, where its token lies, and which card it is."""

    seat: Seat
    region: str
    card: str


def choices(s: MesopotamiaState, at: Occasion, op: Op) -> list[str]:
    """What could be chosen in an op; nothing if it says itself what it does, or is impossible. D18"""
    match op:
        case Gain(res="any"):
            return list(BASICS)
        case Discover():
            return [] if is_possible(s, at.seat, op) else below_top(s, at.seat)
        case ShipAdjacent():
            return free_sections(s, at)
        case _:
            return []


def do(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: Op, chosen: str = "") -> Op | None:
    """Carry out an op, with what was chosen in it if anything could be; give what is left of it. M14.9"""
    match op:
        case Gain():
            return _gain(s, ctx, at, op, chosen)
        case Discover():
            _discover(s, ctx, at, op, chosen)
        case PlaceUnit():
            _place_unit(s, ctx, at, op)
        case SettlementHere():
            _place_here(s, ctx, at, op, s.settlements, "settlement")
        case WallHere():
            _place_here(s, ctx, at, op, s.walls, "wall")
        case ShipAdjacent():
            _launch(s, ctx, at, op, chosen)
        case Population():
            _people(s, ctx, at, op)
        case DrawQuest():
            _draw_quests(s, ctx, at, op)
        case _:
            assert_never(op)
    return None


def is_possible(s: MesopotamiaState, seat: Seat, op: Discover) -> bool:
    """Whether the technology that an op names can be raised; else, as where it names none, another is chosen."""
    return op.type != "any" and s.players[seat].levels[op.type] < TOP_LEVEL


def below_top(s: MesopotamiaState, seat: Seat) -> list[str]:
    """The technologies of a side that could be raised."""
    return [action for action in ACTIONS if s.players[seat].levels[action] < TOP_LEVEL]


def free_sections(s: MesopotamiaState, at: Occasion) -> list[str]:
    """The sections of the region without any Ship, if the side may have one more. M7.4, M13.4"""
    if not (has_room(s, at.seat) and in_stock(s, at.seat, SHIP)):
        return []
    return [section for section in SECTIONS_OF[at.region] if why_not_launch(s, at.seat, section) is None]


def name_of(op: Op) -> str:
    """What an op is called in the data."""
    return str(op.__struct_config__.tag)


def _gain(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: Gain, chosen: str) -> Op | None:
    """Resources; of those of choice one at a time."""
    if op.res != "any":
        _give(s, ctx, at, {op.res: op.n})
        return None
    _give(s, ctx, at, {next(basic for basic in BASICS if basic == chosen): 1})
    return Gain(op.res, op.n - 1) if op.n > 1 else None


def _discover(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: Discover, chosen: str) -> None:
    """A technology one level up; with all at the top a Phalanx."""
    named = op.type if is_possible(s, at.seat, op) else chosen
    action = next((each for each in ACTIONS if each == named), None)
    if action is None:
        _give(s, ctx, at, INSTEAD, op)
        return
    levels = s.players[at.seat].levels
    levels[action] += 1
    ctx.emit(EventTaught(*at, action, levels[action]))


def _place_unit(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: PlaceUnit) -> None:
    """A combat Unit in the region, which reveals nothing; without room or figure a Phalanx. M6.11"""
    if has_room(s, at.seat) and in_stock(s, at.seat, op.type):
        place_unit(s, at.seat, op.type, at.region)
        ctx.emit(EventPlaced(*at, op.type))
    else:
        _give(s, ctx, at, INSTEAD, op)


def _place_here(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: Op, pieces: dict[str, Seat], kind: str) -> None:
    """A Settlement or a Wall in the region; without figure, or if there is one, a Phalanx. M8.1"""
    if at.region not in pieces and in_stock(s, at.seat, kind):
        pieces[at.region] = at.seat
        ctx.emit(EventPlaced(*at, kind))
    else:
        _give(s, ctx, at, INSTEAD, op)


def _launch(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: ShipAdjacent, section: str) -> None:
    """A Ship on a free section of the region; without room, figure or section a Phalanx."""
    if section:
        place_ship(s, at.seat, section)
        ctx.emit(EventLaunched(*at, section))
    else:
        _give(s, ctx, at, INSTEAD, op)


def _people(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: Population) -> None:
    """Population squares without Food; those beyond the end of the track are lost. M13.9"""
    before = ranked(s.population)
    squares = advance(s.population, at.seat, op.n)
    passed = overtaken(before, s.population, at.seat)
    ctx.emit(EventPeopled(*at, squares, population_of(s, at.seat), *passed))


def _draw_quests(s: MesopotamiaState, ctx: Ctx, at: Occasion, op: DrawQuest) -> None:
    """Quests as far as there are any; without a single one a Phalanx. M20.7"""
    drawn = [s.quest_pool.pop(ctx.draw(len(s.quest_pool))) for _ in range(min(op.n, len(s.quest_pool)))]
    if drawn:
        s.players[at.seat].quests += drawn
        ctx.emit(QuestsDrawn(*at, len(drawn), drawn))
    else:
        _give(s, ctx, at, INSTEAD, op)


def _give(
    s: MesopotamiaState, ctx: Ctx, at: Occasion, gained: dict[Resource, int], impossible: Op | None = None
) -> None:
    gain(s, at.seat, gained)
    ctx.emit(EventGave(*at, dict(gained), name_of(impossible) if impossible else ""))
