"""The borders: ink between areas and around them, as if drawn by hand, strongest around Sumer."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.games.after_the_flood.board.geometry import AREAS
from render.games.after_the_flood.board.outlines import BORDER_LINES, RIMS
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER

BETWEEN, AROUND, SUMER = 2.9, 2.9, 3.6


def draw_borders(sheet: Sheet) -> None:
    """Draw where areas meet and where they end."""
    for line in BORDER_LINES:
        _ink(sheet, line, BETWEEN)
    for area, rims in RIMS.items():
        for line in rims:
            _ink(sheet, line, SUMER if AREAS[area].terrain == "fertile" else AROUND)


def _ink(sheet: Sheet, line: Sequence[Point], width: float) -> None:
    """Draw a line that swells and thins a little."""
    widths = [
        width * (1 + 0.14 * math.sin(x * 0.071 + y * 0.113) + 0.1 * math.sin(x * 0.19 - y * 0.15)) for x, y in line
    ]
    sheet.brush(line, BORDER, widths)
    for end in (line[0], line[-1]):
        sheet.disc(end, width * 0.5, BORDER)
