"""Everything that is true of a match of After the Flood at one moment."""

from __future__ import annotations

import msgspec

from engine.after_the_flood.data import CITY, MARKETS, RESOURCES
from engine.core.decision import Seat
from engine.core.game import State

RATINGS = "ABC"
"""How empires are rated, the best equipped first. F10.12"""


class Garrison(msgspec.Struct):
    """The armies in an area; all belong to one player. F2.10"""

    seat: Seat
    armies: int


class City(msgspec.Struct):
    """A city in a Sumer area. F2.11"""

    seat: Seat
    expanded: bool = False


class Player(msgspec.Struct, kw_only=True):
    """What one player holds away from the board."""

    hand: dict[str, int]
    available_workers: int = 0
    unavailable_workers: int
    available_armies: int = 0
    unavailable_armies: int
    cities: int
    """City bases in hand."""
    expansions: int
    """City expansions in hand."""
    empire: str = ""
    """The empire started this turn."""
    started: int = 0
    """The how-manyth empire of the turn it was; 0 for none."""
    equipment: dict[str, int] = {}
    """Equipment box."""
    passed: bool = False
    bid: dict[str, int] = {}
    """Passed box."""
    empire_vp: int = 0
    city_vp: int = 0
    majority_vp: int = 0

    @property
    def vp(self) -> int:
        """Victory points; a plain number without end. F15.12"""
        return self.empire_vp + self.city_vp + self.majority_vp


class AfterTheFloodState(State, kw_only=True):
    """A match of After the Flood."""

    turn: int = 1
    phase: int = 0
    order: list[Seat]
    players: list[Player]
    stock: dict[str, int]
    """General stock; grain and textile may go below zero. F4.7"""
    workers: dict[str, list[int]]
    """Workers on the board: place (area, box or used half) to a count for each seat."""
    armies: dict[str, Garrison] = {}
    cities: dict[str, City] = {}

    def expend_resource(self, seat: Seat, resource: str) -> None:
        """Hand to general stock. F0.6"""
        self.players[seat].hand[resource] -= 1
        self.stock[resource] += 1

    def receive_resource(self, seat: Seat, resource: str, count: int = 1) -> None:
        """General stock to hand."""
        self.players[seat].hand[resource] += count
        self.stock[resource] -= count

    def expend_worker(self, seat: Seat) -> None:
        """Available to unavailable. F0.7"""
        self.players[seat].available_workers -= 1
        self.players[seat].unavailable_workers += 1

    def expend_armies(self, seat: Seat, count: int = 1) -> None:
        """Available to unavailable. F0.7"""
        self.players[seat].available_armies -= count
        self.players[seat].unavailable_armies += count

    def take_armies(self, seat: Seat, count: int) -> int:
        """Unavailable to available, as many as there are; give their number. F10.9"""
        player = self.players[seat]
        taken = min(count, player.unavailable_armies)
        player.unavailable_armies -= taken
        player.available_armies += taken
        return taken

    def place_armies(self, seat: Seat, area: str, count: int = 1) -> None:
        """Available to an area that holds no enemy."""
        self.players[seat].available_armies -= count
        garrison = self.armies.get(area)
        if garrison is None:
            self.armies[area] = Garrison(seat, count)
        else:
            garrison.armies += count

    def remove_workers(self, seat: Seat, place: str, count: int) -> None:
        """From the board to unavailable."""
        self.workers[place][seat] -= count
        self.players[seat].unavailable_workers += count

    def remove_city(self, area: str) -> City:
        """From the board to the owner's hand, with its expansion. F7.6, F11.10"""
        city = self.cities.pop(area)
        owner = self.players[city.seat]
        owner.cities += 1
        owner.expansions += city.expanded
        return city

    def has_city(self, seat: Seat, area: str) -> bool:
        """Say whether the special rule of an area works for this seat now. F18.1"""
        city = self.cities.get(area)
        return city is not None and city.seat == seat

    def enemy_city(self, seat: Seat, area: str) -> Seat | None:
        """Whose city stands in an area, if it is somebody else's."""
        city = self.cities.get(area)
        return None if city is None or city.seat == seat else city.seat

    def idle_workers(self, seat: Seat, area: str) -> list[int]:
        """Count the workers of each of the others whom an army of this seat keeps from trading; empty if none. F9.3"""
        if not any(market.id == area for market in MARKETS):
            return []
        idle = [0 if each == seat else count for each, count in enumerate(self.workers[area])]
        return idle if any(idle) else []

    def cities_of(self, seat: Seat) -> list[str]:
        """The areas of a seat's cities."""
        return [area for area, city in self.cities.items() if city.seat == seat]

    def has_army(self, seat: Seat, area: str) -> bool:
        """Say whether a seat has an army in an area."""
        garrison = self.armies.get(area)
        return garrison is not None and garrison.seat == seat

    def defenders(self, seat: Seat, area: str) -> Garrison | None:
        """The enemy armies in an area, if there are any."""
        garrison = self.armies.get(area)
        return garrison if garrison is not None and garrison.seat != seat else None

    def scribes(self, seat: Seat) -> int:
        """Workers in the Scribes box, ready and used. F8.7"""
        return self.workers["scribes"][seat] + self.workers["used_scribes"][seat]

    def destroy_cost(self, owner: Seat) -> int:
        """Armies it takes to destroy a city of this owner now. F11.9, F18.5"""
        if self.has_city(owner, "shuruppak") and len(self.cities_of(owner)) > 1:
            return CITY.destroy_armies_shuruppak
        return CITY.destroy_armies

    def rating(self, seat: Seat) -> str:
        """The letter of a seat's empire by equipment, "" without an empire. F10.12-F10.14"""
        if not self.players[seat].started:
            return ""
        return RATINGS[self.ranking().index(seat)]

    def ranking(self) -> list[Seat]:
        """The seats with an empire, best equipped first; of equals the one that started earlier. F10.12"""
        started = [seat for seat, player in enumerate(self.players) if player.started]
        return sorted(started, key=lambda seat: (-worth(self.players[seat].equipment), self.players[seat].started))

    def is_superior(self, attacker: Seat, defender: Seat) -> bool:
        """Say whether one seat's armies are rated above another's. F12.3"""
        ranking = self.ranking()
        return ranking.index(attacker) < ranking.index(defender)

    def others_passed(self, seat: Seat) -> bool:
        """Say whether another player has passed this turn, so that actions cost a piece more. F13.7"""
        return any(player.passed for other, player in enumerate(self.players) if other != seat)

    def passed_before(self, seat: Seat) -> list[Seat]:
        """Give the other players who have passed this turn, in the order of play."""
        return [other for other in self.order if other != seat and self.players[other].passed]


def worth(resources: dict[str, int]) -> int:
    """Sum of values, as for equipment and bids. F10.10, F13.4"""
    return sum(RESOURCES[resource].value * count for resource, count in resources.items())
