"""The ground nobody owns: sand with the swell of dunes, and bare rock with light from the north-west."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from PIL import Image, ImageChops, ImageFilter

from render.picture.ground.grain import clouds, layered
from render.picture.ground.relief import dune_waves, light_step, lit
from render.picture.ground.sheet import COARSE, Sheet, empty_mask
from render.picture.scene import Point

SAND, DRY_SAND = "#EBD196", "#DFBC7A"
ROCK, HIGH_ROCK = "#AE9167", "#8F7350"
SHADE = "#5A4022"
"""What land throws on the ground around it."""
RIPPLES = 17
"""Dunes from the top of the map to its foot."""


class Soil(msgspec.Struct, frozen=True):
    """The ground of a map so many units wide and high."""

    units: tuple[float, float]
    mountains: Sequence[Sequence[Point]]
    """Where it is bare rock."""
    lands: Sequence[Sequence[Point]]
    """Outlines of the land that will lie on it and throws its shade."""


def paint_soil(soil: Soil, width: int) -> Image.Image:
    """Paint the ground below everything, with the shade that land throws on it."""
    rock = _filled(soil, width, soil.mountains, 255).blurred(9)
    size = rock.size
    image = Image.new("RGB", size, SAND)
    image.paste(DRY_SAND, mask=clouds(size, (9, 8), "dry").point(lambda value: max(0, value - 90) // 2))
    image.paste(ROCK, mask=rock)
    larger = (size[0] + light_step(size[0]), size[1] + light_step(size[0]))
    ridges = _ridges(larger)
    crests = ridges.crop((0, 0, *size)).point(lambda value: max(0, value - 70))
    image.paste(HIGH_ROCK, mask=ImageChops.multiply(rock, crests))
    relief = Image.composite(lit(ridges, 0.9), lit(dune_waves(larger, RIPPLES, "dunes"), 0.5), rock)
    image = ImageChops.soft_light(image, Image.merge("RGB", (relief, relief, relief)))
    shaded = [[(x + 1.5, y + 3) for x, y in ring] for ring in soil.lands]
    image.paste(SHADE, mask=_filled(soil, width, shaded, 105).blurred(7))
    return image.resize(empty_mask(soil.units, width).image.size, Image.Resampling.BICUBIC)


def _filled(soil: Soil, width: int, polygons: Iterable[Sequence[Point]], strength: int) -> Sheet:
    sheet = empty_mask(soil.units, width, COARSE)
    for polygon in polygons:
        sheet.polygon(polygon, strength)
    return sheet


def _ridges(size: tuple[int, int]) -> Image.Image:
    """Make heights with sharp crests and soft valleys."""
    folded = layered(size, (30, 28), "ridges", 2).point(lambda value: 255 - 2 * abs(value - 128))
    return folded.filter(ImageFilter.BoxBlur(1))
