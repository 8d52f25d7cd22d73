"""With how many points a side may end, from what it holds at the end of a round: a sum, its weights fitted to matches.

`make prospects GAME=mesopotamia` plays matches and prints the weights anew.
"""

from __future__ import annotations

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.content.empires import BASICS
from engine.mesopotamia.content.technologies import ACTIONS
from engine.mesopotamia.content.tokens import GARDEN_LEVELS
from engine.mesopotamia.figures import on_map, units_on_map
from engine.mesopotamia.scoring.quests import conditions
from engine.mesopotamia.scoring.victory_points import victory_points
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import ranked, square_of

USUAL = 17
"""So many rounds a match takes if nobody counts them."""
WEIGHTS = {
    "rounds": 3.39,
    "rounds_squared": -0.291,
    "levels_to_build": -5.27,
    "explore_rounds": -0.616,
    "build_rounds": 1.1,
    "research_rounds": -1.26,
    "gather_rounds": 1.76,
    "war_rounds": 2.52,
    "growth_rounds": -0.578,
    "dice": 1.87,
    "dice_rounds": 0.556,
    "basics": 0.256,
    "basics_rounds": 0.0234,
    "kinds": 0.357,
    "tablets": 0.745,
    "phalanxes": 0.23,
    "units": 0.496,
    "units_rounds": 0.158,
    "settlements_rounds": 2.58,
    "own_gardens": 1.63,
    "population": -0.486,
    "event": -1.72,
    "ahead_population": -0.124,
    "ahead_event": -0.713,
    "open_quests": 0.253,
    "order": 0.06,
}
"""What one of each has been worth in points to come."""


def prospects(s: MesopotamiaState) -> list[float] | None:
    """What each side may end with; nothing is said of matches against the Automaton, or of those that can be lost."""
    if s.opponent is not msgspec.UNSET:
        return None
    return [points_now(s, side) + _to_come(s, side) for side in range(len(s.players))]


def doubt(s: MesopotamiaState) -> float:
    """By how much that is off, usually."""
    return max(4.0, 11.5 - 0.35 * s.round)


def _to_come(s: MesopotamiaState, side: Seat) -> float:
    return sum(WEIGHTS[name] * held for name, held in features(s, side).items())


def points_now(s: MesopotamiaState, side: Seat) -> float:
    """What a side would score now."""
    return victory_points(s, side).total


def rounds_left(s: MesopotamiaState) -> float:
    """How many rounds may be still to come: Gardens are built faster the later it is."""
    built = len(s.garden_builders) / GARDEN_LEVELS
    usual = max(USUAL - s.round, 1.0) * 0.4 + USUAL * (1 - built) * 0.6
    return usual if not s.last_round else min(usual, s.last_round - s.round)


def features(s: MesopotamiaState, side: Seat) -> dict[str, float]:
    """What a side holds that may bring points."""
    player, left = s.players[side], rounds_left(s)
    built = len(s.garden_builders)
    basics = sum(player.holding[kind] for kind in BASICS)
    return {
        "rounds": left,
        "rounds_squared": left * left / 10,
        "levels_to_build": GARDEN_LEVELS - built,
        **{f"{action}_rounds": player.levels[action] * left / 10 for action in ACTIONS},
        "dice": len(player.dice),
        "dice_rounds": len(player.dice) * left / 10,
        "basics": basics,
        "basics_rounds": basics * left / 10,
        "kinds": sum(player.holding[kind] > 0 for kind in BASICS),
        "tablets": player.holding["tablet"],
        "phalanxes": player.holding["phalanx"],
        "units": units_on_map(s, side),
        "units_rounds": units_on_map(s, side) * left / 10,
        "settlements_rounds": on_map(s, side, "settlement") * left / 10,
        "own_gardens": s.garden_builders.count(side),
        "population": square_of(s.population, side),
        "event": square_of(s.event, side),
        "ahead_population": ranked(s.population).index(side),
        "ahead_event": ranked(s.event).index(side),
        "open_quests": _open_quests(s, side),
        "order": s.order.index(side),
    }


def _open_quests(s: MesopotamiaState, side: Seat) -> float:
    """The points of its Quests that are not met, each as far as its conditions hold."""
    total = 0.0
    for quest in s.players[side].quests:
        parts = [min(each.have / each.need, 1.0) for each in conditions(s, side, quest)]
        done = sum(parts) / len(parts)
        total += QUESTS[quest].vp * done if done < 1 else 0.0
    return total
