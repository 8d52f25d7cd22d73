"""Why to buy armies for a new empire, and how they should be equipped. F10.8-F10.13, FS9"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.reasons.empires import with_bought
from engine.after_the_flood.bot.reasons.price import only_price, price_of
from engine.after_the_flood.bot.reasons.reach import best_land, fights_to_come, points_of, scores, to_start
from engine.after_the_flood.bot.reasons.to_follow import armies_paid
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import COMBAT
from engine.after_the_flood.notes import percent
from engine.after_the_flood.state import worth as value_of
from engine.core.decision import Arg, Move, Text


def why_buy(seen: Seen, bought: dict[str, int], then: Sequence[Move]) -> Text | None:
    """Say how many armies there is land for, with those bought or without, and what they cost the cities."""
    before, land = seen.me.available_armies, best_land(seen, seen.me.empire)
    free = len(land)
    told: dict[str, Arg] = {"free": free}
    if not bought:
        return Text("reason-buy-enough", told | {"armies": before}) if free <= before else None
    armies = with_bought(before, bought)
    told |= {"armies": armies} | price_of(seen, *armies_paid(then, bought))
    if free >= armies:
        return Text("reason-buy-land", told | scores(seen, land))
    if fights_to_come(seen):
        return Text("reason-buy-fight", told | {"others": armies - free, "land_vp": points_of(seen, land)})
    return only_price(seen, bought)


def why_equip(seen: Seen, given: dict[str, int]) -> Text | None:
    """Say what a rating changes in fights, or what whoever starts later would have to give. F10.12, F12.3"""
    value, players = value_of(given), seen.view.players
    rated = [rival for rival in seen.rivals if players[rival].empire]
    below = [rival for rival in rated if value_of(players[rival].equipment) < value]
    superior, inferior = percent(COMBAT.superior), percent(COMBAT.inferior)
    price = price_of(seen, given)
    if below:
        hits = {"needed": COMBAT.superior, "percent": superior, "other_needed": COMBAT.inferior}
        return Text("reason-equip-above", {"below_seats": below, "other_percent": inferior, **hits, **price})
    if rated:
        if value:
            return only_price(seen, given)
        free = len(best_land(seen, seen.me.empire))
        to_beat = min(value_of(players[rival].equipment) for rival in rated)
        told: dict[str, Arg] = {"least": to_beat + 1, "free": free}
        return Text("reason-equip-none", told) if free >= seen.me.available_armies else None
    if not to_start(seen):
        return only_price(seen, given) if value else Text("reason-equip-alone")
    return Text("reason-equip-first", {"least": value + 1, **price}) if value else Text("reason-equip-topped")
