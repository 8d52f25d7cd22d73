"""The paper all is painted on: slightly uneven, never enough to disturb a number."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.picture.ground.bands import bands
from render.picture.ground.grain import layered

ACROSS = 60
"""Clouds of the paper from side to side; so many from top to bottom that they are as high as wide."""
STRENGTH = 8
"""Larger is fainter."""


def paint_grain(image: Image.Image) -> None:
    """Make the picture as uneven as paper is."""
    small = (image.width // 3, image.height // 3)
    cells = (ACROSS, round(ACROSS * image.height / image.width))
    clouds = layered(small, cells, "paper", 3).point(lambda value: 128 + (value - 128) // STRENGTH)
    grain = clouds.resize(image.size, Image.Resampling.BILINEAR)
    for box in bands(image):
        light = grain.crop(box)
        image.paste(ImageChops.soft_light(image.crop(box), Image.merge("RGB", (light, light, light))), box)
