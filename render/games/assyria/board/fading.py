"""Land out of play: there, but faded into the paper of the picture, wholly where the picture goes on."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.games.assyria.board.country import Country
from render.picture.ground.bands import bands
from render.picture.ground.sheet import COARSE, Sheet
from render.picture.theme import PAGE

FADED = 158
"""How far land around the hexes is faded, of 255."""
SEAM = 26
"""How broad the strips are above and below where land fades wholly; it does so a side east of the hexes too."""


def fade(country: Country, sheet: Sheet) -> None:
    """Fade all but the hexes in play."""
    size = sheet.image.size
    veil = Sheet(_veil(country, size[0]).resize(size, Image.Resampling.BILINEAR), sheet.scale, country.corner)
    for hex_id in country.field.hexes:
        veil.polygon(country.field.outline(hex_id), 0)
    for box in bands(sheet.image):
        sheet.image.paste(PAGE, box, veil.image.crop(box))


def _veil(country: Country, width: int) -> Image.Image:
    """Make a mask of how far each spot is faded, softly."""
    left, top, right, bottom = country.box
    seams, east = country.mask(width, COARSE / 3), country.mask(width, COARSE / 3)
    seams.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], FADED)
    for y in (top, bottom):
        seams.line([(left, y), (right, y)], 255, SEAM)
    end, side = country.field.box[2] + country.field.side, country.field.side
    east.polygon([(end, top), (right + side, top), (right + side, bottom), (end, bottom)], 255)
    return ImageChops.lighter(seams.blurred(SEAM / 3), east.blurred(side / 3))
