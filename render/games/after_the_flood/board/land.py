"""The areas as they are painted, and the green along the rivers."""

from __future__ import annotations

from PIL import Image

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.outlines import RINGS
from render.games.after_the_flood.board.sheet import HIGH, WIDE, placed
from render.games.after_the_flood.board.tints import LAND
from render.picture.ground import land

SHIFTS = {
    "sippar": -3, "babylon": 4, "nippur": -3, "shuruppak": -5, "umma": 4, "uruk": 5, "ur": -4, "lagash": 0, "eridu": 5,
    "mittani": -3, "amorites": 2, "assyria": 6, "guti": 4, "kassites": 0, "elam": -1, "larsa": 2, "isin": -2,
}  # fmt: skip
"""How much lighter or darker an area is than its terrain, so that neighbours part."""


def paint_land(image: Image.Image, banks: Image.Image) -> None:
    """Paint the areas over the ground and the seas."""
    lands = [
        land.Land(RINGS[area.id], placed(area.polygon), *LAND[area.terrain], SHIFTS.get(area.id, 0))
        for area in MAP.area
    ]
    land.paint_lands(image, (WIDE, HIGH), lands, banks)


def river_banks(width: int) -> Image.Image:
    """Make a mask of where green follows the rivers, through sand and steppe."""
    return land.river_banks((WIDE, HIGH), width, [placed(river.path) for river in MAP.river])
