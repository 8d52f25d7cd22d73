"""Why to start an empire, with how many armies, and how they should be equipped. FS7-FS9"""

from __future__ import annotations

from engine.after_the_flood.bot.reasons.reach import free_land, homes_of, to_start
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import AREAS, COMBAT, EMPIRE, EMPIRES
from engine.after_the_flood.notes import percent
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.after_the_flood.state import worth as value_of
from engine.core.decision import Arg, Text


def why_start(seen: Seen) -> Text | None:
    """Say why to start the only empire there is; which of several is a question of its own."""
    eligible = [empire for empire in seen.view.empires if _is_eligible(seen, empire)]
    return why_empire(seen, eligible[0]) if len(eligible) == 1 else None


def _is_eligible(seen: Seen, empire: str) -> bool:
    """F10.3-F10.5"""
    home = EMPIRES[empire].home
    return seen.view.empires[empire].seat is None and (home == ANY_SUMER or seen.is_leading(home))


def why_empire(seen: Seen, empire: str) -> Text | None:
    """Say who could start an empire first, else how many of its armies find land without enemies."""
    home = EMPIRES[empire].home
    if home != ANY_SUMER:
        sharing = [rival for rival in to_start(seen) if seen.workers(home)[rival] == seen.own_workers(home)]
        if sharing:
            return Text("reason-empire-shared", {"rival_seat": sharing[0], "area": home})
    free, armies = len(free_land(seen, homes_of(empire))), armies_of(seen, empire)
    if not free:
        return None
    area = None if home == ANY_SUMER else home  # free itself, or nothing beyond it would be reached
    told: dict[str, Arg] = {"area": area, "free": free if area is None else free - 1, "room": min(free, armies)}
    return Text("reason-empire-land", told | {"armies": armies, "roomy": free >= armies, "vp": EMPIRE.vp_per_area})


def armies_of(seen: Seen, empire: str) -> int:
    """Give the armies an empire starts with, before any are bought. F10.7, F18.10"""
    return EMPIRES[empire].armies + EMPIRE.babylon_extra_armies * seen.has_city("babylon")


def why_buy(seen: Seen, bought: dict[str, int]) -> Text | None:
    """Say how many armies there is land for, with those bought or without."""
    armies, free = seen.me.available_armies, len(free_land(seen, homes_of(seen.me.empire)))
    if bought:
        key = "reason-buy-land" if free > armies else "reason-buy-fight"
        return Text(key, {"armies": armies, "free": free, "vp": EMPIRE.vp_per_area})
    return Text("reason-buy-enough", {"armies": armies, "free": free}) if free <= armies else None


def why_equip(seen: Seen, given: dict[str, int]) -> Text | None:
    """Say what a rating changes in fights, or what whoever starts later would have to give. F10.12, F12.3"""
    value, players = value_of(given), seen.view.players
    rated = [rival for rival in seen.rivals if players[rival].empire]
    below = [rival for rival in rated if value_of(players[rival].equipment) < value]
    superior, inferior = percent(COMBAT.superior), percent(COMBAT.inferior)
    if below:
        hits = {"needed": COMBAT.superior, "percent": superior, "other_needed": COMBAT.inferior}
        return Text("reason-equip-above", {"below_seats": below, "other_percent": inferior, **hits})
    if rated:
        if value:
            return None
        free = len(free_land(seen, homes_of(seen.me.empire)))
        to_beat = min(value_of(players[rival].equipment) for rival in rated)
        is_roomy = free >= seen.me.available_armies
        return Text("reason-equip-none", {"least": to_beat + 1, "free": free}) if is_roomy else None
    if not to_start(seen):
        return None if value else Text("reason-equip-alone")
    return Text("reason-equip-first", {"least": value + 1}) if value else Text("reason-equip-topped")


def why_home(seen: Seen, area: str) -> Text | None:
    """Say how much land beyond it a home opens that nobody defends."""
    if seen.defenders(area):
        return None
    free = len(free_land(seen, (area,)) - {area})
    return Text("reason-home", {"free": free, "vp": EMPIRE.vp_per_area}) if free else None


def why_armies(seen: Seen, area: str, armies: int) -> Text | None:
    """Say what a second army at home is good for, and what it could do elsewhere. F15.1"""
    if armies == 1:
        free = len(free_land(seen, (area,)) - {area})
        is_roomy = free >= seen.me.available_armies - 1 > 0  # the second one would be missing elsewhere
        told: dict[str, Arg] = {"area": area, "free": free, "vp": EMPIRE.vp_per_area}
        return Text("reason-one-army", told) if is_roomy else None
    players = seen.view.players
    attackers = [rival for rival in seen.rivals if not players[rival].passed and players[rival].available_armies]
    is_open = AREAS[area].army_entry == "open"
    return Text("reason-two-armies") if is_open and (attackers or to_start(seen)) else None
