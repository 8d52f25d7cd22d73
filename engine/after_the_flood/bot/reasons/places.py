"""Why workers go to a place, and why so many of them. FS5, FS6, FS10, FS11, FS14"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from engine.after_the_flood.bot.reasons.homes import empire_next, empire_now
from engine.after_the_flood.bot.reasons.lasting import lasting, several
from engine.after_the_flood.bot.reasons.majorities import contest, majority, stays_for_the_end, tie
from engine.after_the_flood.bot.reasons.markets import one_good, stays, two_goods
from engine.after_the_flood.bot.reasons.passing import why_resource
from engine.after_the_flood.bot.reasons.price import why_price
from engine.after_the_flood.bot.reasons.tool_makers import makers, metal_for_makers
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.collect import production
from engine.after_the_flood.data import BOXES, PRODUCTION, RESOURCES
from engine.core.decision import Arg, Decision, Move, Number, Text

Fact = Callable[[Seen, str, int], Text | None]
"""What speaks for so many more workers in a place."""


def why_place(seen: Seen, decision: Decision, place: str, then: Sequence[Move]) -> Text | None:
    """Say what workers do in a place, with the fewest of those that may go there for it."""
    source = decision.about["from_place"]
    if source and place == "available":
        return None
    if source == "used_tool_makers" and place == "tool_makers":  # F8.13
        return Text("reason-maker-again")
    most = decision.about.get("most", 1)
    counts = range(1, 1 + (most if isinstance(most, int) else 1))
    return _why(seen, decision, place, counts, then)


def why_so_many(seen: Seen, decision: Decision, count: int, then: Sequence[Move]) -> Text | None:
    """Say what so many workers do in a place; else why not fewer, or why not more."""
    place = str(decision.about["place"])
    price = why_price(seen, str(decision.about["resource"]))
    paid = _after_paying(seen, decision)
    found = price or several(paid, place, count) or _first(paid, place, (count,), then)
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


def _why(seen: Seen, decision: Decision, place: str, counts: Iterable[int], then: Sequence[Move]) -> Text | None:
    """Say what the piece that is paid costs the cities; if nothing, what the workers do for it."""
    price = why_price(seen, str(decision.about["resource"]))
    return price or _first(_after_paying(seen, decision), place, counts, then)


def _first(seen: Seen, place: str, counts: Iterable[int], then: Sequence[Move]) -> Text | None:
    facts: tuple[Fact, ...] = (*FACTS, partial(makers, then=then))
    found = (fact(seen, place, count) for fact in facts for count in counts)
    return next((text for text in found if text is not None), None)


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
        return Text("reason-rank-up", contest(own, most) | told)
    if own > most:
        return Text("reason-rank-safe", {"needed": own - most})
    return None


def _scribes(seen: Seen, place: str, count: int) -> Text | None:
    """Say how long a scribe works for nothing, if one is left after a decline. F5.7, FS10"""
    lasts = seen.own_workers(place) + count - seen.decline_follows
    if place != "scribes" or seen.is_last_turn or lasts <= 0:
        return None
    return Text("reason-scribes", lasting(seen, place, count))


FACTS: tuple[Fact, ...] = (
    empire_now,
    majority,
    tie,
    _rank,
    empire_next,
    two_goods,
    one_good,
    _scribes,
    metal_for_makers,
    stays,
    stays_for_the_end,
)
"""What may speak for a place, the most telling first."""
