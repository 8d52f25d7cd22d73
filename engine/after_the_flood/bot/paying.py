"""What to give away: the piece an action costs after others have passed, and the bid for the order of play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.worth import Worth
from engine.after_the_flood.data import CITY, LUXURIES, RESOURCES
from engine.core.decision import Seat

SMALL_BID = "grain"
NEVER_IN_A_CITY = tuple(kind for kind in RESOURCES if kind not in ("wood", *LUXURIES))
ARMY_PRICE = 0.6
"""What it hurts to pay with an army."""


def price_of_acting(seen: Seen, worth: Worth) -> float:
    """Give what an action costs beyond itself: nothing before somebody has passed or with workers to spare. FS12"""
    if not seen.acting_costs or seen.me.available_workers > 1:
        return 0.0
    if seen.me.available_armies > 1:
        return ARMY_PRICE
    kind = worth.cheapest(seen.hand)
    return worth.of_the_last(kind, seen.hand[kind]) if kind else 0.0


def payment(seen: Seen, worth: Worth, offered: Sequence[str]) -> str:
    """Give the piece to pay with: a worker or an army to spare, else the resource that is missed least."""
    if "worker" in offered and seen.me.available_workers > 1:
        return "worker"
    if "army" in offered and seen.me.available_armies > 1:
        return "army"
    kinds = [kind for kind in offered if kind in RESOURCES]
    return min(kinds, key=lambda kind: worth.of_the_last(kind, seen.hand[kind])) if kinds else offered[0]


def bid(seen: Seen) -> dict[str, int]:
    """Give a bid: little, and nothing for a place already held; at last what may decide a tie. FS13"""
    if seen.is_last_turn:
        return _last_bid(seen)
    if seen.view.order[0] == seen.seat:
        return {}
    return {SMALL_BID: min(1, seen.hand[SMALL_BID])}


def _last_bid(seen: Seen) -> dict[str, int]:
    """Give the least that puts this seat before its rivals, of what no city can use; nothing if that is too little."""
    useless = RESOURCES if not seen.unexpanded or seen.hand["wood"] < CITY.wood else NEVER_IN_A_CITY
    needed = max(_to_pass(seen, rival) for rival in seen.rivals)
    given: dict[str, int] = {}
    for kind in sorted(useless, key=lambda kind: RESOURCES[kind].value):
        pieces = min(seen.hand[kind], -(-max(needed, 0) // RESOURCES[kind].value))
        if pieces:
            given[kind] = pieces
            needed -= pieces * RESOURCES[kind].value
    return given if needed <= 0 else {}


def _to_pass(seen: Seen, rival: Seat) -> int:
    """Give what it takes to stand before a rival; of one who has not bid yet, what beats nothing. F14.1"""
    order, player = seen.view.order, seen.view.players[rival]
    value = sum(RESOURCES[kind].value * pieces for kind, pieces in player.bid.items())
    return value + (order.index(seen.seat) > order.index(rival))
