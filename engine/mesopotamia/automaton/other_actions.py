"""M17.19-M17.22: Gather, Research, War and Growth of the Automaton, which pays nothing."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.conditions import is_behind
from engine.mesopotamia.automaton.least_upgraded import least_upgraded
from engine.mesopotamia.automaton.nearness import nearest_to_humans, settlements_of, threatened
from engine.mesopotamia.content.empires import FIGHTERS, RAM, Resource
from engine.mesopotamia.content.strategy import ClaimToken, DiscoverNext, Grow, Muster
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.content.tokens import SHIP_SLOTS, TRADE_TOKENS
from engine.mesopotamia.events.build import RamBuilt
from engine.mesopotamia.events.economy import Discovered, Grew, PhalanxesTaken, Traded, UnitCreated
from engine.mesopotamia.figures import has_room, in_stock, place_unit, ships_of
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.state import MesopotamiaState, TradeSlot
from engine.mesopotamia.tracks import advance, can_advance, overtaken, population_of, ranked


def claim_token(s: MesopotamiaState, ctx: Ctx, side: Seat, op: ClaimToken) -> bool:
    """Place an Amphora on the best free Trade token and gain the Phalanxes of its right side. M17.19"""
    level = s.players[side].levels["gather"]
    free = [slot for slot in s.trade if slot.owner is None and slot.level <= level and _can_trade(s, side, slot)]
    if not free or not in_stock(s, side, "amphora"):
        return False

    def worth(slot: TradeSlot) -> tuple[int, int, int]:
        vp = TRADE_TOKENS[slot.token].vp
        return (vp, slot.level, -slot.slot) if op.prefer == "vp" else (slot.level, vp, -slot.slot)

    slot = max(free, key=worth)
    slot.owner = side
    gained: dict[Resource, int] = {
        each: count for each, count in TRADE_TOKENS[slot.token].gain.items() if each == "phalanx"
    }
    gain(s, side, gained)
    ctx.emit(Traded(side, slot.token, {}, gained, amphora=True))
    return True


def _can_trade(s: MesopotamiaState, side: Seat, slot: TradeSlot) -> bool:
    """M11.11"""
    return (slot.level, slot.slot) not in SHIP_SLOTS or bool(ships_of(s, side))


def discover(s: MesopotamiaState, ctx: Ctx, side: Seat, op: DiscoverNext) -> bool:
    """Make the Discoveries of its Research card, and more: the first in a type, the others where it lags. M17.20"""
    levels = s.players[side].levels
    count = s.players[side].effect("research").discoveries + op.extra
    for number in range(count):
        is_named = number == 0 and op.first != "least" and levels[op.first] < TOP_LEVEL
        action = op.first if is_named and op.first != "least" else least_upgraded(s, side)
        if action is None:
            return number > 0
        levels[action] += 1
        ctx.emit(Discovered(side, action, levels[action], {}))
    return count > 0


def muster(s: MesopotamiaState, ctx: Ctx, side: Seat, op: Muster) -> bool:
    """Gain Phalanxes and place Units, the strongest first. M17.21"""
    effect = s.players[side].effect("war")
    take_phalanxes(s, ctx, side, effect.phalanxes + op.bonus)
    for _ in range(op.units):
        kind = next((each for each in reversed(FIGHTERS) if each in effect.unlock and in_stock(s, side, each)), None)
        if kind is None or not has_room(s, side):
            break
        region = _mustering_place(s, side, op)
        place_unit(s, side, kind, region)
        ctx.emit(UnitCreated(side, kind, region, {}))
    has_human_wall = any(not s.is_unasked(owner) for owner in s.walls.values())
    if op.ram_if_human_wall and has_human_wall and in_stock(s, side, RAM) and has_room(s, side):
        place_unit(s, side, RAM, s.players[side].start)
        ctx.emit(RamBuilt(side, s.players[side].start, {}))
    return True


def _mustering_place(s: MesopotamiaState, side: Seat, op: Muster) -> str:
    start = s.players[side].start
    if op.place == "threatened":
        region = threatened(s, side)
        return region if region is not None and s.settlements.get(region) == side else start
    if op.place == "nearest_human":
        return nearest_to_humans(s, [start, *settlements_of(s, side)]) or start
    return start


def take_phalanxes(s: MesopotamiaState, ctx: Ctx, side: Seat, count: int) -> None:
    """Gain Phalanxes from the supply."""
    gained: dict[Resource, int] = {"phalanx": count}
    gain(s, side, gained)
    ctx.emit(PhalanxesTaken(side, gained))


def grow(s: MesopotamiaState, ctx: Ctx, side: Seat, op: Grow) -> bool:
    """Move its Population seal on, once more if that leaves it behind and the card says so. M17.22"""
    has_grown = sum(grow_one(s, ctx, side) for _ in range(op.n)) > 0
    if op.extra_if_behind and is_behind(s, side):
        has_grown |= grow_one(s, ctx, side)
    return has_grown


def grow_one(s: MesopotamiaState, ctx: Ctx, side: Seat) -> bool:
    """Move a Population seal on by one square without Food; give whether it could."""
    if not can_advance(s.population, side):
        return False
    before = ranked(s.population)
    advance(s.population, side, 1)
    ctx.emit(Grew(side, population_of(s, side), {}, *overtaken(before, s.population, side)))
    return True
