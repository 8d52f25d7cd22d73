"""What the reader may choose on the land now: hexes that are lit, and corners that are ringed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.assyria.data import hexes_of, in_play, well_corners
from render.games.assyria.board.field import Field
from render.picture.audience import Audience
from render.picture.scene import Lit, Sprite

INSET = 0.94
"""How much of a hex its frame encloses, so that the frames of neighbours stand side by side."""
FRAME, RING = 5, 42
"""Width of a frame, and size of the ring of a corner, on a map with sides of 75."""


class Candidates(msgspec.Struct, frozen=True):
    """The hexes and corners that may be chosen; none on pictures for all."""

    hexes: tuple[str, ...] = ()
    corners: tuple[str, ...] = ()

    @property
    def named(self) -> frozenset[str]:
        """The hexes that need a large name: a corner is called by those that meet there. A3.7"""
        return frozenset((*self.hexes, *(hex_id for corner in self.corners for hex_id in hexes_of(corner))))


NOTHING = Candidates()


def candidates_of(audience: Audience, players: int) -> Candidates:
    """Find the hexes and corners among the reader's choices."""
    hexes = tuple(each for each in audience.choices if each in in_play(players))
    corners = tuple(each for each in audience.choices if each in well_corners(players))
    if audience.reader is None or not (hexes or corners):
        return NOTHING
    return Candidates(hexes, corners)


def lit(candidates: Candidates, field: Field) -> Iterator[Lit]:
    """Light the hexes that may be chosen."""
    for hex_id in candidates.hexes:
        yield Lit(field.outline(hex_id, INSET), FRAME * field.k)


def ringed(candidates: Candidates, field: Field) -> Iterator[Sprite]:
    """Ring the corners that may be chosen."""
    for corner in candidates.corners:
        yield Sprite("well_site", field.corner(corner), RING * field.k)
