"""The table as one seat looks at it: the questions a player asks himself before he plans."""

from __future__ import annotations

from functools import cached_property

from engine.after_the_flood.bot.weights import NORMAL, Weights
from engine.after_the_flood.data import AREAS, CITY, CITY_VP, EMPIRES, LEADS_TO, LUXURIES, SUMER
from engine.after_the_flood.start_empire import ANY_SUMER
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Seat


class Seen:
    """A view with a seat to look from, and with how much its player makes of what there is to see."""

    def __init__(self, view: AfterTheFloodView, seat: Seat, weights: Weights = NORMAL) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.me = view.players[seat]
        self.hand = self.me.hand
        self.turn = view.turn
        self.turns_left = view.turns - view.turn
        self.decline_follows = view.decline_next
        self.rivals = tuple(other for other in view.order if other != seat)

    @property
    def is_last_turn(self) -> bool:
        """Say whether nothing can be kept for later."""
        return self.turns_left == 0

    @cached_property
    def acting_costs(self) -> bool:
        """Say whether a rival has passed, so that every action costs a piece. F13.7"""
        return any(self.view.players[rival].passed for rival in self.rivals)

    def workers(self, place: str) -> tuple[int, ...]:
        """Workers of all seats in an area or box, ready and used."""
        if place in AREAS:
            return self.view.areas[place].workers
        box = self.view.boxes[place]
        return tuple(map(sum, zip(box.ready, box.used, strict=True))) if box.used else box.ready

    def own_workers(self, place: str) -> int:
        """Own workers in an area or box."""
        return self.workers(place)[self.seat]

    def most_of_rivals(self, place: str) -> int:
        """The most workers any one rival has in a place."""
        workers = self.workers(place)
        return max(workers[rival] for rival in self.rivals)

    def is_leading(self, home: str) -> bool:
        """Say whether the empire of a home could be started now. F10.4"""
        return self.own_workers(home) >= max(self.most_of_rivals(home), 1)

    def ready(self, box: str) -> int:
        """Own workers of a box that can still work this turn."""
        return self.view.boxes[box].ready[self.seat]

    def traders(self, area: str) -> int:
        """How often an area can be traded in. F9.2"""
        there = self.view.areas[area]
        if there.army_seat is None:
            return there.workers[self.seat]
        return there.armies if there.army_seat == self.seat else 0

    def defenders(self, area: str) -> int:
        """Enemy armies in an area."""
        there = self.view.areas[area]
        return 0 if there.army_seat in (None, self.seat) else there.armies

    def has_city(self, area: str) -> bool:
        """Say whether the special rule of an area works for this seat."""
        return self.view.areas[area].city_seat == self.seat

    @cached_property
    def cities(self) -> list[str]:
        """Areas of own cities."""
        return [area for area in SUMER if self.has_city(area)]

    @cached_property
    def unexpanded(self) -> list[str]:
        """Areas of own cities that can still score."""
        return [area for area in self.cities if not self.view.areas[area].expanded]

    @cached_property
    def sites(self) -> list[str]:
        """Where a city could be built now. F7.2"""
        areas = self.view.areas
        return [area for area in SUMER if areas[area].city_seat is None and not self.defenders(area)]

    @cached_property
    def held(self) -> list[str]:
        """Areas with own armies."""
        return [area for area, there in self.view.areas.items() if there.army_seat == self.seat]

    @cached_property
    def reached(self) -> list[str]:
        """Areas that could be invaded now. F11.2"""
        reached = {other for area in self.held for other in LEADS_TO[area]}
        return [area for area in AREAS if area in reached and self.view.areas[area].army_seat != self.seat]

    def is_superior(self, rival: Seat) -> bool:
        """Say whether own armies are rated above a rival's. F12.3"""
        return self.me.rating < self.view.players[rival].rating

    def strikes_back(self, rival: Seat) -> bool:
        """Say whether a rival could still attack this turn."""
        player = self.view.players[rival]
        return not player.passed and player.available_armies > 0

    def homes(self, turn: int) -> dict[str, int]:
        """Home areas that need workers, with the armies of their empires, still open in a turn."""
        taken = {player.empire for player in self.view.players} if turn == self.turn else set()
        return {
            empire.home: empire.armies
            for empire in EMPIRES.values()
            if empire.turn == turn and empire.home != ANY_SUMER and empire.id not in taken
        }

    def armies_of_sumer(self, turn: int) -> int:
        """Armies of the Sumer empire of a turn, which needs no worker; 0 if there is none or it is taken."""
        taken = {player.empire for player in self.view.players}
        return sum(
            empire.armies
            for empire in EMPIRES.values()
            if empire.turn == turn and empire.home == ANY_SUMER and empire.id not in taken
        )

    def city_points_of(self, seat: Seat, fewer: int = 0) -> int:
        """Points that a seat's hand would score now, with so many cities fewer than it can expand."""
        cities = sum(there.city_seat == seat and not there.expanded for there in self.view.areas.values())
        return sum(city_points(self.view.players[seat].hand, cities - fewer))

    def standing(self, seat: Seat) -> int:
        """A seat's points with those its hand could score: who leads is more than the track shows. FS16"""
        player = self.view.players[seat]
        return player.vp + self.city_points_of(seat, fewer=-player.cities)


def city_points(hand: dict[str, int], cities: int) -> list[int]:
    """Give the points of so many cities expanded now: luxuries go to one city after the other. FS1

    >>> city_points({"wood": 5, "tool": 2, "oil": 1, "gold": 1, "lapis": 1}, 3)
    [20, 7]
    """
    count = min(cities, hand["wood"] // CITY.wood)
    return [CITY_VP[sum(hand[luxury] > city for luxury in LUXURIES)] for city in range(count)]
