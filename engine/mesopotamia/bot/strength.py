"""How strong armies are, and how likely one of them wins. MH9"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import exp

from engine.core.decision import Seat
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.empires import UNITS
from engine.mesopotamia.content.map import SECTIONS_OF

STRENGTH = {"spearman": 1.0, "archer": 1.7, "horseman": 2.4, "chariot": 3.6}
"""What a Unit weighs in a fight, beside a Phalanx."""
PHALANX = 0.55
SLOTS = 5
"""So many Phalanxes a Unit can make use of."""
TRIBE_DIE, TRIBE_FIGURE = 3.5, 2
"""What a Tribe has to bid. M16.41"""


class Strength:
    """Armies as one seat compares them."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def _ships(self, side: Seat, region: str) -> int:
        return sum(side in self.seen.view.ships.get(section, ()) for section in SECTIONS_OF[region])

    def _units(self, units: Mapping[str, int]) -> float:
        if self.seen.view.simple_combat:
            return sum(UNITS[kind].simplified_value * count for kind, count in units.items() if kind in STRENGTH)
        return sum(STRENGTH.get(kind, 0.0) * count for kind, count in units.items())

    def _with(self, units: Mapping[str, int], phalanxes: float) -> float:
        fighters = sum(count for kind, count in units.items() if kind in STRENGTH)
        if self.seen.view.simple_combat:
            return self._units(units) + phalanxes
        return self._units(units) + PHALANX * min(phalanxes, SLOTS * fighters)

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
        own = self._with(units, self.free_phalanxes(region))
        chance = 1.0
        if seen.tribe:
            tribe = {str(kind): count for kind, count in seen.tribe.items()}
            against = self._with(tribe, TRIBE_DIE + TRIBE_FIGURE * sum(tribe.values()))
            chance *= _won(own + 0.5 - against)
        for army in seen.armies:
            if army.side == self.seen.seat or not any(kind in STRENGTH for kind in army.units):
                continue
            theirs = self.seen.view.players[army.side].holding["phalanx"] + self._ships(army.side, region)
            ties = 0.5 if self._is_ahead_of(army.side) else -0.5
            chance *= _won(own + ties - self._with(army.units, theirs))
        return chance

    def _is_ahead_of(self, side: Seat) -> bool:
        order = [each for pile in reversed(self.seen.view.event) for each in pile]
        return order.index(self.seen.seat) < order.index(side)


def _won(difference: float) -> float:
    return 1 / (1 + exp(-1.3 * difference))
