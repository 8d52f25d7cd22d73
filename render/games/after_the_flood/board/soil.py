"""The ground nobody owns: sand with the swell of dunes, and bare rock with light from the north-west."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.outlines import RINGS
from render.games.after_the_flood.board.sheet import mask, placed
from render.games.after_the_flood.board.tints import DRY_SAND, HIGH_ROCK, ROCK, SAND, SHADE
from render.picture.ground.grain import clouds, layered
from render.picture.ground.relief import dune_waves, light_step, lit
from render.picture.ground.sheet import COARSE

RIPPLES = 17
"""Dunes from the top of the map to its foot."""


def paint_soil(width: int) -> Image.Image:
    """Paint the ground below everything, with the shade that land throws on it."""
    rock = _zones(width, "mountain", 9)
    size = rock.size
    soil = Image.new("RGB", size, SAND)
    soil.paste(DRY_SAND, mask=clouds(size, (9, 8), "dry").point(lambda value: max(0, value - 90) // 2))
    soil.paste(ROCK, mask=rock)
    larger = (size[0] + light_step(size[0]), size[1] + light_step(size[0]))
    ridges = _ridges(larger)
    crests = ridges.crop((0, 0, *size)).point(lambda value: max(0, value - 70))
    soil.paste(HIGH_ROCK, mask=ImageChops.multiply(rock, crests))
    relief = Image.composite(lit(ridges, 0.9), lit(dune_waves(larger, RIPPLES, "dunes"), 0.5), rock)
    soil = ImageChops.soft_light(soil, Image.merge("RGB", (relief, relief, relief)))
    soil.paste(SHADE, mask=_land_shade(width))
    return soil.resize(mask(width).image.size, Image.Resampling.BICUBIC)


def _zones(width: int, terrain: str, blur: float) -> Image.Image:
    sheet = mask(width, COARSE)
    for zone in MAP.zone:
        if zone.terrain == terrain:
            sheet.polygon(placed(zone.polygon), 255)
    return sheet.blurred(blur)


def _ridges(size: tuple[int, int]) -> Image.Image:
    """Make heights with sharp crests and soft valleys."""
    folded = layered(size, (30, 28), "ridges", 2).point(lambda value: 255 - 2 * abs(value - 128))
    return folded.filter(ImageFilter.BoxBlur(1))


def _land_shade(width: int) -> Image.Image:
    sheet = mask(width, COARSE)
    for ring in RINGS.values():
        sheet.polygon([(x + 1.5, y + 3) for x, y in ring], 105)
    return sheet.blurred(7)
