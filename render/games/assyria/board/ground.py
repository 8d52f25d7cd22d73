"""The painted land of Assyria: all that depends on neither the position nor the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from render.games.assyria.board.corners import draw_corners
from render.games.assyria.board.country import Country, country
from render.games.assyria.board.fading import fade
from render.games.assyria.board.growth import draw_growth
from render.games.assyria.board.land import paint_land
from render.games.assyria.board.lines import draw_lines
from render.games.assyria.board.reeds import draw_reeds
from render.games.assyria.board.rivers import draw_rivers
from render.games.assyria.board.soil import paint_soil
from render.picture.ground.fine import drawn_over
from render.picture.ground.paper import paint_grain
from render.picture.ground.sheet import Sheet

LAYERS: tuple[Callable[[Country, Sheet], None], ...] = (
    draw_growth,
    draw_rivers,
    draw_reeds,
    fade,
    draw_lines,
    draw_corners,
)
"""What is drawn with a fine line, from the bottom up."""


def paint_ground(players: int, width: int) -> Image.Image:
    """Paint the land for a number of players without names and pieces, so wide."""
    land = country(players)
    image = paint_land(land, paint_soil(land, width), width)
    image = image.resize(land.mask(width).image.size, Image.Resampling.BICUBIC)
    paint_grain(image)
    return drawn_over(image, [partial(draw, land) for draw in LAYERS], land.wide, land.corner)
