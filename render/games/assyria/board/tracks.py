"""The tracks of offerings and camels: a cell for each position, with the discs of the seats in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.assyria.data import CAMELS_MAX, OFFERINGS
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from render.games.assyria.board.frame import HEADING, BoardFrame
from render.picture.audience import Audience
from render.picture.panel import across, below, down, headed, inside
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.theme import SMALLEST, TIMES
from render.picture.type import measure

SIGN = 46.0
"""Room for the sign at the head of a track."""
EDGE = "#B79A62"
OFFERED = {0: "#F8EBC8", 1: "#F5DFA8", 2: "#F0CD86", 3: "#EBBB64", 4: "#E4A63C"}
"""Cells of the offering track, darker with the multiplier."""
PLAIN = ("#F6E7C4", "#EFDCB0")
DISC = 38.0
"""How large a disc is, unless a cell of an upright track is lower."""
SPACE = 3.0
"""Room between two cells."""


def _upright(box: Box) -> bool:
    return box[3] - box[1] > box[2] - box[0]


class Track(msgspec.Struct, frozen=True):
    """A track in its box: across, or upright with the lowest position at its foot."""

    sign: str
    labels: tuple[str, ...]
    fills: tuple[str, ...]
    box: Box

    @property
    def upright(self) -> bool:
        """Say whether it is higher than wide."""
        return _upright(self.box)

    def cells(self, counts: Sequence[int]) -> list[Box]:
        """Place the cells, that of the lowest position first; on a track across, discs make their cell wider."""
        left, top, right, bottom = self.box
        if self.upright:
            return down((left, top + SIGN, right, bottom), len(self.labels), SPACE)[::-1]
        needed = [
            max(measure(label, "number", SMALLEST) + 6, count * (DISC + 1) + 4)
            for label, count in zip(self.labels, counts, strict=True)
        ]
        room = right - left - SIGN - SPACE * (len(needed) - 1)
        more = (room - sum(needed)) / len(needed)
        boxes, x = [], left + SIGN
        for width in needed:
            boxes.append((x, top, x + width + more, bottom))
            x += width + more + SPACE
        return boxes

    def shapes(self, positions: Sequence[int]) -> Iterator[Card | Label | Sprite]:
        """Lay out the cells, what is written in them, and everybody's disc in the cell of its position."""
        left, top, right, bottom = self.box
        at = ((left + right) / 2, top + SIGN / 2 - 4) if self.upright else (left + SIGN / 2 - 3, (top + bottom) / 2)
        yield Sprite(self.sign, at, 46, flat=True)
        there: list[list[Seat]] = [[] for _ in self.labels]
        for seat, position in enumerate(positions):
            there[position].append(seat)
        cells = self.cells([len(seats) for seats in there])
        for label, fill, cell, seats in zip(self.labels, self.fills, cells, there, strict=True):
            yield Card(cell, fill, EDGE, 1.5, 7)
            yield Label(label, self._label_at(cell), SMALLEST, "number")
            for seat, place in zip(seats, self._places(cell, len(seats)), strict=True):
                yield Sprite("badge", place, min(DISC, cell[3] - cell[1] - 6), seat, flat=True)

    def _label_at(self, cell: Box) -> Point:
        left, top, right, bottom = cell
        return (left + 25, (top + bottom) / 2) if self.upright else ((left + right) / 2, top + 17)

    def _places(self, cell: Box, count: int) -> list[Point]:
        """Work out where discs stand in a cell, side by side."""
        left, top, right, bottom = cell
        if self.upright:
            x, y = left + 46, (top + bottom) / 2
            return [(x + (right - 2 - x) * (n + 0.5) / count, y) for n in range(count)]
        x, y = (left + right) / 2, bottom - DISC / 2 - 6
        return [(x + (n - (count - 1) / 2) * (DISC + 1), y) for n in range(count)]


def tracks(frame: BoardFrame) -> tuple[Track, Track]:
    """Place both tracks: below each other, or side by side where they are upright. A1.10, A1.11"""
    box = inside(frame.tracks, 11)
    upright = _upright(box)
    if not upright:
        box = below(box, HEADING)
    offerings, camels = across(box, 2, 8) if upright else down(box, 2, 5)
    return (
        Track(
            "offering",
            tuple(f"{TIMES}{multiplier}" for multiplier in OFFERINGS.multipliers),
            tuple(OFFERED[multiplier] for multiplier in OFFERINGS.multipliers),
            offerings,
        ),
        Track(
            "camel",
            tuple(str(position) for position in range(CAMELS_MAX + 1)),
            tuple(PLAIN[position % 2] for position in range(CAMELS_MAX + 1)),
            camels,
        ),
    )


def track_cells(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out both tracks with everybody's discs; upright ones have no room for a heading, but the same signs."""
    offerings, camels = tracks(frame)
    if not offerings.upright:
        yield from headed(inside(frame.tracks, 11), audience.say("picture-tracks"), HEADING)
    yield from offerings.shapes([player.offering for player in view.players])
    yield from camels.shapes([player.camels for player in view.players])
