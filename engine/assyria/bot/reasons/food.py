"""What speaks for buying food for the next turn."""

from __future__ import annotations

from engine.assyria.bot.reasons.last_turn import at_last
from engine.assyria.bot.reasons.next_turn import food_for, held, kept, plow_comes
from engine.assyria.bot.seen import Seen
from engine.assyria.buy_card import price_of
from engine.assyria.data import CARDS, HEXES, NEIGHBOURS, PLOW
from engine.assyria.feeding import is_wild, most_fed, symbols
from engine.core.decision import Text

SHOWN = 3
"""So many hexes are named."""


def why_buy(seen: Seen, card: str) -> Text | None:
    """Food for the next turn. AS7, AS8"""
    due = card == PLOW and not seen.view.to_flood and plow_comes(seen)
    if due:
        return None
    if not seen.turns_left:
        return at_last(seen, 1, price_of(card)) if card == PLOW else None
    huts, cards = kept(seen), held(seen)
    fed, then = most_fed(huts, cards), most_fed(huts, [*cards, card])
    if then > fed:
        return Text("reason-buy-feeds", {**food_for(seen), "card": card, "then": then})
    if is_wild(card):
        return Text("reason-buy-any") if fed == len(huts) else None
    return _for_new_huts(seen, card)


def _for_new_huts(seen: Seen, card: str) -> Text | None:
    """Where new huts could stand that it feeds, and how many of them at most. A6.1, A6.2, A6.9"""
    huts = kept(seen)
    free = sorted({other for hex in [*huts, *seen.me.sites] for other in NEIGHBOURS[hex] if seen.is_empty(other)})
    fitting = [hex for hex in free if HEXES[hex].food == CARDS[card].food]
    stock = seen.me.huts + len(seen.me.settled) - len(huts)
    count = min(symbols(card), len(fitting), stock)
    if not count:
        return None
    return Text("reason-buy-new", {"huts": count, "hexes": fitting[:SHOWN], "all": len(fitting) <= SHOWN})


def why_food(seen: Seen) -> Text | None:
    """How many huts lack food for the next turn. A6.8"""
    found = food_for(seen)
    return Text("reason-food", found) if seen.turns_left and found["fed"] != found["of"] else None
