"""Why to make a swap or a tool, and why to leave it at that. FS1, FS2"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.after_the_flood.bot.reasons.swap import TOOL, points_after, why_swap
from engine.after_the_flood.bot.reasons.to_follow import TOOL_MADE, Given, after, swaps_in
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import MARKETS, RESOURCES, TRADE
from engine.core.decision import Decision, Move, OneOf, Option, Text

DONE = "done"


def why_trade(seen: Seen, decision: Decision, answer: str, then: Sequence[Move]) -> Text | None:
    """Say what a swap is good for, if that is the same whatever is given for it."""
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    option = next((each for each in options if each.id == answer), None)
    if option is None:
        return None
    meant = [str(move.answer) for move in then[:1] if move.kind == "trade.give"]
    swaps = [swap for swap in _swaps(option) if swap.given in (meant or seen.hand)]
    found = [why_swap(seen, swap, swaps_in(after([swap], seen.hand), then)) for swap in swaps]
    return found[0] if found and all(text == found[0] for text in found) else None


def why_only_trade(seen: Seen) -> Text | None:
    """Say what a tool is good for where nothing else can be traded for."""
    is_alone = not any(seen.traders(market.id) for market in MARKETS)
    return why_swap(seen, TOOL_MADE) if is_alone and _can_make_tool(seen) else None


def points_with_one_trade(seen: Seen) -> int:
    """Give what the cities could score at most after a single swap or tool. F9.5, F9.13"""
    swaps = [
        Given(given, received, market.id)
        for market in MARKETS
        if seen.traders(market.id)
        for received in market.offers
        if seen.view.stock[received] > 0
        for given in TRADE[received]
        if seen.hand[given]
    ]
    if _can_make_tool(seen):
        swaps.append(TOOL_MADE)
    return max((points_after(seen, [swap]) for swap in swaps), default=0)


def _can_make_tool(seen: Seen) -> bool:
    return seen.ready("tool_makers") > 0 and seen.hand["metal"] > 0 and seen.view.stock[TOOL] > 0


def why_give(seen: Seen, decision: Decision, given: str, then: Sequence[Move]) -> Text | None:
    """Say why this piece is the one to give where others would do as well, else what the swap is good for."""
    received, area = str(decision.about["resource"]), str(decision.about["area"])
    swap = Given(given, received, area)
    follow = swaps_in(after([swap], seen.hand), then)
    told = why_swap(seen, swap, follow)
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    others = [option.id for option in options if option.id != given]
    points = points_after(seen, [swap])
    alike = [other for other in others if points_after(seen, [Given(other, received, area)]) == points]
    value = RESOURCES[given].value
    gains = points > points_after(seen, [])
    if not alike or any(RESOURCES[other].value <= value for other in others) or not (gains or told is None):
        return told
    kept = next((each for each in follow if each.given in alike), None)
    return Text(
        "reason-give-least",
        {
            "resource": received,
            "given_resource": given,
            "value": value,
            "vp": points if gains else 0,
            "other_resource": None if kept is None else kept.given,
            "next_resource": None if kept is None else kept.received,
        },
    )


def why_done_trading(seen: Seen, decision: Decision) -> Text | None:
    """Say what there is no trade for any more: one that raises what the cities score, or brings a better piece."""
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    swaps = [swap for option in options if option.id != DONE for swap in _swaps(option)]
    vp = points_after(seen, [])
    if any(points_after(seen, [swap]) > vp for swap in swaps):
        return None
    if seen.is_last_turn and seen.me.empire:
        return Text("reason-trade-done", {"vp": vp}) if vp else None
    if not any(map(_is_better, swaps)):
        return Text("reason-trade-even", {"vp": vp})
    return None if seen.is_last_turn else Text("reason-trade-later")


def _is_better(swap: Given) -> bool:
    """Say whether a piece buys more armies than the one given for it, or is worth more and buys as many. F1.3"""
    got, given = RESOURCES[swap.received], RESOURCES[swap.given]
    return got.armies > given.armies or (got.armies == given.armies and got.value > given.value)


def _swaps(option: Option) -> Iterator[Given]:
    """Give what an option may give, receive, and where; a tool is made nowhere."""
    if option.id == TOOL:
        yield TOOL_MADE
        return
    area, _, received = option.id.partition(".")
    paying = {} if option.note is None else option.note.args.get("given_resources")
    if isinstance(paying, dict) and paying:
        for given in paying:
            yield Given(given, received, area)
    elif "given_resource" in option.label.args:
        yield Given(str(option.label.args["given_resource"]), received, area)
