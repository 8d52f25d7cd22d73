"""How strong armies are, and how likely one of them wins. MH9"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import exp

from engine.core.decision import Seat
from engine.mesopotamia.bot import odds
from engine.mesopotamia.bot.draws import army_of
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.empires import UNITS
from engine.mesopotamia.content.map import SECTIONS_OF

STRENGTH = {"spearman": 1.0, "archer": 1.7, "horseman": 2.4, "chariot": 3.6}
"""What a Unit weighs in a fight, beside a Phalanx."""
PHALANX = 0.45
"""What a Phalanx more than the others have weighs."""
TRIBE_LACK, TRIBE_MORE = 0.6, 0.15
"""What each one weighs that is lacking against a Tribe, or beyond what it has."""
SLOTS = 2.6
"""What all Phalanxes more than the others have can weigh for a Unit."""
TRIBE_TIES = 2.0
"""Tribes lose every tie. M16.8"""
SHARP = 0.8
"""How much a difference in strength decides."""
TRIBE_DIE, TRIBE_FIGURE = 3.5, 2
"""What a Tribe has to bid. M16.41"""


class Strength:
    """Armies as one seat compares them."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def _ships(self, side: Seat, region: str) -> int:
        ships = self.seen.view.ships
        return sum([side in ships[section] for section in SECTIONS_OF[region] if section in ships])

    def _units(self, units: Mapping[str, int]) -> float:
        if self.seen.view.simple_combat:
            return sum(UNITS[kind].simplified_value * count for kind, count in units.items() if kind in STRENGTH)
        return sum([STRENGTH.get(kind, 0.0) * count for kind, count in units.items()])

    def _ahead(
        self,
        units: Mapping[str, int],
        phalanxes: float,
        others: Mapping[str, int],
        theirs: float,
        is_tribe: bool = False,
    ) -> float:
        """By how much an army with Phalanxes is stronger than another; cards have slots for so many only. MH11"""
        difference = self._units(units) - self._units(others)
        if self.seen.view.simple_combat:
            return difference + phalanxes - theirs
        more = phalanxes - theirs
        more *= PHALANX if not is_tribe else TRIBE_MORE if more > 0 else TRIBE_LACK
        return difference + max(-SLOTS * _fighters(others), min(SLOTS * _fighters(units), more))

    @cached_property
    def bound(self) -> dict[str, float]:
        """Phalanxes that will be needed where own Units stand against enemies already."""
        return {region: self.needed(region) for region in self.seen.contested}

    def needed(self, region: str) -> float:
        """How many Phalanxes it takes to be at eye level with whoever stands in a region."""
        seen = self.seen.view.regions[region]
        if seen.tribe:
            return TRIBE_DIE + TRIBE_FIGURE * sum(seen.tribe.values())
        others = [army.side for army in seen.armies if army.side != self.seen.seat]
        return float(max((self.seen.view.players[side].holding["phalanx"] for side in others), default=0))

    def free_phalanxes(self, region: str) -> float:
        """What could be bid in a region, less what other fights need."""
        elsewhere = sum(needed for other, needed in self.bound.items() if other != region)
        return max(0.0, self.seen.me.holding["phalanx"] - elsewhere) + self._ships(self.seen.seat, region)

    def chance(self, region: str, units: Mapping[str, int]) -> float:
        """How likely these own Units win against all who stand in a region."""
        seen = self.seen.view.regions[region]
        own = self.free_phalanxes(region)
        if self.seen.besieged or self.seen.guards:
            return self._chance_alone(region, units, int(own))
        chance = 1.0
        if seen.tribe:
            tribe = {str(kind): count for kind, count in seen.tribe.items()}
            chance *= _won(self._ahead(units, own, tribe, self.needed(region), is_tribe=True) + TRIBE_TIES)
        for army in seen.armies:
            if army.side == self.seen.seat or not any(kind in STRENGTH for kind in army.units):
                continue
            theirs = self.seen.view.players[army.side].holding["phalanx"] + self._ships(army.side, region)
            ties = 0.5 if self.is_ahead_of(army.side) else -0.5
            chance *= _won(self._ahead(units, own, army.units, theirs) + ties)
        return chance

    def _chance_alone(self, region: str, units: Mapping[str, int], own: int) -> float:
        """The same in a match alone, where nobody bids against one. M17.28, M17.37"""
        seen = self.seen.view.regions[region]
        ours, chance = army_of(units), 1.0
        if seen.tribe:
            chance *= odds.chance(ours, own, army_of(seen.tribe), int(self.needed(region)), wins_ties=True)
        for army in seen.armies:
            others = army_of(army.units)
            if army.side != self.seen.seat and others:
                theirs = self.seen.view.players[army.side].holding["phalanx"] + self._ships(army.side, region)
                chance *= odds.chance(ours, own, others, theirs, wins_ties=self.is_ahead_of(army.side))
        return chance

    def is_ahead_of(self, side: Seat) -> bool:
        """Whether this seat wins ties against another. M16.8"""
        order = [each for pile in reversed(self.seen.view.event) for each in pile]
        return order.index(self.seen.seat) < order.index(side)


def _fighters(units: Mapping[str, int]) -> int:
    return sum([count for kind, count in units.items() if kind in STRENGTH])


def _won(difference: float) -> float:
    return 1 / (1 + exp(-SHARP * difference))
