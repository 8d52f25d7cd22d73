"""M19.7-M19.11: where the enemy of Assur stands, when it can be there, and what is missing against it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection
from functools import cached_property

from engine.mesopotamia.bot.draws import army_of
from engine.mesopotamia.bot.odds import chance
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.content.map import REGIONS

NEVER = len(REGIONS)
"""More rounds than any way takes."""


class Watch:
    """What is seen of the enemy from the Ziggurat of Assur."""

    def __init__(self, seen: Seen, enemy: int) -> None:
        self.seen = seen
        self.enemy = enemy

    @cached_property
    def steps(self) -> dict[str, int]:
        """How far every region is from Assur."""
        return self._around(())

    def _around(self, closed: Collection[str]) -> dict[str, int]:
        """How far it is to Assur without entering regions that are closed; whoever stands in one may leave it."""
        home = self.seen.me.start
        found, queue = {home: 0}, deque([home])
        while queue:
            here = queue.popleft()
            if here in closed:
                continue
            for there in REGIONS[here].adjacent:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    @cached_property
    def arrival(self) -> int:
        """In how many rounds the enemy can be in Assur, this one included."""
        way = self._way
        return min((way.get(region, NEVER) for region in self._standing), default=NEVER)

    @cached_property
    def _standing(self) -> list[str]:
        return [region for region, sides in self.seen.fighters.items() if self.enemy in sides]

    @cached_property
    def _way(self) -> dict[str, int]:
        """How far the enemy has to go: around Walls as long as it has no Ram, around Tribes if it can. M19.8, M19.11"""
        regions = self.seen.view.regions
        walls = set() if self.has_ram else {region for region, seen in regions.items() if seen.wall == self.seen.seat}
        tribes = {region for region, seen in regions.items() if seen.tribe}
        return {**self._around(walls), **self._around(walls | tribes)}

    @cached_property
    def fighters(self) -> int:
        """How many combat Units it has."""
        return sum(self.seen.fighters[region][self.enemy] for region in self._standing)

    @cached_property
    def has_ram(self) -> bool:
        """Whether Walls do not stop it."""
        armies = (army for seen in self.seen.view.regions.values() for army in seen.armies)
        return any(army.side == self.enemy and RAM in army.units for army in armies)

    def is_beside(self, region: str) -> bool:
        """Whether it could come to a region in this round."""
        return not set(self._standing).isdisjoint(REGIONS[region].adjacent)

    @cached_property
    def wins_ties(self) -> bool:
        """Whether it is ahead on the Event track. M19.13"""
        order = [side for pile in reversed(self.seen.view.event) for side in pile]
        return order.index(self.enemy) < order.index(self.seen.seat)

    @cached_property
    def need(self) -> float:
        """How much is missing if all it has met all that is one's own now, from 0 to 1."""
        own, others = Counter[str](), Counter[str]()
        for seen in self.seen.view.regions.values():
            for army in seen.armies:
                (own if army.side == self.seen.seat else others).update(army.units)
        ours, theirs = army_of(own), army_of(others)
        if not ours or not theirs:
            return 1.0 if theirs else 0.0
        held, pool = (self.seen.view.players[side].holding["phalanx"] for side in (self.seen.seat, self.enemy))
        return 1 - chance(ours, held, theirs, pool, wins_ties=not self.wins_ties)
