"""What camels are spent on: every possible action with its price and what it gains."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from engine.assyria.bot.court import Court
from engine.assyria.bot.land import Land
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CARDS, HEXES, HUT_VP, OFFERINGS, PLOW, PLOW_PRICE, TILES, TURNS

MANY = 4
"""With more camels than these some of the next income would be lost. AS6"""


class Deed(NamedTuple):
    """An action with its object, its price, and what it gains in points; `camels` is the price of a whole plan."""

    key: str
    target: str
    camels: int
    gain: float


class Spending:
    """The action turn of one seat, as far as the question says what is possible."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._weights = seen.weights

    def best(self, offered: dict[str, list[str]]) -> Deed | None:
        """Give the action that gains most for its camels, if any gains more than the camels kept would."""
        worthy = [deed for deed in self._deeds(offered) if deed.gain > self._kept * deed.camels]
        return max(worthy, key=lambda deed: deed.gain / deed.camels, default=None)

    @cached_property
    def _kept(self) -> float:
        kept = self._weights.kept[self.seen.turn - 1]
        return kept * self._weights.near_the_cap if self.seen.me.camels > MANY and not self.seen.is_last_turn else kept

    def _deeds(self, offered: dict[str, list[str]]) -> Iterator[Deed]:
        for hex in offered.get("build", ()):
            yield self._base(hex)
        for hex in offered.get("extend", ()):
            yield self._tile(hex)
        for amount in offered.get("offer", ()):
            yield self._offering(int(amount))
        for card in offered.get("buy", ()):
            yield self.card(card)
        if "intrigue" in offered:
            yield from self.intrigues(offered["intrigue"])

    def _tile(self, hex: str) -> Deed:
        """A tile scores in every later turn and at the end; a centre makes a roof possible. AS1"""
        level = self.seen.view.hexes[hex].level
        later = max(0.0, TURNS - self.seen.turn - 1) if level + 1 < len(TILES) else 0.0
        points = self._weights.tile * (9 - self.seen.turn)
        return Deed("extend", hex, TILES[level].cost, points + self._weights.next_tile * later)

    def _base(self, hex: str) -> Deed:
        """AS2: the tile, the offerings of all Floods to come, further levels, and no hunger; but no hut."""
        seen, weights = self.seen, self._weights
        floods = seen.floods_left - 1
        offerings = weights.site_at_flood * floods + max(seen.multiplier(), 1)
        levels = max(0, 8 - seen.turn) + max(0, 7 - seen.turn) - 2.5 if seen.turns_left > 1 else 0
        hut = weights.hut_given * HUT_VP[HEXES[hex].terrain] * min(seen.turns_left, 2)
        points = weights.tile * (9 - seen.turn) + weights.offering * offerings
        return Deed("build", hex, TILES[0].cost, points + weights.further_levels * levels - hut)

    def _offering(self, camels: int) -> Deed:
        """AS3: steps count at the next Flood; those without a better multiplier are half a step on the way."""
        seen = self.seen
        now, then = seen.multiplier(), seen.multiplier(camels)
        ahead = max(seen.multiplier(camels + more) for more in range(OFFERINGS.most_per_turn))
        hope = self._weights.next_offering * (ahead - then) if seen.view.to_flood else 0.0
        gain = self._weights.offering * len(seen.me.sites) * (then - now + hope)
        return Deed("offer", str(camels), camels, gain)

    def card(self, card: str) -> Deed:
        """Food for the next turn: as many huts as it would feed beyond those already provided for. AS7, AS8"""
        seen = self.seen
        camels = PLOW_PRICE if card == PLOW else CARDS[card].price
        if seen.is_last_turn:
            return Deed("buy", card, camels, 1.0 if card == PLOW else 0.0)
        gain = self._weights.foresight * (self._prospect([card]) - self._prospect_as_it_is)
        return Deed("buy", card, camels, gain)

    def _prospect(self, cards: list[str]) -> float:
        seen = self.seen
        return Land(seen).prospect([*seen.hand, *cards], min(seen.view.value, seen.me.huts))

    @cached_property
    def _prospect_as_it_is(self) -> float:
        return self._prospect([])

    def intrigues(self, offered: list[str]) -> Iterator[Deed]:
        """The next hut of every plan for Assur."""
        court = Court(self.seen)
        now = court.worth({})
        for added, price in court.ways():
            first = next(key for key, count in added.items() if count)
            if first in offered:
                yield Deed("intrigue", first, price, court.worth(added) - now)
