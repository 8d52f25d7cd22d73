"""M19: Assur is kept by Units at home, with Phalanxes, when the enemy comes; Walls send it a longer way. MH24"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.mesopotamia.bot.plans.plan import Plan
from engine.mesopotamia.bot.plans.watch import Watch
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.content.tokens import COSTS

TECHNOLOGIES: dict[Action, tuple[float, float, float]] = {
    "build": (-1.0, -1.0, -4.0),
    "war": (3.0, 3.0, 0.0),
    "growth": (1.0, 1.0, 0.0),
    "gather": (1.0, 1.0, 1.0),
}
"""What levels 2, 3 and 4 bring: stronger Units, more Phalanxes, and what they cost; Gardens are of no use. M19.5"""
PHALANX, PHALANX_NEEDED = 1.0, 2.0
"""How many times as much as usual a Phalanx is worth, and how much more if everything is missing."""
GUARD, GUARD_NEEDED, GUARDS_MORE = 2.0, 4.0, 2
"""What a Unit brings as long as there are not so many more than the enemy has, and if everything is missing."""
TIES, TIES_NEEDED = 1.0, 2.0
"""What a square of the Event track brings to whoever is behind the enemy, which wins all ties then. M19.13"""
ROOM, ROOM_NEEDED = 1.0, 4.0
"""What a Population square brings if there is no room for more Units. M13.4"""
AT_HOME, SOON = 5.0, 5
"""What it brings to be at home, in so many rounds before the enemy can be there."""
WALL, NEAR = 3.0, 3
"""What a Wall before Assur brings while the enemy has no Ram and is so near; twice as much at the last moment, when
it has to turn back. M19.8"""
LAST_STAND = 40.0
"""What it brings to win at home."""
WAVE = 3.0
"""What a fight outside brings, which makes the wave smaller."""
SAVED = 0.65
"""How much of what a Unit brings is credited to Wood for it."""


class KeepAssur(Plan):
    """Be at home in time, with enough Units and Phalanxes for the wave that is coming."""

    points = 0.3
    caution = 0.75
    defeat = 10.0

    def __init__(self, seen: Seen, enemy: int) -> None:
        super().__init__(seen)
        self.watch = Watch(seen, enemy)

    def _lacks_guards(self) -> bool:
        return sum(self.seen.ground.own.values()) < self.watch.fighters + GUARDS_MORE

    def phalanx(self) -> float:
        """Phalanxes are worth more as long as they are missing."""
        return PHALANX + PHALANX_NEEDED * self.watch.need

    def technology(self, action: Action, level: int) -> float:
        """Whatever brings Units and Phalanxes."""
        return TECHNOLOGIES[action][level - 2] if action in TECHNOLOGIES else 0.0

    def squares(self, track: str, square: int, reached: int) -> float:
        """To be ahead on the Event track, and room for Units."""
        if track == "population":
            is_full = self.seen.me.units >= self.seen.me.unit_limit
            return (ROOM + ROOM_NEEDED * self.watch.need) * is_full
        if not self.watch.wins_ties:
            return 0.0
        behind = self.seen.view.players[self.watch.enemy].event - square
        return (TIES + TIES_NEEDED * self.watch.need) * min(behind, reached - square)

    def unit(self, kind: str) -> float:
        """Enough of them; Rams are of no use."""
        return 0.0 if kind == RAM else GUARD_NEEDED * self.watch.need + GUARD * self._lacks_guards()

    def wall(self, region: str) -> float:
        """Walls on the ways into Assur, while they help."""
        if self.watch.steps[region] != 1 or self.watch.has_ram or self.watch.arrival > NEAR:
            return 0.0
        return 2 * WALL if self.watch.is_beside(region) else WALL

    def standing(self, region: str, unit: str) -> float:
        """At home in time; before that anywhere from where one comes back before the enemy."""
        if not self.watch.steps[region]:
            return AT_HOME
        if self.watch.arrival <= SOON:
            return 0.0
        return AT_HOME if self.watch.steps[region] < self.watch.arrival - 1 else 0.5 * AT_HOME

    def stake(self, region: str) -> float:
        """Whoever is beaten outside does not come to Assur."""
        return WAVE if self.watch.enemy in self.seen.fighters.get(region, {}) else 0.0

    def victory(self, region: str) -> float:
        """At home everything is at stake. M19.6"""
        return LAST_STAND if region == self.seen.me.start else 0.0

    def projects(self) -> Iterator[tuple[Mapping[str, int], float]]:
        """Wood for Units."""
        if self._lacks_guards():
            yield dict(COSTS["unit"].items()), SAVED * (GUARD + GUARD_NEEDED * self.watch.need)
