"""Where huts stand best: what a set of huts is worth once the cards have fed as many of them as they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_MAX, HEXES, HUT_VP, NEIGHBOURS, RIVERS, WELL_VP, corners_at, hexes_of
from engine.assyria.feeding import Meal, plan
from engine.assyria.gains import income

LASTING = 0.25
"""Part of its points that a hut is thought to bring in each later turn; food is what limits huts. AS7"""
HALF_WELL = 0.8
"""Two huts of three around a corner where a well could be next turn. AS4"""
HOPE = 0.15
"""A hut that is not fed may still be a bridge. AS7"""
FINE = 100


class Land:
    """Huts as one seat judges them."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._corners = _free_corners(seen.players, frozenset(seen.view.wells))
        self._well_vp = WELL_VP[seen.view.reign - 1]
        self._hut = {hex: self._worth_of(hex) for hex in self._corners}
        """What a fed hut brings by itself, on each hex."""

    def _worth_of(self, hex: str) -> float:
        """What a fed hut brings by itself, now and as long as it stands; a river hut only camels. AS6"""
        terrain = HEXES[hex].terrain
        if terrain in RIVERS:
            return 0.0
        return HUT_VP[terrain] * (1 + LASTING * min(self._seen.turns_left, 3))

    def meals(self, huts: Sequence[str], cards: Sequence[str]) -> list[Meal]:
        """Feed as many huts as possible, the better ones first."""
        standing = set(huts)
        return plan(huts, cards, lambda hex: self._care(hex, standing), self._seen.turn)

    def _care(self, hex: str, standing: set[str]) -> int:
        camels = 2.5 * self._seen.camel if HEXES[hex].terrain in RIVERS else 0.0
        wells = sum(standing.issuperset(corner) for corner in self._corners[hex])
        return round(FINE * (self._hut[hex] + camels + wells * self._well_vp / 2))

    def worth(self, huts: Sequence[str], cards: Sequence[str]) -> float:
        """What huts are worth with these cards to feed them, and what is left of the cards."""
        meals = self.meals(huts, cards)
        fed = [hex for meal in meals for hex in meal.hexes]
        kept = list(cards)
        for meal in meals:
            kept.remove(meal.card)
        seen = self._seen
        points = sum(self._hut[hex] for hex in fed) + sum(map(seen.card_worth, kept))
        camels = min(income(fed), CAMELS_MAX - seen.me.camels)
        return points + seen.camel * camels + self._well_points(fed) + HOPE * (len(huts) - len(fed))

    def _well_points(self, fed: Sequence[str]) -> float:
        """Wells that can be built now, and those that lack one hut."""
        around = Counter(corner for hex in fed for corner in self._corners[hex])
        whole = min(sum(count == 3 for count in around.values()), self._seen.view.wells_left)
        half = sum(count == 2 for count in around.values()) if self._seen.turns_left else 0
        return self._well_vp * whole + HALF_WELL * min(half, 2)

    def best_hut(self, settled: Sequence[str], offered: Iterable[str], cards: Sequence[str]) -> str:
        """Give the hex on which one hut more is worth most."""
        return max(offered, key=lambda hex: self.worth([*settled, hex], cards))

    def prospect(self, cards: Sequence[str], huts: int) -> float:
        """What the next expansion turn brings with these cards and so many new huts, placed one after the other."""
        settled, free = list(self._seen.me.settled), list(self._seen.me.around)
        for _ in range(min(huts, len(free))):
            hex = self.best_hut(settled, free, cards)
            settled.append(hex)
            free = self._further(free, hex)
        return self.worth(settled, cards)

    def _further(self, free: Sequence[str], hex: str) -> list[str]:
        near = (other for other in NEIGHBOURS[hex] if self._seen.is_empty(other))
        return sorted({*free, *near} - {hex})


@lru_cache(maxsize=100)
def _free_corners(players: int, built: frozenset[str]) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The hexes around the corners of each hex that have no well."""
    return {
        hex: tuple(hexes_of(corner) for corner in corners if corner not in built)
        for hex, corners in corners_at(players).items()
    }
