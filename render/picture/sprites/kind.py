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
    """Pixels of cream around it; 0 for signs that stand on paper."""
    flat_rim: float = 1.2
    """The same where it lies flat on a panel, beside numbers."""
    edge: float = 1.5
    """Pixels of ink around the rim; 0 for what has an outline of ink itself."""
    number: Callable[[Pen], None] | None = None
    """A number that is written on it, in cream; the rest of it is then the same for all numbers."""
    behind: Callable[[Pen], None] | None = None
    """What is faint and has no rim, painted behind the rest."""
