"""A sign of Egypt at its foot, below everything that stands there."""

from __future__ import annotations

from render.games.after_the_flood.board.sheet import placed
from render.picture.ground.sheet import Sheet
from render.picture.theme import BORDER

PYRAMIDS = ((0.0745, 0.7340, 19.0), (0.1095, 0.7325, 15.0), (0.0905, 0.7405, 24.0))
"""The foot of each in the map, and its height in units; back to front."""
LIGHT, DARK = "#EFD08A", "#B98D4E"


def draw_pyramids(sheet: Sheet) -> None:
    """Draw three pyramids in light and shade."""
    for left, down, high in PYRAMIDS:
        x, y = placed([(left, down)])[0]
        top, corner = (x, y - high), (x + high * 0.22, y + high * 0.12)
        west, east = (x - high * 0.82, y), (x + high * 0.82, y - high * 0.05)
        sheet.polygon([top, west, corner], LIGHT)
        sheet.polygon([top, corner, east], DARK)
        sheet.round_line([west, top, east], BORDER, 1.3)
        sheet.round_line([west, corner, east], BORDER, 1.1)
