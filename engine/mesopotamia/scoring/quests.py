"""M15.1-M15.6: Quests, how far each of their conditions holds, and the set of them that scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import QUESTS, Conditions
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.event_tokens.on_map import vp_regions
from engine.mesopotamia.figures import on_map, units_on_map
from engine.mesopotamia.holdings import can_pay
from engine.mesopotamia.regions import is_foreign_start, occupied_by
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import population_of, square_of


class Condition(NamedTuple):
    """One thing a Quest asks for, with how much of it there is."""

    key: str
    """As in the vocabulary of M15.6."""
    kind: str
    """Which resource, Unit, terrain or technology; empty where the key says it all."""
    have: int
    need: int

    @property
    def holds(self) -> bool:
        """Whether there is enough; more than enough also counts. M15.5"""
        return self.have >= self.need


def conditions(s: MesopotamiaState, side: Seat, quest: str) -> list[Condition]:
    """All that a Quest asks of a side, as it stands now."""
    require = QUESTS[quest].require
    return [*_owned(s, side, require), *_shared(s, side, require)]


def best_set(s: MesopotamiaState, side: Seat) -> list[str]:
    """The Quests of a side that score: the highest total for which its resources suffice. M15.2, M15.4

    Of equal sets the one with the Quests that came first.
    """
    return best_of(s, side, {quest: conditions(s, side, quest) for quest in s.players[side].quests})


def best_of(s: MesopotamiaState, side: Seat, asked: Mapping[str, Iterable[Condition]]) -> list[str]:
    """The same for whoever has looked up already what each Quest asks for."""
    met = [quest for quest, conditions in asked.items() if all(condition.holds for condition in conditions)]
    if can_pay(s, side, _sum_of_own(met)):
        return met
    sets = (each for size in range(len(met) - 1, -1, -1) for each in combinations(met, size))
    payable = (each for each in sets if can_pay(s, side, _sum_of_own(each)))
    return list(max(payable, key=quest_vp))


def quest_vp(quests: Iterable[str]) -> int:
    """What Quests that score are worth. M15.1"""
    return sum(QUESTS[quest].vp for quest in quests)


def _sum_of_own(quests: Iterable[str]) -> Counter[Resource]:
    total: Counter[Resource] = Counter()
    for quest in quests:
        total.update(QUESTS[quest].require.own)
    return total


def _owned(s: MesopotamiaState, side: Seat, require: Conditions) -> Iterator[Condition]:
    """Resources, which each Quest needs for itself. M15.2"""
    holding = s.holding(side)
    for resource, need in require.own.items():
        yield Condition("own", resource, holding[resource], need)


def _shared(s: MesopotamiaState, side: Seat, require: Conditions) -> Iterator[Condition]:
    """All other conditions, which may serve several Quests. M15.3"""
    yield from _pieces(s, side, require)
    yield from _places(s, side, require)
    yield from _achievements(s, side, require)


def _pieces(s: MesopotamiaState, side: Seat, require: Conditions) -> Iterator[Condition]:
    """What stands on the map or lies on Trade tokens."""
    if require.settlements:
        yield Condition("settlements", "", on_map(s, side, "settlement"), require.settlements)
    if require.walls:
        yield Condition("walls", "", on_map(s, side, "wall"), require.walls)
    for unit, need in require.units.items():
        yield Condition("units", unit, on_map(s, side, unit), need)
    if require.units_total:
        yield Condition("units_total", "", units_on_map(s, side), require.units_total)
    if require.amphorae:
        yield Condition("amphorae", "", on_map(s, side, "amphora"), require.amphorae)


def _places(s: MesopotamiaState, side: Seat, require: Conditions) -> Iterator[Condition]:
    """Which regions are occupied or controlled. M6.13, M6.16"""
    if not (require.regions or require.terrain_regions or require.adjacent_enemy_start or require.vp_event_regions):
        return
    occupied = occupied_by(s, side)
    if require.regions:
        yield Condition("regions", "", sum(region != s.players[side].start for region in occupied), require.regions)
    for terrain, need in require.terrain_regions.items():
        have = sum(REGIONS[region].terrain == terrain for region in occupied)
        yield Condition("terrain_regions", terrain, have, need)
    if require.adjacent_enemy_start:
        have = sum(any(is_foreign_start(s, side, near) for near in REGIONS[region].adjacent) for region in occupied)
        yield Condition("adjacent_enemy_start", "", have, require.adjacent_enemy_start)
    if require.vp_event_regions:
        yield Condition("vp_event_regions", "", len(vp_regions(s, side)), require.vp_event_regions)


def _achievements(s: MesopotamiaState, side: Seat, require: Conditions) -> Iterator[Condition]:
    """Squares, levels and tiles that were reached or built."""
    player = s.players[side]
    if require.population:
        yield Condition("population", "", population_of(s, side), require.population)
    if require.event:
        yield Condition("event", "", square_of(s.event, side), require.event)
    if require.ziggurat:
        yield Condition("ziggurat", "", player.ziggurat, require.ziggurat)
    if require.gardens:
        yield Condition("gardens", "", s.garden_builders.count(side), require.gardens)
    for action, need in require.tech.items():
        yield Condition("tech", action, player.levels[action], need)
    if require.tech_level4:
        at_top = sum(level == TOP_LEVEL for level in player.levels.values())
        yield Condition("tech_level4", "", at_top, require.tech_level4)
    if require.all_tech:
        yield Condition("all_tech", "", min(player.levels.values()), require.all_tech)
