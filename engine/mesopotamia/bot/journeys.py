"""Explore: which Unit goes where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.mesopotamia.bot.places import Places
from engine.mesopotamia.bot.plans.storm import storm
from engine.mesopotamia.bot.seen import kinds
from engine.mesopotamia.explore.explore_notes import to_id
from engine.mesopotamia.explore.movement import SPEED, March, Rams, activations_for, reach

LEAST = 0.15
"""What a movement has to bring for each activation."""
WON = 100.0
"""What a movement brings that wins the match."""


class Journey(NamedTuple):
    """A movement with what it brings."""

    gain: float
    activations: int
    unit: str
    start: str
    region: str
    rams: Rams = ()

    @property
    def to(self) -> str:
        """How its end is named, with the Rams that go along."""
        return to_id(March(self.unit, self.start, self.region, self.activations, self.rams))


class Journeys:
    """All movements of one seat."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.plan = places.worth.plan
        self.seen = places.seen

    def all(self, activations: int) -> Iterator[Journey]:
        """Every movement that brings something."""
        ground = self.seen.ground
        if self.seen.besieged and (first := storm(ground, self.seen.own, activations)) is not None:
            yield Journey(WON, first.activations, first.unit, first.start, first.region, first.rams)
            return
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
                    if needed > activations or region == start or (rams and not self._takes(region, rams)):
                        continue
                    key = region, kind, needed < activations
                    if key not in arrivals:
                        arrivals[key] = self.places.arrival(region, kind, activations - needed)
                    gain = arrivals[key] - leaving
                    gain += sum(self.plan.ram(region) - self.plan.ram(from_region) for from_region in rams)
                    if gain > LEAST * needed:
                        yield Journey(gain, needed, kind, start, region, rams)

    def _takes(self, region: str, rams: Rams) -> bool:
        """Whether Rams go along; a Ram that stays behind a Wall is lost with it. M8.9"""
        ground = self.seen.ground
        is_safe = region not in ground.walled and not ground.enemies.get(region)
        return self.plan.takes_rams and region not in rams and is_safe

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
        found = {each.to: each for each in self.all(activations) if (each.unit, each.start) == (unit, start)}
        return max(offered, key=lambda to: _order(found[to]) if to in found else (-1.0, 0, ""))


def _order(journey: Journey) -> tuple[float, int, str]:
    return journey.gain / journey.activations**0.8, -journey.activations, journey.region
