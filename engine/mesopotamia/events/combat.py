"""What happens in the Combat phase around the battles themselves. M16, M7.5, M8.8-M8.11

A party that is no Empire, the Tribe, stands as None where a seat would.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.map import Fighter


class ShipsSunk(Event, frozen=True, tag="mesopotamia.ShipsSunk"):
    """Ships of several Empires met on a section and were all destroyed. M7.5"""

    section: str
    seats: list[Seat]


class OrderOfCombatsFixed(Event, frozen=True, tag="mesopotamia.OrderOfCombatsFixed"):
    """The leader put the combats of a group into an order. M16.4"""

    seat: Seat
    regions: list[str]


class PairNamed(Event, frozen=True, tag="mesopotamia.PairNamed"):
    """The leader named the two parties of three or more that fight next. M16.6"""

    seat: Seat
    region: str
    first_seat: Seat
    second_seat: Seat | None


class CombatBegan(Event, frozen=True, tag="mesopotamia.CombatBegan"):
    """Two parties are about to fight, with these Units and Phalanxes from their Ships. M16.3, M16.7, M16.13"""

    region: str
    attacker_seat: Seat
    defender_seat: Seat | None
    attacker_units: dict[Fighter, int]
    defender_units: dict[Fighter, int]
    attacker_bonus: int = 0
    defender_bonus: int = 0


class TribeRolled(Event, frozen=True, tag="mesopotamia.TribeRolled"):
    """An Event die said how many Phalanxes a Tribe has; `tribe_seat` plays it, if anybody does. M16.41, M16.42"""

    region: str
    die: int
    phalanxes: int
    tribe_seat: Seat | None


class CardsDrawn(Event, frozen=True, tag="mesopotamia.CardsDrawn"):
    """The Units of a party drew their Combat cards, in this order; an empty one where none was left. M16.10, M16.63"""

    by_itself: ClassVar[bool] = True
    seat: Seat | None
    region: str
    units: list[Fighter]
    cards: list[str]


class BidSealed(Event, frozen=True, tag="mesopotamia.BidSealed"):
    """Somebody has bid; how much stays secret until all of the wave have. M16.14, M20.1"""

    seat: Seat


class BidTakenBack(Event, frozen=True, tag="mesopotamia.BidTakenBack"):
    """Somebody will bid anew. M21.2"""

    seat: Seat


class BidOpened(Event, frozen=True, tag="mesopotamia.BidOpened"):
    """A party's bid was opened and left its holding; what came from Ships it had not held. M16.14, M16.15"""

    by_itself: ClassVar[bool] = True
    seat: Seat | None
    region: str
    bid: dict[Row, int]
    """By rows; in a simple combat all of it is Force. M16.50"""
    phalanxes: int
    """In all, those from Ships included."""
    paid: dict[Resource, int]


class SimpleCombatWon(Event, frozen=True, tag="mesopotamia.SimpleCombatWon"):
    """A simple combat was decided by the values of both parties. M16.51"""

    by_itself: ClassVar[bool] = True
    seat: Seat | None
    region: str
    value: int
    loser_seat: Seat | None
    loser_value: int
    is_tie: bool


class ArmyLost(Event, frozen=True, tag="mesopotamia.ArmyLost"):
    """All Units of the loser of a simple combat were removed; half of its bid came back. M16.53"""

    by_itself: ClassVar[bool] = True
    seat: Seat | None
    region: str
    units: dict[Fighter, int]
    gained: dict[Resource, int]
    winner_phalanxes: int | None = None
    """What the winner holds after the combat; for the loser likewise. A Tribe keeps nothing. M16.44"""
    loser_phalanxes: int | None = None


class UnitLostByWinner(Event, frozen=True, tag="mesopotamia.UnitLostByWinner"):
    """The winner of a simple combat removed one of several Units. M16.52"""

    seat: Seat | None
    region: str
    unit: Fighter


class WallFell(Event, frozen=True, tag="mesopotamia.WallFell"):
    """A Wall was removed after the combats around it, or because it was held by nobody. M8.8, M8.9"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    """Whose Wall it was."""
    region: str


class RamsLost(Event, frozen=True, tag="mesopotamia.RamsLost"):
    """Rams were removed: one with the Wall it was used on, or all that were left alone with an enemy. M8.8, M8.10"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    region: str
    count: int


class SettlementConquered(Event, frozen=True, tag="mesopotamia.SettlementConquered"):
    """A Settlement was replaced by one of the conqueror. M8.11"""

    seat: Seat
    region: str
    owner_seat: Seat


class SettlementDestroyed(Event, frozen=True, tag="mesopotamia.SettlementDestroyed"):
    """A Settlement went back to its owner. M8.11"""

    seat: Seat
    region: str
    owner_seat: Seat


class SettlementSpared(Event, frozen=True, tag="mesopotamia.SettlementSpared"):
    """A Settlement that could have been taken was left. M8.11"""

    seat: Seat
    region: str
    owner_seat: Seat
