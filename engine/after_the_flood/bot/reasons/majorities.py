"""Why most workers in a place: the points it scores at the end of the match. F17, FS14"""

from __future__ import annotations

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import EMPIRES, LAST_TURN, MAJORITIES, TURNS
from engine.core.decision import Arg, Text


def contest(own: int, most: int) -> dict[str, Arg]:
    """Tell own workers beside the most of any rival."""
    return {"workers": own, "most": most}


def majority(seen: Seen, place: str, count: int) -> Text | None:
    """Say who would score a place at the end of the match; before that it is far away. F17.1, F17.2"""
    vp = MAJORITIES.get(place, 0)
    if not vp or not seen.is_last_turn:
        return None
    had, own, most = seen.own_workers(place), seen.own_workers(place) + count, seen.most_of_rivals(place)
    if own > most >= had:
        return Text("reason-most", contest(own, most) | {"vp": vp})
    if had > most:
        return Text("reason-most-safe", {"vp": vp, "needed": own - most})
    return None


def tie(seen: Seen, place: str, count: int) -> Text | None:
    """Say whose points it takes to draw level at the end of the match. F17.2"""
    vp = MAJORITIES.get(place, 0)
    if not vp or not seen.is_last_turn:
        return None
    had, own, most = seen.own_workers(place), seen.own_workers(place) + count, seen.most_of_rivals(place)
    leaders = [rival for rival in seen.rivals if seen.workers(place)[rival] == most]
    if own == most > had and len(leaders) == 1:
        return Text("reason-most-tie", {"rival_seat": leaders[0], "workers": own, "vp": vp})
    return None


def stays_for_the_end(seen: Seen, place: str, count: int) -> Text | None:
    """Say that a majority is near, once no decline lies before the end. F17.1"""
    own, most = seen.own_workers(place) + count, seen.most_of_rivals(place)
    declines = any(turn.decline for turn in TURNS.values() if turn.number > seen.turn)
    starts = any(empire.home == place and empire.turn > seen.turn for empire in EMPIRES.values())
    if place not in MAJORITIES or seen.is_last_turn or declines or starts or own <= most:
        return None
    return Text("reason-most-early", contest(own, most) | {"vp": MAJORITIES[place], "turn": LAST_TURN})
