"""What happens while Units explore."""

from engine.core.decision import Seat
from engine.core.game import Event


class UnitMoved(Event, frozen=True, tag="mesopotamia.UnitMoved"):
    """A combat Unit ended a movement. M6.3"""

    seat: Seat
    unit: str
    from_region: str
    region: str
    activations: int
    ram_regions: list[str] = []
    """Where each Ram that went along stood. M8.5"""
    given_up_vp: int = 0
    """Points that the region it left gave its side and gives no more. M15.7"""
    token_vp: int = 0
    """What of these its Event token gave."""


class ShipMoved(Event, frozen=True, tag="mesopotamia.ShipMoved"):
    """A Ship ended a movement. M7.2"""

    seat: Seat
    from_section: str
    section: str
    activations: int
