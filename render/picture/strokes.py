"""Cards, lines, arrows, glows, veils and what is lit: drawn three times as large, in their own box, and reduced."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.picture.scene import Arrow, Card, Glow, Line, Lit, Point, Veil
from render.picture.theme import CREAM, HALO, INK, PAPER, WHITE

FINE = 3
BAND, NARROWEST, THIN = 0.55, 6.0, 2.2
"""How much of the reach of a glow is a band of gold, its least width, and that of the line of ink inside it."""
MARGIN = 8
"""Room around a polygon for its frame."""
WASH, SHINE = 0.22, 0.6
"""How much cream lies on what is lit: in its middle, and at its frame."""
DASH, PERIOD = 2.6, 4.6
"""How long a dash of a frame is, and how far the next one begins from where it began, in widths of the frame."""


@lru_cache(maxsize=256)
def _card(size: tuple[int, int], fill: str, edge: str, edge_width: float, radius: float) -> Image.Image:
    large = (size[0] * FINE, size[1] * FINE)
    image = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    whole = (0, 0, large[0] - 1, large[1] - 1)
    draw.rounded_rectangle(whole, radius * FINE, fill, edge or None, round(edge_width * FINE))
    return image.resize(size, Image.Resampling.BOX)


def card(shape: Card) -> Image.Image:
    """Draw a card as an image of its own."""
    left, top, right, bottom = shape.box
    size = (round(right) - round(left), round(bottom) - round(top))
    return _card(size, shape.fill, shape.edge, shape.edge_width, shape.radius)


class Canvas:
    """A finely drawn part of an image, large enough for some points and a margin."""

    def __init__(self, points: Sequence[Point], margin: float) -> None:
        self.left = math.floor(min(x for x, _ in points) - margin)
        self.top = math.floor(min(y for _, y in points) - margin)
        right = math.ceil(max(x for x, _ in points) + margin)
        bottom = math.ceil(max(y for _, y in points) + margin)
        self.size = (right - self.left, bottom - self.top)
        self.image = Image.new("RGBA", (self.size[0] * FINE, self.size[1] * FINE), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, points: Sequence[Point]) -> list[Point]:
        """Turn points of the picture into points of this canvas."""
        return [((x - self.left) * FINE, (y - self.top) * FINE) for x, y in points]

    def stroke(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line with round ends."""
        placed, thick = self.at(points), width * FINE
        self.draw.line(placed, colour, round(thick), joint="curve")
        for x, y in (placed[0], placed[-1]):
            self.draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), colour)

    def paste_on(self, image: Image.Image) -> None:
        """Reduce it and lay it on the image."""
        small = self.image.resize(self.size, Image.Resampling.BOX)
        image.paste(small, (self.left, self.top), small)


def line(image: Image.Image, shape: Line) -> None:
    """Draw a line."""
    canvas = Canvas(shape.points, shape.width + 6)
    if shape.rim:
        canvas.stroke(shape.points, shape.rim, shape.width + 5)
    canvas.stroke(shape.points, shape.colour, shape.width)
    canvas.paste_on(image)


def arrow(image: Image.Image, shape: Arrow) -> None:
    """Draw an arrow: an edge of ink, a rim, and the colour of whoever moves."""
    canvas = Canvas(shape.points, shape.head + 10)
    for grown, colour in ((6.0, INK), (4.0, shape.rim), (0.0, shape.colour)):
        shaft, head = _arrow(shape, grown)
        canvas.stroke(shaft, colour, shape.width + 2 * grown)
        canvas.draw.polygon(canvas.at(head), colour)
    canvas.paste_on(image)


def _arrow(shape: Arrow, grown: float) -> tuple[list[Point], list[Point]]:
    """Work out shaft and head, grown on all sides."""
    (x, y), tip = shape.points[-2], shape.points[-1]
    length = math.hypot(tip[0] - x, tip[1] - y) or 1.0
    along = ((tip[0] - x) / length, (tip[1] - y) / length)
    base = (tip[0] - along[0] * shape.head, tip[1] - along[1] * shape.head)
    half = shape.head * 0.62 + grown * 1.6
    foot = (base[0] - along[0] * grown, base[1] - along[1] * grown)
    front = (tip[0] + along[0] * grown * 1.8, tip[1] + along[1] * grown * 1.8)
    corners = [
        (foot[0] - along[1] * half, foot[1] + along[0] * half),
        (foot[0] + along[1] * half, foot[1] - along[0] * half),
    ]
    return [*shape.points[:-1], base], [front, *corners]


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
