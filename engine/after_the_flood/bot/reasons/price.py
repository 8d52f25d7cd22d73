"""What giving pieces away costs the own cities in this turn's expansions. F15.4"""

from __future__ import annotations

from collections.abc import Mapping

from engine.after_the_flood.bot.seen import Seen, city_points
from engine.core.decision import Arg, Text


def price_of(seen: Seen, given: Mapping[str, int], paid: str = "it") -> dict[str, Arg]:
    """Say what the cities could score with all that is in hand, what with what is kept, and what that is paid for."""
    held, kept, costly = seen.city_points_of(seen.seat), _points_without(seen, given), _costly(seen, given)
    told: dict[str, Arg] = {"price": held - kept, "held_vp": held, "kept_vp": kept, "paid": paid}
    return told | {"costly_resource": costly, "pieces": given.get(costly, 0) if costly else 0}


def _points_without(seen: Seen, given: Mapping[str, int]) -> int:
    """Count what the cities could score with what is kept."""
    left = {kind: max(count - given.get(kind, 0), 0) for kind, count in seen.hand.items()}
    return sum(city_points(left, len(seen.unexpanded)))


def _costly(seen: Seen, given: Mapping[str, int]) -> str | None:
    """Find the one kind of piece that is the whole price, if all the others together cost nothing."""
    held, kept = seen.city_points_of(seen.seat), _points_without(seen, given)
    for kind, count in given.items():
        others = {other: number for other, number in given.items() if other != kind}
        if held > _points_without(seen, {kind: count}) == kept and _points_without(seen, others) == held:
            return kind
    return None


def only_price(seen: Seen, given: Mapping[str, int]) -> Text | None:
    """Say what giving pieces costs, where nothing else is certain; None if it costs the cities nothing."""
    told = price_of(seen, given)
    return Text("reason-price", told) if told["price"] else None


def why_price(seen: Seen, kind: str) -> Text | None:
    """Say what paying with a resource costs, if it is one and the cities lose by it. F8.2, F13.7"""
    told = price_of(seen, {kind: 1})
    return Text("reason-pay-price", {"resource": kind, **told}) if told["price"] else None
