"""What a piece of each resource is worth to a seat, in victory points: cities first, then armies and workers."""

from __future__ import annotations

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import CITY, RESOURCES

SPARE_AT_LAST = {"grain": 0.8, "metal": 1.0, "textile": 0.8, "tool": 0.9}
"""Pieces that no city waits for, in the last turn: they place workers."""
ARMY_AT_LAST = 0.8
"""What an army still to be bought is worth in the last turn."""


def cities_to_come(seen: Seen) -> int:
    """Give how many cities this seat can still hope to expand."""
    bases, sites = seen.me.cities, len(seen.sites)
    coming = len(seen.unexpanded) + min(bases, sites)
    if not bases and sites:
        coming += min(sites, len(seen.cities) - len(seen.unexpanded))
    if not seen.is_last_turn and bases > sites:
        coming += 1
    return coming if seen.is_last_turn else min(max(coming, 1), seen.turns_left + 2)


class Worth:
    """Values of pieces for one seat at one moment."""

    def __init__(self, seen: Seen) -> None:
        self.cities = cities_to_come(seen)
        weights = seen.weights
        self.least_gain = weights.least_gain
        self._spare = dict(weights.spare)
        if seen.is_last_turn:
            self._spare = dict.fromkeys(RESOURCES, 0.0) | SPARE_AT_LAST
            if not seen.me.empire:
                for resource in RESOURCES.values():
                    self._spare[resource.id] = max(self._spare[resource.id], ARMY_AT_LAST * resource.armies)
        self._layers = {
            kind: [value * weights.later_city**city for city in range(self.cities)]
            for kind, value in weights.for_a_city.items()
        }

    def of_one_more(self, kind: str, have: int) -> float:
        """Give what one more piece is worth to whoever has so many."""
        layers = self._layers.get(kind)
        if layers is None:
            return self._spare[kind]
        city = have // CITY.wood if kind == "wood" else have
        return max(layers[city], self._spare[kind]) if city < len(layers) else self._spare[kind]

    def of_the_last(self, kind: str, have: int) -> float:
        """Give what is lost with one of so many pieces."""
        return self.of_one_more(kind, have - 1)

    def cheapest(self, hand: dict[str, int]) -> str:
        """Give the piece in hand that is missed least, "" for an empty hand."""
        kinds = [kind for kind, have in hand.items() if have]
        return min(kinds, key=lambda kind: self.of_the_last(kind, hand[kind]), default="")
