"""The hexes on the painted land: each a little lighter or darker than the next, and shaded along its edges."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.games.assyria.board.country import Country
from render.games.assyria.board.tints import SHADE, SHADED
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import COARSE, Sheet

TINT = 12
"""How strongly a hex may be tinted, of 255."""
LIGHT, DARK = (255, 248, 222), (96, 66, 20)


def paint_land(country: Country, soil: Image.Image, width: int) -> Image.Image:
    """Put the hexes on the soil; still at a third of the size."""
    soil.paste(SHADE, mask=_thrown_shade(country, width))
    scatter = Scatter("tints of hexes")
    sheet = Sheet(soil, soil.width / country.wide, country.corner)
    for hex_id in country.field.hexes:
        tint = scatter.between(-TINT, TINT)
        sheet.polygon(country.field.outline(hex_id), (*(LIGHT if tint > 0 else DARK), round(abs(tint))))
    darker = ImageChops.multiply(soil, Image.new("RGB", soil.size, SHADED))
    return Image.composite(darker, soil, _edges(country, width))


def _edges(country: Country, width: int) -> Image.Image:
    """Make a mask of how near the edge of a hex is: a broad wash, and a narrow one where the colour ran together."""
    k = country.field.k
    broad, narrow, inside = (country.mask(width, COARSE) for _ in range(3))
    for hex_id in country.field.hexes:
        ring = country.field.outline(hex_id)
        broad.line([*ring, ring[0]], 190, 14 * k)
        narrow.line([*ring, ring[0]], 200, 5 * k)
        inside.polygon(ring, 255)
    edges = ImageChops.lighter(broad.blurred(8 * k), narrow.blurred(2.4 * k))
    return ImageChops.multiply(edges, inside.image)


def _thrown_shade(country: Country, width: int) -> Image.Image:
    """Make the shade around the field, with light from the top left."""
    k = country.field.k
    sheet = country.mask(width, COARSE)
    for hex_id in country.field.hexes:
        sheet.polygon([(x + 2 * k, y + 4 * k) for x, y in country.field.outline(hex_id)], 200)
    shade = Sheet(sheet.blurred(6 * k), sheet.scale, country.corner)
    for hex_id in country.field.hexes:
        shade.polygon(country.field.outline(hex_id), 0)
    return shade.image
