"""Why to start an empire, and where to begin. FS7-FS9"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.reasons.price import price_of
from engine.after_the_flood.bot.reasons.reach import (
    best_land,
    fights_to_come,
    free_land,
    homes_of,
    points_of,
    scores,
    to_start,
)
from engine.after_the_flood.bot.reasons.to_follow import armies_paid, pieces_in
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import AREAS, EMPIRE, EMPIRES, LEADS_TO, PLAYER, RESOURCES
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.core.decision import Arg, Move, Text

NAMED = 2
"""So many areas are named, the others counted."""


def why_start(seen: Seen, then: Sequence[Move]) -> Text | None:
    """Say why to start the only empire there is; which of several is a question of its own."""
    eligible = [empire for empire in seen.view.empires if _is_eligible(seen, empire)]
    return why_empire(seen, eligible[0], then) if len(eligible) == 1 else None


def _is_eligible(seen: Seen, empire: str) -> bool:
    """F10.3-F10.5"""
    home = EMPIRES[empire].home
    return seen.view.empires[empire].seat is None and (home == ANY_SUMER or seen.is_leading(home))


def why_empire(seen: Seen, empire: str, then: Sequence[Move]) -> Text | None:
    """Say who could start an empire first, else how many of its armies find land without enemies."""
    home = EMPIRES[empire].home
    if home != ANY_SUMER:
        sharing = [rival for rival in to_start(seen) if seen.workers(home)[rival] == seen.own_workers(home)]
        if sharing:
            return Text("reason-empire-shared", {"rival_seat": sharing[0], "area": home})
    land = best_land(seen, empire)
    if not land:
        return None
    bought = pieces_in(then, "empire.buy")
    armies = with_bought(armies_of(seen, empire), bought)
    area = None if home == ANY_SUMER else home  # free itself, or nothing beyond it would be reached
    beyond = len(land) - (area is not None)
    told: dict[str, Arg] = {"area": area, "armies": armies, "bought": bool(bought), "free": beyond}
    told |= scores(seen, land) | price_of(seen, *armies_paid(then, bought))
    if len(land) >= armies:
        return Text("reason-empire-land", told)
    told |= {"others": armies - len(land), "land_vp": points_of(seen, land)}
    return Text("reason-empire-fight", told) if fights_to_come(seen) else None


def armies_of(seen: Seen, empire: str) -> int:
    """Give the armies an empire starts with, before any are bought. F10.7, F18.10"""
    return EMPIRES[empire].armies + EMPIRE.babylon_extra_armies * seen.has_city("babylon")


def with_bought(armies: int, bought: dict[str, int]) -> int:
    """Give how many armies there are with those that some pieces buy. F10.8, F10.9"""
    return min(armies + sum(RESOURCES[kind].armies * count for kind, count in bought.items()), PLAYER.armies)


def why_home(seen: Seen, area: str) -> Text | None:
    """Say which land beyond it a home opens that nobody defends, and which opens less, but some, if none opens more."""
    if seen.defenders(area):
        return None
    told = _land_from(seen, area)
    if told is None:
        return None
    free = len(free_land(seen, (area,)))
    homes = {home: len(free_land(seen, (home,))) for home in homes_of(seen.me.empire) if not seen.defenders(home)}
    worse = [home for home, land in homes.items() if 1 < land < free == max(homes.values())]
    other = max(worse, key=homes.__getitem__, default=None)
    return Text("reason-home", told | {"other_area": other, "fewer": 0 if other is None else homes[other] - 1})


def why_armies(seen: Seen, area: str, armies: int) -> Text | None:
    """Say what a second army at home is good for, and what it could do elsewhere. F15.1"""
    if armies == 1:
        free = len(free_land(seen, (area,)) - {area})
        told = _land_from(seen, area)
        is_roomy = free >= seen.me.available_armies - 1 > 0  # the second one would be missing elsewhere
        return Text("reason-one-army", told | {"area": area}) if told is not None and is_roomy else None
    players = seen.view.players
    attackers = [rival for rival in seen.rivals if not players[rival].passed and players[rival].available_armies]
    is_open = AREAS[area].army_entry == "open"
    return Text("reason-two-armies") if is_open and (attackers or to_start(seen)) else None


def _land_from(seen: Seen, area: str) -> dict[str, Arg] | None:
    """Name the areas next to one that nobody defends, count those beyond, and tell what one scores. F11.2"""
    land = free_land(seen, (area,)) - {area}
    named = [other for other in LEADS_TO[area] if other in land][:NAMED]
    return {"areas": named, "free": len(land) - len(named), **scores(seen, land)} if named else None
