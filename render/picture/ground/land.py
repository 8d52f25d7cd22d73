"""Areas of land: pale in the middle where things stand, stronger along their edges, green along the rivers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from PIL import Image, ImageChops, ImageColor

from render.picture.ground.sheet import COARSE, Sheet, empty_mask
from render.picture.scene import Point

BANKS = "#9DB25A"
"""Green that follows a river."""
GREEN, STRENGTH, SOFT = 46, 125, 12
"""How broad it is, how strong of 255, and how soft."""


class Land(msgspec.Struct, frozen=True):
    """An area: its outline rounded and as it is, its colours in the middle and at the edge."""

    ring: Sequence[Point]
    polygon: Sequence[Point]
    pale: str
    strong: str
    shift: int = 0
    """How much lighter or darker it is than others of its colours, so that neighbours part."""


def paint_lands(image: Image.Image, units: tuple[float, float], lands: Sequence[Land], banks: Image.Image) -> None:
    """Paint the areas over the ground and the seas."""
    whole = empty_mask(units, image.width)
    pale, strong = Sheet(Image.new("RGB", image.size), whole.scale), Sheet(Image.new("RGB", image.size), whole.scale)
    for land in lands:
        whole.polygon(land.ring, 255)
        for sheet, colour in ((pale, land.pale), (strong, land.strong)):
            sheet.polygon(land.ring, _shifted(colour, land.shift))
    edges = _edges(units, image.width, lands).resize(image.size, Image.Resampling.BILINEAR)
    pale.image.paste(strong.image, mask=edges)
    pale.image.paste(BANKS, mask=banks)
    image.paste(pale.image, mask=whole.image)


def river_banks(units: tuple[float, float], width: int, rivers: Iterable[Sequence[Point]]) -> Image.Image:
    """Make a mask of where green follows rivers, through sand and steppe."""
    sheet = empty_mask(units, width, COARSE)
    for river in rivers:
        sheet.line(river, STRENGTH, GREEN)
    return sheet.blurred(SOFT).resize(empty_mask(units, width).image.size, Image.Resampling.BILINEAR)


def _edges(units: tuple[float, float], width: int, lands: Iterable[Land]) -> Image.Image:
    """Make a mask of how near the edge of an area is: a broad wash, and a narrow one where the colour ran together."""
    broad, narrow = empty_mask(units, width, COARSE), empty_mask(units, width, COARSE)
    for land in lands:
        ring = [*land.polygon, land.polygon[0]]
        broad.line(ring, 225, 15)
        narrow.line(ring, 255, 5)
    return ImageChops.lighter(broad.blurred(10), narrow.blurred(2.6))


def _shifted(colour: str, by: int) -> tuple[int, int, int, int]:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return (min(255, red + by), min(255, green + by), min(255, blue + by), 255)
