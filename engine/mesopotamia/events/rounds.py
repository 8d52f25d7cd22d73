"""M4: rounds and their phases."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Event


class RoundBegan(Event, frozen=True, tag="mesopotamia.RoundBegan"):
    """A round begins, with its turn order. M4.2"""

    round: int
    seats: list[Seat]


class RoundEnded(Event, frozen=True, tag="mesopotamia.RoundEnded"):
    """A round is over; after the last one the game is scored. M4.6, M4.10"""

    round: int
    is_last: bool
    vp_per_seat: list[int] = []
    """What everybody would score now but for Quests, which are secret. M15.7"""
