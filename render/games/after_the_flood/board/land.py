"""The areas: pale in the middle where things stand, stronger along their edges, green along the rivers."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageColor

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.outlines import RINGS
from render.games.after_the_flood.board.sheet import mask, placed
from render.games.after_the_flood.board.tints import BANKS, LAND
from render.picture.ground.sheet import COARSE, Sheet

SHIFTS = {
    "sippar": -3, "babylon": 4, "nippur": -3, "shuruppak": -5, "umma": 4, "uruk": 5, "ur": -4, "lagash": 0, "eridu": 5,
    "mittani": -3, "amorites": 2, "assyria": 6, "guti": 4, "kassites": 0, "elam": -1, "larsa": 2, "isin": -2,
}  # fmt: skip
"""How much lighter or darker an area is than its terrain, so that neighbours part."""


def paint_land(image: Image.Image, banks: Image.Image) -> None:
    """Paint the areas over the ground and the seas."""
    whole = mask(image.width)
    pale, strong = Sheet(Image.new("RGB", image.size), whole.scale), Sheet(Image.new("RGB", image.size), whole.scale)
    for area in MAP.area:
        whole.polygon(RINGS[area.id], 255)
        for sheet, colour in zip((pale, strong), LAND[area.terrain], strict=True):
            sheet.polygon(RINGS[area.id], _shifted(colour, SHIFTS.get(area.id, 0)))
    pale.image.paste(strong.image, mask=_edges(image.width).resize(image.size, Image.Resampling.BILINEAR))
    pale.image.paste(BANKS, mask=banks)
    image.paste(pale.image, mask=whole.image)


def river_banks(width: int) -> Image.Image:
    """Make a mask of where green follows the rivers, through sand and steppe."""
    sheet = mask(width, COARSE)
    for river in MAP.river:
        sheet.line(placed(river.path), 125, 46)
    soft = sheet.blurred(12)
    return soft.resize(mask(width).image.size, Image.Resampling.BILINEAR)


def _edges(width: int) -> Image.Image:
    """Make a mask of how near the edge of an area is: a broad wash, and a narrow one where the colour ran together."""
    broad, narrow = mask(width, COARSE), mask(width, COARSE)
    for area in MAP.area:
        ring = placed(area.polygon)
        broad.line([*ring, ring[0]], 225, 15)
        narrow.line([*ring, ring[0]], 255, 5)
    wash = broad.blurred(10)
    return ImageChops.lighter(wash, narrow.blurred(2.6))


def _shifted(colour: str, by: int) -> tuple[int, int, int, int]:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return (min(255, red + by), min(255, green + by), min(255, blue + by), 255)
