"""Where huts stand best: what a set of huts is worth once the cards have fed as many of them as they can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.assyria.bot.larder import Larder
from engine.assyria.bot.seen import Seen
from engine.assyria.bot.tally import ALL_TERRAINS, ON_FOOD, Tally, huts_on_terrain, on_food
from engine.assyria.data import CAMELS_MAX, NEIGHBOURS, RIVERS, WELL_VP
from engine.assyria.feeding import Meal, plan
from engine.assyria.gains import INCOME_OF


class Land:
    """Huts as one seat judges them."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._tally = Tally(seen.players, frozenset(seen.view.wells))
        self._weights, self._values = seen.weights, seen.values
        self._well = seen.weights.well * WELL_VP[seen.view.reign - 1]
        self._by_terrain: dict[int, tuple[float, float]] = {}

    def meals(self, huts: Sequence[str], cards: Sequence[str]) -> list[Meal]:
        """Feed as many huts as possible, the better ones first."""
        whole = self._tally.whole(self._tally.all(huts))
        return plan(huts, cards, lambda hex: self._care_for(hex, whole), self._seen.turn)

    def _care_for(self, hex: str, whole: int) -> int:
        return self._values.care[hex][(self._tally.of[hex] & whole).bit_count()]

    def _dearest_first(self, huts: Sequence[str], standing: int) -> list[str]:
        """In the order in which a plan feeds them."""
        whole = self._tally.whole(standing)
        if not whole:
            return sorted(huts, key=self._values.place.__getitem__)
        return sorted(huts, key=lambda hex: (-self._care_for(hex, whole), hex))

    def _worth(self, huts: Sequence[str], needs: int, standing: int, larder: Larder) -> float:
        """What huts are worth with these cards to feed them, and what is left of the cards.

        The huts come with their tallies: by the food that each needs, and of the hexes where they stand.
        """
        feeds_all, kept = larder.lasts(needs)
        fed = huts if feeds_all else larder.fed(self._dearest_first(huts, standing))
        tally = self._tally.all(fed)
        points, camels = self._by_themselves(tally & ALL_TERRAINS)
        return points + kept + camels + self._well_points(tally) + self._weights.hope * (len(huts) - len(fed))

    def _by_themselves(self, on_terrain: int) -> tuple[float, float]:
        """What fed huts bring in points, and what their camels are worth, by where they stand."""
        known = self._by_terrain.get(on_terrain)
        if known is None:
            huts, seen = huts_on_terrain(on_terrain), self._seen
            camels = min(sum([INCOME_OF[huts[river]] for river in RIVERS]), CAMELS_MAX - seen.me.camels)
            points = sum([self._values.hut[terrain] * count for terrain, count in huts.items()])
            known = self._by_terrain[on_terrain] = points, self._values.camel * camels
        return known

    def _well_points(self, tally: int) -> float:
        """Wells that can be built now, and those that lack one hut."""
        whole = min(self._tally.whole(tally).bit_count(), self._seen.view.wells_left)
        half = self._tally.half(tally).bit_count() if self._seen.turns_left else 0
        return self._well * whole + self._weights.half_well * min(half, 2)

    def best_hut(self, settled: Sequence[str], offered: Iterable[str], larder: Larder) -> tuple[float, str]:
        """Find the hex on which one hut more is worth most, and what all huts are worth then."""
        needs, standing = on_food(settled), self._tally.all({*settled})
        worths = {}
        for hex in offered:
            now_standing = standing if hex in settled else standing + self._tally.of[hex]
            worths[hex] = self._worth([*settled, hex], needs + ON_FOOD[hex], now_standing, larder)
        best = max(worths, key=worths.__getitem__)
        return worths[best], best

    def prospect(self, cards: Sequence[str], huts: int) -> float:
        """What the next expansion turn brings with these cards and so many new huts, placed one after the other."""
        larder = Larder(self._seen, cards)
        settled, free = list(self._seen.me.settled), list(self._seen.me.around)
        worth = self._worth(settled, on_food(settled), self._tally.all(settled), larder)
        for _ in range(min(huts, len(free))):
            worth, hex = self.best_hut(settled, free, larder)
            settled.append(hex)
            free = self._further(free, hex)
        return worth

    def _further(self, free: Sequence[str], hex: str) -> list[str]:
        near = (other for other in NEIGHBOURS[hex] if self._seen.is_empty(other))
        return sorted({*free, *near} - {hex})
