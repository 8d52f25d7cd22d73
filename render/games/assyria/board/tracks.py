"""The tracks of offerings and camels: a cell for each position, with the discs of the seats in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from engine.assyria.data import CAMELS_MAX, OFFERINGS
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from render.games.assyria.board.frame import BoardFrame
from render.picture.panel import across, down, inside
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.theme import SMALLEST, TIMES

SIGN = 56.0
"""Room for the sign at the head of a track."""
EDGE = "#B79A62"
OFFERED = {0: "#F8EBC8", 1: "#F5DFA8", 2: "#F0CD86", 3: "#EBBB64", 4: "#E4A63C"}
"""Cells of the offering track, darker with the multiplier."""
PLAIN = ("#F6E7C4", "#EFDCB0")
SIZES = {1: 34.0, 2: 30.0, 3: 21.0, 4: 21.0}
"""How large a disc is among so many in a cell, unless the cell is too narrow."""


class Track(msgspec.Struct, frozen=True):
    """A track in its box: across, or upright with the lowest position at its foot."""

    sign: str
    labels: tuple[str, ...]
    fills: tuple[str, ...]
    box: Box

    @property
    def upright(self) -> bool:
        """Say whether it is higher than wide."""
        return self.box[3] - self.box[1] > self.box[2] - self.box[0]

    def cells(self) -> list[Box]:
        """Place the cells, that of the lowest position first."""
        left, top, right, bottom = self.box
        if self.upright:
            return down((left, top + SIGN, right, bottom), len(self.labels), 3)[::-1]
        return across((left + SIGN, top, right, bottom), len(self.labels), 3)

    def printed(self) -> Iterator[Card | Label | Sprite]:
        """Lay out the cells and what is written in them."""
        left, top, right, bottom = self.box
        at = ((left + right) / 2, top + SIGN / 2 - 4) if self.upright else (left + SIGN / 2 - 3, (top + bottom) / 2)
        yield Sprite(self.sign, at, 46, flat=True)
        for label, fill, cell in zip(self.labels, self.fills, self.cells(), strict=True):
            yield Card(cell, fill, EDGE, 1.5, 7)
            centre = (
                (cell[0] + 30, (cell[1] + cell[3]) / 2) if self.upright else ((cell[0] + cell[2]) / 2, cell[1] + 20)
            )
            yield Label(label, centre, SMALLEST, "number")

    def discs(self, positions: Sequence[int]) -> Iterator[Sprite]:
        """Lay out everybody's disc; those in one cell share its room."""
        together: dict[int, list[Seat]] = defaultdict(list)
        for seat, position in enumerate(positions):
            together[position].append(seat)
        cells = self.cells()
        for position, seats in together.items():
            left, _, right, _ = cells[position]
            size = min(SIZES[len(seats)], 0.48 * (right - left)) if len(seats) > 1 else SIZES[1]
            for seat, at in zip(seats, self._places(cells[position], len(seats)), strict=True):
                yield Sprite("badge", at, size, seat, flat=True)

    def _places(self, cell: Box, count: int) -> list[Point]:
        """Work out where discs stand in a cell: one in the middle, two side by side, more in a square."""
        left, top, right, bottom = cell
        if self.upright:
            x, y = left + 56, (top + bottom) / 2
            return [(x + (right - x) * (n + 0.5) / count, y) for n in range(count)]
        x, y = (left + right) / 2, (top + 38 + bottom) / 2
        half = (right - left) / 4
        if count == 1:
            return [(x, y)]
        rows = (count + 1) // 2
        return [(x + (2 * (n % 2) - 1) * half, y + (n // 2 - (rows - 1) / 2) * 22) for n in range(count)]


def tracks(frame: BoardFrame) -> tuple[Track, Track]:
    """Place both tracks: below each other, or side by side where they are upright. A1.10, A1.11"""
    box = inside(frame.tracks, 11)
    upright = box[3] - box[1] > box[2] - box[0]
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


def track_cells(frame: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out the printed cells of both tracks, which the position does not change."""
    for track in tracks(frame):
        yield from track.printed()


def track_discs(view: AssyriaView, frame: BoardFrame) -> Iterator[Sprite]:
    """Lay out everybody's discs on both tracks."""
    offerings, camels = tracks(frame)
    yield from offerings.discs([player.offering for player in view.players])
    yield from camels.discs([player.camels for player in view.players])
