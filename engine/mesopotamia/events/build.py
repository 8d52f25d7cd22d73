"""What happens when something is built."""

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.technologies import Colour


class WallBuilt(Event, frozen=True, tag="mesopotamia.WallBuilt"):
    """A Wall was built. M9.2"""

    seat: Seat
    region: str
    paid: dict[Resource, int]


class ZigguratBuilt(Event, frozen=True, tag="mesopotamia.ZigguratBuilt"):
    """A level of the Ziggurat was built, and a Dingir die won. M9.5"""

    seat: Seat
    level: int
    colour: Colour
    paid: dict[Resource, int]


class RamBuilt(Event, frozen=True, tag="mesopotamia.RamBuilt"):
    """A Ram was built. M9.4"""

    seat: Seat
    region: str
    paid: dict[Resource, int]


class ShipBuilt(Event, frozen=True, tag="mesopotamia.ShipBuilt"):
    """A Ship was built. M9.4"""

    seat: Seat
    section: str
    paid: dict[Resource, int]


class SettlementBuilt(Event, frozen=True, tag="mesopotamia.SettlementBuilt"):
    """A Settlement was built. M9.7"""

    seat: Seat
    region: str
    paid: dict[Resource, int]


class GardensBuilt(Event, frozen=True, tag="mesopotamia.GardensBuilt"):
    """A level of the Hanging Gardens was built; its tile is the builder's. M9.8, M9.9"""

    seat: Seat
    garden: str
    level: int
    vp: int
    paid: dict[Resource, int]
    is_last: bool
    """The game ends with this round. M4.10"""


class GardenTurned(Event, frozen=True, tag="mesopotamia.GardenTurned"):
    """The next tile of the Gardens lies face up. M3.18, M9.9"""

    garden: str
    level: int
