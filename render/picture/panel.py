"""A panel: paper in a double frame of ink and lapis, for what lies beside a map."""

from __future__ import annotations

from collections.abc import Iterator

from render.picture.scene import Box, Card, Label
from render.picture.theme import INK, LAPIS, PAPER, SMALLEST

PAD = 10.0
"""How far inside its box a panel is free."""


def panel(box: Box) -> Iterator[Card]:
    """Lay out the paper and its frame."""
    left, top, right, bottom = box
    yield Card(box, PAPER, INK, 2.5, 14)
    yield Card((left + 5, top + 5, right - 5, bottom - 5), PAPER, LAPIS, 2.5, 10)


def headed(box: Box, words: str, height: float, beside: str = "") -> Iterator[Label]:
    """Write what a panel holds at the head of a box inside it, and at the right what stands there."""
    left, top, right, _ = box
    yield Label(words, (left + 4, top + height / 2 - 2), SMALLEST, "serif", LAPIS, "left")
    if beside:
        yield Label(beside, (right - 4, top + height / 2 - 2), SMALLEST, fill=LAPIS, anchor="right")


def below(box: Box, height: float) -> Box:
    """Work out what is left of a box below its heading.

    >>> below((0, 0, 100, 50), 10)
    (0, 10, 100, 50)
    """
    left, top, right, bottom = box
    return (left, top + height, right, bottom)


def inside(box: Box, by: float = PAD) -> Box:
    """Work out a smaller box in the middle of a box.

    >>> inside((0, 0, 100, 50), 10)
    (10, 10, 90, 40)
    """
    left, top, right, bottom = box
    return (left + by, top + by, right - by, bottom - by)


def across(box: Box, parts: int, gap: float = 6.0) -> list[Box]:
    """Part a box into equal ones side by side.

    >>> across((0, 0, 106, 50), 2)
    [(0.0, 0, 50.0, 50), (56.0, 0, 106.0, 50)]
    """
    left, top, right, bottom = box
    width = (right - left - gap * (parts - 1)) / parts
    return [(left + n * (width + gap), top, left + n * (width + gap) + width, bottom) for n in range(parts)]


def down(box: Box, parts: int, gap: float = 6.0) -> list[Box]:
    """Part a box into equal ones below each other.

    >>> down((0, 0, 50, 106), 2)
    [(0, 0.0, 50, 50.0), (0, 56.0, 50, 106.0)]
    """
    left, top, right, bottom = box
    height = (bottom - top - gap * (parts - 1)) / parts
    return [(left, top + n * (height + gap), right, top + n * (height + gap) + height) for n in range(parts)]
