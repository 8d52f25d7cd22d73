"""What players lose by what others do, the lightest first: the heaviest is told them first."""

from __future__ import annotations

from enum import IntEnum


class Loss(IntEnum):
    """How heavy a loss is; whoever only falls behind on a track loses nothing."""

    PEACE = 1
    """Attacked, or beaten without losing a Unit. M16.3"""
    PIECE = 2
    """A Wall, a Ram or a Ship. M7.5, M8.8-M8.10"""
    UNITS = 3
    """M16.25, M16.53"""
    EVENT = 4
    """A six-round Event that another takes over. M14.15"""
    SETTLEMENT = 5
    """M8.11"""
