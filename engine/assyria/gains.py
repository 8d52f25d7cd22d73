"""A6.18-A6.25: what huts bring that are there after famine, and what that is worth to a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.assyria.data import (
    CAMELS_MAX,
    CAMELS_PER_VP,
    HEXES,
    HUT_VP,
    INCOME,
    PIECES,
    RIVERS,
    WELL_VP,
    corners_at,
    hexes_of,
)
from engine.assyria.feeding import best_fed
from engine.assyria.state import AssyriaState
from engine.core.decision import Seat

INCOME_OF = (0, *(INCOME.first + INCOME.further * more for more in range(PIECES.huts)))
"""Camels by how many huts are on one river. A6.24"""
WHOLE_PLAN = 3
"""Since these rules a plan judges huts together; before, each as if it stood alone on its river. A13.14"""


def income(huts: Iterable[str]) -> int:
    """Camels that huts bring, river by river. A6.24

    >>> income(["b2", "c2", "b4"])
    8
    """
    terrains = [HEXES[hex].terrain for hex in huts]
    return sum([INCOME_OF[terrains.count(river)] for river in RIVERS])


def prestige(huts: Iterable[str]) -> int:
    """Points that huts bring. A6.25

    >>> prestige(["c1", "c2", "c3"])
    3
    """
    return sum(HUT_VP[HEXES[hex].terrain] for hex in huts)


class Gains(NamedTuple):
    """What an expansion turn brings by its huts, without wells."""

    camels: int
    vp: int


def gains(s: AssyriaState, seat: Seat, huts: Iterable[str]) -> Gains:
    """What huts bring in this turn; camels only as far as the track goes. A1.10"""
    here = list(huts)
    return Gains(min(income(here), CAMELS_MAX - s.players[seat].camels), prestige(here))


def preference(s: AssyriaState, seat: Seat, unfed: Sequence[str], fed: Sequence[str] = ()) -> Callable[[str], int]:
    """How much a plan cares for each hut, if some are fed already. A13.14"""
    if s.rules < WHOLE_PLAN:
        return lambda hex: _alone(s, seat, hex)
    best = best_fed(unfed, s.players[seat].hand(), lambda huts: _worth(s, seat, {*fed, *huts}))
    return lambda hex: hex in best


def _worth(s: AssyriaState, seat: Seat, huts: set[str]) -> int:
    """What huts bring together, wells that they allow included, in camels at the rate of the end. A10.4"""
    camels, vp = gains(s, seat, huts)
    return camels + CAMELS_PER_VP * (vp + WELL_VP[s.reign - 1] * wells_among(s, huts))


def wells_among(s: AssyriaState, huts: set[str]) -> int:
    """How many wells could be built among huts. A6.18-A6.21"""
    free = {corner for hex in huts for corner in corners_at(s.seats)[hex]} - {*s.wells}
    return min(sum(huts.issuperset(hexes_of(corner)) for corner in free), s.wells_left)


def _alone(s: AssyriaState, seat: Seat, hex: str) -> int:
    """What a hut was thought to bring by itself: points, income, and corners where it could help to a well."""
    terrain = HEXES[hex].terrain
    camels = INCOME.first if terrain in RIVERS else 0
    wells = sum(
        corner not in s.wells and all(s.huts.get(other) == seat for other in hexes_of(corner))
        for corner in corners_at(s.seats)[hex]
    )
    return 2 * HUT_VP[terrain] + camels + 2 * wells
