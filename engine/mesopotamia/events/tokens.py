"""Events: tokens that are turned, options that are chosen, and what comes of them. M14"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.technologies import Action


class EventTurned(Event, frozen=True, tag="mesopotamia.EventTurned"):
    """A hidden token was turned and its card shown to all. M14.1"""

    seat: Seat
    region: str
    card: str


class EventTakenOver(Event, frozen=True, tag="mesopotamia.EventTakenOver"):
    """Control of a region changed: the die went back to its owner, the Event begins anew for the new one. M14.15"""

    seat: Seat
    region: str
    card: str
    from_seat: Seat
    die: int
    """What it showed."""


class EventChosen(Event, frozen=True, tag="mesopotamia.EventChosen"):
    """An option was chosen and paid for; one of six rounds begins with a die that shows 1. M14.2, M14.3, M14.8"""

    seat: Seat
    region: str
    card: str
    option: int
    paid: dict[Resource, int]
    missing_resources: dict[Resource, int] = {}
    """What the other option would have needed besides what its player held: there was no choice. M14.3"""
    no_die: bool = False
    """The other option needed an Event die, and none was free. M14.4"""


class EventGave(Event, frozen=True, tag="mesopotamia.EventGave"):
    """An Event gave resources. M14"""

    seat: Seat
    region: str
    card: str
    gained: dict[Resource, int]
    instead: str = ""
    """The op that was impossible, if this came in its place."""


class EventTaught(Event, frozen=True, tag="mesopotamia.EventTaught"):
    """An Event raised a technology to this level. M14"""

    seat: Seat
    region: str
    card: str
    technology: Action
    level: int


class EventPlaced(Event, frozen=True, tag="mesopotamia.EventPlaced"):
    """An Event placed a combat Unit, a Settlement or a Wall in its region. M14"""

    seat: Seat
    region: str
    card: str
    piece: str


class EventLaunched(Event, frozen=True, tag="mesopotamia.EventLaunched"):
    """An Event placed a Ship on a section of its region. M14"""

    seat: Seat
    region: str
    card: str
    section: str


class EventPeopled(Event, frozen=True, tag="mesopotamia.EventPeopled"):
    """An Event moved the Population seal on by so many squares, to this one. M14"""

    seat: Seat
    region: str
    card: str
    squares: int
    square: int
    overtaken_seats: list[Seat] = []
    """Who was ahead on the Population track and is not any more. M13.8"""
    ranked_seats: list[Seat] = []
    """If anybody was, all sides as they now stand on the track, whoever is ahead first."""
    ranked_squares: list[int] = []
    """The squares they are on."""


class QuestsDrawn(Event, frozen=True, tag="mesopotamia.QuestsDrawn"):
    """An Event gave Quests; which ones is known to their owner alone. M14, M20.3"""

    seat: Seat
    region: str
    card: str
    count: int
    quests: list[str] = []

    def shown_to(self, seat: Seat | None) -> Event | None:
        """Tell others how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, quests=[])


class EventResolved(Event, frozen=True, tag="mesopotamia.EventResolved"):
    """An Event is over: its progress was made on the Event track, by so many squares to this one. M14.5-M14.7"""

    seat: Seat
    region: str
    card: str
    option: int
    """0 if neither could be chosen."""
    squares: int
    square: int
    stays: bool
    """The token scores and stays face up; else it is removed."""
    overtaken_seats: list[Seat] = []
    """Who was ahead on the Event track and is not any more. M13.8"""
    ranked_seats: list[Seat] = []
    """If anybody was, all sides as they now stand on the track, whoever is ahead first."""
    ranked_squares: list[int] = []
    """The squares they are on."""


class EventRoundPassed(Event, frozen=True, tag="mesopotamia.EventRoundPassed"):
    """A round of a six-round Event was counted for its owner, the sixth as the last. M14.13"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    region: str
    card: str
    die: int


class EventPaused(Event, frozen=True, tag="mesopotamia.EventPaused"):
    """The owner of a six-round Event does not control its region: nothing was gained, the die stays. M14.14"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    region: str
    card: str
    die: int


class ChoiceOwed(Event, frozen=True, tag="mesopotamia.ChoiceOwed"):
    """A choice that arose at the end of a round is left for its owner's next turn. M14.21"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    region: str
    card: str
    op: str
