"""Where things stand in the picture of the board, in pixels of a picture of the usual width."""

from __future__ import annotations

import msgspec

from render.picture.scene import Box
from render.picture.theme import WIDTH

HEADER: Box = (0, 0, WIDTH, 66)
MAP: Box = (0, 66, WIDTH, 1322)
"""Region polygons are given for a map of this size; see `map.toml`."""
LEFT, RIGHT, GAP = 8.0, WIDTH - 8.0, 6.0
"""Where panels and strips begin and end, and the room between them."""
TRACKS: Box = (LEFT, MAP[3] + GAP, RIGHT, MAP[3] + GAP + 114)
TRADE_TOP = TRACKS[3] + GAP
TRADE_ROW, TRADE_PAD = 46.0, 6.0
"""Height of a row of Trade tokens with the room to the next, and of the frame around them."""

GARDENS: Box = (7, MAP[1] + 7, 301, MAP[1] + 149)
PARTIES: Box = (WIDTH - 301, MAP[1] + 7, WIDTH - 7, MAP[1] + 149)
UNITS_KEY: Box = (7, MAP[3] - 131, 307, MAP[3] - 8)
EVENTS_KEY: Box = (908, MAP[3] - 120, WIDTH - 8, MAP[3] - 4)
"""Corners of the map that no region reaches."""

FEW = 2
"""So many players have the room of full strips, and two levels of Trade in a row."""
FULL, HALF = 216.0, 207.0
"""Height of a strip as wide as the picture, and of one half as wide."""


class BoardFrame(msgspec.Struct, frozen=True):
    """What lies below the map: Trade, and a strip for each player."""

    trade: Box
    levels_a_row: int
    strips: tuple[Box, ...]
    """In turn order."""
    strip_key: Box | None
    """Where a strip would be if there were one more player."""
    height: int

    @property
    def full(self) -> bool:
        """Whether strips are as wide as the picture."""
        return self.levels_a_row > 1


def _frame(players: int) -> BoardFrame:
    few = players <= FEW
    trade = (LEFT, TRADE_TOP, RIGHT, TRADE_TOP + (2 if few else 4) * TRADE_ROW + 2 * TRADE_PAD)
    top, middle = trade[3] + GAP, (LEFT + RIGHT) / 2
    if few:
        strips = [(LEFT, top + n * (FULL + GAP), RIGHT, top + n * (FULL + GAP) + FULL) for n in range(players)]
        return BoardFrame(trade, 2, tuple(strips), None, round(strips[-1][3] + LEFT))
    places = [
        (left, top + row * (HALF + GAP), right, top + row * (HALF + GAP) + HALF)
        for row in range((players + 1) // 2)
        for left, right in ((LEFT, middle - GAP / 2), (middle + GAP / 2, RIGHT))
    ]
    key = places[players] if players < len(places) else None
    return BoardFrame(trade, 1, tuple(places[:players]), key, round(places[-1][3] + LEFT))


FRAMES: dict[int, BoardFrame] = {players: _frame(players) for players in range(2, 7)}
"""By the number of players."""
