"""Drawing one small thing much larger than needed, so that its edges are smooth once it is reduced."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageColor, ImageDraw

from render.picture.scene import Font, Point
from render.picture.theme import INK, SeatLook
from render.picture.type import cap_height, face

FINE = 4
"""How many times larger."""


class Pen:
    """Draws in a box of width 1 around (0, 0); knows whose piece it is and what is written on it."""

    def __init__(self, size: float, aspect: float, margin: float, look: SeatLook, label: str) -> None:
        self.look = look
        self.label = label
        self.scale = size * FINE
        self._margin = margin * FINE
        self._centre = (self.scale / 2 + self._margin, self.scale * aspect / 2 + self._margin)
        whole = (math.ceil(self._centre[0] * 2), math.ceil(self._centre[1] * 2))
        self.image = Image.new("RGBA", whole, (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def _at(self, point: Point) -> Point:
        return (self._centre[0] + point[0] * self.scale, self._centre[1] + point[1] * self.scale)

    def polygon(self, points: Iterable[Point], fill: str, edge: str = INK, width: float = 0) -> None:
        """Fill a polygon; an edge is drawn on its line, half inside."""
        placed = [self._at(point) for point in points]
        self._draw.polygon(placed, fill=fill)
        if width:
            self._stroke([*placed, placed[0], placed[1]], edge, width)

    def disc(self, centre: Point, radius: float, fill: str, edge: str = INK, width: float = 0) -> None:
        """Fill a circle."""
        self.oval(centre, radius, radius, fill, edge, width)

    def oval(self, centre: Point, across: float, down: float, fill: str, edge: str = INK, width: float = 0) -> None:
        """Fill an ellipse, its half axes given."""
        x, y = self._at(centre)
        a, b = across * self.scale, down * self.scale
        self._draw.ellipse(
            (x - a, y - b, x + a, y + b), fill or None, edge if width else None, round(width * self.scale)
        )

    def box(self, left: float, top: float, right: float, bottom: float, fill: str, radius: float = 0) -> None:
        """Fill a rectangle, with round corners if wanted."""
        corners = (*self._at((left, top)), *self._at((right, bottom)))
        self._draw.rounded_rectangle(corners, radius * self.scale, fill)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw a line with round ends and joints."""
        self._stroke([self._at(point) for point in points], colour, width)

    def _stroke(self, placed: Sequence[Point], colour: str, width: float) -> None:
        thick = max(1.0, width * self.scale)
        self._draw.line(placed, colour, round(thick), joint="curve")
        for x, y in (placed[0], placed[-1]):
            self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), colour)

    def text(self, text: str, centre: Point, size: float, colour: str, font: Font = "number") -> None:
        """Write a letter or numeral, centred."""
        x, y = self._at(centre)
        large = round(size * self.scale)
        self._draw.text((x, y + cap_height(font, large) / 2), text, colour, face(font, large), "ms")


def reduced(image: Image.Image) -> Image.Image:
    """Bring a finely drawn image to its real size."""
    size = (max(1, round(image.width / FINE)), max(1, round(image.height / FINE)))
    return image.resize(size, Image.Resampling.LANCZOS)


def star(rays: int, outer: float, inner: float, turn: float = -math.pi / 2) -> list[Point]:
    """Work out the corners of a star, the first at the top.

    >>> len(star(8, 0.5, 0.36))
    16
    """
    around = [turn + math.pi * step / rays for step in range(2 * rays)]
    radii = [inner if step % 2 else outer for step in range(2 * rays)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle, radius in zip(around, radii, strict=True)]


def arc(centre: Point, radius: float, begin: float, end: float, steps: int = 16) -> list[Point]:
    """Work out points along an arc, in degrees clockwise from the right."""
    angles = [math.radians(begin + (end - begin) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + radius * math.cos(each), centre[1] + radius * math.sin(each)) for each in angles]


def bow(begin: Point, pull: Point, end: Point, steps: int = 12) -> list[Point]:
    """Work out points from one point to another, along a curve drawn towards a third.

    >>> bow((0, 0), (1, 2), (2, 0), 2)
    [(0.0, 0.0), (1.0, 1.0), (2.0, 0.0)]
    """
    shares = [((1 - t) ** 2, 2 * t * (1 - t), t**2) for t in (step / steps for step in range(steps + 1))]
    return [(a * begin[0] + b * pull[0] + c * end[0], a * begin[1] + b * pull[1] + c * end[1]) for a, b, c in shares]


def leaf(begin: Point, end: Point, one: Point, other: Point) -> list[Point]:
    """Work out the corners of a leaf from stem to tip, its two sides drawn towards a point each."""
    return [*bow(begin, one, end), *bow(end, other, begin)]


def tilted(centre: Point, across: float, down: float, degrees: float, steps: int = 32) -> list[Point]:
    """Work out the corners of an ellipse, its half axes given, turned clockwise."""
    turn = math.radians(degrees)
    around = [(across * x, down * y) for x, y in arc((0, 0), 1, 0, 360, steps)]
    return [
        (
            centre[0] + x * math.cos(turn) - y * math.sin(turn),
            centre[1] + x * math.sin(turn) + y * math.cos(turn),
        )
        for x, y in around
    ]


def tinted(colour: str, amount: float) -> str:
    """Mix a lighter colour, or a darker one for an amount below 0.

    >>> tinted("#808080", 1.0), tinted("#808080", -0.5)
    ('#ffffff', '#404040')
    """
    aim = 255 if amount > 0 else 0
    return "#" + "".join(f"{round(part + (aim - part) * abs(amount)):02x}" for part in ImageColor.getrgb(colour)[:3])
