"""A surface to draw on that is measured in units of the layout, whatever its pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from render.picture.ground.curves import ribbon
from render.picture.scene import Point

COARSE = 1 / 3
"""Soft things are painted at a third of the size and enlarged."""

Colour: TypeAlias = str | int | tuple[int, int, int, int]


class Sheet:
    """An image and how many of its pixels a unit is long; it may begin elsewhere than the layout does."""

    def __init__(self, image: Image.Image, scale: float, origin: Point = (0.0, 0.0)) -> None:
        self.image = image
        self.scale = scale
        self._origin = origin
        self._draw = ImageDraw.Draw(image, "RGBA" if image.mode == "RGB" else None)

    def _pixels(self, points: Iterable[Point]) -> list[Point]:
        left, top = self._origin
        return [((x - left) * self.scale, (y - top) * self.scale) for x, y in points]

    def polygon(self, points: Iterable[Point], fill: Colour) -> None:
        """Fill a polygon."""
        self._draw.polygon(self._pixels(points), fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a line of one width, quickly: good for what is blurred afterwards."""
        self._draw.line(self._pixels(points), fill, max(1, round(width * self.scale)))

    def round_line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a line of one width with round joints and ends; fill must hide what is below."""
        self.line(points, fill, width)
        for point in points:
            self.disc(point, width / 2, fill)

    def brush(self, points: Sequence[Point], fill: Colour, widths: Sequence[float]) -> None:
        """Draw a line whose width changes; it may let through what is below."""
        self._draw.polygon(self._pixels(ribbon(points, widths)), fill)

    def stroke(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draw a short line, thick in the middle and fine at its ends."""
        last = len(points) - 1
        self.brush(points, fill, [width * (0.25 + 3 * (i / last) * (1 - i / last)) for i in range(last + 1)])

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """Fill a circle."""
        self._draw.circle(self._pixels([centre])[0], radius * self.scale, fill)

    def blurred(self, by: float) -> Image.Image:
        """Soften the image by so many units."""
        return self.image.filter(ImageFilter.GaussianBlur(by * self.scale))


def empty_mask(units: tuple[float, float], width: int, part: float = 1.0, origin: Point = (0.0, 0.0)) -> Sheet:
    """Make an empty mask of a ground so many units wide and high for a picture of this width, or so much smaller."""
    scale = width / units[0] * part
    return Sheet(Image.new("L", (round(units[0] * scale), round(units[1] * scale))), scale, origin)
