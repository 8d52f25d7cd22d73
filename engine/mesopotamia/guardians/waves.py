"""M19.3-M19.5, M19.16: waves of the enemy are placed, and repelled."""

from __future__ import annotations

from engine.core.game import Ctx
from engine.mesopotamia.build.gardens import next_tile, turn_next_tile
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.solo import GUARDIANS, LAST_WAVE, WAVES
from engine.mesopotamia.events.guardians import WavePlaced, WaveRepelled
from engine.mesopotamia.figures import in_stock, place_unit
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.opponent import HUMAN, Guardians
from engine.mesopotamia.state import MesopotamiaState

PATIENCE = 3
"""After so many rounds in which the enemy neither moved nor fought, the next wave comes besides. M19.16"""


def place_wave(s: MesopotamiaState, ctx: Ctx, *, is_extra: bool = False) -> None:
    """Place the next wave in the base of the enemy, as far as it has figures, with its Phalanxes. M19.3"""
    guardians, side = _guardians(s), s.seats
    guardians.wave += 1
    guardians.idle_rounds = 0
    wave, base = WAVES[guardians.wave], s.players[side].start
    placed = {kind: min(count, in_stock(s, side, kind)) for kind, count in wave.figures.items()}
    for kind, count in placed.items():
        for _ in range(count):
            place_unit(s, side, kind, base)
    lacking = {kind: count - placed[kind] for kind, count in wave.figures.items() if placed[kind] < count}
    gained: dict[Resource, int] = {"phalanx": wave.phalanxes}
    gain(s, side, gained)
    units = {kind: count for kind, count in placed.items() if count}
    ctx.emit(WavePlaced(side, guardians.wave, base, units, gained, lacking, is_extra))


def enemy_fighters_left(s: MesopotamiaState) -> int:
    """How many combat Units the enemy has on the map."""
    return sum(army.fighters for armies in s.armies.values() for army in armies if army.side == s.seats)


def end_of_round(s: MesopotamiaState, ctx: Ctx) -> bool:
    """See whether the wave is repelled, or stands still for too long; give whether the match is won. M19.4, M19.5"""
    guardians = _guardians(s)
    guardians.idle_rounds = 0 if guardians.is_active else guardians.idle_rounds + 1
    guardians.is_active = False
    if is_repelled(s):
        _repel(s, ctx)
        if guardians.wave == LAST_WAVE:
            return True
        place_wave(s, ctx)
    elif guardians.idle_rounds >= PATIENCE and guardians.wave < LAST_WAVE:
        place_wave(s, ctx, is_extra=True)
    return False


def is_repelled(s: MesopotamiaState) -> bool:
    """Whether the wave that was placed last is repelled; the sixth only without a combat Unit left. M19.4, M19.5"""
    if not enemy_fighters_left(s):
        return True
    return _guardians(s).wave < LAST_WAVE and not s.holding(s.seats)["phalanx"]


def _repel(s: MesopotamiaState, ctx: Ctx) -> None:
    """Give the human the next Gardens tile for a wave that brings one. M19.4"""
    wave, tile = _guardians(s).wave, next_tile(s)
    brings = tile if wave in GUARDIANS.tiles_for_waves else None
    ctx.emit(WaveRepelled(HUMAN, wave, brings.id if brings else None, brings.vp if brings else 0))
    if brings is not None:
        s.garden_builders.append(HUMAN)
        turn_next_tile(s, ctx)


def _guardians(s: MesopotamiaState) -> Guardians:
    if s.guardians is None:
        raise LookupError("no enemy attacks Assur")
    return s.guardians
