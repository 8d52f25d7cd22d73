"""The paper all is painted on: slightly uneven, never enough to disturb a number."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.boards.after_the_flood.grain import layered

CELLS = (60, 55)
STRENGTH = 8
"""Larger is fainter."""
BAND = 128


def paint_grain(image: Image.Image) -> None:
    """Give the picture the unevenness of paper, a band at a time: other threads wait while a band is mixed."""
    small = (image.width // 3, image.height // 3)
    clouds = layered(small, CELLS, "paper", 3).point(lambda value: 128 + (value - 128) // STRENGTH)
    grain = clouds.resize(image.size, Image.Resampling.BILINEAR)
    for top in range(0, image.height, BAND):
        box = (0, top, image.width, min(top + BAND, image.height))
        light = grain.crop(box)
        image.paste(ImageChops.soft_light(image.crop(box), Image.merge("RGB", (light, light, light))), box)
