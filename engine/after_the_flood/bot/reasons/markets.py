"""Why workers go to a market: what traders there can get, now and in the turns to come. FS2, FS5"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import AREAS, CITY, CITY_VP, DECLINE, LUXURIES, TRADE
from engine.core.decision import Arg, Text


def two_goods(seen: Seen, place: str, count: int) -> Text | None:
    """Say what a second trader brings at a market of two goods that cities need. F9.7, F9.8"""
    traders = traders_at(seen, place)
    if traders is None or not traders < 2 <= traders + count or not city_to_come(seen):
        return None
    goods = [kind for kind in AREAS[place].offers if kind in ("wood", *LUXURIES) and seen.view.stock[kind] > 0]
    for one, other in itertools.combinations(goods, 2):
        pairs = itertools.product(TRADE[one], TRADE[other])
        if any(can_spare(seen, Counter(pair)) for pair in pairs):
            return Text("reason-market-two", {"resources": [one, other]})
    return None


def one_good(seen: Seen, place: str, _: int) -> Text | None:
    """Say what a first trader can get at once that a city needs. F9.5, F15.4"""
    if traders_at(seen, place) != 0 or not city_to_come(seen):
        return None
    for received in AREAS[place].offers:
        given = next((kind for kind in TRADE[received] if can_spare(seen, {kind: 1})), "")
        if not given or not seen.view.stock[received] > 0:
            continue
        if received in LUXURIES and not seen.hand[received]:
            luxuries = sum(seen.hand[kind] > 0 for kind in LUXURIES)
            vp: dict[str, Arg] = {"vp": CITY_VP[luxuries + 1], "less_vp": CITY_VP[luxuries]}
            return Text("reason-market-luxury", {"given_resource": given, "resource": received, **vp})
        if received == "wood" and seen.hand["wood"] < CITY.wood * max(len(seen.unexpanded), 1):
            wood: dict[str, Arg] = {"wood": CITY.wood, "have": seen.hand["wood"], "cities": len(seen.unexpanded)}
            return Text("reason-market-wood", {"given_resource": given, **wood})
    return None


def stays(seen: Seen, place: str, count: int) -> Text | None:
    """Say that a trader is still there next turn, which one alone is not after a decline. F5.4, FS5"""
    lost = DECLINE.workers_per_area if seen.decline_follows else 0
    is_cleared = seen.decline_follows and place == DECLINE.cleared_area
    if place not in AREAS or not AREAS[place].offers or seen.is_last_turn or is_cleared:
        return None
    had, left = seen.own_workers(place) - lost, seen.own_workers(place) + count - lost
    if left <= 0 or had >= len(AREAS[place].offers):
        return None
    told: dict[str, Arg] = {"workers": left, "resources": list(AREAS[place].offers), "decline": bool(lost)}
    return Text("reason-market-stays", told)


def city_to_come(seen: Seen) -> bool:
    """Say whether a city could still be expanded in this turn or a later one. F15.5"""
    return not seen.is_last_turn or bool(seen.unexpanded) or bool(seen.sites)


def can_spare(seen: Seen, pieces: Mapping[str, int]) -> bool:
    """Say whether pieces can be given without a city missing a luxury."""
    return all(seen.hand[kind] >= count + (kind in LUXURIES) for kind, count in pieces.items())


def traders_at(seen: Seen, place: str) -> int | None:
    """Count own workers that can trade in an area; None where none could, beside whatever army. F9.2"""
    if place not in AREAS or not AREAS[place].offers or seen.view.areas[place].army_seat is not None:
        return None
    return seen.own_workers(place)
