"""Set-up: Empire, Start Region, and Quests to keep. MH23"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import QUESTS, Conditions
from engine.mesopotamia.content.map import REGIONS

RESOURCE = {"stone": 1.2, "clay": 1.1, "food": 1.0, "wood": 0.9, "": 0.0}
"""How much a resource beside home is liked."""


def by_whim(seen: Seen, offered: Sequence[str]) -> str:
    """One that is liked, else any of these, so that matches differ."""
    liked = next((each for each in seen.weights.liked if each in offered), None)
    if liked is not None:
        return liked
    taken = [(player.role, player.empire, player.start) for player in seen.view.players]
    return max(offered, key=lambda each: seen.whim(taken, each))


def outpost(offered: Sequence[str]) -> str:
    """The region of the Elamites' first Settlement, with the resource that is needed most."""
    return max(offered, key=lambda each: RESOURCE[REGIONS[each].resource] if each in REGIONS else -1.0)


def quests(dealt: Sequence[str], kept: int) -> tuple[str, ...]:
    """Those that are easiest, together: what serves several counts once."""
    return min(combinations(dealt, kept), key=_trouble)


def _trouble(chosen: Sequence[str]) -> float:
    asked: dict[str, float] = {}
    for quest in chosen:
        for name, trouble in _conditions(QUESTS[quest].require).items():
            is_own = name.startswith("own")
            asked[name] = asked.get(name, 0.0) + trouble if is_own else max(asked.get(name, 0.0), trouble)
    return sum(asked.values())


def _conditions(require: Conditions) -> dict[str, float]:
    """How hard each condition is to meet, by what it is about."""
    found: dict[str, float] = {f"own {resource}": 0.3 * count for resource, count in require.own.items()}
    found |= {f"tech {action}": 0.5 * (level - 1) for action, level in require.tech.items()}
    found |= {f"unit {unit}": (2.0 if unit == "chariot" else 0.7) * count for unit, count in require.units.items()}
    found |= {f"terrain {terrain}": 0.8 * count for terrain, count in require.terrain_regions.items()}
    found["settlement"] = 0.9 * require.settlements
    found["wall"] = 0.9 * require.walls
    found["units"] = 0.3 * require.units_total
    found["regions"] = 0.4 * require.regions
    found["beside"] = 1.5 * require.adjacent_enemy_start
    found["scoring"] = 1.0 * require.vp_event_regions
    found["population"] = 0.3 * require.population
    found["event"] = 0.3 * require.event
    found["ziggurat"] = 0.5 * require.ziggurat
    found["gardens"] = 1.4 * require.gardens
    found["amphorae"] = 0.6 * require.amphorae
    found["top"] = 1.2 * require.tech_level4
    found["all"] = 1.6 * require.all_tech
    return found
