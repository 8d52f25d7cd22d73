"""Keys: of the Units in the south-west of the map, of events on the sea, and of a strip where a player fewer sits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.mesopotamia.content.empires import FIGHTERS, RAM
from render.games.mesopotamia.board import frame
from render.picture.audience import Audience
from render.picture.panel import across, down, inside, panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import CREAM, INK, SMALLEST
from render.picture.type import fit, measure

HERE = (0.0, 0.0)
UNIT, WORDS, BESIDE = 34.0, SMALLEST, 44.0
"""Size of the sign of a Unit, of words, and how far right of the left edge of a sign they begin."""


def units_key(audience: Audience, box: Box = frame.UNITS_KEY) -> Iterator[Card | Label | Sprite]:
    """Lay out the signs of Units and of Tribes, in two columns. M6.2"""
    yield from panel(box)
    kinds = [*FIGHTERS, RAM]
    signs = [Sprite(f"{kind}_sign", HERE, UNIT) for kind in kinds]
    words = [audience.say(f"picture-key-{kind}") for kind in (*kinds, "tribe")]
    entries = list(zip([*signs, Sprite("tribe_sign", HERE, UNIT)], words, strict=True))
    left, top, right, bottom = inside(box, 8)
    one, other = (max(measure(said, "sans", WORDS) for said in column) for column in (words[::2], words[1::2]))
    middle = left + BESIDE + one + (right - left - 2 * BESIDE - one - other) / 2
    yield from _column(entries[::2], (left, top, middle, bottom), INK)
    yield from _column(entries[1::2], (middle, top, right, bottom), INK)


def events_key(audience: Audience, box: Box = frame.EVENTS_KEY) -> Iterator[Label | Sprite]:
    """Lay out what event tokens look like; on the sea, so in cream. M14.7, M14.8"""
    entries = (
        (Sprite("hidden_plain", HERE, 36), audience.say("picture-key-hidden")),
        (Sprite("event_die", HERE, 34, 0, "4"), audience.say("picture-key-die")),
        (Sprite("open_plain", HERE, 38, text="2"), audience.say("picture-key-end")),
    )
    yield from _column(entries, box, CREAM)


def strip_key(audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out the signs of a strip, where no strip is."""
    yield from panel(box)
    signs = {
        "quest": Sprite("quest", HERE, 32),
        "flag": Sprite("flag", HERE, 32),
        "place": Sprite("die_place", HERE, 34),
        "pawn": Sprite("pawn", HERE, 38, 0),
        "done": Sprite("done", HERE, 34),
        "points": Sprite("points", HERE, 36),
    }
    entries = [(sign, audience.say(f"picture-key-{name}")) for name, sign in signs.items()]
    for n, column in enumerate(across(inside(box, 12), 2, 8)):
        yield from _column(entries[3 * n : 3 * n + 3], column, INK)


def _column(entries: Iterable[tuple[Sprite, str]], box: Box, ink: str) -> Iterator[Label | Sprite]:
    """Lay out entries below each other."""
    listed = list(entries)
    for (sign, words), (left, top, right, bottom) in zip(listed, down(box, len(listed), 0), strict=True):
        middle = (top + bottom) / 2
        yield Sprite(sign.kind, (left + 21, middle), sign.size, sign.seat, sign.text, flat=sign.flat)
        said, size = fit(words, "sans", WORDS, right - left - BESIDE, SMALLEST)
        yield Label(said, (left + BESIDE, middle), size, fill=ink, anchor="left")
