"""Expanding an empire: land first, fights where they pay, cities destroyed for their sites or from the leader. FS8"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from engine.after_the_flood.bot.cities import points_of_one_more
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.data import CITY, COMBAT, EMPIRE, EMPIRES, LEADS_TO, PLAYER, SUMER
from engine.after_the_flood.notes import percent
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.core.decision import Arg, Seat

HURT = 0.3
"""Share of a rival's loss that counts as own gain."""
HURT_THE_LEADER = 1.5
"""The same against whoever leads. FS16"""
LEFT_OVER = 0.1
"""What an army is worth when there is nothing else to do."""
LEADS_ON = 0.06
"""What it adds to an area to open another free one."""
CONTESTED = 0.2
"""What it adds to an area that a rival stands next to it."""
REINFORCED = 0.25
"""What a second army is worth in an area that a rival can reach, beyond the army."""
FIGHT_ON = 0.4
"""Chance of victory that is enough to roll again."""


class Blow(NamedTuple):
    """A sub-action with its area and what it gains beyond the armies it takes."""

    gain: float
    kind: str
    area: str


@cache
def win_chance(armies: int, defenders: int, percent_to_hit: int) -> float:
    """Give the chance that so many available armies clear an area.

    >>> round(win_chance(1, 1, 83), 2), round(win_chance(2, 1, 83), 2)
    (0.83, 0.97)
    """
    if not defenders:
        return 1.0
    if not armies:
        return 0.0
    hit = percent_to_hit / 100
    return hit * win_chance(armies, defenders - 1, percent_to_hit) + (1 - hit) * win_chance(
        armies - 1, defenders, percent_to_hit
    )


@cache
def armies_lost(armies: int, defenders: int, percent_to_hit: int) -> float:
    """Give the armies a fight to the end is expected to cost the attacker."""
    if not defenders or not armies:
        return 0.0
    hit = percent_to_hit / 100
    return hit * armies_lost(armies, defenders - 1, percent_to_hit) + (1 - hit) * (
        1 + armies_lost(armies - 1, defenders, percent_to_hit)
    )


def chance_to_hit(seen: Seen, rival: Seat) -> int:
    """Give the percentage of a roll against a rival. F12.3"""
    return percent(COMBAT.superior if seen.is_superior(rival) else COMBAT.inferior)


def area_points(seen: Seen, seat: Seat, area: str) -> int:
    """Give what an area scores for a seat that holds it. F15.1, F15.2"""
    in_sumer = area in SUMER and seen.view.areas["nippur"].city_seat == seat
    return EMPIRE.vp_per_area + (EMPIRE.nippur_extra_vp if in_sumer else 0)


class War:
    """What armies can do, for one seat at one moment; a patient one keeps them while they may find a better use."""

    def __init__(self, seen: Seen, patient: bool = False) -> None:
        self._seen = seen
        self._patient = patient

    @cached_property
    def _keep(self) -> float:
        """What an available army is worth for another use: much while there is free land for it."""
        seen = self._seen
        if not self._patient:
            return LEFT_OVER
        free = sum(not seen.defenders(area) for area in seen.reached)
        armies = max(seen.me.available_armies, 1)
        return seen.weights.army + (seen.weights.settler - seen.weights.army) * min(free / armies, 1.0)

    def best(self, armies: int, kinds: Iterable[str]) -> Blow:
        """Give the best sub-action that so many available armies can pay for."""
        found = Blow(0.0, "", "")
        for kind in kinds:
            for area in self._areas(kind):
                gain = self.gain(kind, area, armies)
                if gain > found.gain + 1e-9:
                    found = Blow(gain, kind, area)
        return found

    def best_area(self, kind: str, areas: Sequence[str]) -> str:
        """Give the best area of one kind of sub-action."""
        armies = self._seen.me.available_armies
        return max(areas, key=lambda area: self.gain(kind, area, armies))

    def _areas(self, kind: str) -> list[str]:
        seen = self._seen
        match kind:
            case "invade":
                return seen.reached
            case "destroy":
                return [area for area in seen.held if seen.view.areas[area].city_seat not in (None, seen.seat)]
            case "reinforce":
                return [area for area in seen.held if seen.view.areas[area].armies < PLAYER.max_armies_per_area]
            case _:
                home = EMPIRES[seen.me.empire].home
                return list(SUMER) if home == ANY_SUMER else [home]

    def gain(self, kind: str, area: str, armies: int) -> float:
        """Give what a sub-action gains beyond the armies it takes."""
        match kind:
            case "destroy":
                return self._destroy(area, armies)
            case "reinforce":
                return self._reinforce(area)
            case _:
                return self._enter(area, armies)

    def _enter(self, area: str, armies: int) -> float:
        seen = self._seen
        there = seen.view.areas[area]
        points = self._hold(area) * area_points(seen, seen.seat, area) + self._prospects(area)
        if not seen.defenders(area):
            return points - (seen.weights.army if self._patient else LEFT_OVER)
        rival = there.army_seat
        assert rival is not None
        if seen.weights.is_careful and seen.strikes_back(rival) and not seen.is_superior(rival):
            return 0.0
        hit = chance_to_hit(seen, rival)
        win = win_chance(armies, there.armies, hit)
        lost = armies_lost(armies, there.armies, hit)
        return win * (points + self._hurt(rival) * area_points(seen, rival, area)) - self._keep * (win + lost)

    @cached_property
    def _leader(self) -> Seat:
        seen = self._seen
        return max(seen.view.order, key=seen.standing)

    def _hurt(self, rival: Seat) -> float:
        return HURT_THE_LEADER if rival == self._leader else HURT

    def _hold(self, area: str) -> float:
        """Chance to keep an area to the end of the turn."""
        return self._seen.weights.hold if any(self._threatens(rival, area) for rival in self._seen.rivals) else 1.0

    def _threatens(self, rival: Seat, area: str) -> bool:
        areas = self._seen.view.areas
        reaches = any(areas[other].army_seat == rival and area in LEADS_TO[other] for other in areas)
        return reaches and self._seen.strikes_back(rival)

    def _prospects(self, area: str) -> float:
        """A little more for areas that lead on and that rivals could take."""
        seen = self._seen
        held = set(seen.held)
        new = [other for other in LEADS_TO[area] if other not in held and other not in seen.reached]
        free = sum(not seen.defenders(other) for other in new)
        wanted = any(seen.defenders(other) for other in LEADS_TO[area])
        return LEADS_ON * free + CONTESTED * wanted

    def _reinforce(self, area: str) -> float:
        return REINFORCED if self._hold(area) < 1 and not self._patient else 0.0

    def _destroy(self, area: str, armies: int) -> float:
        """FS15"""
        seen = self._seen
        there = seen.view.areas[area]
        owner = there.city_seat
        if owner is None or owner == seen.seat:
            return 0.0
        cost = self._destroy_cost(owner)
        if cost > armies:
            return 0.0
        gain = 0.0
        if seen.me.cities and not seen.sites:
            gain += points_of_one_more(seen)
        if not there.expanded:
            gain += self._hurt(owner) * (seen.city_points_of(owner) - seen.city_points_of(owner, fewer=1))
        return gain - self._keep * cost

    def _destroy_cost(self, owner: Seat) -> int:
        areas = self._seen.view.areas
        shelters = (
            areas["shuruppak"].city_seat == owner and sum(there.city_seat == owner for there in areas.values()) > 1
        )
        return CITY.destroy_armies_shuruppak if shelters else CITY.destroy_armies


def is_worth_fighting_on(odds: Mapping[str, Arg]) -> bool:
    """Say whether to roll again, from what the question of a fight tells. F12.6"""
    armies, defenders, hit = (int(str(odds[name])) for name in ("armies", "defenders", "percent"))
    return win_chance(armies, defenders, hit) >= FIGHT_ON
