"""A7.19-A7.23: buy a Food card or a Plow."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.data import CARD_ORDER, CARDS, DIGNITARIES, PLOW, PLOW_PRICE, TURNS, turns_to_flood
from engine.assyria.events import CardBought
from engine.assyria.kind_of_action import Action, cost, pay, price, too_dear
from engine.assyria.notes import card_option, refused
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx


def price_of(card: str) -> int:
    """A1.5"""
    return PLOW_PRICE if card == PLOW else CARDS[card].price


class Buy(Action):
    """A Food card from the market, or a Plow. A7.19, A7.21"""

    key = "buy"
    part = "buy.card"

    def objects(self, s: AssyriaState, seat: Seat) -> Iterable[str]:
        """The Food cards nobody harvested, equal ones once, and the Plow. A7.22"""
        for_sale = {card for column in s.market for card in column}
        return [*sorted(for_sale, key=CARD_ORDER.__getitem__), PLOW]

    def refusal(self, s: AssyriaState, seat: Seat, spent: Spent, card: str) -> Text | None:
        """A7.20-A7.22"""
        if card not in CARD_ORDER:
            return refused("card_not_for_sale")
        reason = too_dear(s, seat, price_of(card))
        if reason is not None:
            return reason
        if card == PLOW:
            if s.players[seat].plow:
                return refused("plow_already_held")
            return None if s.plows else refused("no_plow_left")
        if not any(card in column for column in s.market):
            return refused("card_not_for_sale")
        return refused("food_already_bought") if spent.bought else None  # A7.20

    def lacking(self, s: AssyriaState, seat: Seat, spent: Spent) -> dict[str, Arg]:
        """Another turn, a card for sale, or camels. A7.20-A7.22"""
        for_sale = [card for card in self.objects(s, seat) if card != PLOW]
        if spent.bought and for_sale:
            return {"why": "bought"}
        has_plow = s.plows and not s.players[seat].plow
        prices = [price_of(card) for card in (*for_sale, *([PLOW] if has_plow else ()))]
        return price(s, seat, min(prices)) if prices else {"why": "none"}

    def option(self, s: AssyriaState, seat: Seat, card: str) -> Option:
        """A card with its price and its use; in the last turn only a Plow has one. A10.3, A10.5"""
        due = card == PLOW and _brings_a_plow(s, seat)
        about: dict[str, Arg] = {"card": card, "last": s.turn == TURNS, "due": due}
        return card_option(card, Text("buy-note", {**cost(s, seat, price_of(card)), **about}))

    def do(self, s: AssyriaState, seat: Seat, spent: Spent, card: str, ctx: Ctx) -> None:
        """Take the card."""
        pay(s, seat, price_of(card))
        if card == PLOW:
            s.give_plow(seat)
        else:
            next(column for column in s.market if card in column).remove(card)
            s.players[seat].receive(card)
            spent.bought = True
        ctx.emit(CardBought(seat, card, price_of(card)))


def _brings_a_plow(s: AssyriaState, seat: Seat) -> bool:
    """Whether the Flood of this very turn gives the seat a Plow, so that one bought now would be for nothing. A9.10"""
    givers = [key for key, dignitary in DIGNITARIES.items() if dignitary.gift == "plow"]
    return not turns_to_flood(s.turn) and any(seat in s.assur[key] for key in givers)
