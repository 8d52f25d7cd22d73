"""Why to invade this area without armies and not another one. FS8, FS15"""

from __future__ import annotations

from engine.after_the_flood.bot.reasons.reach import are_armies_safe, beyond, near
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.war import area_points
from engine.after_the_flood.data import AREAS, EMPIRE, TRADE
from engine.core.decision import Arg, Text


def why_enter(seen: Seen, area: str) -> Text | None:
    """Say what an area without armies is good for that others are not."""
    vp = area_points(seen, seen.seat, area)
    contesting = near(seen, area)
    if contesting:
        return Text("reason-invade-first", {"vp": vp, "rival_seat": contesting[0]})
    told: dict[str, Arg] = {"vp": vp, "safe": are_armies_safe(seen)}
    opened = beyond(seen, area)
    trade = _trade(seen, area, told)
    if trade is not None:
        return trade
    if seen.has_city(area) and not told["safe"]:  # F11.9
        return Text("reason-invade-city", told)
    if opened:
        return Text("reason-invade-on", told | {"areas": opened[:2]})
    if vp > EMPIRE.vp_per_area:
        return Text("reason-invade-nippur", told)
    free = [other for other in seen.reached if not seen.defenders(other)]
    return Text("reason-invade-only", told) if free == [area] else None


def _trade(seen: Seen, area: str, told: dict[str, Arg]) -> Text | None:
    """Say whose trade an army stops, what it costs the own trade, or that it opens one. F9.2, F9.7"""
    there = seen.view.areas[area]
    stopped = [rival for rival in seen.rivals if AREAS[area].offers and there.workers[rival]]
    stopped = [rival for rival in stopped if not seen.view.players[rival].passed]
    to_get = _to_get(seen, area)
    own = there.workers[seen.seat] if AREAS[area].offers else 0
    if stopped:
        loses = min(own, len(to_get)) > 1  # the army is the only trader then
        seats: dict[str, Arg] = {"stopped_seats": stopped, "stopped": len(stopped), "traders": own if loses else 0}
        return Text("reason-invade-market", told | seats)
    return Text("reason-invade-trade", told | {"resources": to_get}) if to_get and not own else None


def _to_get(seen: Seen, area: str) -> list[str]:
    """Find what a trader could get in an area for what is in hand. F2.12, F9.10"""
    stock = seen.view.stock
    return [kind for kind in AREAS[area].offers if stock[kind] > 0 and any(seen.hand[given] for given in TRADE[kind])]
