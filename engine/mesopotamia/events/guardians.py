"""M19: what happens around Assur besides what happens in every match."""

from __future__ import annotations

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.empires import Resource


class WavePlaced(Event, frozen=True, tag="mesopotamia.WavePlaced"):
    """A wave of the enemy stands in its base. M19.3"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    wave: int
    region: str
    units: dict[str, int]
    gained: dict[Resource, int]
    lacking_units: dict[str, int]
    """Figures that were missing in stock and left out."""
    is_extra: bool
    """It comes besides the one before, because the enemy stood still. M19.16"""


class WaveRepelled(Event, frozen=True, tag="mesopotamia.WaveRepelled"):
    """A wave was repelled; its Gardens tile is the defender's, if it brings one. M19.4, M19.5"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    wave: int
    garden: str | None
    vp: int


class TribeOverrun(Event, frozen=True, tag="mesopotamia.TribeOverrun"):
    """The enemy entered a Tribe's region: Tribe and Event are gone without a combat. M19.11"""

    seat: Seat
    region: str
    units: dict[str, int]
    had_event: bool


class EventTrampled(Event, frozen=True, tag="mesopotamia.EventTrampled"):
    """The enemy entered a region with a six-round Event of the human, which is removed. M19.12"""

    seat: Seat
    region: str
    card: str
    owner_seat: Seat


class EnemyStayed(Event, frozen=True, tag="mesopotamia.EnemyStayed"):
    """Units of the enemy did not move, because Units hold them or every path is closed. M19.7, M19.11"""

    seat: Seat
    region: str
    units: dict[str, int]
    is_held: bool


class HomeLost(Event, frozen=True, tag="mesopotamia.HomeLost"):
    """The enemy stands in the Start Region of the human, and no combat Unit defends it: the match is lost. M19.6"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    region: str
