"""What a piece is better for than the one given for it. FS1, FS2"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.reasons.price import price_of
from engine.after_the_flood.bot.reasons.to_follow import TOOL_MADE, Given, after
from engine.after_the_flood.bot.reasons.tool_makers import use_of_tool
from engine.after_the_flood.bot.seen import Seen, city_points
from engine.after_the_flood.data import CITY, CITY_VP, LUXURIES, MARKETS, RESOURCES, TRADE
from engine.core.decision import Arg, Text

TOOL = "tool"


def why_swap(seen: Seen, swap: Given, follow: Sequence[Given] = ()) -> Text | None:
    """Say the most telling of what a swap is for, with those that would follow it in the same action."""
    before, now = points_after(seen, []), points_after(seen, [swap])
    if now > before:
        return Text("reason-swap-city", {"vp": now, "less_vp": before})
    together = points_after(seen, [swap, *follow])
    if together > max(before, points_after(seen, follow)):
        return Text("reason-swap-together", {"vp": together, "less_vp": before})
    if now < before:
        return _for_armies(seen, swap) or _value(seen, swap)
    return _for_a_city(seen, swap) or _chain(seen, swap, follow) or _for_armies(seen, swap) or _value(seen, swap)


def points_after(seen: Seen, swaps: Sequence[Given]) -> int:
    """Count what the cities on the board score with what is in hand after some swaps. F15.4"""
    return sum(city_points(after(swaps, seen.hand), len(seen.unexpanded)))


def _for_a_city(seen: Seen, swap: Given) -> Text | None:
    """Say what a city still lacks, while one can be expanded in this turn or a later one."""
    if seen.is_last_turn and not seen.unexpanded:
        return None
    given, received, _ = swap
    have = seen.hand["wood"]
    if received == "wood" and have < CITY.wood * max(len(seen.unexpanded), 1):
        return Text("reason-swap-wood", {"wood": CITY.wood, "have": have, "cities": len(seen.unexpanded)})
    if received not in LUXURIES or seen.hand[received] or (given in LUXURIES and seen.hand[given] == 1):
        return None
    luxuries = 1 + sum(seen.hand[kind] > 0 for kind in LUXURIES)
    return Text("reason-swap-luxury", {"luxuries": luxuries, "vp": CITY_VP[luxuries], "less_vp": CITY_VP[luxuries - 1]})


def _chain(seen: Seen, swap: Given, follow: Sequence[Given]) -> Text | None:
    """Say what a piece can be turned into that nothing else in hand can, in this action or later. F9.12, F9.16, FS2"""
    can_make = seen.ready("tool_makers") > seen.hand["metal"] and seen.view.stock[TOOL] > 0
    if swap.received == "metal" and can_make and (TOOL_MADE in follow or not follow):
        return Text("reason-swap-metal", {"use": use_of_tool(seen)})
    for area, kind in _next_markets(seen, swap, follow):
        wanted = swap.received in TRADE[kind] and not seen.hand[kind] and kind in LUXURIES
        if wanted and not _can_give(seen, swap, kind):
            return Text("reason-swap-chain", {"resource": swap.received, "next_resource": kind, "area": area})
    return None


def _next_markets(seen: Seen, swap: Given, follow: Sequence[Given]) -> list[tuple[str, str]]:
    """Find where the piece is given on; where nothing is known to follow, where it could be."""
    if follow:
        return [(each.area, each.received) for each in follow if each.given == swap.received and each.area]
    markets = (market for market in MARKETS if market.id != swap.area and seen.traders(market.id))
    return [(market.id, kind) for market in markets for kind in market.offers if seen.view.stock[kind] > 0]


def _can_give(seen: Seen, swap: Given, kind: str) -> bool:
    """Say whether there is another piece in hand to give that no city misses."""
    left = {each: count - (each == swap.given) for each, count in seen.hand.items()}
    return any(left[each] > (each in LUXURIES) for each in TRADE[kind])


def _for_armies(seen: Seen, swap: Given) -> Text | None:
    """Say that a piece buys more armies, for whoever can still start an empire. F10.8"""
    more, less = RESOURCES[swap.received].armies, RESOURCES[swap.given].armies
    if more <= less or (seen.is_last_turn and seen.me.empire):
        return None
    told: dict[str, Arg] = {"resource": swap.received, "given_resource": swap.given, "armies": more, "less": less}
    return Text("reason-swap-armies", told | {"started": bool(seen.me.empire)} | _price(seen, swap))


def _value(seen: Seen, swap: Given) -> Text | None:
    """Say what a piece of more value is for, as there is use for it. F8.2, F10.10, F13.4, F15.4"""
    more, less = RESOURCES[swap.received].value, RESOURCES[swap.given].value
    places_more = seen.me.available_workers > less
    if more <= less or (seen.is_last_turn and seen.me.empire and not places_more):
        return None
    is_new_luxury = swap.received in LUXURIES and swap.given not in LUXURIES and not seen.is_last_turn
    use = "workers" if places_more else "luxury" if is_new_luxury else "value"
    told: dict[str, Arg] = {"resource": swap.received, "given_resource": swap.given, "value": more, "less": less}
    told |= {"use": use}
    return Text("reason-swap-value", told | _price(seen, swap))


def _price(seen: Seen, swap: Given) -> dict[str, Arg]:
    """Say what the cities lose by a swap, what is received counted. F15.4"""
    return price_of(seen, {swap.given: 1, swap.received: -1})
