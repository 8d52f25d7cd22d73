"""M17.25: the conditions of Strategy cards; among several humans the highest value counts."""

from __future__ import annotations

from typing import assert_never

from engine.core.decision import Seat
from engine.mesopotamia.automaton.nearness import (
    FAR,
    held_by_humans,
    human_regions,
    possessions,
    settlements_of,
    steps_from,
)
from engine.mesopotamia.content.strategy import (
    BehindOnPopulation,
    FewerAmphorae,
    FewerUnits,
    HiddenEventWithin,
    HumanHolds,
    HumanUnitWithin,
    RegionsBelow,
    SettlementsBelow,
    StrategyTest,
    TechnologyBelow,
    TechnologyReached,
    UnwalledSettlement,
)
from engine.mesopotamia.figures import on_map, units_on_map
from engine.mesopotamia.regions import distances, occupied_by
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import is_ahead


def holds(s: MesopotamiaState, side: Seat, test: StrategyTest) -> bool:
    """Whether a condition is true now."""
    match test:
        case RegionsBelow():
            return sum(region != s.players[side].start for region in occupied_by(s, side)) < test.n
        case HiddenEventWithin():
            return _is_event_near(s, side, test.n)
        case HumanUnitWithin():
            return _is_human_near(s, side, test.n)
        case FewerUnits():
            return units_on_map(s, side) < max(units_on_map(s, human) for human in s.people)
        case HumanHolds():
            return bool(held_by_humans(s))
        case FewerAmphorae():
            return on_map(s, side, "amphora") < max(on_map(s, human, "amphora") for human in s.people)
        case TechnologyBelow():
            return s.players[side].levels[test.type] < test.n
        case TechnologyReached():
            return s.players[side].levels[test.type] >= test.n
        case BehindOnPopulation():
            return is_behind(s, side)
        case SettlementsBelow():
            return on_map(s, side, "settlement") < test.n
        case UnwalledSettlement():
            return any(s.walls.get(region) != side for region in settlements_of(s, side))
        case _:
            assert_never(test)


def is_behind(s: MesopotamiaState, side: Seat) -> bool:
    """Whether the most advanced human is ahead on the Population track. M17.22"""
    return any(is_ahead(s.population, human, side) for human in s.people)


def _is_event_near(s: MesopotamiaState, side: Seat, most: int) -> bool:
    """Whether a combat Unit has a hidden Event without a Tribe within so many steps."""
    events = [region for region in s.hidden if region not in s.tribes]
    standing = [region for region in s.armies if s.fighters(region, side)]
    return any(distances(s, side, here).get(there, FAR) <= most for here in standing for there in events)


def _is_human_near(s: MesopotamiaState, side: Seat, most: int) -> bool:
    """Whether a human combat Unit is within so many steps of what is the side's."""
    humans = human_regions(s, fighting=True)
    return any(steps_from(s, own).get(human, FAR) <= most for own in possessions(s, side) for human in humans)
