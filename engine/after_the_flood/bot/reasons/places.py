"""Why workers go to a place, and why so many of them. FS5, FS6, FS10, FS11, FS14"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engine.after_the_flood.bot.reasons.empires import armies_of
from engine.after_the_flood.bot.reasons.markets import one_good, stays, two_goods
from engine.after_the_flood.bot.reasons.passing import why_resource
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.collect import production
from engine.after_the_flood.data import (
    BOXES,
    DECLINE,
    EMPIRES,
    LAST_TURN,
    MAJORITIES,
    PRODUCTION,
    RESOURCES,
    TURNS,
)
from engine.core.decision import Arg, Decision, Number, Text

Fact = Callable[[Seen, str, int], Text | None]
"""What speaks for so many more workers in a place."""


def why_place(seen: Seen, decision: Decision, place: str) -> Text | None:
    """Say what workers do in a place, with the fewest of those that may go there for it."""
    source = decision.about["from_place"]
    if source and place == "available":
        return None
    if source == "used_tool_makers" and place == "tool_makers":  # F8.13
        return Text("reason-maker-again")
    most = decision.about.get("most", 1)
    return _first(_after_paying(seen, decision), place, range(1, 1 + (most if isinstance(most, int) else 1)))


def why_so_many(seen: Seen, decision: Decision, count: int) -> Text | None:
    """Say what so many workers do in a place; else why not fewer, or why not more."""
    found = _first(_after_paying(seen, decision), str(decision.about["place"]), (count,))
    if found is not None or not isinstance(decision.choice, Number):
        return found
    if count < decision.choice.most:
        return Text("reason-workers-kept", {"workers": seen.me.available_workers - count})
    return Text("reason-workers-all", {"workers": count})


def why_what(seen: Seen, what: str) -> Text | None:
    """Say why to begin with a scribe, or why a resource is the one to pay with."""
    if what == "scribe_place":
        return Text("reason-scribe")
    return why_resource(seen, what) if what in RESOURCES else None


def why_done_placing(seen: Seen) -> Text | None:
    """Say what a scribe is good for that stays ready. F8.18, FS11"""
    return Text("reason-scribe-kept") if seen.ready("scribes") else None


def _after_paying(seen: Seen, decision: Decision) -> Seen:
    """Look at the table as it is when the workers are placed, and what is paid for them is gone. F8.2"""
    kind = str(decision.about["resource"])
    if kind not in RESOURCES:
        return seen
    players = list(seen.view.players)
    players[seen.seat] = replace(seen.me, hand={**seen.hand, kind: seen.hand[kind] - 1})
    return Seen(replace(seen.view, players=tuple(players)), seen.seat)


def _first(seen: Seen, place: str, counts: Iterable[int]) -> Text | None:
    found = (fact(seen, place, count) for fact in FACTS for count in counts)
    return next((text for text in found if text is not None), None)


def _empire_now(seen: Seen, place: str, count: int) -> Text | None:
    """Say that an empire can be started that could not before. F10.4"""
    own, most = seen.own_workers(place) + count, seen.most_of_rivals(place)
    empire = _empire_of(seen, place, seen.turn)
    if seen.me.empire or not empire or seen.is_leading(place) or own < most:
        return None
    return Text("reason-home-now", _contest(own, most) | {"empire": empire, "armies": armies_of(seen, empire)})


def _empire_next(seen: Seen, place: str, count: int) -> Text | None:
    """Say that the empire of the next turn could be started, after the decline if one comes. F5.4, F10.4"""
    lost = DECLINE.workers_per_area if seen.decline_follows else 0
    had = max(seen.own_workers(place) - lost, 0)
    own, most = seen.own_workers(place) + count - lost, max(seen.most_of_rivals(place) - lost, 0)
    empire = _empire_of(seen, place, seen.turn + 1)
    if not empire or had > most or own < max(most, 1):
        return None
    told: dict[str, Arg] = {"empire": empire, "armies": armies_of(seen, empire), "tie": own == most}
    return Text("reason-home-decline" if lost else "reason-home-next", _contest(own, most) | told)


def _empire_of(seen: Seen, place: str, turn: int) -> str:
    """Find the empire of a turn that starts in a place and is still to be had."""
    taken = {player.empire for player in seen.view.players} if turn == seen.turn else set()
    here = (empire.id for empire in EMPIRES.values() if empire.home == place and empire.turn == turn)
    return next((empire for empire in here if empire not in taken), "")


def _contest(own: int, most: int) -> dict[str, Arg]:
    return {"workers": own, "most": most}


def _majority(seen: Seen, place: str, count: int) -> Text | None:
    """Say who would score a place at the end of the match; before that it is far away. F17.1, F17.2"""
    vp = MAJORITIES.get(place, 0)
    if not vp or not seen.is_last_turn:
        return None
    had, own, most = seen.own_workers(place), seen.own_workers(place) + count, seen.most_of_rivals(place)
    if own > most >= had:
        return Text("reason-most", _contest(own, most) | {"vp": vp})
    if had > most:
        return Text("reason-most-safe", {"vp": vp, "needed": own - most})
    return None


def _tie(seen: Seen, place: str, count: int) -> Text | None:
    """Say whose points it takes to draw level at the end of the match. F17.2"""
    vp = MAJORITIES.get(place, 0)
    if not vp or not seen.is_last_turn:
        return None
    had, own, most = seen.own_workers(place), seen.own_workers(place) + count, seen.most_of_rivals(place)
    leaders = [rival for rival in seen.rivals if seen.workers(place)[rival] == most]
    if own == most > had and len(leaders) == 1:
        return Text("reason-most-tie", {"rival_seat": leaders[0], "workers": own, "vp": vp})
    return None


def _rank(seen: Seen, box: str, count: int) -> Text | None:
    """Say what a better place in a box brings, or what it takes others to draw level. F4.3"""
    if box not in PRODUCTION or seen.is_last_turn:
        return None
    workers = list(seen.workers(box))
    before = production(box, workers)
    workers[seen.seat] += count
    after = production(box, workers)
    own, most = workers[seen.seat], seen.most_of_rivals(box)
    if after[seen.seat] > before[seen.seat]:
        extra = box == "weaving" and seen.has_city("ur")  # F18.6
        loser = next((rival for rival in seen.rivals if after[rival] < before[rival]), None)
        told: dict[str, Arg] = {
            "resource": BOXES[box].produces,
            "n": after[seen.seat] + extra,
            "before": before[seen.seat] + (extra and own > count),
            "rival_seat": loser,
            "less": 0 if loser is None else after[loser],
        }
        return Text("reason-rank-up", _contest(own, most) | told)
    if own > most:
        return Text("reason-rank-safe", {"needed": own - most})
    return None


def _scribes(seen: Seen, place: str, count: int) -> Text | None:
    """Say how long a scribe works for nothing, if one is left after a decline. F5.7, FS10"""
    lasts = seen.own_workers(place) + count - seen.decline_follows
    if place != "scribes" or seen.is_last_turn or lasts <= 0:
        return None
    return Text("reason-scribes", {"turns": seen.turns_left, "decline": seen.decline_follows})


def _tool_makers(seen: Seen, place: str, count: int) -> Text | None:
    """Say what a tool maker is good for: now if there is metal, later if one is left after a decline. F5.8, F9.13"""
    if place != "tool_makers":
        return None
    now = seen.hand["metal"] > seen.ready("tool_makers") and seen.view.stock["tool"] > 0
    lasts = not seen.is_last_turn and seen.own_workers(place) + count > seen.decline_follows
    return Text("reason-makers", {"now": now}) if now or lasts else None


def _stays_for_the_end(seen: Seen, place: str, count: int) -> Text | None:
    """Say that a majority is near, once no decline lies before the end. F17.1"""
    own, most = seen.own_workers(place) + count, seen.most_of_rivals(place)
    declines = any(turn.decline for turn in TURNS.values() if turn.number > seen.turn)
    starts = any(empire.home == place and empire.turn > seen.turn for empire in EMPIRES.values())
    if place not in MAJORITIES or seen.is_last_turn or declines or starts or own <= most:
        return None
    return Text("reason-most-early", _contest(own, most) | {"vp": MAJORITIES[place], "turn": LAST_TURN})


FACTS: tuple[Fact, ...] = (
    _empire_now,
    _majority,
    _tie,
    _rank,
    _empire_next,
    two_goods,
    one_good,
    _scribes,
    _tool_makers,
    stays,
    _stays_for_the_end,
)
"""What may speak for a place, the most telling first."""
