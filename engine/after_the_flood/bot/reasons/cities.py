"""Why to build, move or expand a city. FS1, FS3"""

from __future__ import annotations

from engine.after_the_flood.bot.cities import points_of_one_more
from engine.after_the_flood.bot.reasons.lasting import lasting
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import CITY, CITY_VP, LUXURIES, MARKETS, PLAYER, SUMER
from engine.core.decision import Text

BUSY_SUMER = 3
"""So many areas of Sumer an empire holds that spreads there."""


def why_build(seen: Seen, area: str, given_up: str) -> Text | None:
    """Say what a city in an area brings: its rule while it can work, else the points it could score at once. F18"""
    scores = points_of_one_more(seen) if not given_up or seen.view.areas[given_up].expanded else 0
    now = Text("reason-build-scores", {"vp": scores}) if scores else None
    rule = None if seen.is_last_turn and now is not None else _rule(seen, area)
    return rule or now or (None if seen.is_last_turn else Text("reason-build-later", {"most_vp": CITY_VP[-1]}))


def _rule(seen: Seen, area: str) -> Text | None:
    """Say what the special rule comes to here, if it has time to work."""
    gains_worker = seen.me.unavailable_workers > 0  # F18.4
    match area:
        case "babylon":
            starts = seen.turns_left + (not seen.me.empire)
            return Text("reason-build-babylon", {"turns": starts}) if starts else None
        case "nippur":
            held = sum(held in SUMER for held in seen.held)
            return Text("reason-build-nippur", {"areas_held": held, "count": BUSY_SUMER, "turns": 1 + seen.turns_left})
        case "sippar":
            return _sippar(seen)
        case "ur" if seen.own_workers("weaving") and seen.turns_left:  # F18.6
            return Text("reason-build-ur", {"turns": seen.turns_left})
        case "uruk" if gains_worker and seen.own_workers("scribes") < PLAYER.max_scribes:
            return Text("reason-build-uruk", lasting(seen, "scribes", 1))
        case "eridu" if gains_worker:
            return Text("reason-build-eridu", lasting(seen, "tool_makers", 1))
        case "shuruppak" if seen.cities:
            return Text("reason-build-shuruppak", {"cities": len(seen.cities), "cost": CITY.destroy_armies_shuruppak})
        case _:
            return None


def _sippar(seen: Seen) -> Text:
    """Say what the extra trade brings where one trader stands at a market of several goods. F18.9"""
    for market in MARKETS:
        if seen.traders(market.id) == 1 and len(market.offers) > 1:
            return Text("reason-build-sippar-here", {"area": market.id, "resources": list(market.offers)})
    return Text("reason-build-sippar")


def why_give_up(seen: Seen, area: str) -> Text | None:
    """Say why a city may move: one that has scored can score again only elsewhere. F7.6, F15.5"""
    return Text("reason-move-city", {"area": area}) if seen.view.areas[area].expanded else None


def why_expand(seen: Seen, area: str) -> Text | None:
    """Say why a city should be expanded now; without an area, why none should, or no more."""
    luxuries = _different(seen)
    if area:
        if seen.is_last_turn:
            return Text("reason-expand-last")
        return Text("reason-expand-now", {"vp": CITY_VP[luxuries]})
    if seen.is_last_turn or luxuries == len(LUXURIES):
        return None
    return Text("reason-expand-later", {"vp": CITY_VP[luxuries], "more_vp": CITY_VP[luxuries + 1]})


def why_luxuries(seen: Seen, luxuries: tuple[str, ...]) -> Text | None:
    """Say what the last of the luxuries adds, or what those kept are kept for. FS1"""
    count, kept = len(luxuries), [kind for kind in LUXURIES if seen.hand[kind] and kind not in luxuries]
    if count == len(LUXURIES):
        return Text("reason-luxuries-all", {"vp": CITY_VP[-1], "more_vp": CITY_VP[-1] - CITY_VP[-2]})
    if kept:
        return None if seen.is_last_turn else Text("reason-luxuries-kept", {"resources": kept})
    if count:
        added = {"vp": CITY_VP[count], "less_vp": CITY_VP[count - 1], "more_vp": CITY_VP[count] - CITY_VP[count - 1]}
        return Text("reason-luxuries", {"luxuries": count, **added})
    return None


def _different(seen: Seen) -> int:
    """Count the different luxuries in hand."""
    return sum(seen.hand[kind] > 0 for kind in LUXURIES)
