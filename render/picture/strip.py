"""What the strips of all games have in common: a ground in the seat's colour, a name, counts, and the score."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.decision import Seat
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.theme import ACTIVE_PAPER, KEY_FACT, MUTED, PAPER, SEATS, SMALLEST
from render.picture.type import fit

TAB = 84
"""Width of the coloured end that bears the seat's badge."""
NUMBER = 40
"""Size of numbers."""


def strip_ground(box: Box, seat: Seat, acts: bool, tab: float = TAB) -> Iterator[Card]:
    """Lay out the strip itself: whoever acts has a thicker frame and lighter paper."""
    left, top, right, bottom = box
    yield Card(box, SEATS[seat].colour)
    edge = 7 if acts else 3
    yield Card((left + tab, top + edge, right - edge, bottom - edge), ACTIVE_PAPER if acts else PAPER, radius=10)


def strip_name(audience: Audience, seat: Seat, at: Point, room: float) -> Label:
    """Lay out the player's name, as large as there is room."""
    name, size = fit(audience.name(seat), "serif", KEY_FACT, room, SMALLEST)
    return Label(name, at, size, "serif", anchor="left")


def strip_count(sign: Sprite, count: int, before: str = "") -> Iterator[Label | Sprite]:
    """Lay out a sign with a number at its right; nothing of it is pale."""
    yield msgspec.structs.replace(sign, faded=not count)
    at = (sign.at[0] + sign.size / 2 + 10, sign.at[1])
    yield Label(f"{before}{count}", at, NUMBER, "number", "" if count else MUTED, "left")
