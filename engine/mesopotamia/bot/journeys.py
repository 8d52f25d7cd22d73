"""Explore: which Unit goes where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.mesopotamia.bot.places import Places
from engine.mesopotamia.bot.seen import kinds
from engine.mesopotamia.explore.movement import SPEED, activations_for, reach

LEAST = 0.15
"""What a movement has to bring for each activation."""


class Journey(NamedTuple):
    """A movement with what it brings."""

    gain: float
    activations: int
    unit: str
    start: str
    region: str


class Journeys:
    """All movements of one seat."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.seen = places.seen

    def all(self, activations: int) -> Iterator[Journey]:
        """Every movement that brings something."""
        ground = self.seen.ground
        arrivals: dict[tuple[str, str, bool], float] = {}
        for start, units in self.seen.own.items():
            movers = list(kinds(units))
            if not movers or ground.is_held(start):
                continue
            found = reach(ground, start, activations * max(SPEED[kind] for kind in movers))
            for kind in movers:
                leaving = self.places.departure(start, kind)
                for (region, rams), steps in found.items():
                    needed = activations_for(kind, steps)
                    if rams or needed > activations or region == start:
                        continue
                    key = region, kind, needed < activations
                    if key not in arrivals:
                        arrivals[key] = self.places.arrival(region, kind, activations - needed)
                    gain = arrivals[key] - leaving
                    if gain > LEAST * needed:
                        yield Journey(gain, needed, kind, start, region)

    def best(self, activations: int) -> Journey | None:
        """The movement that brings most for its activations; a longer one if it brings much more."""
        return max(self.all(activations), key=_order, default=None)

    def expected(self, activations: int) -> float:
        """What an Explore action brings: the best movements that do not get in each other's way."""
        total, left = 0.0, activations
        used: list[str] = []
        for journey in sorted(self.all(activations), key=_order, reverse=True):
            clashes = journey.region in used or journey.start in used
            if journey.activations <= left and not clashes:
                total += journey.gain
                left -= journey.activations
                used += [journey.region, journey.start] if journey.start != self.seen.me.start else [journey.region]
        return total

    def unit(self, offered: Sequence[str], activations: int) -> str:
        """Which Unit moves."""
        best = self.best(activations)
        named = f"{best.unit}.{best.start}" if best is not None else ""
        return named if named in offered else offered[0]

    def destination(self, unit: str, start: str, offered: Sequence[str], activations: int) -> str:
        """Where a Unit goes."""
        found = {each.region: each for each in self.all(activations) if (each.unit, each.start) == (unit, start)}
        return max(offered, key=lambda region: _order(found[region]) if region in found else (-1.0, 0, ""))


def _order(journey: Journey) -> tuple[float, int, str]:
    return journey.gain / journey.activations**0.8, -journey.activations, journey.region
