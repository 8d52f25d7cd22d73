"""The line below: what the signs of the map mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from render.games.after_the_flood.board import frame
from render.picture.audience import Audience
from render.picture.scene import Label, Sprite
from render.picture.theme import MUTED, SMALLEST, WIDTH
from render.picture.type import measure

SIZE, GAP = 36, 8
SHRUNK = {"great_city": 0.85, "army": 0.92}
"""What is higher than wide is drawn smaller."""


class KeySign(NamedTuple):
    """Signs, and the words for them."""

    words: str
    signs: tuple[str, ...]
    text: str = " "
    new: bool = False


ENTRIES = (
    KeySign("picture-key-workers", ("worker",), "3"),
    KeySign("picture-key-army", ("army",)),
    KeySign("picture-key-city", ("city", "great_city")),
    KeySign("picture-key-points", ("points",), "4"),
    KeySign("picture-key-passed", ("passed",)),
    KeySign("picture-key-new", ("army",), new=True),
)


def key(audience: Audience, players: int) -> Iterator[Label | Sprite]:
    """Lay out what the signs mean, in one line spread over the width."""
    middle = frame.height(players) - frame.KEY / 2
    said = [audience.say(entry.words) for entry in ENTRIES]
    widths = [
        measure(words, "sans", SMALLEST) + len(entry.signs) * (SIZE + GAP)
        for entry, words in zip(ENTRIES, said, strict=True)
    ]
    gap = (WIDTH - 2 * frame.MARGIN - sum(widths)) / (len(ENTRIES) - 1)
    x: float = frame.MARGIN
    for entry, words, width in zip(ENTRIES, said, widths, strict=True):
        for n, kind in enumerate(entry.signs):
            size = SIZE * SHRUNK.get(kind, 1.0) - 3 * entry.new
            yield Sprite(kind, (x + SIZE / 2 + n * (SIZE + GAP), middle), size, text=entry.text, ring=entry.new)
        yield Label(words, (x + len(entry.signs) * (SIZE + GAP), middle), SMALLEST, fill=MUTED, anchor="left")
        x += width + gap
