"""Ink as if drawn by hand: lines that swell and thin a little."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER


def draw_ink(sheet: Sheet, line: Sequence[Point], width: float) -> None:
    """Draw a border of about a width."""
    widths = [
        width * (1 + 0.14 * math.sin(x * 0.071 + y * 0.113) + 0.1 * math.sin(x * 0.19 - y * 0.15)) for x, y in line
    ]
    sheet.brush(line, BORDER, widths)
    for end in (line[0], line[-1]):
        sheet.disc(end, width * 0.5, BORDER)
