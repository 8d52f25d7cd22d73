"""Why turn this Event, and now. M6.9, M13.5, MH7"""

from __future__ import annotations

from engine.core.decision import Arg, Decision, Seat, Text
from engine.mesopotamia.bot.reasons.facts import climb, is_alone, is_open, passing
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import TRACK_VP
from engine.mesopotamia.tracks import ranked

MOST = 3
"""No Event brings more. M14.10"""


def revealed(seen: Seen, region: str) -> Text | None:
    """Why turn this Event now. M13.5"""
    rivals = _beside(seen, region)
    if rivals and not is_alone(seen) and seen.view.regions[region].wall is None:  # M8.2
        return Text("reason-event-first", {"seat": rivals[0], "region": region})
    if not climb(seen, "event", 1).squares:
        return None
    up = passing(seen, "event")
    if up is not None:
        past: dict[str, Arg] = {"seats": up.passed, "squares": up.squares, "on_top": up.on_top, "vp": up.vp}
        return Text("reason-event-pass", {**past, "region": region})
    order = ranked([list(pile) for pile in seen.view.event])
    if order[0] == seen.seat and not is_alone(seen):
        gap = seen.me.event - seen.view.players[order[1]].event
        if gap <= MOST:
            about: dict[str, Arg] = {"seat": order[1], "gap": gap, "region": region, "vp": TRACK_VP[0]}
            return Text("reason-event-lead", about)
    return Text("reason-event", {"region": region})


def _beside(seen: Seen, region: str) -> list[Seat]:
    """The rivals with a combat Unit one step from a region."""
    sides = {side for near in REGIONS[region].adjacent for side in seen.fighters.get(near, {})}
    return sorted(sides - {seen.seat})


def rather(seen: Seen, decision: Decision, region: str) -> Text | None:
    """Why the Event of this region, and not one that an own Settlement keeps. M6.13"""
    if not _is_free(seen, region) or region in seen.me.occupied or is_alone(seen):
        return None
    goals = [(*option.id.split("."), "", "")[2] for option in decision.choice.singles]
    kept = [each for each in goals if each in seen.settled and _is_free(seen, each)]
    if not kept:
        return None
    return Text("reason-event-new", {"other_region": kept[0], "region": region})


def _is_free(seen: Seen, region: str) -> bool:
    """Whether there is an Event to turn, and no rival in the region or one step from it."""
    return is_open(seen, region) and not seen.ground.enemies.get(region) and not _beside(seen, region)
