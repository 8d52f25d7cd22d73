"""Starting an empire: which one and where, how many armies to buy, and what equipment is worth. FS7-FS9"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.worth import Worth
from engine.after_the_flood.data import EMPIRES, LEADS_TO, RESOURCES, SUMER
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.after_the_flood.state import worth as value_of

FREE_AREA = 0.5
"""What a free area near home is worth, in armies."""
ENEMY_AT_HOME = 1.5
"""What an enemy army at home costs, in armies."""


class Start:
    """How one seat would start an empire now."""

    def __init__(self, seen: Seen, worth: Worth) -> None:
        self._seen = seen
        self._worth = worth

    def empire(self, empires: Sequence[str]) -> str:
        """Give the empire to start: many armies, much free land, no enemy at home."""
        return max(empires, key=self._empire_value)

    def _empire_value(self, empire: str) -> float:
        home = EMPIRES[empire].home
        if home == ANY_SUMER:
            home = self.sumer_home(SUMER)
        return EMPIRES[empire].armies + FREE_AREA * self._free_land(home) - ENEMY_AT_HOME * self._seen.defenders(home)

    def _free_land(self, home: str) -> int:
        seen = self._seen
        near = {home, *LEADS_TO[home]}
        near |= {other for area in tuple(near) for other in LEADS_TO[area]}
        return sum(seen.view.areas[area].army_seat is None for area in near)

    def sumer_home(self, areas: Sequence[str]) -> str:
        """Give the home of a Sumer empire: no enemies in it, free land around it."""
        return max(areas, key=lambda area: (-self._seen.defenders(area), self._free_land(area)))

    def purchase(self, limits: dict[str, int], room: int) -> dict[str, int]:
        """Give the pieces to buy armies with, as long as an army more is worth its price. FS8"""
        bought: dict[str, int] = {}
        hand = dict(self._seen.hand)
        armies = self._seen.me.available_armies
        while room > 0:
            offers = [
                (
                    self._armies_value(armies, min(RESOURCES[kind].armies, room))
                    - self._worth.of_the_last(kind, hand[kind]),
                    kind,
                )
                for kind, limit in limits.items()
                if bought.get(kind, 0) < limit
            ]
            if not offers:
                break
            gain, kind = max(offers, key=lambda offer: offer[0])
            if gain <= 0:
                break
            brings = min(RESOURCES[kind].armies, room)
            bought[kind] = bought.get(kind, 0) + 1
            hand[kind] -= 1
            armies += brings
            room -= brings
        return bought

    def _armies_value(self, have: int, more: int) -> float:
        weights = self._seen.weights
        return sum(max(weights.last_army, weights.first_army - weights.less_each * n) for n in range(have, have + more))

    def equipment(self) -> dict[str, int]:
        """Give the cheapest pieces that put the empire on top, if they cost less than that is worth. FS9"""
        rivals = [self._seen.view.players[rival] for rival in self._seen.rivals]
        to_beat = max((value_of(rival.equipment) for rival in rivals if rival.rating), default=-1)
        hand = dict(self._seen.hand)
        chosen: dict[str, int] = {}
        price = 0.0
        while value_of(chosen) <= to_beat:
            kind = self._worth.cheapest(hand)
            if not kind:
                return {}
            price += self._worth.of_the_last(kind, hand[kind])
            hand[kind] -= 1
            chosen[kind] = chosen.get(kind, 0) + 1
        return chosen if price <= self._seen.weights.top_rating else {}
