"""M3: what happens before the first round."""

from __future__ import annotations

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.content.technologies import Colour


class SeatingDrawn(Event, frozen=True, tag="mesopotamia.SeatingDrawn"):
    """The order in which roles are chosen was drawn by lot. M3.3"""

    seats: list[Seat]


class RoleTaken(Event, frozen=True, tag="mesopotamia.RoleTaken"):
    """A role was chosen. M3.3"""

    seat: Seat
    role: str


class EmpireTaken(Event, frozen=True, tag="mesopotamia.EmpireTaken"):
    """An Empire was chosen. M3.4"""

    seat: Seat
    empire: str


class StartTaken(Event, frozen=True, tag="mesopotamia.StartTaken"):
    """A Start Region was chosen. M3.5"""

    seat: Seat
    region: str


class LotDrawn(Event, frozen=True, tag="mesopotamia.LotDrawn"):
    """Role, Empire and Start Region were drawn by lot. M3.24"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    role: str
    empire: str
    region: str


class EmpireBegan(Event, frozen=True, tag="mesopotamia.EmpireBegan"):
    """An Empire stands in its Start Region with what it begins with. M3.7"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    empire: str
    region: str
    unit: Fighter
    gained: dict[Resource, int]


class OpponentDrawn(Event, frozen=True, tag="mesopotamia.OpponentDrawn"):
    """The Empire of the side that nobody sits at was drawn by lot. M3.21"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    empire: str


class OutpostPlaced(Event, frozen=True, tag="mesopotamia.OutpostPlaced"):
    """Settlement and Wall of the Elamites were placed; without a region they were not. M3.9"""

    seat: Seat
    region: str | None


class FirstDieTaken(Event, frozen=True, tag="mesopotamia.FirstDieTaken"):
    """The Ziggurat level of the Sumerians stands, with the die it gives. M3.8"""

    seat: Seat
    colour: Colour


class FirstShipPlaced(Event, frozen=True, tag="mesopotamia.FirstShipPlaced"):
    """The Ship of the Eblaites was placed. M3.10"""

    seat: Seat
    section: str


class TradeLaid(Event, frozen=True, tag="mesopotamia.TradeLaid"):
    """Trade tokens were drawn for one level, from the left slot. M3.13"""

    level: int
    tokens: list[str]


class QuestsDealt(Event, frozen=True, tag="mesopotamia.QuestsDealt"):
    """Quests were dealt to choose from; only their owner knows which. M3.19"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    count: int
    quests: list[str] = []

    def shown_to(self, seat: Seat | None) -> Event | None:
        """Others know how many. M20.3"""
        return self if seat == self.seat else QuestsDealt(self.seat, self.count)


class QuestsSealed(Event, frozen=True, tag="mesopotamia.QuestsSealed"):
    """A player has chosen its Quests, or thinks again. M3.19"""

    seat: Seat
    is_done: bool


class QuestsKept(Event, frozen=True, tag="mesopotamia.QuestsKept"):
    """Quests were kept and the rest returned; only their owner knows which. M3.19"""

    seat: Seat
    count: int
    quests: list[str] = []
    returned_quests: list[str] = []

    def shown_to(self, seat: Seat | None) -> Event | None:
        """Others know how many. M20.3"""
        return self if seat == self.seat else QuestsKept(self.seat, self.count)
