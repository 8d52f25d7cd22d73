"""The ground nobody owns: sand, and the mountains."""

from __future__ import annotations

from PIL import Image

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.outlines import RINGS
from render.games.after_the_flood.board.sheet import HIGH, WIDE, placed
from render.picture.ground import soil


def paint_soil(width: int) -> Image.Image:
    """Paint the ground below everything, with the shade that land throws on it."""
    mountains = [placed(zone.polygon) for zone in MAP.zone if zone.terrain == "mountain"]
    return soil.paint_soil(soil.Soil((WIDE, HIGH), mountains, list(RINGS.values())), width)
