"""MH23: what the own Quests ask for, and how much more things are worth that bring one nearer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import QUESTS, Conditions
from engine.mesopotamia.content.empires import FIGURES
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.technologies import TOP_LEVEL, Action

STEP = 0.5
"""What a step towards a Quest is worth, of its two points."""
LAST_STEP = 1.4
"""What the last step is worth, if nothing else is missing."""
SAVE = 2.5
"""So few rounds before the end the resources of Quests are kept."""


class Wishes:
    """The own Quests, as far as they are not met."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    @cached_property
    def _open(self) -> list[tuple[Conditions, int]]:
        """What each Quest asks for, with how many conditions beside resources are not met."""
        found = []
        for quest in self.seen.me.quests:
            require = QUESTS[quest].require
            found.append((require, sum(not met for met in self._met(require))))
        return found

    def _met(self, require: Conditions) -> Iterable[bool]:
        me, seen = self.seen.me, self.seen
        if require.settlements:
            yield len(seen.settled) >= require.settlements
        if require.walls:
            yield self.out("wall") >= require.walls
        for unit, need in require.units.items():
            yield self.count(unit) >= need
        if require.units_total:
            yield me.units >= require.units_total
        if require.amphorae:
            yield self.out("amphora") >= require.amphorae
        if require.regions:
            yield sum(region != me.start for region in me.occupied) >= require.regions
        for terrain, need in require.terrain_regions.items():
            yield sum(REGIONS[region].terrain == terrain for region in me.occupied) >= need
        if require.adjacent_enemy_start:
            yield any(self.is_beside_start(region) for region in me.occupied)
        if require.vp_event_regions:
            yield self.scoring >= require.vp_event_regions
        if require.population:
            yield me.population >= require.population
        if require.event:
            yield me.event >= require.event
        if require.ziggurat:
            yield me.ziggurat >= require.ziggurat
        if require.gardens:
            yield len(me.gardens) >= require.gardens
        for action, level in require.tech.items():
            yield me.levels[action] >= level
        if require.tech_level4:
            yield sum(level == TOP_LEVEL for level in me.levels.values()) >= require.tech_level4
        if require.all_tech:
            yield min(me.levels.values()) >= require.all_tech

    def out(self, piece: str) -> int:
        """How many pieces of a kind are not in stock."""
        return FIGURES[piece] - self.seen.me.stock[piece]

    def count(self, unit: str) -> int:
        """How many Units of a kind are on the map."""
        if unit == "ship":
            return sum(self.seen.seat in sides for sides in self.seen.view.ships.values())
        return sum(units.get(unit, 0) for units in self.seen.own.values())

    @cached_property
    def scoring(self) -> int:
        """Controlled regions with a token that scores."""
        return sum(
            seen.token is not None and seen.token.owner is None and seen.controller == self.seen.seat
            for seen in self.seen.view.regions.values()
        )

    def is_beside_start(self, region: str) -> bool:
        """Whether a region lies beside the Start Region of a rival."""
        starts = {self.seen.view.players[other].start for other in self.seen.rivals}
        return not starts.isdisjoint(REGIONS[region].adjacent)

    @cached_property
    def kept(self) -> Counter[str]:
        """Resources that Quests ask for, to be kept towards the end."""
        kept: Counter[str] = Counter()
        if self.seen.rounds_left <= SAVE:
            for require, missing in self._open:
                if not missing:
                    kept.update(dict(require.own.items()))
        return kept

    @staticmethod
    def _step(missing: int, steps: float = 1.0) -> float:
        return (LAST_STEP if missing <= 1 else STEP) / max(1.0, steps)

    def technology(self, action: Action, level: int) -> float:
        """What a level is worth to Quests."""
        total = 0.0
        for require, missing in self._open:
            asked = max(require.tech.get(action, 0), require.all_tech)
            if level <= asked:
                total += self._step(missing, asked - level + 1)
            elif level == TOP_LEVEL and require.tech_level4 and missing:
                total += self._step(missing, require.tech_level4)
        return total

    def square(self, track: str, square: int, reached: int) -> float:
        """What squares of a track are worth to Quests."""
        total = 0.0
        for require, missing in self._open:
            asked = require.population if track == "population" else require.event
            if square < asked:
                total += self._step(missing) * min(1.0, (reached - square) / (asked - square))
        return total

    @cached_property
    def ziggurat(self) -> float:
        """What a level of the Ziggurat is worth to Quests."""
        built = self.seen.me.ziggurat
        asked = ((require.ziggurat, missing) for require, missing in self._open)
        return sum(self._step(missing, need - built) for need, missing in asked if built < need)

    def piece(self, kind: str) -> float:
        """What a piece more is worth to Quests: a Unit, a Settlement, a Wall, an Amphora, a Gardens tile."""
        me, total = self.seen.me, 0.0
        for require, missing in self._open:
            match kind:
                case "settlement":
                    have, need = len(self.seen.settled), require.settlements
                case "wall":
                    have, need = self.out("wall"), require.walls
                case "amphora":
                    have, need = self.out("amphora"), require.amphorae
                case "gardens":
                    have, need = len(me.gardens), require.gardens
                case _:
                    have, need = self.count(kind), {str(unit): n for unit, n in require.units.items()}.get(kind, 0)
                    if have >= need and me.units < require.units_total:
                        have, need = me.units, require.units_total
            if have < need:
                total += self._step(missing, need - have)
        return total

    def region(self, region: str) -> float:
        """What it is worth to Quests to occupy a region; of one that is occupied, what would be lost with it."""
        total = 0.0
        others = [other for other in self.seen.me.occupied if other not in (region, self.seen.me.start)]
        for require, missing in self._open:
            if len(others) < require.regions:
                total += self._step(missing, require.regions - len(others))
            for terrain, need in require.terrain_regions.items():
                have = sum(REGIONS[other].terrain == terrain for other in others)
                if terrain == REGIONS[region].terrain and have < need:
                    total += self._step(missing, need - have)
            beside = require.adjacent_enemy_start and self.is_beside_start(region)
            if beside and not any(map(self.is_beside_start, others)):
                total += self._step(missing)
            token = self.seen.view.regions[region].token
            if self.scoring <= require.vp_event_regions > 0 and token is not None and token.owner is None:
                total += self._step(missing)
        return total
