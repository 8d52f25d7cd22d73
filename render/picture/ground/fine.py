"""Fine lines: drawn on an enlarged picture, then reduced, so that they come out smooth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PIL import Image

from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

COARSE_FROM = 1500
"""From this width on, lines are smooth enough if drawn twice as large; below it three times."""


def drawn_over(
    image: Image.Image, layers: Iterable[Callable[[Sheet], None]], wide: float, origin: Point = (0.0, 0.0)
) -> Image.Image:
    """Draw layers from the bottom up over a picture that is so many units wide and begins at a point."""
    fine = 3 if image.width <= COARSE_FROM else 2
    large = image.resize((image.width * fine, image.height * fine), Image.Resampling.NEAREST)
    sheet = Sheet(large, large.width / wide, origin)
    for draw in layers:
        draw(sheet)
    return large.reduce(fine)
