"""The ground nobody owns: sand with the swell of dunes, and bare rock with light from the north-west."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageFilter

from render.boards.after_the_flood.geometry import MAP
from render.boards.after_the_flood.grain import clouds, layered
from render.boards.after_the_flood.outlines import RINGS
from render.boards.after_the_flood.sheet import COARSE, mask, placed
from render.boards.after_the_flood.tints import DRY_SAND, HIGH_ROCK, ROCK, SAND, SHADE

RIPPLES = 17
"""Dunes from the top of the map to its foot."""


def paint_soil(width: int) -> Image.Image:
    """Paint the ground below everything, with the shade that land throws on it."""
    rock = _zones(width, "mountain", 9)
    size = rock.size
    soil = Image.new("RGB", size, SAND)
    soil.paste(DRY_SAND, mask=clouds(size, (9, 8), "dry").point(lambda value: max(0, value - 90) // 2))
    soil.paste(ROCK, mask=rock)
    larger = (size[0] + _step(size[0]), size[1] + _step(size[0]))
    ridges = _ridges(larger)
    crests = ridges.crop((0, 0, *size)).point(lambda value: max(0, value - 70))
    soil.paste(HIGH_ROCK, mask=ImageChops.multiply(rock, crests))
    relief = Image.composite(_lit(ridges, 0.9), _lit(_dunes(larger), 0.5), rock)
    soil = ImageChops.soft_light(soil, Image.merge("RGB", (relief, relief, relief)))
    soil.paste(SHADE, mask=_land_shade(width))
    return soil.resize(mask(width).image.size, Image.Resampling.BICUBIC)


def _zones(width: int, terrain: str, blur: float) -> Image.Image:
    sheet = mask(width, COARSE)
    for zone in MAP.zone:
        if zone.terrain == terrain:
            sheet.polygon(placed(zone.polygon), 255)
    return sheet.image.filter(ImageFilter.GaussianBlur(blur * sheet.scale))


def _ridges(size: tuple[int, int]) -> Image.Image:
    """Give heights with sharp crests and soft valleys."""
    folded = layered(size, (30, 28), "ridges", 2).point(lambda value: 255 - 2 * abs(value - 128))
    return folded.filter(ImageFilter.BoxBlur(1))


def _dunes(size: tuple[int, int]) -> Image.Image:
    """Give heights in long bent waves."""
    rise = Image.linear_gradient("L").resize(size, Image.Resampling.BICUBIC)
    bent = Image.blend(rise, clouds(size, (6, 6), "dunes"), 0.16)
    waves = [round(127 + 120 * math.sin(value / 256 * RIPPLES * math.tau)) for value in range(256)]
    return bent.point(waves).filter(ImageFilter.GaussianBlur(size[0] / 130))


def _lit(heights: Image.Image, strength: float) -> Image.Image:
    """Give light and shade of heights, the light from the top left; smaller by the step that is compared."""
    step = _step(heights.width)
    wide, high = heights.width - step, heights.height - step
    here, beyond = heights.crop((0, 0, wide, high)), heights.crop((step, step, wide + step, high + step))
    return ImageChops.subtract(here, beyond, 1 / strength, 128)


def _step(wide: int) -> int:
    return max(1, wide // 400)


def _land_shade(width: int) -> Image.Image:
    sheet = mask(width, COARSE)
    for ring in RINGS.values():
        sheet.polygon([(x + 1.5, y + 3) for x, y in ring], 105)
    return sheet.image.filter(ImageFilter.GaussianBlur(7 * sheet.scale))
