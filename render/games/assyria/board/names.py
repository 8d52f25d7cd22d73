"""Names of hexes: small at the top of each, or large below what stands there."""

from __future__ import annotations

from render.games.assyria.board.field import Field
from render.picture.scene import Label
from render.picture.theme import SMALLEST

SMALL, LARGE = 24, 44
"""Sizes of a name on a map with sides of 75."""
ABOVE, BELOW = -50, 25
"""How far from the centre of the hex a small and a large name stand."""


def small_name(hex_id: str, field: Field, size: float) -> Label:
    """Name a hex at its top; where that is too small to be read on a phone it is there for whoever zooms in."""
    x, y = field.centre(hex_id)
    return Label(hex_id.upper(), (x, y + ABOVE * field.k), size, "sans", halo=True, matters=size >= SMALLEST)


def large_name(hex_id: str, field: Field) -> Label:
    """Name a hex in its lower half."""
    x, y = field.centre(hex_id)
    return Label(hex_id.upper(), (x, y + BELOW * field.k), max(SMALLEST, LARGE * field.k), "number", halo=True)
