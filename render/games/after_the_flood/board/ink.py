"""The borders: ink between areas and around them, as if drawn by hand, strongest around Sumer."""

from __future__ import annotations

from render.games.after_the_flood.board.geometry import AREAS
from render.games.after_the_flood.board.outlines import BORDER_LINES, RIMS
from render.picture.ground.ink import draw_ink
from render.picture.ground.sheet import Sheet

BETWEEN, AROUND, SUMER = 2.9, 2.9, 3.6


def draw_borders(sheet: Sheet) -> None:
    """Draw where areas meet and where they end."""
    for line in BORDER_LINES:
        draw_ink(sheet, line, BETWEEN)
    for area, rims in RIMS.items():
        for line in rims:
            draw_ink(sheet, line, SUMER if AREAS[area].terrain == "fertile" else AROUND)
