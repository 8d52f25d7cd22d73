"""With how many points a side may end, from what it holds at the end of a turn: a sum, its weights fitted to matches.

`make prospects GAME=assyria PLAYERS=2` plays matches and prints the weights anew.
"""

from __future__ import annotations

from engine.assyria.assur import paying, payouts, ranking
from engine.assyria.data import CARDS, COUNTS, HEXES, HUT_VP, OFFERINGS, RIVERS, TURNS, turns_to_flood
from engine.assyria.state import AssyriaState
from engine.core.decision import Seat

FLOODS = (2, 5, 8)


def points_now(s: AssyriaState, side: Seat) -> float:
    """The points a side has."""
    return s.players[side].vp


def features(s: AssyriaState, seat: Seat) -> dict[str, float]:
    """What a side holds that may bring points."""
    player, left = s.players[seat], TURNS + 1 - s.turn
    huts, sites, tiles = s.huts_of(seat), s.sites_of(seat), s.tiles_of(seat)
    floods = sum(flood >= s.turn for flood in FLOODS)
    here = [hex for hex in huts if HEXES[hex].terrain not in RIVERS]
    multiplier = OFFERINGS.multipliers[player.offering]
    return {
        "turns": left,
        "turns2": left * left,
        "huts": len(here),
        "hutvp_turns": sum(HUT_VP[HEXES[hex].terrain] for hex in here),
        "river": len(huts) - len(here),
        "river_turns": (len(huts) - len(here)) * left,
        "between": sum(HEXES[hex].terrain == "between" for hex in here) * left,
        "camels": player.camels,
        "camels_turns": player.camels * left,
        "symbols": sum(CARDS[card].symbols for card in player.cards if card in CARDS),
        "cards": len(player.cards),
        "plow": player.plow,
        "tiles": tiles * (left + 1),
        "sites": len(sites) * floods,
        "low": sum(z.level < 3 for z in s.ziggurats.values() if z.seat == seat) * left,
        "offering": len(sites) * multiplier,
        "offers": player.offering,
        "assur": _assur(s, seat),
        "upper": s.assur["upper"].count(seat),
        "assur_huts": sum(there.count(seat) for there in s.assur.values()),
        "wells": sum(s.touches_well(hex) for hex in huts),
        "stock": player.huts,
        "order": s.order.index(seat),
        "around": len(s.around(seat)),
    }


def _assur(s: AssyriaState, seat: Seat) -> float:
    ranked = ranking(s.assur)
    if seat not in ranked:
        return 0.0
    return payouts(paying(s.expansion, s.bonus), len(ranked), s.seats, s.reign)[ranked.index(seat)]
