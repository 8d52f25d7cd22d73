"""The Euphrates and the Tigris: growing towards the sea, lit in the middle, lost in it without an edge."""

from __future__ import annotations

from PIL import ImageColor

from render.games.after_the_flood.board.geometry import MAP, River
from render.games.after_the_flood.board.sheet import WIDE, placed
from render.games.after_the_flood.board.tints import WATER, WATER_EDGE, WATER_LIGHT
from render.picture.ground.curves import evenly, rounded
from render.picture.ground.flow import draw_flow
from render.picture.ground.sea import DEPTHS
from render.picture.ground.sheet import Colour, Sheet
from render.picture.scene import Point

STEP = 3.0
PLUME = (127, 180, 208)
MOUTH = 10
"""Steps in open water: there a river has lost its banks, and its colour little by little before."""


def _course(river: River) -> tuple[list[Point], list[float]]:
    """Work out the way of the water and how wide it is at each point."""
    course = evenly(rounded(placed(river.path), 3), STEP)
    low, high = (width * WIDE for width in river.width)
    last = len(course) - 1
    return course, [low + (high - low) * (index / last) ** 0.7 for index in range(last + 1)]


COURSES = {river.id: _course(river) for river in MAP.river}
"""Of each river the points it flows through, and its width at each."""


def draw_rivers(sheet: Sheet) -> None:
    """Draw both rivers over the borders they follow."""
    for course, widths in COURSES.values():
        _draw(sheet, course, widths)


def _draw(sheet: Sheet, course: list[Point], widths: list[float]) -> None:
    coast = len(course) - MOUTH
    for at, width in zip(course[:coast], widths, strict=False):
        sheet.disc(at, width / 2 + 2.5, WATER_EDGE)
    for index, (at, width) in enumerate(zip(course[: coast + 1], widths, strict=False)):
        lost = max(0.0, 1 - (coast - index) / (2 * MOUTH))
        sheet.disc(at, width / 2 + 0.7 + 1.8 * lost, _mixed(WATER, DEPTHS[1], lost))
    for step, (at, width) in enumerate(zip(course[coast:], widths[coast:], strict=True), 1):
        sheet.disc(at, width / 2 + 2.5 + step * 0.8, (*PLUME, round(110 * (1 - step / (MOUTH + 1)))))
    core = [width * 0.34 * min(1.0, (coast - index) / MOUTH / 2) for index, width in enumerate(widths[:coast])]
    sheet.brush(course[:coast], WATER_LIGHT, core)
    draw_flow(sheet, course[:coast], widths)


def _mixed(one: str, other: str, part: float) -> Colour:
    pairs = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    red, green, blue = (round(a + (b - a) * part) for a, b in pairs)
    return (red, green, blue, 255)
