"""The bot's painter, counting what it paints and what it has painted already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cogs.painter import Pictures
from render.picture.scene import Scene


@dataclass(slots=True)
class PictureCount:
    """Pictures that were given out, and those that had to be painted for it."""

    given: int = 0
    painted: int = 0

    @property
    def cached(self) -> float:
        """How many in a hundred were there already."""
        return 100 * (self.given - self.painted) / self.given if self.given else 0.0


class CountedPictures(Pictures):
    """Paints like the bot."""

    def __init__(self) -> None:
        super().__init__()
        self.counted = PictureCount()
        paint = self._paint

        def counting(scene: Scene) -> bytes:
            self.counted.painted += 1
            return paint(scene)

        self._paint = counting

    def _painted(self, lay_out: Callable[[], Scene]) -> bytes:
        self.counted.given += 1
        return super()._painted(lay_out)
