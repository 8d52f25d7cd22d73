"""Marks of whole areas: glows, what is lit, veils, bands and hatching; masks are drawn finely, reduced and kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.picture.pen import tinted
from render.picture.scene import Band, Glow, Hatch, Lit, Point, Veil
from render.picture.strokes import FINE
from render.picture.theme import BORDER, CREAM, HALO, INK, PAPER, WHITE

BAND, NARROWEST, THIN = 0.55, 6.0, 2.2
"""How much of the reach of a glow is a band of gold, its least width, and that of the line of ink inside it."""
MARGIN = 8
"""Room around a polygon for its frame."""
WASH, SHINE = 0.22, 0.6
"""How much cream lies on what is lit: in its middle, and at its frame."""
DASH, PERIOD = 2.6, 4.6
"""How long a dash of a frame is, and how far the next one begins from where it began, in widths of the frame."""
DARKER, EDGE, RIM = -0.35, 1.8, 2.2
"""How much darker the edges of a band are than itself, their width, and that of the cream on both sides of it."""
APART, STROKE, STRENGTH, PALER = 15, 2.4, 0.55, 0.16
"""How far the lines of hatching lie apart, their width and strength, and how much paler the land between them is."""


def glow(image: Image.Image, shape: Glow) -> None:
    """Let the outline of an area shine inward: a band of gold between two lines of ink, fading further in."""
    polygon, corner = _boxed(shape.polygon)
    shine, edges = _glow(polygon, shape.reach)
    image.paste(HALO, corner, shine.point(lambda value: round(value * shape.strength)))
    image.paste(INK, corner, edges)


def lit(image: Image.Image, shape: Lit) -> None:
    """Light an area up and frame it."""
    polygon, corner = _boxed(shape.polygon)
    wash, rim, frame, dashes = _lit(polygon, shape.width)
    image.paste(CREAM, corner, wash)
    image.paste(INK, corner, rim)
    image.paste(WHITE, corner, frame)
    image.paste(INK, corner, dashes)


def veil(image: Image.Image, shape: Veil) -> None:
    """Lay paper over all of a box but what is meant."""
    left, top, right, bottom = map(round, shape.box)
    mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE), round(255 * shape.strength))
    for polygon in shape.meant:
        ImageDraw.Draw(mask).polygon([((x - left) * FINE, (y - top) * FINE) for x, y in polygon], 0)
    image.paste(PAPER, (left, top), mask.reduce(FINE))


def _boxed(polygon: Sequence[Point]) -> tuple[tuple[Point, ...], tuple[int, int]]:
    """Move a polygon into its own box, and say where in the picture that begins."""
    left, top = (math.floor(min(each)) - MARGIN for each in zip(*polygon, strict=True))
    return tuple((x - left, y - top) for x, y in polygon), (left, top)


@lru_cache(maxsize=64)
def _glow(polygon: tuple[Point, ...], reach: float) -> tuple[Image.Image, Image.Image]:
    """Make the masks of a glow: its shine, blurred and therefore drawn as it is, and its edges, drawn finely."""
    inside, band = _inside(polygon), max(BAND * reach, NARROWEST)
    soft = _shine(polygon, reach, reach / 5)
    shine = ImageChops.multiply(ImageChops.lighter(soft, _outline(polygon, 2 * band)), inside)
    inner = ImageChops.subtract(_outline(polygon, 2 * band + THIN), _outline(polygon, 2 * band - THIN))
    return shine, ImageChops.lighter(_outline(polygon, 3), ImageChops.multiply(inner, inside))


@lru_cache(maxsize=128)
def _lit(polygon: tuple[Point, ...], width: float) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Make the masks of what is lit: cream within, the dark edges of the frame, the frame, the dashes on it."""
    inside = _inside(polygon)
    shine = _shine(polygon, 2 * width, width).point(lambda value: round(value * (SHINE - WASH) + 255 * WASH))
    edges, frame = _outline(polygon, width + 3), _outline(polygon, width)
    return ImageChops.multiply(shine, inside), edges, frame, _dashes(polygon, width)


def _size(polygon: Sequence[Point]) -> tuple[int, int]:
    return (math.ceil(max(x for x, _ in polygon)) + MARGIN, math.ceil(max(y for _, y in polygon)) + MARGIN)


def _inside(polygon: tuple[Point, ...]) -> Image.Image:
    mask = Image.new("L", _size(polygon), 0)
    ImageDraw.Draw(mask).polygon(polygon, 255)
    return mask


def _shine(polygon: tuple[Point, ...], reach: float, blur: float) -> Image.Image:
    """Make a mask of the outline with a blurred edge on both sides."""
    ring = Image.new("L", _size(polygon), 0)
    ImageDraw.Draw(ring).line([*polygon, polygon[0]], 255, round(2 * reach), joint="curve")
    return ring.filter(ImageFilter.GaussianBlur(blur))


def _outline(polygon: tuple[Point, ...], width: float) -> Image.Image:
    """Make a fine mask of the outline; its last corner is round too."""
    across, down = _size(polygon)
    mask = Image.new("L", (across * FINE, down * FINE), 0)
    placed = [(x * FINE, y * FINE) for x, y in (*polygon, *polygon[:2])]
    ImageDraw.Draw(mask).line(placed, 255, round(width * FINE), joint="curve")
    return mask.reduce(FINE)


def _brushed(polygon: tuple[Point, ...], reach: float) -> Image.Image:
    """Make a fine mask of all that is so near the outline; broad lines through short edges would have notches."""
    across, down = _size(polygon)
    mask = Image.new("L", (across * FINE, down * FINE), 0)
    draw, radius = ImageDraw.Draw(mask), reach * FINE
    placed = [(x * FINE, y * FINE) for x, y in (*polygon, polygon[0])]
    draw.line(placed, 255, round(2 * radius))
    for corner in placed:
        draw.circle(corner, radius, 255)
    return mask.reduce(FINE)


def _dashes(polygon: tuple[Point, ...], width: float) -> Image.Image:
    """Make a fine mask of dashes along the outline, evenly apart all around."""
    across, down = _size(polygon)
    mask = Image.new("L", (across * FINE, down * FINE), 0)
    draw = ImageDraw.Draw(mask)
    corners = [*polygon, polygon[0]]
    lengths = [math.dist(here, there) for here, there in pairwise(corners)]
    count = max(1, round(sum(lengths) / (PERIOD * width)))
    period, share = sum(lengths) / count, DASH / PERIOD
    for n in range(count):
        dash = _along(corners, lengths, n * period, (n + share) * period)
        draw.line([(x * FINE, y * FINE) for x, y in dash], 255, round(width * FINE), joint="curve")
    return mask.reduce(FINE)


def _along(corners: Sequence[Point], lengths: Sequence[float], begin: float, end: float) -> list[Point]:
    """Cut the part of a line between two distances from its beginning.

    >>> _along([(0, 0), (10, 0), (10, 10)], [10, 10], 8, 13)
    [(8.0, 0.0), (10, 0), (10.0, 3.0)]
    """
    found: list[Point] = []
    passed = 0.0
    for (here, there), length in zip(pairwise(corners), lengths, strict=True):
        for at in (begin, end):
            if passed <= at < passed + length:
                share = (at - passed) / length
                found.append((here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share))
        passed += length
        if begin < passed < end:
            found.append(there)
    return found


def band(image: Image.Image, shape: Band) -> None:
    """Lay a band along the inside of an outline: cream, a darker edge, the colour."""
    polygon, corner = _boxed(shape.polygon)
    colours, mask = _band(polygon, shape.colour, shape.width, shape.inset)
    image.paste(colours, corner, mask)


def hatch(image: Image.Image, shape: Hatch) -> None:
    """Lay slanting lines over an area and make it paler."""
    polygon, corner = _boxed(shape.polygon)
    inside, lines = _hatch(polygon)
    image.paste(PAPER, corner, inside.point(lambda value: round(value * PALER)))
    image.paste(BORDER, corner, lines)


@lru_cache(maxsize=96)
def _band(polygon: tuple[Point, ...], colour: str, width: float, inset: float) -> tuple[Image.Image, Image.Image]:
    """Make a band in its colours, and the mask of all of it."""
    inside = _filled(polygon)

    def ring(begin: float, end: float) -> Image.Image:
        reached = ImageChops.multiply(_brushed(polygon, end), inside)
        return ImageChops.subtract(reached, _brushed(polygon, begin)) if begin else reached

    end = inset + 2 * RIM + 2 * EDGE + width
    colours = Image.new("RGB", inside.size, CREAM)
    colours.paste(tinted(colour, DARKER), mask=ring(inset + RIM, end - RIM))
    colours.paste(colour, mask=ring(inset + RIM + EDGE, end - RIM - EDGE))
    return colours, ring(inset, end)


@lru_cache(maxsize=32)
def _hatch(polygon: tuple[Point, ...]) -> tuple[Image.Image, Image.Image]:
    """Make the masks of hatching: the area, and the lines in it."""
    inside = _filled(polygon)
    across, down = inside.width * FINE, inside.height * FINE
    lines = Image.new("L", (across, down), 0)
    draw = ImageDraw.Draw(lines)
    for foot in range(0, across + down, APART * FINE):
        draw.line([(foot, 0), (foot - down, down)], round(255 * STRENGTH), round(STROKE * FINE))
    return inside, ImageChops.multiply(lines.reduce(FINE), inside)


def _filled(polygon: tuple[Point, ...]) -> Image.Image:
    """Make a fine mask of an area."""
    across, down = _size(polygon)
    mask = Image.new("L", (across * FINE, down * FINE), 0)
    ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in polygon], 255)
    return mask.reduce(FINE)
