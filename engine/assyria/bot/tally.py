"""Huts counted by all that matters about them at once: a number with a digit for each thing that is counted.

Numbers are added hut by hut, which is much quicker than counting each thing by itself. A digit goes to 31.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.assyria.data import FOODS, HEXES, HUT_VP, corners_at, well_corners
from engine.assyria.feeding import FOOD_AT, Needs

BITS = 5
MOST = (1 << BITS) - 1
TERRAINS = tuple(HUT_VP)
ON_TERRAIN = {hex.id: 1 << BITS * TERRAINS.index(hex.terrain) for hex in HEXES.values()}
ALL_TERRAINS = (1 << BITS * len(TERRAINS)) - 1
"""The digits of a tally in which huts are counted by where they stand; corners follow."""
ON_FOOD = {hex: 1 << BITS * food for hex, food in FOOD_AT.items()}
"""The tally by food of a hut on each hex."""


class Tally:
    """Huts counted by terrain, and by the corners without a well that they stand around."""

    def __init__(self, players: int, built: frozenset[str]) -> None:
        self.of, self._corners = _tallies(players, built)
        """The tally of a hut on each hex."""

    def all(self, huts: Iterable[str]) -> int:
        """Count huts; a plan may name a hex twice, which counts twice."""
        return sum([self.of[hex] for hex in huts])

    def whole(self, tally: int) -> int:
        """The corners with three huts, a bit each."""
        return tally & (tally >> 1) & ~(tally >> 2) & self._corners

    def half(self, tally: int) -> int:
        """The corners that lack one hut, a bit each."""
        return ~tally & (tally >> 1) & ~(tally >> 2) & self._corners


@lru_cache(maxsize=100)
def _tallies(players: int, built: frozenset[str]) -> tuple[dict[str, int], int]:
    """The tally of a hut on each hex, and one with each free corner in it."""
    free = (corner for corner in well_corners(players) if corner not in built)
    bit = {corner: 1 << BITS * place for place, corner in enumerate(free, len(TERRAINS))}
    at = {hex: sum(bit.get(corner, 0) for corner in corners) for hex, corners in corners_at(players).items()}
    return {hex: ON_TERRAIN[hex] + corners for hex, corners in at.items()}, sum(bit.values())


def on_food(huts: Iterable[str]) -> int:
    """Count huts by the food that they need."""
    return sum([ON_FOOD[hex] for hex in huts])


def huts_on_food(tally: int) -> Needs:
    """Read how many huts there are on each food."""
    return digits(tally, len(FOODS))


def huts_on_terrain(tally: int) -> dict[str, int]:
    """Read how many huts there are on each terrain."""
    return dict(zip(TERRAINS, digits(tally, len(TERRAINS)), strict=True))


def digits(tally: int, count: int) -> tuple[int, ...]:
    """Read the first digits of a tally."""
    return tuple([tally >> BITS * place & MOST for place in range(count)])
