"""The regions as they are painted on the ground nobody owns, and the sea beside them."""

from __future__ import annotations

from PIL import Image

from engine.mesopotamia.content.map import REGIONS
from render.games.mesopotamia.board.geometry import MAP, UNITS
from render.games.mesopotamia.board.outlines import RINGS
from render.games.mesopotamia.board.tints import LAND
from render.picture.ground.grain import Scatter
from render.picture.ground.land import BANKS, Land, paint_lands, river_banks
from render.picture.ground.sea import Sea, paint_sea
from render.picture.ground.soil import Soil, paint_soil

SHIFT = 5
"""How much lighter or darker a region is at most than its terrain, so that neighbours part."""
MOUTH = 17.0
"""How wide the rivers are where they end in the sea."""


def paint_land(width: int) -> Image.Image:
    """Paint soil, sea and regions."""
    rings = list(RINGS.values())
    mountains = [zone.polygon for zone in MAP.zone if zone.terrain == "mountain"]
    image = paint_soil(Soil(UNITS, mountains, rings), width)
    banks = river_banks(UNITS, width, [river.path for river in MAP.river])
    image.paste(BANKS, mask=banks)
    polygons = [region.polygon for region in MAP.region]
    for sea in MAP.sea:
        paint_sea(image, Sea(UNITS, sea.polygon, polygons, [(river.path, MOUTH) for river in MAP.river]))
    paint_lands(image, UNITS, _lands(), banks)
    return image


def _lands() -> list[Land]:
    scatter = Scatter("shifts")
    return [
        Land(
            RINGS[region.id],
            region.polygon,
            *LAND[REGIONS[region.id].terrain],
            round(scatter.between(-SHIFT, SHIFT)),
        )
        for region in MAP.region
    ]
