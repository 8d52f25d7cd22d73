"""The painted land of Assyria: the same every time, in the colours of its terrains, calm where something is put."""

from __future__ import annotations

import colorsys
import hashlib
import os
import subprocess
import sys
from functools import cache
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from engine.assyria.data import HEXES, PLAYERS, RIVERS, corners, neighbours, well_corners
from render.games.assyria.board.country import country
from render.games.assyria.board.field import Field
from render.games.assyria.board.frame import FIELDS, GROUND_BOX
from render.games.assyria.board.ground import paint_ground
from render.games.assyria.board.room import NAME, PIECES
from render.picture.scene import Box, Point, Sprite
from render.picture.stamp import stamp
from render.picture.theme import PAGE, WIDTH

BLUE, GREEN, SAND = (195, 225), (60, 85), (30, 50)
"""Ranges of hue, in degrees."""
CALM = 12
"""How much brighter or darker than around it a spot below a piece may be, of 255; a furrow is 20."""
ROUND = 0.85
"""The corners of the box around pieces reach over the edges of a hex; no piece does."""
PAINTED = """
import hashlib
from render.games.assyria.board.ground import paint_ground
print(hashlib.sha256(paint_ground(2, 300).tobytes()).hexdigest())
"""


@cache
def ground(players: int) -> Image.Image:
    return paint_ground(players, WIDTH)


def patch(players: int, at: Point, box: Box) -> Image.Image:
    """Cut out a box around a point of the picture."""
    x, y = at[0] - GROUND_BOX[players][0], at[1] - GROUND_BOX[players][1]
    return ground(players).crop((round(x + box[0]), round(y + box[1]), round(x + box[2]), round(y + box[3])))


def colour(players: int, at: Point, reach: float = 3) -> tuple[float, float, float]:
    """Give hue in degrees, lightness and saturation of a spot."""
    red, green, blue = ImageStat.Stat(patch(players, at, (-reach, -reach, reach, reach))).mean
    hue, light, strength = colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)
    return hue * 360, light, strength


def is_in(players: int, at: Point, span: tuple[int, int]) -> bool:
    return span[0] <= colour(players, at)[0] <= span[1]


def scaled(box: Box, by: float) -> Box:
    return (box[0] * by, box[1] * by, box[2] * by, box[3] * by)


def unevenness(image: Image.Image) -> int:
    """Give how far the most striking spot differs from what is around it."""
    grey = image.convert("L")
    marks = ImageChops.difference(grey, grey.filter(ImageFilter.GaussianBlur(4)))
    return int(ImageStat.Stat(marks).extrema[0][1])


def in_field(field: Field, at: Point) -> bool:
    left, top, right, bottom = field.box
    return left < at[0] < right and top < at[1] < bottom


def test_the_same_land_is_painted_in_every_process() -> None:
    here = hashlib.sha256(paint_ground(2, 300).tobytes()).hexdigest()
    env = os.environ | {"PYTHONHASHSEED": "4711"}
    there = subprocess.run([sys.executable, "-c", PAINTED], env=env, capture_output=True, text=True, check=True)
    assert there.stdout.strip() == here


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("width", [300, 1800])
def test_the_land_keeps_its_form_at_every_width(players: int, width: int) -> None:
    left, top, right, bottom = GROUND_BOX[players]
    image = paint_ground(players, width)
    assert image.mode == "RGB"
    assert image.size == (width, round((bottom - top) * width / (right - left)))


def test_a_larger_land_shows_the_same() -> None:
    small = ground(4).reduce(4)
    large = paint_ground(4, 2 * WIDTH).reduce(8)
    apart = ImageStat.Stat(ImageChops.difference(small, large)).mean
    assert max(apart) < 2


@pytest.mark.parametrize("players", PLAYERS)
def test_the_land_fills_its_box_and_holds_all_hexes(players: int) -> None:
    left, top, right, bottom = FIELDS[players].box
    box = GROUND_BOX[players]
    assert ground(players).size == (box[2] - box[0], box[3] - box[1])
    assert box[0] < left < right < box[2]
    assert box[1] < top < bottom < box[3]


@pytest.mark.parametrize("players", PLAYERS)
def test_land_is_green_between_the_rivers_and_sandy_outside(players: int) -> None:  # A3.3
    field = FIELDS[players]
    for hex in field.hexes:
        if HEXES[hex].terrain not in RIVERS:
            wanted = GREEN if HEXES[hex].terrain == "between" else SAND
            assert is_in(players, field.centre(hex), wanted), (hex, colour(players, field.centre(hex)))


def furrowed(players: int, at: Point) -> float:
    """Say how strongly the foot of a hex is striped from side to side, seen without any colour."""
    foot = patch(players, at, scaled((-0.4, 0.5, 0.4, 0.8), FIELDS[players].side)).convert("L")
    rows = foot.resize((1, foot.height), Image.Resampling.BOX)
    return ImageStat.Stat(ImageChops.difference(rows, rows.filter(ImageFilter.GaussianBlur(6)))).mean[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_land_between_and_outside_is_told_apart_without_colours(players: int) -> None:  # A3.3
    """Furrows run across the one; the other has dunes and pebbles."""
    field = FIELDS[players]
    striped = {
        terrain: [furrowed(players, field.centre(hex)) for hex in field.hexes if HEXES[hex].terrain == terrain]
        for terrain in ("between", "outside")
    }
    assert min(striped["between"]) > 2 * max(striped["outside"])
    signs = [stamp(Sprite(kind, (0, 0), 52, flat=True)).convert("L") for kind in ("arid_hut", "fertile_hut")]
    assert max(ImageStat.Stat(ImageChops.difference(*signs)).extrema[0]) > 60


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("river", RIVERS)
def test_a_river_flows_through_its_hexes_only(players: int, river: str) -> None:  # A3.3
    field = FIELDS[players]
    course = country(players).rivers[RIVERS.index(river)]
    own = {hex for hex in field.hexes if HEXES[hex].terrain == river}
    for index, point in list(enumerate(course.points))[1:-1]:
        banks = [course.beside(index, side * course.widths[index] / 2) for side in (-1, 1)]
        for spot in (point, *banks):
            if in_field(field, spot):
                x, y = spot
                nearest = min(HEXES, key=lambda hex: (field.centre(hex)[0] - x) ** 2 + (field.centre(hex)[1] - y) ** 2)
                assert nearest in own or nearest not in field.hexes or x < field.centre("a1")[0], (nearest, spot)


@pytest.mark.parametrize("players", PLAYERS)
def test_rivers_are_blue_in_play_and_run_on_paler_to_the_sides(players: int) -> None:
    field = FIELDS[players]
    first, last = field.centre("a1")[0], field.centre(field.hexes[-1])[0]
    for course in country(players).rivers:
        assert all(before[0] < after[0] for before, after in pairwise(course.points))
        assert course.points[0][0] < 0
        assert course.points[-1][0] > WIDTH
        inside = [point for point in course.points if first < point[0] < last]
        assert sum(is_in(players, point, BLUE) for point in inside) > 0.95 * len(inside)
        beyond = next(point for point in course.points if 4 < point[0] < field.box[0])
        assert colour(players, beyond)[2] < colour(players, inside[0])[2] / 2, "faded"


@pytest.mark.parametrize("players", PLAYERS)
def test_water_stays_visible_below_pieces(players: int) -> None:
    field = FIELDS[players]
    for hex in field.hexes:
        if HEXES[hex].terrain in RIVERS:
            x, y = field.centre(hex)
            assert is_in(players, (x, y + 0.44 * field.side), BLUE), hex


@pytest.mark.parametrize("players", PLAYERS)
def test_neighbours_are_parted_by_a_dark_line(players: int) -> None:  # A3.2
    field, box = FIELDS[players], (-4, -4, 4, 4)
    for hex, others in neighbours(players).items():
        for other in others:
            (ax, ay), (bx, by) = field.centre(hex), field.centre(other)
            edge = ((ax + bx) / 2, (ay + by) / 2)
            if not country(players).in_water(edge, 10):
                darkest = patch(players, edge, box).convert("L").getextrema()[0]
                assert isinstance(darkest, int)
                assert darkest < ImageStat.Stat(patch(players, edge, (-14, -14, 14, 14)).convert("L")).mean[0] - 35


@pytest.mark.parametrize("players", PLAYERS)
def test_a_stone_marks_every_corner_for_a_well_and_no_other(players: int) -> None:  # A3.8
    field = FIELDS[players]
    stones = set()
    for name in corners(players):
        _, light, strength = colour(players, field.corner(name), 2)
        stones |= {name} if light > 0.5 and strength < 0.15 else set()
    assert stones == set(well_corners(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_drawn_below_names_and_pieces(players: int) -> None:
    field = FIELDS[players]
    for hex in field.hexes:
        assert unevenness(patch(players, field.centre(hex), scaled(NAME, field.side))) < CALM, (hex, "name")
        if HEXES[hex].terrain not in RIVERS:
            assert unevenness(patch(players, field.centre(hex), scaled(PIECES, ROUND * field.side))) < CALM, hex


@pytest.mark.parametrize("players", PLAYERS)
def test_the_land_has_no_seam_with_the_page(players: int) -> None:
    image = ground(players)
    page = Image.new("RGB", (image.width, 1), PAGE)
    for row in (0, image.height - 1):
        edge = image.crop((0, row, image.width, row + 1))
        assert max(ImageStat.Stat(ImageChops.difference(edge, page)).mean) < 6
