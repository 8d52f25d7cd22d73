"""Cards, lines and arrows: drawn three times as large, in their own box, and reduced."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.picture.scene import Arrow, Card, Line, Point
from render.picture.theme import INK

FINE = 3


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
