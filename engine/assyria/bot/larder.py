"""Cards as food: which huts they feed, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.assyria.bot.seen import Seen, worth_of_card
from engine.assyria.bot.tally import huts_on_food
from engine.assyria.feeding import FOOD_AT, WILD, most_of, provided, unplayed

REMEMBERED = 16_384
"""The same hands and huts are judged again and again when a match is played on many times."""


class Larder:
    """The cards of one seat, those it might get included."""

    def __init__(self, seen: Seen, cards: Sequence[str]) -> None:
        self._seen = seen
        self._cards = tuple(cards)
        self._provided = provided(cards)
        self._wild = sum([card in WILD for card in cards])
        self._lasting: dict[int, tuple[bool, float]] = {}

    def lasts(self, on_food: int) -> tuple[bool, float]:
        """Whether all huts can be fed, so many on each food (a tally), and what the cards are worth that are kept."""
        lasting = self._lasting.get(on_food)
        if lasting is None:
            lasting = self._lasting[on_food] = _lasting(on_food, self._cards, self._seen.turn)
        return lasting

    def fed(self, huts: Sequence[str]) -> list[str]:
        """The huts that are fed if the first ones come first: by cards of their food, then by cards for any. A13.14"""
        left = [*self._provided]
        fed, hungry = [], []
        for hex in huts:
            food = FOOD_AT[hex]
            if left[food]:
                left[food] -= 1
                fed.append(hex)
            else:
                hungry.append(hex)
        return fed + hungry[: self._wild]


@lru_cache(maxsize=REMEMBERED)
def _lasting(on_food: int, cards: tuple[str, ...], turn: int) -> tuple[bool, float]:
    needs = huts_on_food(on_food)
    kept = unplayed(needs, cards, turn)
    return most_of(needs, cards) == sum(needs), sum([worth_of_card(card, turn) for card in kept])
