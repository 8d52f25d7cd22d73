"""Where the hexes lie: flat-topped, in columns, those with an even letter half a hex lower. A3.2"""

from __future__ import annotations

import math

import msgspec

from engine.assyria.data import HEXES, hexes_of, in_play
from render.picture.scene import Box, Point

HIGH = math.sqrt(3)
"""Height of a hex whose side is 1; it is 2 wide."""
STEP = 1.5
"""How far columns lie apart."""


class Field(msgspec.Struct, frozen=True):
    """The hexes in play at a scale: `at` is where the centre of the first hex lies, `side` the side of a hex."""

    players: int
    at: Point
    side: float

    @property
    def hexes(self) -> tuple[str, ...]:
        """The hexes in play."""
        return in_play(self.players)

    @property
    def k(self) -> float:
        """How much larger things on the map are than on a map with sides of 75."""
        return self.side / 75

    @property
    def box(self) -> Box:
        """The smallest box around all hexes."""
        corners = [corner for hex_id in self.hexes for corner in self.outline(hex_id)]
        across, down = zip(*corners, strict=True)
        return (min(across), min(down), max(across), max(down))

    def centre(self, hex_id: str) -> Point:
        """Work out the centre of a hex, of one out of play too."""
        q, r = HEXES[hex_id].q, HEXES[hex_id].r
        return (self.at[0] + STEP * self.side * q, self.at[1] + HIGH * self.side * (r + q / 2))

    def outline(self, hex_id: str, share: float = 1.0) -> tuple[Point, ...]:
        """Work out the six corners of a hex, or of a smaller one in its middle, from the right one clockwise."""
        x, y = self.centre(hex_id)
        reach = self.side * share
        turns = [math.radians(60 * n) for n in range(6)]
        return tuple((x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in turns)

    def corner(self, name: str) -> Point:
        """Work out the point where the three hexes of a corner meet. A3.7"""
        centres = [self.centre(hex_id) for hex_id in hexes_of(name)]
        return (sum(x for x, _ in centres) / 3, sum(y for _, y in centres) / 3)


def fitted(players: int, left: float, top: float, side: float) -> Field:
    """Place the hexes so that their box has its left upper corner at a point."""
    box = Field(players, (0.0, 0.0), side).box
    return Field(players, (left - box[0], top - box[1]), side)
