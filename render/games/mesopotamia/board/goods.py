"""Resources as they are paid or gained: a sign each, with a number before it where there are several."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.mesopotamia.content.empires import RESOURCES, Resource
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.scene import Label, Sprite
from render.picture.theme import SMALLEST
from render.picture.type import measure

SIGN = 38.0
NARROW: dict[str, float] = {"tablet": 0.76}
"""Signs that are narrower than their size, and how much of it they take."""
BETWEEN, AFTER = 3.0, 2.0
"""Room between two of them, and after a number."""


class Goods(msgspec.Struct, frozen=True):
    """Some resources on a line."""

    resources: dict[Resource, int]
    """How many of which; they are laid out in the order of the rulebook, whatever theirs is here. M1.6"""
    sign: float = SIGN
    every: bool = False
    """Whether a single one has a number too."""

    @property
    def width(self) -> float:
        """How much room they take."""
        return sum(self._number(count) + self._room(name) + BETWEEN for name, count in self._in_order()) - BETWEEN

    def _in_order(self) -> list[tuple[Resource, int]]:
        return [(name, self.resources[name]) for name in RESOURCES if name in self.resources]

    def _room(self, name: str) -> float:
        return self.sign * NARROW.get(name, 1.0)

    def _number(self, count: int) -> float:
        return measure(str(count), "number", SMALLEST) + AFTER if self.every or count > 1 else 0.0

    def shapes(self, x: float, y: float) -> Iterator[Label | Sprite]:
        """Lay them out from a point to the right."""
        for name, count in self._in_order():
            if number := self._number(count):
                yield Label(str(count), (x, y), SMALLEST, "number", anchor="left")
                x += number
            room = self._room(name)
            yield Sprite(sprite_of(name), (x + room / 2, y), self.sign - 3, flat=True)
            x += room + BETWEEN
