"""Why to make a swap or a tool, and why to leave it at that. FS1, FS2"""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.bot.seen import Seen, city_points
from engine.after_the_flood.data import CITY, CITY_VP, LUXURIES, MARKETS, RESOURCES, TRADE
from engine.core.decision import Arg, Decision, OneOf, Option, Text

TOOL, DONE = "tool", "done"


def why_trade(seen: Seen, decision: Decision, answer: str) -> Text | None:
    """Say what a swap is good for, if that is the same whatever is given for it."""
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    option = next((each for each in options if each.id == answer), None)
    if option is None:
        return None
    found = [_why(seen, given, received, area) for given, received, area in _swaps(option)]
    return found[0] if found and all(text == found[0] for text in found) else None


def why_only_trade(seen: Seen) -> Text | None:
    """Say what a tool is good for where nothing else can be traded for."""
    is_alone = not any(seen.traders(market.id) for market in MARKETS)
    return _why(seen, "metal", TOOL, "") if is_alone and _can_make_tool(seen) else None


def points_with_one_trade(seen: Seen) -> int:
    """Give what the cities could score at most after a single swap or tool. F9.5, F9.13"""
    swaps = [
        (given, received)
        for market in MARKETS
        if seen.traders(market.id)
        for received in market.offers
        if seen.view.stock[received] > 0
        for given in TRADE[received]
        if seen.hand[given]
    ]
    if _can_make_tool(seen):
        swaps.append(("metal", TOOL))
    return max((_city_points(seen, *swap) for swap in swaps), default=0)


def _can_make_tool(seen: Seen) -> bool:
    return seen.ready("tool_makers") > 0 and seen.hand["metal"] > 0 and seen.view.stock[TOOL] > 0


def why_give(seen: Seen, decision: Decision, given: str) -> Text | None:
    """Say what a swap is good for."""
    args = decision.about
    return _why(seen, given, str(args["resource"]), str(args["area"]))


def why_done_trading(seen: Seen, decision: Decision) -> Text | None:
    """Say what there is no trade for any more: one that alone would raise what the cities score."""
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    swaps = [swap for option in options if option.id != DONE for swap in _swaps(option)]
    if any(_city_points(seen, *swap[:2]) > _city_points(seen) for swap in swaps):
        return None
    vp = _city_points(seen)
    if vp:
        return Text("reason-trade-done", {"vp": vp})
    armies = sum(RESOURCES[kind].armies * count for kind, count in seen.hand.items())
    if armies and not seen.me.empire:
        return Text("reason-trade-armies", {"armies": armies})
    return None if seen.is_last_turn else Text("reason-trade-later")


def _swaps(option: Option) -> Iterator[tuple[str, str, str]]:
    """Give what an option may give, receive, and where; a tool is made nowhere."""
    if option.id == TOOL:
        yield "metal", TOOL, ""
        return
    area, _, received = option.id.partition(".")
    paying = {} if option.note is None else option.note.args.get("given_resources")
    if isinstance(paying, dict) and paying:
        for given in paying:
            yield given, received, area
    elif "given_resource" in option.label.args:
        yield str(option.label.args["given_resource"]), received, area


def _why(seen: Seen, given: str, received: str, area: str) -> Text | None:
    """Say the most telling of what a piece is better for than the one given."""
    before, after = _city_points(seen), _city_points(seen, given, received)
    if after > before:
        return Text("reason-swap-city", {"vp": after, "less_vp": before})
    if after < before:
        return None
    return (
        _for_a_city(seen, given, received)
        or _chain(seen, received, area)
        or _for_armies(seen, given, received)
        or _value(given, received)
    )


def _city_points(seen: Seen, given: str = "", received: str = "") -> int:
    """Count what the cities on the board score with what is in hand, after a swap if there is one. F15.4"""
    hand = dict(seen.hand)
    if given:
        hand[given] -= 1
        hand[received] = hand.get(received, 0) + 1
    return sum(city_points(hand, len(seen.unexpanded)))


def _for_a_city(seen: Seen, given: str, received: str) -> Text | None:
    """Say what a city still lacks, while one can be expanded in this turn or a later one."""
    if seen.is_last_turn and not seen.unexpanded:
        return None
    have = seen.hand["wood"]
    if received == "wood" and have < CITY.wood * max(len(seen.unexpanded), 1):
        return Text("reason-swap-wood", {"wood": CITY.wood, "have": have, "cities": len(seen.unexpanded)})
    if received not in LUXURIES or seen.hand[received] or (given in LUXURIES and seen.hand[given] == 1):
        return None
    luxuries = 1 + sum(seen.hand[kind] > 0 for kind in LUXURIES)
    return Text("reason-swap-luxury", {"luxuries": luxuries, "vp": CITY_VP[luxuries], "less_vp": CITY_VP[luxuries - 1]})


def _chain(seen: Seen, received: str, area: str) -> Text | None:
    """Say what a piece can be turned into, in this Trade action or a later one. F9.12, F9.16, FS2"""
    if received == "metal" and seen.ready("tool_makers") > seen.hand["metal"] and seen.view.stock[TOOL] > 0:
        return Text("reason-swap-metal")
    for market in MARKETS:
        for kind in market.offers:
            wanted = received in TRADE[kind] and not seen.hand[kind] and kind in LUXURIES
            if wanted and market.id != area and seen.traders(market.id) and seen.view.stock[kind] > 0:
                return Text("reason-swap-chain", {"resource": received, "next_resource": kind, "area": market.id})
    return None


def _for_armies(seen: Seen, given: str, received: str) -> Text | None:
    """Say that a piece buys more armies, for whoever can still start an empire. F10.8"""
    more, less = RESOURCES[received].armies, RESOURCES[given].armies
    if more <= less or (seen.is_last_turn and seen.me.empire):
        return None
    told: dict[str, Arg] = {"resource": received, "given_resource": given, "armies": more, "less": less}
    return Text("reason-swap-armies", told | {"started": bool(seen.me.empire)})


def _value(given: str, received: str) -> Text | None:
    """Say that a piece places more workers and counts more as equipment. F8.2, F10.10"""
    more, less = RESOURCES[received].value, RESOURCES[given].value
    return Text("reason-swap-value", {"value": more, "less": less}) if more > less else None
