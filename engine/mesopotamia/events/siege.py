"""M18: what happens before Ur besides what happens in every match."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.technologies import Action


class UrManned(Event, frozen=True, tag="mesopotamia.UrManned"):
    """The Defenders hold Ur and the walled Settlements before it. M18.6"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    empire: str
    region: str
    regions: list[str]


class DefendersIdle(Event, frozen=True, tag="mesopotamia.DefendersIdle"):
    """An Action card of the Defenders came to nothing. M18.10-M18.13"""

    seat: Seat
    technology: Action


class UrEntered(Event, frozen=True, tag="mesopotamia.UrEntered"):
    """A combat Unit entered Ur with a Ram: the siege is won. M18.3"""

    seat: Seat
    unit: str
    region: str


class GoalReached(Event, frozen=True, tag="mesopotamia.GoalReached"):
    """A seal of the Defenders reached the goal of a track: the siege is lost. M18.4"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    track: Literal["event", "population"]
    square: int
