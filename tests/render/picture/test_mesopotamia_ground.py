"""The painted ground of Mesopotamia: the same every time, in the colours of the land, and calm below names."""

from __future__ import annotations

import colorsys
import hashlib
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.mesopotamia.content.map import REGIONS, SECTIONS
from render.games.mesopotamia.board.geometry import HIGH, LINES, MAP, SHAPES, WIDE
from render.games.mesopotamia.board.ground import paint_ground
from render.games.mesopotamia.board.outlines import WIDTHS
from render.picture.paint import encode
from render.picture.scene import Point
from tests.render.picture.colours import contrast
from tests.rules.mesopotamia.table import rule

BLUE, GREEN, SAND = (195, 225), (58, 82), (25, 50)
"""Ranges of hue, in degrees."""
CALM = 14
"""How much brighter or darker than around it a spot below a name may be, of 255."""
KIB = 1024


@cache
def ground() -> Image.Image:
    return paint_ground(WIDE)


def patch(at: Point, wide: float, high: float) -> Image.Image:
    (x, y) = at
    return ground().crop((round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)))


def mean(at: Point, size: float = 5) -> list[float]:
    return ImageStat.Stat(patch(at, size, size)).mean


def hue(at: Point, size: float = 5) -> float:
    red, green, blue = mean(at, size)
    return colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)[0] * 360


def is_in(value: float, span: tuple[int, int]) -> bool:
    return span[0] <= value <= span[1]


def test_the_same_ground_is_painted_every_time() -> None:
    assert len({hashlib.sha256(paint_ground(600).tobytes()).hexdigest() for _ in range(2)}) == 1


@pytest.mark.parametrize("width", [600, 1800])
def test_the_ground_keeps_its_form_at_every_width(width: int) -> None:
    image = paint_ground(width)
    assert image.mode == "RGB"
    assert image.size == (width, width * HIGH // WIDE)


@rule("M2.2")
@pytest.mark.parametrize("region", SHAPES)
def test_plains_are_green_other_land_is_sandy_and_ink_is_read_on_all(region: str) -> None:
    at = SHAPES[region].stands.site
    assert is_in(hue(at), GREEN if REGIONS[region].terrain == "plain" else SAND), hue(at)
    colour = "#" + "".join(f"{round(part):02x}" for part in mean(at))
    assert contrast("#2A2018", colour) > 7


def test_start_regions_are_lightest_and_mountains_darkest() -> None:
    def brightness(terrain: str) -> float:
        spots = [mean(SHAPES[region].stands.site) for region, about in REGIONS.items() if about.terrain == terrain]
        return sum(sum(spot) for spot in spots) / len(spots)

    assert brightness("start") > brightness("desert") > brightness("plain") > brightness("mountain")


@rule("M2.8")
@pytest.mark.parametrize("section", LINES)
def test_every_section_is_water_as_wide_as_its_river(section: str) -> None:
    line, half = LINES[section], WIDTHS[SECTIONS[section].river] / 2
    inner = line[2:-2] or line
    assert sum(is_in(hue(point, max(3, half)), BLUE) for point in inner) >= len(inner) * 0.9
    assert len({WIDTHS["tigris"], WIDTHS["canal"], WIDTHS[""]}) == 3


def test_the_sea_is_blue() -> None:
    assert is_in(hue((1150, 1200)), BLUE)
    assert is_in(hue((1198, 1254), 2), BLUE), "up to the corner"


@pytest.mark.parametrize("region", SHAPES)
def test_nothing_is_drawn_below_names_and_what_lies_in_a_region(region: str) -> None:
    stands = SHAPES[region].stands
    for at, wide, high in ((stands.label, 60, 18), (stands.site, 80, 30)):
        below = patch(at, wide, high).convert("L")
        marks = ImageChops.difference(below, below.filter(ImageFilter.GaussianBlur(4)))
        assert ImageStat.Stat(marks).extrema[0][1] < CALM, (region, at)


def test_the_ground_leaves_room_for_the_rest_of_a_post() -> None:
    assert len(encode(ground())) < 170 * KIB
    assert len(MAP.region) == len(REGIONS)
