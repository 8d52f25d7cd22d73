"""The end of the game: Quests, the eight sources of points, and the result. M15"""

from __future__ import annotations

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event


class QuestsShown(Event, frozen=True, tag="mesopotamia.QuestsShown"):
    """A player showed all Quests; `met` are those that score together. M15.1, M15.4"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    quests: list[str]
    met: list[str]


class Scored(Event, frozen=True, tag="mesopotamia.Scored"):
    """A side's points by source. M15.7"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    event_vp: int
    population_vp: int
    gardens_vp: int
    trade_vp: int
    tokens_vp: int
    settlements_vp: int
    quests_vp: int
    regions_vp: int
    vp: int
    """All of them together."""


class MatchEnded(Event, frozen=True, tag="mesopotamia.MatchEnded"):
    """The match is over. M15.11"""

    seats: list[Seat]
    """The sides, best first."""
    vp_per_seat: list[int]
    ending: str
    """`points`, or `population` if the Population track decided between equals; played alone, `won` or `lost`."""
