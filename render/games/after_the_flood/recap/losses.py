"""What players lose by what others do, the lightest first: the heaviest is told them first."""

from __future__ import annotations

from enum import IntEnum


class Loss(IntEnum):
    """How heavy a loss is; whoever only falls behind loses nothing."""

    PEACE = 1
    """Attacked in vain, with armies in their city or workers that cannot trade. F7.9, F9.3"""
    WORKERS = 2
    """F5.2"""
    ARMIES = 3
    """F12.5"""
    CITY = 4
    """F11.9"""
