"""The painted ground of the map: all that depends on neither the position nor the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.games.after_the_flood.board.bridges import draw_bridges
from render.games.after_the_flood.board.dunes import draw_dunes
from render.games.after_the_flood.board.growth import draw_growth
from render.games.after_the_flood.board.ink import draw_borders
from render.games.after_the_flood.board.land import paint_land, river_banks
from render.games.after_the_flood.board.mountains import draw_mountains
from render.games.after_the_flood.board.pyramids import draw_pyramids
from render.games.after_the_flood.board.reeds import draw_reeds
from render.games.after_the_flood.board.rivers import draw_rivers
from render.games.after_the_flood.board.seas import paint_seas
from render.games.after_the_flood.board.sheet import WIDE
from render.games.after_the_flood.board.soil import paint_soil
from render.games.after_the_flood.board.ways import draw_ways
from render.picture.ground.fine import drawn_over
from render.picture.ground.land import BANKS
from render.picture.ground.paper import paint_grain
from render.picture.ground.sheet import Sheet

LAYERS: tuple[Callable[[Sheet], None], ...] = (
    draw_growth,
    draw_dunes,
    draw_pyramids,
    draw_borders,
    draw_mountains,
    draw_rivers,
    draw_reeds,
    draw_bridges,
    draw_ways,
)
"""What is drawn with a fine line, from the bottom up."""


def paint_ground(width: int) -> Image.Image:
    """Paint the map without names and pieces, so wide and eleven twelfths as high."""
    image = paint_soil(width)
    banks = river_banks(width)
    image.paste(BANKS, mask=banks)
    paint_seas(image)
    paint_land(image, banks)
    paint_grain(image)
    return drawn_over(image, LAYERS, WIDE)
