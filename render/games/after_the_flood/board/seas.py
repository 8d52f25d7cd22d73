"""The two seas, with the land around them and the rivers that end in them."""

from __future__ import annotations

from PIL import Image

from render.games.after_the_flood.board import geometry
from render.games.after_the_flood.board.rivers import COURSES
from render.games.after_the_flood.board.room import edge_within, scattered, sea_at, taken
from render.games.after_the_flood.board.sheet import HIGH, WIDE, placed
from render.picture.ground.sea import Sea, paint_sea
from render.picture.scene import Point


def paint_seas(image: Image.Image) -> None:
    """Paint both seas; land is painted over them afterwards."""
    lands = [placed(area.polygon) for area in geometry.MAP.area]
    rivers = [(course, widths[-1]) for course, widths in COURSES.values()]
    for sea in geometry.MAP.sea:
        paint_sea(image, Sea((WIDE, HIGH), placed(sea.polygon), lands, rivers, _waves(sea.id)))


def _waves(sea: str) -> list[Point]:
    """Find where a sea is open and nothing is written on it."""
    points = scattered((34, 26), "waves")
    return [point for point in points if sea_at(point) == sea and not (edge_within(point, 32) or taken(point, 2))]
