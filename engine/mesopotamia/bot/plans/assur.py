"""M19: Assur is kept by Units at home, with Phalanxes, when the enemy comes; Walls send it round about. MH24"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property

from engine.mesopotamia.bot.draws import army_of
from engine.mesopotamia.bot.odds import chance
from engine.mesopotamia.bot.plans.plan import Plan
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.content.tokens import COSTS

TECHNOLOGIES: dict[Action, tuple[float, float, float]] = {
    "build": (-1.0, -1.0, -4.0),
    "explore": (0.0, 0.0, 0.0),
    "war": (3.0, 3.0, 3.0),
    "growth": (1.0, 1.0, 0.0),
    "gather": (1.0, 1.0, 1.0),
    "research": (0.0, 0.0, 0.0),
}
"""What levels 2, 3 and 4 bring: stronger Units and more Phalanxes; Gardens are of no use. M19.5"""
PHALANX, PHALANX_NEEDED = 1.0, 2.0
GUARD, GUARD_NEEDED, GUARDS_MORE = 2.0, 4.0, 2
"""What a Unit brings as long as there are not so many more than the enemy has."""
TIES, TIES_NEEDED = 1.0, 2.0
"""What a square of the Event track brings to whoever is behind the enemy there, which wins all ties. M19.13"""
ROOM, ROOM_NEEDED = 1.0, 4.0
"""What a Population square brings if there is no room for more Units."""
AT_HOME = 4.0
"""What it brings to be at home in time."""
WALL = 3.0
"""What a Wall before Assur brings while the enemy is near and has no Ram. M19.8"""
SOON = 3
NEAR = 3
"""How many steps from Assur the enemy is near."""
LAST_STAND = 40.0
"""What it brings to win at home."""
WAVE = 3.0
"""What a fight outside brings that thins the enemy out."""


class KeepAssur(Plan):
    """Hold Assur against every wave."""

    is_alone = True
    points = 0.3
    caution = 0.85
    defeat = 10.0

    @cached_property
    def _enemy(self) -> int:
        opponent = self.seen.view.opponent
        return opponent.side if opponent is not None else -1

    @cached_property
    def _steps(self) -> dict[str, int]:
        """How far every region is from Assur."""
        return self._around(())

    def _around(self, closed: Collection[str]) -> dict[str, int]:
        """How far every region is from Assur around those that are closed; one in which somebody stands is left."""
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
        standing = [region for region, sides in self.seen.fighters.items() if self._enemy in sides]
        return min((self._way.get(region, len(REGIONS)) for region in standing), default=len(REGIONS))

    @cached_property
    def _way(self) -> dict[str, int]:
        """How far the enemy has to Assur from every region: around Walls and Tribes if it can. M19.8, M19.11"""
        regions = self.seen.view.regions
        walls = set() if self._has_ram else {each for each, seen in regions.items() if seen.wall == self.seen.seat}
        tribes = {region for region, seen in regions.items() if seen.tribe}
        return {**self._around(walls), **self._around(walls | tribes)}

    @cached_property
    def _enemies(self) -> int:
        return sum(sides.get(self._enemy, 0) for sides in self.seen.fighters.values())

    @cached_property
    def _has_ram(self) -> bool:
        return any(
            army.units.get(RAM)
            for seen in self.seen.view.regions.values()
            for army in seen.armies
            if army.side == self._enemy
        )

    @cached_property
    def need(self) -> float:
        """How much is missing at home against all who are on their way, from 0 to 1."""
        own, others = Counter[str](), Counter[str]()
        for seen in self.seen.view.regions.values():
            for army in seen.armies:
                (own if army.side == self.seen.seat else others).update(army.units)
        theirs = self.seen.view.players[self._enemy].holding["phalanx"]
        held = self.seen.me.holding["phalanx"]
        ours, enemies = army_of(own), army_of(others)
        if not enemies:
            return 0.0
        return 1 - chance(ours, held, enemies, theirs, wins_ties=not self._is_behind) if ours else 1.0

    @property
    def phalanx(self) -> float:  # type: ignore[override]
        """Phalanxes are worth more as long as they are missing."""
        return PHALANX + PHALANX_NEEDED * self.need

    @cached_property
    def _own(self) -> int:
        return sum(self.seen.ground.own.values())

    @cached_property
    def _is_behind(self) -> bool:
        """Whether the enemy is ahead on the Event track."""
        order = [side for pile in reversed(self.seen.view.event) for side in pile]
        return order.index(self._enemy) < order.index(self.seen.seat)

    def technology(self, action: Action, level: int) -> float:
        """Units and Phalanxes."""
        return TECHNOLOGIES[action][level - 2]

    def squares(self, track: str, square: int, reached: int) -> float:
        """To be ahead on the Event track, and room for Units."""
        if track == "event":
            needed = self.seen.view.players[self._enemy].event - square
            return (TIES + TIES_NEEDED * self.need) * min(needed, reached - square) if self._is_behind else 0.0
        is_full = self.seen.me.units >= self.seen.me.unit_limit
        return (ROOM + ROOM_NEEDED * self.need) * is_full

    def unit(self, kind: str) -> float:
        """Enough of them."""
        if kind == RAM:
            return 0.0
        return GUARD_NEEDED * self.need + GUARD * (self._own < self._enemies + GUARDS_MORE)

    def wall(self, region: str) -> float:
        """Walls on the ways into Assur, while they help."""
        if self._steps[region] != 1 or self._has_ram or self.arrival > NEAR:
            return 0.0
        return 2 * WALL if self._is_beside_enemy(region) else WALL

    def _is_beside_enemy(self, region: str) -> bool:
        """Whether the enemy could come here in this round."""
        return any(self._enemy in self.seen.fighters.get(near, {}) for near in REGIONS[region].adjacent)

    def standing(self, region: str, unit: str) -> float:
        """At home in time, and not where the enemy comes first unless behind a Wall."""
        if not self._steps[region]:
            return AT_HOME
        if self.arrival <= SOON:
            return 0.0
        return AT_HOME if self._steps[region] < self.arrival - 1 else 0.5 * AT_HOME

    def stake(self, region: str) -> float:
        """What is fought off does not come to Assur."""
        return WAVE if self._enemy in self.seen.fighters.get(region, {}) else 0.0

    def victory(self, region: str) -> float:
        """At home everything."""
        return LAST_STAND if region == self.seen.me.start else 0.0

    def projects(self) -> Iterator[tuple[Mapping[str, int], float]]:
        """Wood for Units."""
        if self._own < self._enemies + GUARDS_MORE:
            yield dict(COSTS["unit"].items()), 0.65 * (GUARD + GUARD_NEEDED * self.need)
