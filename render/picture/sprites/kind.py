"""What a kind of sprite is."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from render.picture.pen import Pen


class Kind(msgspec.Struct, frozen=True):
    """A kind of sprite: drawn with a pen that knows the seat and the text."""

    draw: Callable[[Pen], None]
    aspect: float = 1.0
    """Height for a width of 1."""
    rim: float = 3.0
    """Pixels of cream around it, inside an edge of ink; 0 for signs that stand on paper."""
