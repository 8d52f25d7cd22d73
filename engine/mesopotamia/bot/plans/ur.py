"""M18: Ur is taken by a Unit that enters it with a Ram: how far that is, and what it takes. MH24"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from heapq import heappop, heappush

from engine.mesopotamia.bot.plans.plan import Plan
from engine.mesopotamia.content.empires import FIGURES, RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.explore.movement import SPEED

TECHNOLOGIES: dict[Action, tuple[float, float, float]] = {
    "build": (6.0, 6.0, -4.0),
    "explore": (5.0, 4.0, 1.0),
    "war": (1.0, 3.0, 0.0),
}
"""What levels 2, 3 and 4 bring: Rams, a camp, activations for the last march, Horsemen; Gardens are of no use."""
DICE, EARLY, LEVEL = 3, 10, 4.0
"""So many dice come first, in so many rounds, and what each of them brings."""
FIRST_RAM, SECOND_RAM = 9.0, 1.0
"""What a Ram brings to whoever has none, or one."""
PARTY, FIGHTER, FAST = 3, 2.5, 1.5
"""So many combat Units storm Ur, what each of them brings, and how many times as much a fast one."""
STEP, RAM_STEP, HASTE = 0.6, 1.0, 2.0
"""What a step of a combat Unit, and of a Ram, towards Ur brings, and how many times as much once all are there."""
PHALANX = 1.6
"""How many times as much as usual Phalanxes are worth: Tribes stand in the way."""
FIGURE_IN_THE_WAY = 1.5
"""How many steps a figure of a Tribe or a Unit of the Defenders is worth that has to be overcome."""
ESCORT = 2.0
"""What it brings that a Ram has somebody with it."""
CAMP, NEAR = 1.2, 4
"""What a step is worth by which a Settlement is nearer to Ur than other places for Units, and how near is enough."""
SAVED = 0.65
"""How much of what something brings is credited to the resources for it."""
ROOM = 4.0
"""What a Population square brings as long as Ram and Units have no room. M13.4"""


class TakeUr(Plan):
    """Build a Ram, gather before the Walls of Ur, and storm it in one march."""

    takes_rams = True
    points = 0.3
    caution = 0.75
    defeat = 10.0

    @cached_property
    def _rams(self) -> int:
        return FIGURES[RAM] - self.seen.me.stock[RAM]

    @cached_property
    def _fighters(self) -> int:
        return sum(self.seen.ground.own.values())

    @cached_property
    def _lacks_room(self) -> bool:
        """Whether Units and a Ram are still missing for which there is no room."""
        me = self.seen.me
        missing = max(0, PARTY - self._fighters) + (self._rams == 0)
        return me.unit_limit - me.units < missing

    def phalanx(self) -> float:
        """Whoever is in the way has to be beaten on the march."""
        return PHALANX

    def technology(self, action: Action, level: int) -> float:
        """A Ram needs Woodworking, the last march activations, the way Horsemen."""
        return TECHNOLOGIES[action][level - 2] if self._is_time and action in TECHNOLOGIES else 0.0

    @cached_property
    def _is_time(self) -> bool:
        """Whether there are dice enough to think of Ur."""
        return self.seen.me.ziggurat >= DICE or self.seen.view.round > EARLY

    def ziggurat(self) -> float:
        """Dice first: whatever else it takes is done sooner with them."""
        return 0.0 if self._is_time else LEVEL

    def squares(self, track: str, square: int, reached: int) -> float:
        """Room for the Ram and for Units beside it."""
        return ROOM * (reached - square) if track == "population" and self._lacks_room else 0.0

    def unit(self, kind: str) -> float:
        """One Ram, and enough combat Units."""
        if kind == RAM:
            return (FIRST_RAM, SECOND_RAM, 0.0)[self._rams] if self._is_time else 0.0
        has_room = self._rams or self.seen.me.unit_limit - self.seen.me.units > 1
        return FIGHTER * (FAST if SPEED[kind] > 1 else 1.0) if self._fighters < PARTY and has_room else 0.0

    @cached_property
    def way(self) -> dict[str, float]:
        """How far it is to Ur from each region, those in the way counted as steps."""
        found: dict[str, float] = {}
        queue = [(0.0, SIEGE.ur)]
        while queue:
            steps, region = heappop(queue)
            if region in found:
                continue
            found[region] = steps
            further = steps + 1 + FIGURE_IN_THE_WAY * self.seen.ground.enemies.get(region, 0)
            for there in REGIONS[region].adjacent:
                if there not in found:
                    heappush(queue, (further, there))
        return found

    @cached_property
    def _camp(self) -> float:
        """How far it is to Ur from the nearest place in which Units and Rams are made."""
        return min(self.way[region] for region in (self.seen.me.start, *self.seen.settled))

    def settlement(self, region: str) -> float:
        """A camp before Ur, from which Units and Rams need not march."""
        return CAMP * max(0.0, self._camp - self.way[region])

    def standing(self, region: str, unit: str) -> float:
        """The nearer to Ur, the better; a Ram is not left alone."""
        escorts = region in self.seen.ground.rams and self.seen.ground.own.get(region, 0) <= 1
        return -STEP * self._haste * self.way[region] + ESCORT * escorts

    def ram(self, region: str) -> float:
        """The nearer to Ur, the better."""
        return -RAM_STEP * self._haste * self.way[region]

    @cached_property
    def _haste(self) -> float:
        """How many times as much a step brings now: more once all are there who storm Ur."""
        return HASTE if self._rams and self._fighters >= PARTY else 1.0

    def projects(self) -> Iterator[tuple[Mapping[str, int], float]]:
        """Wood and Stone for a Ram, Wood for Units, Clay for what both need."""
        me = self.seen.me
        if not self._is_time:
            return
        if not self._rams:
            yield dict(COSTS[RAM].items()), SAVED * FIRST_RAM
        if self._fighters < PARTY:
            yield dict(COSTS["unit"].items()), SAVED * FIGHTER
        if me.levels["build"] >= 3 and self._camp > NEAR:
            yield dict(COSTS["settlement"].items()), SAVED * CAMP * (self._camp - NEAR)
        if me.levels["build"] < 2 and not me.holding["tablet"]:
            yield {"clay": self.seen.effect("research").clay_in}, SAVED * TECHNOLOGIES["build"][0]
