"""A tile that the camels of a new hut pay for in this turn, maybe together with those of others still to come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.assyria.bot.reasons.planned import gains_of
from engine.assyria.bot.reasons.purchase import is_possible, worthy
from engine.assyria.bot.reasons.swapped import staying
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP, HEXES, NEIGHBOURS, RIVERS, Tile
from engine.assyria.feeding import best_fed, most_fed
from engine.assyria.gains import income, prestige
from engine.core.decision import Arg, Text

Further: TypeAlias = tuple[str, ...]
"""Hexes of other new huts."""
FURTHER = 2
"""No more other new huts are named."""
REACHED = 1000
"""More than all else that huts could bring."""


def goal(seen: Seen, hex: str, left: int) -> Text | None:
    """What a hut on a river is needed for, with as few others as possible; `left` huts are to be placed. AS1, AS2"""
    if not most_fed([hex], seen.hand):
        return None
    free = {*seen.me.around, *(other for other in NEIGHBOURS[hex] if seen.is_empty(other))} - {hex}
    rivers = sorted(each for each in free if HEXES[each].terrain in RIVERS and most_fed([each], seen.hand))
    for count in range(min(left - 1, FURTHER) + 1):
        for tile in worthy(seen):
            ways = [*_ways(seen, hex, combinations(rivers, count), tile)]
            if ways:
                return _told(seen, tile, *min(ways, key=lambda way: _loss(seen, way[1])))
    return None


def _ways(seen: Seen, hex: str, sets: Iterable[Further], tile: Tile) -> Iterator[tuple[Further, frozenset[str]]]:
    """The other new huts with which it pays for a tile that they could not, or at a loss; and the huts to feed."""
    for further in sets:
        others = [*seen.me.settled, *further]
        if seen.me.camels + income([*others, hex]) < tile.cost:
            continue
        fed = _reaching(seen, [*others, hex], tile)
        if fed is None or not {hex, *further} <= fed:
            continue
        without = _reaching(seen, others, tile)
        if without is None or prestige(_starved(seen, without)) > prestige(_starved(seen, fed)):
            yield further, fed


def _loss(seen: Seen, fed: frozenset[str]) -> tuple[int, int]:
    """The points of the huts that starve for it; then fewer camels come after more."""
    return prestige(_starved(seen, fed)), -gains_of(seen, fed).camels


def _starved(seen: Seen, fed: frozenset[str]) -> list[str]:
    """The huts that starve although they could have been fed. A6.17"""
    return sorted(staying(seen, seen.me.settled) - fed)


def _reaching(seen: Seen, huts: Sequence[str], tile: Tile) -> frozenset[str] | None:
    """The huts to feed so that a tile can be paid for, if it can. A6.14, A10.4"""

    def reaches(fed: Iterable[str]) -> bool:
        here = [*fed]
        return seen.me.camels + gains_of(seen, here).camels >= tile.cost and is_possible(seen, tile, here)

    def worth(fed: Iterable[str]) -> int:
        here = [*fed]
        camels, vp = gains_of(seen, here)
        return camels + CAMELS_PER_VP * vp + REACHED * reaches(here)

    best = best_fed(huts, seen.hand, worth)
    return best if reaches(best) else None


def _told(seen: Seen, tile: Tile, further: Sequence[str], fed: frozenset[str]) -> Text:
    """Name the tile, the other new huts, and those that starve for it."""
    camels = seen.me.camels + gains_of(seen, fed).camels
    starved = _starved(seen, fed)
    args: dict[str, Arg] = {"camels": camels, "tile": tile.id, "cost": tile.cost}
    if not further and not starved:
        return Text("reason-hut-tile", {**args, "vp": seen.turns_left + 1})
    return Text(
        "reason-hut-goal",
        {**args, "further_hexes": [*further], "starved_hexes": starved, "vp": prestige(starved)},
    )
