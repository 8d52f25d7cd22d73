"""The parties in a region: one plate, two below each other, or a chip for each of three and more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.core.decision import Seat
from render.games.mesopotamia.board.geometry import Stands
from render.games.mesopotamia.board.parties import Party, is_contested
from render.games.mesopotamia.board.plates import Part, Plate, chip, plate
from render.games.mesopotamia.board.shores import floor
from render.picture.scene import Box, Sprite

SWORDS = 36.0
"""Size of the sign that a region is contested."""
GAP, NARROW = 4.0, 2.0
"""Room beside plates, and between chips."""
FALLEN, MOST = 62.0, 2
"""Size of the plate of a Unit that was lost, and how many are shown."""
FRINGE = 16.0
"""How far the band of a region reaches into it."""
SLACK = 16.0
"""How much wider than its row a plate with swords may be, where nothing stands beside it."""

Fallen: TypeAlias = tuple[Seat | None, str]
"""Whose combat Unit of which kind was lost."""


def figures(parties: list[Party], region: str, stands: Stands, lost: Sequence[Fallen] = ()) -> Iterator[Part]:
    """Lay out the plates of a region, in units of the map; what was lost stands where a second party would."""
    middle = stands.rows[0][0] if stands.side else stands.site[0]
    if len(parties) > 2 or (len(parties) == 2 and len(stands.rows) == 1):
        yield from _chips(parties, stands.rows)
    elif len(parties) == 2:
        yield from _two(parties, stands)
    elif len(parties) == 1 and lost and len(stands.rows) > 1:
        yield from _alone(parties[0], region, stands.rows[:1], middle)
    elif len(parties) == 1:
        yield from _alone(parties[0], region, stands.rows, middle)
    if lost and len(parties) < len(stands.rows):
        yield from _lost(lost[-MOST:], stands.rows[-1])


def _alone(party: Party, region: str, rows: tuple[Box, ...], middle: float) -> Iterator[Part]:
    """One plate in the room of all rows, below what lies there, and above the band if there is room."""
    top, bottom = rows[0][1] - rows[0][3] / 2, rows[-1][1] + rows[-1][3] / 2
    widest = max(rows, key=lambda row: row[2])
    shown = plate(party, widest[2] + SLACK / 2, bottom - top)
    left, right = max(row[0] - row[2] / 2 for row in rows), min(row[0] + row[2] / 2 for row in rows)
    half = shown.width / 2
    x = min(max(middle, left + half), right - half) if shown.width <= right - left else widest[0]
    free = floor(region, x - half, x + half) - FRINGE
    y = min((top + bottom) / 2, max(top, free - shown.height) + shown.height / 2)
    yield from shown.shapes((x, y))


def _two(parties: list[Party], stands: Stands) -> Iterator[Part]:
    """A line each, the longer one in the wider row; swords right of the shorter plate."""
    longer, shorter = sorted(parties, key=lambda party: -len(party.figures))
    wide, narrow = sorted(stands.rows, key=lambda row: -row[2])
    slack = 0.0 if stands.side else SLACK
    swords = SWORDS + GAP if is_contested(parties) else 0.0
    yield from plate(longer, wide[2] + slack / 2, wide[3]).shapes((wide[0], wide[1]))
    shown = plate(shorter, narrow[2] + slack - swords, narrow[3])
    yield from shown.shapes((narrow[0] - swords / 2, narrow[1]))
    if swords:
        yield Sprite("crossed_swords", (narrow[0] + shown.width / 2 + GAP / 2, narrow[1]), SWORDS)


def _chips(parties: list[Party], rows: tuple[Box, ...]) -> Iterator[Part]:
    """A chip each, as many in the first row as fit; swords after the last."""
    chips = [chip(party, min(row[3] for row in rows)) for party in parties]
    swords = SWORDS + GAP if is_contested(parties) else 0.0
    lines = _lines(chips, rows, swords)
    for row, line in zip(rows, lines, strict=False):
        last = line is lines[-1]
        x = row[0] - (sum(each.width + NARROW for each in line) - NARROW + (swords if last else 0)) / 2
        for each in line:
            yield from each.shapes((x + each.width / 2, row[1]))
            x += each.width + NARROW
        if last and swords:
            yield Sprite("crossed_swords", (x + SWORDS / 2, row[1]), SWORDS)


def _lines(chips: list[Plate], rows: tuple[Box, ...], swords: float) -> list[list[Plate]]:
    """Part chips into lines, so that the widest is as narrow as can be for its row."""
    if len(rows) == 1:
        return [chips]

    def excess(first: int) -> float:
        wide = [sum(each.width + NARROW for each in part) for part in (chips[:first], chips[first:])]
        return max(wide[0] - rows[0][2], wide[1] + swords - rows[1][2])

    first = min(range(1, len(chips)), key=excess)
    return [chips[:first], chips[first:]]


def _lost(lost: Sequence[Fallen], row: Box) -> Iterator[Sprite]:
    """A crossed-out plate for each of the last Units that were destroyed."""
    x = row[0] - (len(lost) * (FALLEN + GAP) - GAP) / 2
    for seat, unit in lost:
        yield Sprite("fallen", (x + FALLEN / 2, row[1]), FALLEN, seat, unit)
        x += FALLEN + GAP
