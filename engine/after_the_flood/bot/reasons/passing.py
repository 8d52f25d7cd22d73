"""Why to pass, what to bid, and with which piece to pay for acting after others have passed. FS12, FS13"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.cities import points_of_one_more
from engine.after_the_flood.bot.reasons.price import only_price, price_of, why_price
from engine.after_the_flood.bot.reasons.to_follow import areas_in
from engine.after_the_flood.bot.reasons.trading import points_with_one_trade
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import CITY, LUXURIES, RESOURCES
from engine.after_the_flood.state import worth as value_of
from engine.core.decision import Move, Seat, Text


def why_pass(seen: Seen) -> Text | None:
    """Say what acting on would cost, and what is kept by passing without a bid. F13.7, F16.5"""
    if not any(seen.hand.values()) and seen.acting_costs and not _spare(seen):
        return None  # F13.10: there is no choice
    return Text(
        "reason-pass",
        {
            "cost": "own" if seen.acting_costs else "theirs",
            "spent": not _spare(seen),
            "keeps": _keeps(seen),
            "vp": seen.city_points_of(seen.seat),
        },
    )


def _spare(seen: Seen) -> int:
    """Count the pieces that could still be placed, and vanish at the end of the turn. F16.1, F16.2"""
    return seen.me.available_workers + seen.me.available_armies


def _keeps(seen: Seen) -> str:
    """Say what becomes of what is in hand: it scores, or it is there next turn, or neither."""
    if seen.city_points_of(seen.seat):
        return "points"
    return "hand" if any(seen.hand.values()) and not seen.is_last_turn else "nothing"


def why_bid(seen: Seen, bid: dict[str, int]) -> Text | None:
    """Say what a bid changes in the order of play as it stands, or what those who may still bid would have to. F14.1"""
    value, price = value_of(bid), price_of(seen, bid)
    before, after = _place(seen, 0), _place(seen, value)
    if seen.is_last_turn and (price["price"] or after == before):
        return only_price(seen, bid)
    if seen.is_last_turn:
        return Text("reason-bid-last", {"place": after})
    if after < before:
        return Text("reason-bid-up", {"place": after, "before": before, **price})
    if any(not seen.view.players[rival].passed for rival in seen.rivals):
        return Text("reason-bid-guard", {"place": after, "value": value, **price})
    return only_price(seen, bid)


def _place(seen: Seen, value: int) -> int:
    """Give the place in the order of play if nobody bids any more: of equals the earlier stays before. F14.1"""
    order = seen.view.order

    def is_before(rival: Seat) -> bool:
        theirs = value_of(seen.view.players[rival].bid)
        return (-theirs, order.index(rival)) < (-value, order.index(seen.seat))

    return 1 + sum(is_before(rival) for rival in seen.rivals)


def why_pay(seen: Seen, payment: str, action: str, then: Sequence[Move]) -> Text | None:
    """Say why a piece can be spared, and what acting brings: workers and armies leave anyway. F16.1, F16.2, F16.5

    What speaks for starting an empire is not drowned out by its extra cost.
    """
    if action == "start":
        return None
    if payment not in ("worker", "army"):
        return why_resource(seen, payment)
    brings, number = _brought_by(seen, action, then)
    if not brings and seen.is_last_turn:
        return None
    return Text("reason-pay", {"spared": payment, "brings": brings, "free": number, "vp": number})


def _brought_by(seen: Seen, action: str, then: Sequence[Move]) -> tuple[str, int]:
    """Say what an action could bring, and how much of it; nothing where that is not known at once, or not meant."""
    is_fight = any(map(seen.defenders, areas_in(then, "expand.area")[:1]))
    if action == "expand" and not is_fight and (free := sum(not seen.defenders(area) for area in seen.reached)):
        return "land", free
    if action == "trade" and (vp := points_with_one_trade(seen)) > seen.city_points_of(seen.seat):
        return "points", vp
    if action == "build" and (vp := points_of_one_more(seen)):
        return "city", vp
    return "", 0


def why_resource(seen: Seen, kind: str) -> Text | None:
    """Say what a resource costs the cities, else why they can spare it: none takes it, or not all of it. F15.4"""
    price = why_price(seen, kind)
    if price is not None:
        return price
    useful = [other for other in ("wood", *LUXURIES) if seen.hand[other] and other != kind]
    if kind not in ("wood", *LUXURIES):
        return Text("reason-spare-kind", {"resource": kind, "resources": useful}) if useful else None
    if kind == "wood" and seen.hand[kind] % CITY.wood:
        return Text("reason-spare-wood", {"wood": CITY.wood, "have": seen.hand[kind]})
    if RESOURCES[kind].luxury and seen.hand[kind] > 1:
        return Text("reason-spare-second", {"resource": kind, "have": seen.hand[kind]})
    return None
