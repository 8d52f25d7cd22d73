"""Where things stand in the picture of the board, in pixels of a picture of the usual width."""

from __future__ import annotations

import msgspec

from render.games.assyria.board.field import Field, fitted
from render.picture.scene import Box
from render.picture.theme import WIDTH

FIELDS: dict[int, Field] = {
    2: fitted(2, 14, 86, 93),
    3: fitted(3, 62.5, 86, 86),
    4: fitted(4, 18.75, 86, 75),
}
"""The hexes by the number of players: as large as the width allows; with two players a column at the right is free."""
GROUND_BOX: dict[int, Box] = {
    2: (0, 80, WIDTH, 1222),
    3: (0, 80, WIDTH, 1140),
    4: (0, 80, WIDTH, 1006),
}
"""What the painted land fills, by the number of players."""

HEADER: Box = (8, 8, WIDTH - 8, 76)
HEADING = 36.0
"""Height of the heading of a panel, and of those of the strips."""
LEFT, RIGHT, GAP = 10.0, WIDTH - 10.0, 6.0
"""Where panels and strips begin and end, and the room between them."""


class BoardFrame(msgspec.Struct, frozen=True):
    """What lies around the hexes: panels, counters in the notches of the field, a strip for each player."""

    market: Box
    expansion: Box
    assur: Box
    tracks: Box
    key: Box
    wells: Box
    deck: Box
    strips: float
    """Where the first strip begins, below the headings of all."""
    strip: float
    """Height of a strip."""
    height: int
    """Height of the whole picture."""

    def strip_box(self, place: int) -> Box:
        """Work out the box of a strip, the first player's being 0."""
        top = self.strips + place * (self.strip + GAP)
        return (LEFT, top, RIGHT, top + self.strip)


FRAMES: dict[int, BoardFrame] = {
    2: BoardFrame(
        market=(LEFT, 1228, 560, 1460),
        expansion=(912, 88, RIGHT, 356),
        assur=(566, 1228, RIGHT, 1460),
        tracks=(912, 684, RIGHT, 1222),
        key=(912, 362, RIGHT, 678),
        wells=(LEFT, 1154, 142, 1216),
        deck=(772, 1154, 906, 1216),
        strips=1504,
        strip=118,
        height=1756,
    ),
    3: BoardFrame(
        market=(LEFT, 1146, 778, 1418),
        expansion=(784, 1146, RIGHT, 1418),
        assur=(LEFT, 1424, 626, 1636),
        tracks=(632, 1424, RIGHT, 1636),
        key=(LEFT, 2004, RIGHT, 2060),
        wells=(LEFT, 1070, 142, 1132),
        deck=(1056, 1070, RIGHT, 1132),
        strips=1680,
        strip=102,
        height=2064,
    ),
    4: BoardFrame(
        market=(LEFT, 1010, 778, 1282),
        expansion=(784, 1010, RIGHT, 1282),
        assur=(LEFT, 1288, 626, 1500),
        tracks=(632, 1288, RIGHT, 1500),
        key=(LEFT, 1976, RIGHT, 2032),
        wells=(LEFT, 938, 142, 1000),
        deck=(1066, 944, RIGHT, 1004),
        strips=1544,
        strip=102,
        height=2036,
    ),
}
"""By the number of players: two have a column at the right for what otherwise lies below the hexes."""
