"""M18.7, M18.10-M18.12, M18.15: Gather, War and Growth of the Defenders of Ur."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.nearness import human_regions
from engine.mesopotamia.automaton.other_actions import take_phalanxes
from engine.mesopotamia.content.map import REGIONS, Fighter
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.events.economy import Grew, Traded, UnitCreated
from engine.mesopotamia.figures import in_stock, on_map, place_unit
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.regions import is_start_in_use
from engine.mesopotamia.siege.goal import reach_goal
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import advance, overtaken, population_of, ranked

SQUARES_A_PHALANX = 3
"""War brings a Phalanx for each so many Population squares, begun ones included. M18.11"""
RESERVES = {reserve.type: reserve for reserve in SIEGE.reserve_units}


def gather(s: MesopotamiaState, ctx: Ctx, side: Seat) -> bool:
    """Place an Amphora on the rightmost free Trade token near the human's Gather level. M18.10"""
    most = s.players[HUMAN].levels["gather"] + 1
    free = [slot for slot in s.trade if slot.owner is None and slot.level <= most]
    if not free or not in_stock(s, side, "amphora"):
        return False
    slot = max(free, key=lambda each: (each.level, each.slot))
    slot.owner = side
    ctx.emit(Traded(side, slot.token, {}, {}, amphora=True))
    return True


def war(s: MesopotamiaState, ctx: Ctx, side: Seat) -> bool:
    """Take Phalanxes by the Population square, and place a Unit of the reserve. M18.11"""
    take_phalanxes(s, ctx, side, -(-population_of(s, side) // SQUARES_A_PHALANX))
    kind = next((reserve.type for reserve in reversed(SIEGE.reserve_units) if _is_ready(s, side, reserve.type)), None)
    if kind is not None:
        region = place_for(s, side, kind)
        place_unit(s, side, kind, region)
        ctx.emit(UnitCreated(side, kind, region, {}))
    return True


def in_reserve(s: MesopotamiaState, side: Seat, kind: Fighter) -> int:
    """How many Units of a kind wait beside the Population track: all that are not on the map. M18.7"""
    return RESERVES[kind].count + (kind in SIEGE.units) - on_map(s, side, kind)


def _is_ready(s: MesopotamiaState, side: Seat, kind: Fighter) -> bool:
    return population_of(s, side) >= RESERVES[kind].square and in_reserve(s, side, kind) > 0


def place_for(s: MesopotamiaState, side: Seat, kind: Fighter) -> str:
    """Where a Unit of the reserve is placed. M18.12"""
    if kind in ("horseman", "chariot"):
        fronts = _fronts(s)
        if fronts:
            return max(fronts, key=lambda region: (REGIONS[region].x, -REGIONS[region].y))
    pieces = s.walls if kind == "archer" else s.settlements
    own = sorted(region for region, owner in pieces.items() if owner == side)
    if not own:
        return min(REGIONS[SIEGE.ur].adjacent)
    return min(own, key=lambda region: (s.fighters(region, side), REGIONS[region].x, REGIONS[region].y))


def _fronts(s: MesopotamiaState) -> list[str]:
    """Regions beside human combat Units without a human Unit, a Tribe or a Start Region in use."""
    beside = {there for region in human_regions(s, fighting=True) for there in REGIONS[region].adjacent}
    taken = {*human_regions(s), *s.tribes}
    return sorted(region for region in beside if region not in taken and not is_start_in_use(s, region))


def growth(s: MesopotamiaState, ctx: Ctx, side: Seat) -> bool:
    """Move the Population seal on; on the goal the siege is lost. M18.4, M18.15"""
    before = ranked(s.population)
    advance(s.population, side, 1, is_locked=False)
    ctx.emit(Grew(side, population_of(s, side), {}, *overtaken(before, s.population, side)))
    reach_goal(s, ctx)
    return True
