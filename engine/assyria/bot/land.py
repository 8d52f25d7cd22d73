"""Where huts stand best: what a set of huts is worth once the cards have fed as many of them as they can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.assyria.bot.larder import Larder
from engine.assyria.bot.seen import CAMEL, Seen
from engine.assyria.bot.tally import ALL_TERRAINS, ON_FOOD, Tally, huts_on_terrain, on_food
from engine.assyria.data import CAMELS_MAX, HEXES, HUT_VP, NEIGHBOURS, RIVERS, TURNS, WELL_VP, reign_of
from engine.assyria.feeding import Meal, plan
from engine.assyria.gains import INCOME_OF

LASTING = 0.25
"""Part of its points that a hut is thought to bring in each later turn; food is what limits huts. AS7"""
LATER_TURNS = 3
"""So many later turns are counted."""
HALF_WELL = 0.8
"""Two huts of three around a corner where a well could be next turn. AS4"""
HOPE = 0.15
"""A hut that is not fed may still be a bridge. AS7"""
FINE = 100
CORNERS = 6
"""A hex has so many."""


class Land:
    """Huts as one seat judges them."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._tally = Tally(seen.players, frozenset(seen.view.wells))
        self._well_vp = WELL_VP[seen.view.reign - 1]
        self._hut, self._care, self._place = _worth_of_huts(seen.turn), _care(seen.turn), _places(seen.turn)
        self._by_terrain: dict[int, tuple[float, float]] = {}

    def meals(self, huts: Sequence[str], cards: Sequence[str]) -> list[Meal]:
        """Feed as many huts as possible, the better ones first."""
        whole = self._tally.whole(self._tally.all(huts))
        return plan(huts, cards, lambda hex: self._care_for(hex, whole), self._seen.turn)

    def _care_for(self, hex: str, whole: int) -> int:
        return self._care[hex][(self._tally.of[hex] & whole).bit_count()]

    def _dearest_first(self, huts: Sequence[str], standing: int) -> list[str]:
        """In the order in which a plan feeds them."""
        whole = self._tally.whole(standing)
        if not whole:
            return sorted(huts, key=self._place.__getitem__)
        return sorted(huts, key=lambda hex: (-self._care_for(hex, whole), hex))

    def _worth(self, huts: Sequence[str], needs: int, standing: int, larder: Larder) -> float:
        """What huts are worth with these cards to feed them, and what is left of the cards.

        The huts come with their tallies: by the food that each needs, and of the hexes where they stand.
        """
        feeds_all, kept = larder.lasts(needs)
        fed = huts if feeds_all else larder.fed(self._dearest_first(huts, standing))
        tally = self._tally.all(fed)
        points, camels = self._by_themselves(tally & ALL_TERRAINS)
        return points + kept + camels + self._well_points(tally) + HOPE * (len(huts) - len(fed))

    def _by_themselves(self, on_terrain: int) -> tuple[float, float]:
        """What fed huts bring in points, and what their camels are worth, by where they stand."""
        known = self._by_terrain.get(on_terrain)
        if known is None:
            huts, seen = huts_on_terrain(on_terrain), self._seen
            camels = min(sum([INCOME_OF[huts[river]] for river in RIVERS]), CAMELS_MAX - seen.me.camels)
            points = sum([self._hut[terrain] * count for terrain, count in huts.items()])
            known = self._by_terrain[on_terrain] = points, seen.camel * camels
        return known

    def _well_points(self, tally: int) -> float:
        """Wells that can be built now, and those that lack one hut."""
        whole = min(self._tally.whole(tally).bit_count(), self._seen.view.wells_left)
        half = self._tally.half(tally).bit_count() if self._seen.turns_left else 0
        return self._well_vp * whole + HALF_WELL * min(half, 2)

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


@lru_cache
def _worth_of_huts(turn: int) -> dict[str, float]:
    """What a fed hut brings by itself on each terrain, now and as long as it stands; a river hut only camels. AS6"""
    lasting = 1 + LASTING * min(TURNS - turn, LATER_TURNS)
    return {terrain: 0.0 if terrain in RIVERS else vp * lasting for terrain, vp in HUT_VP.items()}


@lru_cache
def _care(turn: int) -> dict[str, tuple[int, ...]]:
    """How much a hut on each hex matters where not all can be fed, by how many of its corners huts surround."""
    well_vp, hut = WELL_VP[reign_of(turn) - 1], _worth_of_huts(turn)
    camels = {terrain: 2.5 * CAMEL[turn - 1] if terrain in RIVERS else 0.0 for terrain in HUT_VP}
    alone = {hex.id: hut[hex.terrain] + camels[hex.terrain] for hex in HEXES.values()}
    return {
        hex: tuple(round(FINE * (worth + wells * well_vp / 2)) for wells in range(CORNERS + 1))
        for hex, worth in alone.items()
    }


@lru_cache
def _places(turn: int) -> dict[str, int]:
    """The places of all hexes in the order in which huts on them are fed, if none is at a surrounded corner."""
    care = _care(turn)
    return {hex: place for place, hex in enumerate(sorted(HEXES, key=lambda hex: (-care[hex][0], hex)))}
