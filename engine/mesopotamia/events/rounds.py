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
    """What every side would score now, as far as all can see it: without Quests. M15.1"""
    changes: list[dict[str, int]] = []
    """By side, how many points more or less a source gives than a round ago; only sources that changed. M15.7"""
    scoreless: list[Seat] = []
    """Sides that never score anything: the Defenders of Ur, the enemy of Assur. M18.18, M19.17"""
