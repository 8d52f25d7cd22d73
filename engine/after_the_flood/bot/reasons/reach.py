"""What land armies could take without a fight, and which rivals could take it from them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.war import area_points
from engine.after_the_flood.data import AREAS, EMPIRE, EMPIRES, LEADS_TO, SUMER
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.core.decision import Arg, Seat


def homes_of(empire: str) -> tuple[str, ...]:
    """Give the areas in which an empire may begin. F10.18"""
    home = EMPIRES[empire].home
    return SUMER if home == ANY_SUMER else (home,)


def free_land(seen: Seen, beginnings: Iterable[str]) -> set[str]:
    """Find the areas without armies that can be reached from some areas through such areas alone; those count too."""
    areas = seen.view.areas
    found: set[str] = set()
    edge = list(beginnings)
    known = set(edge)
    while edge:
        area = edge.pop()
        if areas[area].army_seat is None:
            found.add(area)
        elif areas[area].army_seat != seen.seat:
            continue
        edge += [other for other in LEADS_TO[area] if other not in known]
        known.update(LEADS_TO[area])
    return found


def best_land(seen: Seen, empire: str) -> set[str]:
    """Find the most land without armies that an empire could take from a single home, the home counted. F10.18"""
    return max((free_land(seen, (home,)) for home in homes_of(empire)), key=len)


def scores(seen: Seen, land: Iterable[str]) -> dict[str, Arg]:
    """Say what an area of some land scores, and apart from that one in Sumer if it scores more. F15.1, F15.2"""
    points = {area_points(seen, seen.seat, area) for area in land}
    least, most = min(points, default=EMPIRE.vp_per_area), max(points, default=EMPIRE.vp_per_area)
    return {"vp": least, "sumer_vp": most if most > least else 0}


def points_of(seen: Seen, land: Iterable[str]) -> int:
    """Count what all of some land scores together. F15.1, F15.2"""
    return sum(area_points(seen, seen.seat, area) for area in land)


def fights_to_come(seen: Seen) -> bool:
    """Say whether there is an enemy army on the board to be attacked."""
    return any(seen.defenders(area) and AREAS[area].army_entry == "open" for area in seen.view.areas)


def beyond(seen: Seen, area: str) -> list[str]:
    """Find the areas without armies that only an army in an area makes it possible to enter. F11.2, F11.17"""
    known = {*seen.held, *seen.reached, area}
    if not seen.held:
        known.update(homes_of(seen.me.empire))
    return [other for other in LEADS_TO[area] if other not in known and seen.view.areas[other].army_seat is None]


def stands_next_to(seen: Seen, rival: Seat, area: str) -> bool:
    """Say whether a rival has an army from which an area can be invaded. F11.2"""
    return any(there.army_seat == rival and area in LEADS_TO[other] for other, there in seen.view.areas.items())


def armies_left(seen: Seen, rivals: Iterable[Seat]) -> int:
    """Count the armies with which some rivals could still attack this turn."""
    return sum(seen.view.players[rival].available_armies for rival in rivals)


def near(seen: Seen, area: str) -> list[Seat]:
    """Find the rivals who could invade an area with their next action."""
    return [rival for rival in seen.rivals if seen.strikes_back(rival) and stands_next_to(seen, rival, area)]


def to_start(seen: Seen) -> list[Seat]:
    """Find the rivals who could still start an empire this turn."""
    players = seen.view.players
    return [rival for rival in seen.rivals if not players[rival].passed and not players[rival].empire]


def are_armies_safe(seen: Seen) -> bool:
    """Say whether no rival can attack any more this turn."""
    return not any(map(seen.strikes_back, seen.rivals)) and not to_start(seen)
