"""A9: the Flood at the end of a reign."""

from __future__ import annotations

from engine.assyria.assur import give_gifts, score_ranks
from engine.assyria.data import HEXES, OFFERINGS, RIVERS
from engine.assyria.events import Inundated, OfferingsScored
from engine.assyria.state import AssyriaState
from engine.core.game import Ctx, Step


class Flood(Step[AssyriaState], tag="assyria.Flood"):
    """Inundation, Assur, dignitaries, offerings: nobody decides anything."""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """One after the other."""
        inundate(s, ctx)
        score_ranks(s, ctx)
        give_gifts(s, ctx)
        score_offerings(s, ctx)
        s.pop()


def inundate(s: AssyriaState, ctx: Ctx) -> None:
    """A9.1"""
    hexes = [hex for hex in s.huts if HEXES[hex].terrain in RIVERS]
    seats = [s.take_back_hut(hex) for hex in hexes]
    ctx.emit(Inundated(s.reign, [seats.count(seat) for seat in range(s.seats)], hexes, seats))


def score_offerings(s: AssyriaState, ctx: Ctx) -> None:
    """A9.14"""
    for seat in s.order:
        player, sites = s.players[seat], len(s.sites_of(seat))
        multiplier = OFFERINGS.multipliers[player.offering]
        player.offering = 0
        player.offerings_vp += sites * multiplier
        if multiplier:
            ctx.emit(OfferingsScored(seat, sites, multiplier, sites * multiplier))
