"""M10-M13: what Research, Gather and Trade, War and Growth bring."""

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.content.technologies import Action


class Converted(Event, frozen=True, tag="mesopotamia.Converted"):
    """Clay became Tablets. M10.2"""

    seat: Seat
    paid: dict[Resource, int]
    gained: dict[Resource, int]


class Discovered(Event, frozen=True, tag="mesopotamia.Discovered"):
    """A technology was replaced by its next level. M10.3"""

    seat: Seat
    technology: Action
    level: int
    """The one it has now."""
    paid: dict[Resource, int]


class Gathered(Event, frozen=True, tag="mesopotamia.Gathered"):
    """A source gave a resource. M11.3"""

    seat: Seat
    by: str
    """What gathered: `start`, `settlement`, `unit` or `ship`."""
    region: str
    gained: dict[Resource, int]
    section: str | None = None
    """Where the Ship lies that gathered."""


class Traded(Event, frozen=True, tag="mesopotamia.Traded"):
    """A Trade token was used. M11.13-M11.16"""

    seat: Seat
    token: str
    paid: dict[Resource, int]
    gained: dict[Resource, int]
    to_seat: Seat | None = None
    """The owner of the Amphora on it, who was paid; one played by the rules keeps Phalanxes only. M11.16"""
    amphora: bool = False
    """The seat placed its own Amphora on it."""


class PhalanxesTaken(Event, frozen=True, tag="mesopotamia.PhalanxesTaken"):
    """The Phalanxes of a War action. M12.1"""

    seat: Seat
    gained: dict[Resource, int]


class UnitCreated(Event, frozen=True, tag="mesopotamia.UnitCreated"):
    """A combat Unit was created. M12.2"""

    seat: Seat
    unit: Fighter
    region: str
    paid: dict[Resource, int]


class Grew(Event, frozen=True, tag="mesopotamia.Grew"):
    """Food was paid for a square of the Population track. M13.1"""

    seat: Seat
    square: int
    """The one reached."""
    paid: dict[Resource, int]
    overtaken_seats: list[Seat] = []
    """Who was ahead on the Population track and is not any more. M13.8"""
    ranked_seats: list[Seat] = []
    """If anybody was, all sides as they now stand on the track, whoever is ahead first."""
    ranked_squares: list[int] = []
    """The squares they are on."""
