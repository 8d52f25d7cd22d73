"""The key: what a hut, a tile and a well bring, and how changes are marked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.assyria.data import HUT_VP, INCOME, WELL_VP
from engine.assyria.view import AssyriaView
from render.games.assyria.board.frame import BoardFrame
from render.picture.audience import Audience
from render.picture.panel import inside
from render.picture.scene import Label, Sprite
from render.picture.theme import MUTED, SMALLEST
from render.picture.type import measure

SIGN, STAR, GAP = 54.0, 46.0, 8.0
LOW = 42.0
"""Size of signs in a column, where rows are low."""


class KeyEntry(msgspec.Struct, frozen=True):
    """A sign, and what it brings or means: points, camels, words."""

    sign: Sprite
    points: int = 0
    camels: str = ""
    words: str = ""

    @property
    def width(self) -> float:
        """How much room it takes on a line."""
        return sum(width + GAP for width in self._widths()) - GAP

    @property
    def smaller(self) -> KeyEntry:
        """The same for a low row."""
        return msgspec.structs.replace(self, sign=msgspec.structs.replace(self.sign, size=min(self.sign.size, LOW)))

    def _widths(self) -> Iterator[float]:
        yield SIGN
        if self.points:
            yield STAR
        if self.camels:
            yield STAR
            yield measure(self.camels, "number", SMALLEST)
        if self.words:
            yield measure(self.words, "sans", SMALLEST)

    def shapes(self, x: float, y: float) -> Iterator[Label | Sprite]:
        """Lay out the entry from a point to the right."""
        yield msgspec.structs.replace(self.sign, at=(x + SIGN / 2, y))
        x += SIGN + GAP
        if self.points:
            yield Sprite("points", (x + STAR / 2, y), STAR - 4, text=str(self.points))
            x += STAR + GAP
        if self.camels:
            yield Sprite("camel", (x + STAR / 2, y), 40, flat=True)
            x += STAR + GAP
            yield Label(self.camels, (x, y), SMALLEST, "number", anchor="left")
            x += measure(self.camels, "number", SMALLEST) + GAP
        if self.words:
            yield Label(self.words, (x, y), SMALLEST, fill=MUTED, anchor="left")


def entries(view: AssyriaView, audience: Audience, every_turn: str) -> tuple[KeyEntry, ...]:
    """List what is worth knowing, with words for what scores every turn; wells bring less and less. A6.23-A6.26"""
    here = (0.0, 0.0)
    return (
        KeyEntry(Sprite("arid_hut", here, 52, flat=True), HUT_VP["outside"], words=every_turn),
        KeyEntry(Sprite("fertile_hut", here, 52, flat=True), HUT_VP["between"], words=every_turn),
        KeyEntry(Sprite("river_hut", here, 52, flat=True), camels=f"{INCOME.first}+{INCOME.further}+{INCOME.further}"),
        KeyEntry(Sprite("tile", here, 54, flat=True), 1, words=every_turn),
        KeyEntry(Sprite("well", here, 42), WELL_VP[view.reign - 1], words=audience.say("picture-key-once")),
        KeyEntry(Sprite("hut", here, 31, ring=True), words=audience.say("picture-key-new")),
        KeyEntry(Sprite("hut", here, 36, lost=True), words=audience.say("picture-key-lost")),
    )


def key(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Label | Sprite]:
    """Lay out the entries, below each other in a column or spread over a line."""
    left, top, right, bottom = inside(frame.key, 12)
    if bottom - top > right - left:
        shown = [entry.smaller for entry in entries(view, audience, audience.say("picture-key-turn"))]
        row = (bottom - top) / len(shown)
        for n, entry in enumerate(shown):
            yield from entry.shapes(left + 6, top + row * (n + 0.5))
        return
    shown = [*entries(view, audience, "")]
    gap = (right - left - sum(entry.width for entry in shown)) / (len(shown) - 1)
    x = left
    for entry in shown:
        yield from entry.shapes(x, (top + bottom) / 2)
        x += entry.width + gap
