"""Cards, lines, arrows and glows: drawn three times as large, in their own box, and reduced."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.picture.scene import Arrow, Card, Glow, Line, Point
from render.picture.theme import HALO, INK

FINE = 3
SHINE = 30
"""Width of a glow, half of it inside the outline."""


@lru_cache(maxsize=256)
def _card(size: tuple[int, int], fill: str, edge: str, edge_width: float, radius: float) -> Image.Image:
    large = (size[0] * FINE, size[1] * FINE)
    image = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    whole = (0, 0, large[0] - 1, large[1] - 1)
    draw.rounded_rectangle(whole, radius * FINE, fill, edge or None, round(edge_width * FINE))
    return image.resize(size, Image.Resampling.BOX)


def card(shape: Card) -> Image.Image:
    """Give the image of a card."""
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
        """Give points of the picture as points of this canvas."""
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
    """Give shaft and head, grown on all sides."""
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
    """Let the outline of an area shine inward."""
    left, top = math.floor(min(x for x, _ in shape.polygon)) - 4, math.floor(min(y for _, y in shape.polygon)) - 4
    shine, edge = _glow(tuple((x - left, y - top) for x, y in shape.polygon))
    image.paste(HALO, (left, top), shine.point(lambda value: round(value * shape.strength)))
    image.paste(INK, (left, top), edge)


@lru_cache(maxsize=64)
def _glow(polygon: tuple[Point, ...]) -> tuple[Image.Image, Image.Image]:
    """Give the masks of a glow: its shine, blurred and therefore drawn as it is, and its edge, drawn finely."""
    size = (math.ceil(max(x for x, _ in polygon)) + 4, math.ceil(max(y for _, y in polygon)) + 4)
    inside = Image.new("L", size, 0)
    ImageDraw.Draw(inside).polygon(polygon, 255)
    ring = Image.new("L", size, 0)
    ImageDraw.Draw(ring).line([*polygon, polygon[0]], 255, SHINE, joint="curve")
    edge = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    outline = [(x * FINE, y * FINE) for x, y in (*polygon, polygon[0])]
    ImageDraw.Draw(edge).line(outline, 255, 3 * FINE, joint="curve")
    return ImageChops.multiply(ring.filter(ImageFilter.GaussianBlur(3)), inside), edge.reduce(FINE)
