"""Food cards as they lie on the table: their food and how often, on a tint of the food."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import CARDS
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import INK, MUTED, PAPER, TIMES
from render.picture.type import measure

TINTS = {
    "grape": "#E8D3E4",
    "palm": "#D9E6C3",
    "salt": "#F6FAFC",
    "barley": "#FBEBBE",
    "date": "#EFD5BC",
    "joker": "#FFF6DF",
    "plow": "#F3E3C4",
}
FAINT = "#B9A67C"
"""The edge of a place without a card."""
NUMBER, GAP = 37.0, 5.0


def food_card(card: str, box: Box, price: float = 0, taken: bool = False) -> Iterator[Card | Label | Sprite]:
    """Put a card into a box, at the left of what is kept free for a price; a number reads better than small symbols.

    One that has been taken is pale.
    """
    about = CARDS[card]
    left, top, right, bottom = box
    yield Card(box, PAPER if taken else TINTS[about.food], FAINT if taken else INK, 2.5, 9)
    times = "" if about.any_food else f"{TIMES}{about.symbols}"
    words = GAP + measure(times, "number", NUMBER) if times else 0
    size, y = min((bottom - top) * 0.7, right - left - price - words - 2 * GAP), (top + bottom) / 2
    width = size + words
    start = (left + right - price - width) / 2
    yield Sprite(about.food, (start + size / 2, y), size, faded=taken, flat=True)
    if times:
        yield Label(times, (start + size + GAP, y), NUMBER, "number", MUTED if taken else "", "left")


def empty_place(box: Box) -> Card:
    """Lay out a place where no card lies."""
    return Card(box, PAPER, FAINT, 2, 9)
