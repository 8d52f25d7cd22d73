"""What a match asks for beside points: nothing, unless somebody plays alone against Ur or for Assur."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.technologies import Action


class Plan:
    """No plan but points: so it is among people and in a Duel. What others think of is added to what things bring."""

    takes_rams = False
    """Whether Rams are taken along."""

    points = 1.0
    """How much points count."""
    caution = 0.0
    """What a chance of winning has to be before a Unit goes for a fight, if that is more than usual."""
    defeat = 0.0
    """What a fight costs besides that is not worth it."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def phalanx(self) -> float:
        """How many times as much as usual Phalanxes are worth."""
        return 1.0

    def technology(self, action: Action, level: int) -> float:
        """What a level of a technology brings to the plan."""
        return 0.0

    def squares(self, track: str, square: int, reached: int) -> float:
        """What it brings to come from one square of a track to another."""
        return 0.0

    def unit(self, kind: str) -> float:
        """What one more combat Unit or Ram brings."""
        return 0.0

    def wall(self, region: str) -> float:
        """What a Wall in a region brings."""
        return 0.0

    def ziggurat(self) -> float:
        """What a level of the Ziggurat brings."""
        return 0.0

    def settlement(self, region: str) -> float:
        """What a Settlement in a region brings."""
        return 0.0

    def standing(self, region: str, unit: str) -> float:
        """What it brings that a combat Unit stands in a region, compared with others."""
        return 0.0

    def ram(self, region: str) -> float:
        """What it brings that a Ram stands in a region, compared with others."""
        return 0.0

    def stake(self, region: str) -> float:
        """What a fight in a region decides beside the region."""
        return 0.0

    def victory(self, region: str) -> float:
        """What it brings to win a combat in a region, beside what every combat is worth."""
        return 0.0

    def projects(self) -> Iterator[tuple[Mapping[str, int], float]]:
        """What one saves for, with what it brings."""
        yield from ()
