"""The soft ground of the land in one piece: sand, drier far from water, green between the rivers."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.games.assyria.board.country import Country
from render.games.assyria.board.tints import DRY_SAND, GREEN, HEART, SAND, WET_SAND
from render.picture.ground.grain import layered
from render.picture.ground.relief import dune_waves, light_step, lit
from render.picture.ground.sheet import COARSE

MARGIN = 1.02
"""How wide the green along a river is, in sides."""
RIPPLES = 15
"""Dunes from the top of the land to its foot."""


def paint_soil(country: Country, width: int) -> Image.Image:
    """Paint all the land, as if there were no hexes, at a third of the size."""
    green = _green(country, width)
    size = green.size
    soil = Image.new("RGB", size, SAND)
    far = ImageChops.invert(_along_rivers(country, width, 2.6, 255, 0.6))
    soil.paste(DRY_SAND, mask=ImageChops.multiply(far, _patches(size, "dry", 60)))
    step = light_step(size[0])
    waves = lit(dune_waves((size[0] + step, size[1] + step), RIPPLES, "assyrian dunes"), 0.45)
    soil = ImageChops.soft_light(soil, Image.merge("RGB", (waves, waves, waves)))
    soil.paste(GREEN, mask=green)
    soil.paste(HEART, mask=ImageChops.multiply(_heart(country, width), _patches(size, "fields", 120)))
    soil.paste(WET_SAND, mask=_along_rivers(country, width, 0.66, 150, 0.05))
    return soil


def _green(country: Country, width: int) -> Image.Image:
    """Make a mask of where it is green: between the rivers, and less and less along them."""
    land = country.mask(width, COARSE)
    land.polygon(country.between, 255)
    inland = land.blurred(0.12 * country.field.side)
    return ImageChops.lighter(inland, _along_rivers(country, width, MARGIN, 215, 0.14))


def _heart(country: Country, width: int) -> Image.Image:
    """Make a mask of where it is greenest: away from both rivers."""
    land = country.mask(width, COARSE)
    land.polygon(country.between, 255)
    for river in country.rivers:
        land.line(river.points, 0, country.field.side)
    return land.blurred(0.4 * country.field.side)


def _along_rivers(country: Country, width: int, wide: float, strength: int, blur: float) -> Image.Image:
    """Make a band along both rivers: its width and how far its edge is blurred in sides."""
    band = country.mask(width, COARSE)
    for river in country.rivers:
        band.line(river.points, strength, wide * country.field.side)
    return band.blurred(blur * country.field.side)


def _patches(size: tuple[int, int], seed: str, least: int) -> Image.Image:
    """Make soft patches between a least strength and the full one."""
    return layered(size, (14, 12), seed, 2).point(lambda value: min(255, least + value))
