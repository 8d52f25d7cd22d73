"""A picture key: what each sign of a board means, in sections of rows; a game says which signs and which words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from render.picture.panel import across, panel
from render.picture.scene import Arrow, Band, Box, Card, Drawn, Glow, Hatch, Label, Lit, Point, Scene, Sprite
from render.picture.theme import INK, KEY_FACT, LAPIS, PAPER, WIDTH
from render.picture.type import fit, measure

TITLE, HEADING = 80.0, 66.0
"""Height of the title, and of the heading of a section."""
WORDS, LINE, ROW = 37.0, 44.0, 68.0
"""Size of words, room for a line of them, and for a row of one line."""
MARGIN, PAD, GAP = 10.0, 18.0, 8.0
BETWEEN = 9.0
"""Room between two signs of an entry."""


Sign: TypeAlias = Sprite | Label | Arrow | Glow | Lit | Band | Hatch
"""What can stand in a key: things, texts, and the marks of areas."""
AREA = ((-40.0, -12.0), (-14.0, -26.0), (36.0, -22.0), (40.0, 8.0), (12.0, 26.0), (-34.0, 20.0))
"""A small area, for marks that areas have."""
WAY = ((-38.0, 8.0), (38.0, -8.0))
"""A short way, for arrows."""


class LegendEntry(msgspec.Struct, frozen=True):
    """Signs as they stand side by side on the board, wherever they are put, and what they mean."""

    signs: tuple[Sign, ...]
    words: str
    tint: str = ""
    """The colour of a box around them, if the board has one there."""

    @property
    def width(self) -> float:
        """How much room the signs take."""
        return sum(_width(sign) + BETWEEN for sign in self.signs) - BETWEEN + (2 * BETWEEN if self.tint else 0)

    def shapes(self, x: float, y: float) -> Iterator[Card | Sign]:
        """Lay out the signs from a point to the right."""
        if self.tint:
            yield Card((x, y - 28, x + self.width, y + 28), self.tint, INK, 1.5, 8)
            x += BETWEEN
        for sign in self.signs:
            yield _placed(sign, (x + _width(sign) / 2, y))
            x += _width(sign) + BETWEEN


class LegendSection(msgspec.Struct, frozen=True):
    """Entries of one part of the board, in one column or several."""

    heading: str
    entries: tuple[LegendEntry, ...]
    columns: int = 1


def legend(title: str, sections: Sequence[LegendSection]) -> Scene:
    """Lay out a whole key as a picture of its own."""
    shapes: list[Drawn] = []
    top = TITLE
    for section in sections:
        laid, bottom = _section(section, top)
        shapes += [*panel((MARGIN, top, WIDTH - MARGIN, bottom)), *laid]
        top = bottom + GAP
    head = (
        Card((0, 0, WIDTH, TITLE), PAPER, radius=0),
        Label(title, (24, TITLE / 2), KEY_FACT + 2, "serif", anchor="left"),
    )
    return Scene(height=round(top), base=(), over=(*head, *shapes))


def _section(section: LegendSection, top: float) -> tuple[list[Drawn], float]:
    """Lay out a heading and rows below it, and say where they end."""
    shapes: list[Drawn] = [
        Label(section.heading, (MARGIN + PAD, top + HEADING / 2 + 4), KEY_FACT - 6, "serif", LAPIS, "left")
    ]
    signs = max(entry.width for entry in section.entries)
    y = top + HEADING
    for first in range(0, len(section.entries), section.columns):
        boxes = across((MARGIN + PAD, y, WIDTH - MARGIN - PAD, y), section.columns, PAD)
        row = [
            (entry, box, _lines(entry.words, box[2] - box[0] - signs - PAD))
            for entry, box in zip(section.entries[first : first + section.columns], boxes, strict=False)
        ]
        height = ROW + LINE * (max(len(lines) for *_, lines in row) - 1)
        for entry, box, lines in row:
            shapes += _row(entry, box, y + height / 2, signs, lines)
        y += height
    return shapes, y + PAD / 2


def _row(entry: LegendEntry, box: Box, y: float, signs: float, lines: list[str]) -> Iterator[Drawn]:
    """Lay out signs in the middle of their room, and the words beside them."""
    yield from entry.shapes(box[0] + (signs - entry.width) / 2, y)
    x = box[0] + signs + PAD
    for n, line in enumerate(lines):
        said, size = fit(line, "sans", WORDS, box[2] - x, WORDS - 3)
        yield Label(said, (x, y + LINE * (n - (len(lines) - 1) / 2)), size, anchor="left")


def _lines(words: str, width: float) -> list[str]:
    """Part words into lines that fit a width."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if measure(longer, "sans", WORDS) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _placed(sign: Sign, at: Point) -> Sign:
    """Put a sign to its place; marks of areas are drawn around their middle."""
    if isinstance(sign, Sprite | Label):
        return msgspec.structs.replace(sign, at=at)
    if isinstance(sign, Arrow):
        return msgspec.structs.replace(sign, points=_moved(sign.points, at))
    return msgspec.structs.replace(sign, polygon=_moved(sign.polygon, at))


def _moved(points: Iterable[Point], by: Point) -> tuple[Point, ...]:
    return tuple((x + by[0], y + by[1]) for x, y in points)


def _width(sign: Sign) -> float:
    if isinstance(sign, Sprite):
        return sign.size
    if isinstance(sign, Label):
        return measure(sign.text, sign.font, sign.size)
    across = [x for x, _ in (sign.points if isinstance(sign, Arrow) else sign.polygon)]
    return max(across) - min(across)
