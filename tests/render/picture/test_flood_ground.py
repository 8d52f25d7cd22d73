"""The painted ground: the same every time, in the colours of the land, and calm where something is put."""

from __future__ import annotations

import colorsys
import hashlib
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.games.after_the_flood.board.geometry import AREAS, MAP, PIECE, Area, Size, in_box
from render.games.after_the_flood.board.ground import paint_ground
from render.games.after_the_flood.board.rivers import COURSES
from render.picture.scene import Point

WIDTH, HEIGHT = 1200, 1100
BLUE, GREEN, SAND = (195, 225), (50, 80), (33, 50)
"""Ranges of hue, in degrees."""
CALM = 12
"""How much brighter or darker than around it a spot below a piece may be, of 255; a faint blade of grass is 30."""

PAPER = 235
"""Brightness, of 255, that no land has."""
ROUND = 0.65
"""Most pieces have no corners, and an edge of an area may pass there."""


@cache
def ground() -> Image.Image:
    return paint_ground(WIDTH)


def pixel(point: Point) -> Point:
    return in_box([point], (0, 0, WIDTH, HEIGHT))[0]


def patch(at: Point, size: Size) -> Image.Image:
    """Cut out so much around a pixel."""
    (x, y), (wide, high) = at, size
    return ground().crop((round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)))


def hue(at: Point, size: float = 5) -> float:
    """Give the hue of a spot, in degrees."""
    red, green, blue = ImageStat.Stat(patch(at, (size, size))).mean
    return colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)[0] * 360


def brightness(at: Point) -> float:
    return ImageStat.Stat(patch(at, (5, 5)).convert("L")).mean[0]


def is_in(value: float, span: tuple[int, int]) -> bool:
    return span[0] <= value <= span[1]


def test_the_same_ground_is_painted_every_time() -> None:
    digests = {hashlib.sha256(paint_ground(600).tobytes()).hexdigest() for _ in range(2)}
    assert len(digests) == 1


@pytest.mark.parametrize("width", [300, 600, 1800])
def test_the_ground_keeps_its_form_at_every_width(width: int) -> None:
    image = paint_ground(width)
    assert image.mode == "RGB"
    assert image.size == (width, width * 11 // 12)


@pytest.mark.parametrize("area", AREAS.values(), ids=lambda area: area.id)
def test_sumer_is_green_and_other_land_is_sandy(area: Area) -> None:
    found = hue(pixel(area.label))
    assert is_in(found, GREEN if area.terrain == "fertile" else SAND), found


def test_seas_and_rivers_are_blue() -> None:
    assert [sea.id for sea in MAP.sea if not is_in(hue(pixel(sea.label)), BLUE)] == []
    for course, widths in COURSES.values():
        blue = [is_in(hue(spot, widths[0] / 2), BLUE) for spot in course]
        assert sum(blue) > len(course) * 0.7, "bridges and arrows apart"


def test_arrows_are_as_light_as_paper_and_bridges_of_wood() -> None:
    for arrow in MAP.arrow:
        assert brightness(pixel(arrow.path[len(arrow.path) // 2])) > PAPER, arrow.origin
    for border in MAP.border:
        if border.river:
            assert not is_in(hue(pixel(border.mid), 6), BLUE), border.between


def test_mountains_are_darker_than_the_land_around_them() -> None:
    rocks = [pixel((x, y)) for zone in MAP.zone if zone.terrain == "mountain" for x, y, _ in zone.marks]
    darkest_land = min(brightness(pixel(area.label)) for area in MAP.area)
    assert sum(brightness(rock) for rock in rocks) / len(rocks) < darkest_land - 15


def test_neighbours_are_parted_by_a_dark_line() -> None:
    for border in MAP.border:
        if not border.river:
            one, other = (brightness(pixel(point)) for point in border.cross)
            x, y = pixel(border.line[len(border.line) // 2])
            line = patch((x, y), (7, 7)).convert("L").getextrema()[0]
            assert isinstance(line, int)
            assert line < min(one, other) - 70, border.between


@pytest.mark.parametrize("area", AREAS.values(), ids=lambda area: area.id)
def test_nothing_is_drawn_below_what_is_put_on_the_map(area: Area) -> None:
    spots = [(at, PIECE.army) for at in area.armies]
    spots += [(at, PIECE.worker) for at in area.workers]
    spots += [(at, PIECE.offer) for at in area.offers]
    spots += [(area.city, PIECE.city)] if area.city else []
    spots += [(area.vp, PIECE.vp)] if area.vp else []
    spots += [(area.sign, PIECE.sign)] if area.sign else []
    for at, (wide, high) in spots:
        below = patch(pixel(at), (wide * WIDTH * ROUND, high * WIDTH * ROUND)).convert("L")
        marks = ImageChops.difference(below, below.filter(ImageFilter.GaussianBlur(4)))
        assert ImageStat.Stat(marks).extrema[0][1] < CALM, (area.id, at)
