"""Cities: where to build, what to expand and when, which city to give up for a new one. FS1, FS3"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import CITY, CITY_VP, LUXURIES, SUMER

ENOUGH = {1: 2, 2: 2, 3: 1, 4: 1, 5: 0}
"""Luxuries a city must have to be expanded in a turn; with fewer it waits for more."""


def best_site(seen: Seen, areas: Sequence[str]) -> str:
    """Give the best of some sites."""
    return max(areas, key=lambda area: seen.weights.sites[area])


def least_city(seen: Seen, areas: Sequence[str]) -> str:
    """Give the city to give up: one that has scored, with the least special rule. F7.4"""
    return min(areas, key=lambda area: (not seen.view.areas[area].expanded, seen.weights.sites[area]))


def is_building_useful(seen: Seen) -> bool:
    """Say whether one more city would serve: early always, at last only if it can be expanded at once."""
    if not seen.me.cities or not seen.sites:
        return False
    return not seen.is_last_turn or points_of_one_more(seen) > 0


def is_moving_useful(seen: Seen) -> bool:
    """Say whether a city that has scored should move, so that it scores again this turn; never merely to wait."""
    if seen.me.cities or not seen.sites or len(seen.unexpanded) == len(seen.cities):
        return False
    return points_of_one_more(seen) >= CITY_VP[2]


def points_of_one_more(seen: Seen) -> int:
    """Give what one more city could score this turn with what is in hand."""
    return seen.city_points_of(seen.seat, fewer=-1) - seen.city_points_of(seen.seat)


def city_to_expand(seen: Seen, areas: Sequence[str]) -> str:
    """Give the city to expand now, "" if it had better wait for more luxuries."""
    luxuries = sum(seen.hand[luxury] > 0 for luxury in LUXURIES)
    if not areas or seen.hand["wood"] < CITY.wood or luxuries < ENOUGH[seen.turn]:
        return ""
    return min(areas, key=lambda area: (seen.weights.sites[area], SUMER.index(area)))
