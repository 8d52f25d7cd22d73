"""Cards as food: which huts they feed, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.seen import Seen
from engine.assyria.feeding import FOOD_AT, WILD, provided


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
            lasting = self._lasting[on_food] = self._seen.values.lasts(on_food, self._cards)
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
