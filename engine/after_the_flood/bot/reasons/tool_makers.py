"""Why workers become tool makers, or bring them metal. F8.9, F9.13, FS2"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.reasons.lasting import lasting
from engine.after_the_flood.bot.reasons.markets import can_spare, city_to_come, traders_at
from engine.after_the_flood.bot.reasons.to_follow import areas_in
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import AREAS, CITY, MARKETS, TRADE
from engine.core.decision import Arg, Move, Text

TOOL_MAKERS, METAL, TOOL = "tool_makers", "metal", "tool"


def makers(seen: Seen, place: str, count: int, then: Sequence[Move]) -> Text | None:
    """Say what a tool maker is good for: now with metal, later if one is left after a decline. F5.8"""
    if place != TOOL_MAKERS:
        return None
    has_metal = min(seen.hand[METAL], seen.view.stock[TOOL]) >= seen.ready(TOOL_MAKERS) + count
    area = None if has_metal or count > 1 else _source(seen, then)
    lasts = not seen.is_last_turn and seen.own_workers(place) + count > seen.decline_follows
    if not (has_metal or area or lasts):
        return None
    told: dict[str, Arg] = {"now": has_metal, "tools": count, "area": area, "use": use_of_tool(seen)}
    return Text("reason-makers", told | lasting(seen, place, count))


def use_of_tool(seen: Seen) -> str:
    """Say what one tool more can be for: a city that has none for it, armies, or either. F10.8, F15.4"""
    if seen.is_last_turn and seen.me.empire:
        return "city"
    cities = min(len(seen.unexpanded), seen.hand["wood"] // CITY.wood)
    return "armies" if seen.hand[TOOL] >= max(cities, 1) and not seen.me.empire else "both"


def _source(seen: Seen, then: Sequence[Move]) -> str | None:
    """Find where metal for one more tool maker can be had this turn: where a worker goes next, else from a trader."""
    if not _is_tool_wanted(seen) or seen.hand[METAL] < seen.ready(TOOL_MAKERS) or not _payment(seen):
        return None
    to_come = (area for area in areas_in(then, "place.to") if traders_at(seen, area) is not None)
    own = (market.id for market in MARKETS if seen.traders(market.id))
    return next((area for area in (*to_come, *own) if METAL in AREAS[area].offers), None)


def metal_for_makers(seen: Seen, place: str, _: int) -> Text | None:
    """Say what a first trader brings to a tool maker who has no metal. F9.12"""
    if traders_at(seen, place) != 0 or METAL not in AREAS[place].offers or not _is_tool_wanted(seen):
        return None
    given = _payment(seen)
    if not given or seen.ready(TOOL_MAKERS) <= seen.hand[METAL]:
        return None
    use: dict[str, Arg] = {"use": use_of_tool(seen)}
    return Text("reason-market-metal", {"given_resource": given, "decline": seen.decline_follows, **use})


def _payment(seen: Seen) -> str:
    """Give what metal can be had for; a tool for a tool would be none."""
    return next((kind for kind in TRADE[METAL] if kind != TOOL and can_spare(seen, {kind: 1})), "")


def _is_tool_wanted(seen: Seen) -> bool:
    """Say whether a tool could be made this turn and used in it or later. F10.8, F15.4"""
    has_pieces = seen.view.stock[METAL] > 0 and seen.view.stock[TOOL] > 0
    return has_pieces and (city_to_come(seen) or not seen.me.empire)
