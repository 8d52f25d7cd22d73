"""Signs and numbers side by side, as a line of a close-up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from render.picture.scene import Label, Point, Sprite
from render.picture.type import measure

NUMBER, BETWEEN, APART = 42.0, 7.0, 26.0
"""Size of a text, room between two parts, and more room where a part is empty."""

Part: TypeAlias = str | Sprite
"""A text, or a sign wherever it is put; an empty text leaves room."""


def line_of(parts: Sequence[Part], at: Point, ink: str = "", number: float = NUMBER) -> Iterator[Label | Sprite]:
    """Lay parts out from a point to the right."""
    x, y = at
    for part in parts:
        wide = width_of(part, number)
        if isinstance(part, Sprite):
            yield msgspec.structs.replace(part, at=(x + wide / 2, y))
        elif part:
            yield Label(part, (x, y), number, "number", ink, "left")
        x += wide + BETWEEN


def width_of(part: Part, number: float = NUMBER) -> float:
    """Work out how much room a part takes."""
    if isinstance(part, Sprite):
        return part.size
    return measure(part, "number", number) if part else APART


def length_of(parts: Sequence[Part], number: float = NUMBER) -> float:
    """Work out how long a line is."""
    return sum(width_of(part, number) + BETWEEN for part in parts) - BETWEEN
