"""What huts and cards are worth in a turn, worked out once for all players who judge alike."""

from __future__ import annotations

from functools import lru_cache

from engine.assyria.bot.tally import huts_on_food
from engine.assyria.bot.weights import Weights
from engine.assyria.data import CARDS, HEXES, HUT_VP, JOKER, PLOW, RIVERS, TURNS, WELL_VP, reign_of
from engine.assyria.feeding import most_of, unplayed

LATER_TURNS = 3
"""So many later turns of a hut are counted."""
FINE = 100
CORNERS = 6
"""A hex has so many."""
REMEMBERED = 4096
"""The same hands and huts are judged again and again when a match is played on many times."""


class Values:
    """Values of one turn by some weights."""

    def __init__(self, weights: Weights, turn: int) -> None:
        self._weights, self._turn = weights, turn
        self.camel = weights.camel[turn - 1]
        """What a camel more is worth."""
        lasting = weights.hut * (1 + weights.lasting * min(TURNS - turn, LATER_TURNS))
        self.hut: dict[str, float] = {
            terrain: 0.0 if terrain in RIVERS else vp * lasting for terrain, vp in HUT_VP.items()
        }
        """What a fed hut brings by itself on each terrain, now and as long as it stands; on a river only camels. AS6"""
        self.care = self._care()
        """How much a hut on each hex matters where not all can be fed, by how many of its corners huts surround."""
        self.place = {hex: place for place, hex in enumerate(sorted(HEXES, key=lambda hex: (-self.care[hex][0], hex)))}
        """The places of all hexes in the order in which huts on them are fed, if none is at a surrounded corner."""
        self.lasts = lru_cache(maxsize=REMEMBERED)(self._lasts)
        """Whether all huts can be fed, so many on each food (a tally), and what the cards are worth that are kept."""

    def _care(self) -> dict[str, tuple[int, ...]]:
        well = self._weights.well * WELL_VP[reign_of(self._turn) - 1]
        camels = {terrain: 2.5 * self.camel if terrain in RIVERS else 0.0 for terrain in HUT_VP}
        alone = {hex.id: self.hut[hex.terrain] + camels[hex.terrain] for hex in HEXES.values()}
        return {
            hex: tuple(round(FINE * (worth + wells * well / 2)) for wells in range(CORNERS + 1))
            for hex, worth in alone.items()
        }

    def _lasts(self, on_food: int, cards: tuple[str, ...]) -> tuple[bool, float]:
        needs = huts_on_food(on_food)
        kept = unplayed(needs, cards, self._turn)
        return most_of(needs, cards) == sum(needs), sum([self.card(card) for card in kept])

    def card(self, card: str) -> float:
        """What a card is worth if it is kept: food for later, or a point for the Plow at the end."""
        if self._turn == TURNS:
            return 1.0 if card == PLOW else 0.0
        if card in (PLOW, JOKER):
            return self._weights.wild
        return self._weights.symbol * CARDS[card].symbols


@lru_cache
def values_of(weights: Weights, turn: int) -> Values:
    """Find the values of a turn by some weights."""
    return Values(weights, turn)
