"""With how many points a side may end, from what it holds at the end of a turn: a sum, its weights fitted to matches.

`make prospects GAME=assyria PLAYERS=2` plays matches and prints the weights anew.
"""

from __future__ import annotations

from engine.assyria.assur import paying, payouts, ranking
from engine.assyria.data import CARDS, HEXES, HUT_VP, OFFERINGS, RIVERS, TURNS
from engine.assyria.state import AssyriaState
from engine.core.decision import Seat

FLOODS = (2, 5, 8)
"""The turns that end with a Flood. A4.1"""
WEIGHTS = {
    "turns": 5.33,
    "turns_squared": 0.548,
    "huts": -0.663,
    "hut_points": -0.202,
    "river": -1.28,
    "river_turns": 0.262,
    "between": 0.232,
    "camels": 0.507,
    "camels_turns": 0.156,
    "symbols": 0.761,
    "cards": 1.82,
    "plow": 3.05,
    "tiles": 1.1,
    "sites": 1.95,
    "low": 0.261,
    "offering": 0.496,
    "offers": 0.679,
    "assur": 0.149,
    "upper": 0.691,
    "assur_huts": 1.67,
    "wells": -0.623,
    "stock": -0.538,
    "order": -1.17,
    "around": 0.323,
}
"""What one of each has been worth in points to come, in 150 matches of two own players who strayed now and then."""
DOUBTS = (12.0, 11.8, 9.3, 7.7, 6.6, 5.6, 5.0, 4.5)
"""By how much the estimate is off at the beginning of each turn."""


def prospects(s: AssyriaState) -> list[float]:
    """What each side may end with."""
    return [points_now(s, side) + _to_come(s, side) for side in range(s.seats)]


def doubt(s: AssyriaState) -> float:
    """By how much that is off, usually."""
    return DOUBTS[s.turn - 1]


def _to_come(s: AssyriaState, side: Seat) -> float:
    return sum(WEIGHTS[name] * held for name, held in features(s, side).items())


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
        "turns_squared": left * left,
        "huts": len(here),
        "hut_points": sum(HUT_VP[HEXES[hex].terrain] for hex in here),
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
    """What a side's rank in Assur would bring now."""
    ranked = ranking(s.assur)
    if seat not in ranked:
        return 0.0
    return payouts(paying(s.expansion, s.bonus), len(ranked), s.seats, s.reign)[ranked.index(seat)]
