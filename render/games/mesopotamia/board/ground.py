"""The painted ground of the map: all that depends on neither the position nor the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.games.mesopotamia.board.geometry import WIDE
from render.games.mesopotamia.board.growth import draw_growth, draw_reeds, draw_wilds
from render.games.mesopotamia.board.land import paint_land
from render.games.mesopotamia.board.outlines import RIMS
from render.games.mesopotamia.board.rivers import draw_rivers
from render.picture.ground.fine import drawn_over
from render.picture.ground.ink import draw_ink
from render.picture.ground.paper import paint_grain
from render.picture.ground.sheet import Sheet

COAST = 4.0
"""Width of the ink where the land of the regions ends."""


def _draw_coasts(sheet: Sheet) -> None:
    for rims in RIMS.values():
        for line in rims:
            draw_ink(sheet, line, COAST)


LAYERS: tuple[Callable[[Sheet], None], ...] = (draw_growth, draw_wilds, _draw_coasts, draw_rivers, draw_reeds)
"""What is drawn with a fine line, from the bottom up."""


def paint_ground(width: int) -> Image.Image:
    """Paint the map without names and pieces, so wide."""
    image = paint_land(width)
    paint_grain(image)
    return drawn_over(image, LAYERS, WIDE)
