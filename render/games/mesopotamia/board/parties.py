"""Who stands in a region: Empires and the Tribe, with their figures in one order."""

from __future__ import annotations

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import FIGHTERS, RAM
from engine.mesopotamia.view.map import RegionView

KINDS = (*FIGHTERS, RAM)
"""Figures that stand in regions, in the order in which they are shown."""


class Party(msgspec.Struct, frozen=True):
    """The figures of one Empire, or of the Tribe, which has no seat."""

    seat: Seat | None
    counts: tuple[tuple[str, int], ...]
    """How many of each kind, of those there are."""

    @property
    def figures(self) -> tuple[str, ...]:
        """A sign for each figure."""
        return tuple(kind for kind, count in self.counts for _ in range(count))

    @property
    def fighters(self) -> int:
        """How many combat Units. M16.2"""
        return sum(count for kind, count in self.counts if kind != RAM)


def _party(seat: Seat | None, units: dict[str, int]) -> Party:
    return Party(seat, tuple((kind, units[kind]) for kind in KINDS if units.get(kind)))


def parties_in(now: RegionView) -> list[Party]:
    """List the Empires that stand in a region, then the Tribe."""
    found = [_party(army.side, army.units) for army in now.armies if any(army.units.values())]
    return [*found, _party(None, now.tribe)] if any(now.tribe.values()) else found


def is_contested(parties: list[Party]) -> bool:
    """Say whether combat Units of two or more parties stand there. M16.2"""
    return sum(bool(party.fighters) for party in parties) > 1
