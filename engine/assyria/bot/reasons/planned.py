"""How the suggested plan would feed huts, and what comes of feeding one otherwise, as a view shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_MAX, CAMELS_PER_VP, WELL_VP, corners_at, hexes_of
from engine.assyria.feeding import Meal, best_fed, plan
from engine.assyria.gains import Gains, income, prestige


class Course(NamedTuple):
    """A way to feed huts: its meals, and the huts that are fed in the end."""

    meals: list[Meal]
    fed: frozenset[str]


def gains_of(seen: Seen, huts: Iterable[str]) -> Gains:
    """What fed huts bring this turn; camels only as far as the track goes. A1.10, A6.24, A6.25"""
    here = [*huts]
    return Gains(min(income(here), CAMELS_MAX - seen.me.camels), prestige(here))


def planned(seen: Seen, unfed: Sequence[str], cards: Sequence[str]) -> Course:
    """The plan for huts that are not fed yet, those that are being counted in. A13.14"""
    fed = frozenset({*seen.me.settled} - {*unfed})
    meals = _meals(seen, unfed, cards, fed)
    return Course(meals, fed | _fed(meals))


def feeds_as_planned(seen: Seen, unfed: Sequence[str], cards: Sequence[str], fed: frozenset[str]) -> frozenset[str]:
    """The huts that the plan feeds if some others are fed already. A13.14"""
    return _fed(_meals(seen, unfed, cards, fed))


def _meals(seen: Seen, unfed: Sequence[str], cards: Sequence[str], fed: frozenset[str]) -> list[Meal]:
    best = best_fed(unfed, cards, lambda huts: _worth(seen, {*fed, *huts}))
    return plan(unfed, cards, lambda hex: hex in best, seen.turn)


def _fed(meals: Sequence[Meal]) -> frozenset[str]:
    return frozenset(hex for meal in meals for hex in meal.hexes)


def _worth(seen: Seen, huts: set[str]) -> int:
    """What huts bring together, wells that they allow included, in camels at the rate of the end. A10.4"""
    camels, vp = gains_of(seen, huts)
    return camels + CAMELS_PER_VP * (vp + well_vp(seen, huts))


def well_vp(seen: Seen, huts: Iterable[str]) -> int:
    """The points of the wells that could be built among huts. A6.18-A6.21"""
    here = {*huts}
    free = {corner for hex in here for corner in corners_at(seen.players)[hex]} - {*seen.view.wells}
    wells = min(sum(here.issuperset(hexes_of(corner)) for corner in free), seen.view.wells_left)
    return wells * WELL_VP[seen.view.reign - 1]
