"""The map of Mesopotamia as drawn agrees with that of the rules, and has room for what stands there."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from engine.mesopotamia.content.map import REGIONS, SECTIONS
from render.games.mesopotamia.board.geometry import FREE, HIGH, LINES, MAP, SHAPES, WIDE, RegionShape, Stands
from render.games.mesopotamia.board.outlines import wet
from render.games.mesopotamia.board.place import BEYOND, Place, extract
from render.games.mesopotamia.board.shores import floor, shore
from render.picture.ground.curves import evenly, inside
from render.picture.scene import Box, Point
from tests.rules.mesopotamia.table import rule

NAME = 34.0
"""Height of a name with what reaches below its line."""


def edges(line: tuple[Point, ...]) -> set[frozenset[Point]]:
    return {frozenset(edge) for edge in pairwise(line)}


def ring(shape: RegionShape) -> set[frozenset[Point]]:
    return edges((*shape.polygon, shape.polygon[0]))


def box_of(row: Box) -> Box:
    """Give the box of a row, of which the centre is known."""
    x, y, wide, high = row
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def arrangements() -> list[tuple[str, Stands]]:
    """List where things stand in every region, in use and not."""
    found = [(shape.id, shape.stands) for shape in MAP.region]
    return [*found, *((shape.id, shape.idle) for shape in MAP.region if shape.idle is not None)]


def test_the_map_has_exactly_the_regions_and_sections_of_the_game() -> None:
    assert list(SHAPES) == list(REGIONS)
    assert list(LINES) == list(SECTIONS)
    assert {shape.id for shape in MAP.region if shape.idle is not None} == {
        region.id for region in REGIONS.values() if region.start
    }


@rule("M2.8")
@pytest.mark.parametrize("section", LINES)
def test_a_section_is_the_border_of_its_two_regions_and_of_no_other(section: str) -> None:
    along = [shape.id for shape in MAP.region if edges(LINES[section]) <= ring(shape)]
    assert sorted(along) == sorted(SECTIONS[section].regions)


@rule("M2.8")
def test_sections_that_share_a_junction_end_in_the_same_point() -> None:
    ends: dict[str, set[Point]] = {}
    for name, section in SECTIONS.items():
        first, last = LINES[name][0], LINES[name][-1]
        for junction, point in ((section.j1, first), (section.j2, last)):
            ends.setdefault(junction, set()).add(point)
    assert {junction: points for junction, points in ends.items() if len(points) != 1} == {}


@rule("M2.9")
@pytest.mark.parametrize("river", MAP.river, ids=lambda river: river.id)
def test_a_named_river_runs_through_its_sections(river: object) -> None:
    flows = edges(river.path)  # type: ignore[attr-defined]
    named = [name for name, section in SECTIONS.items() if section.river == river.id]  # type: ignore[attr-defined]
    assert [name for name in LINES if edges(LINES[name]) <= flows] == named


@pytest.mark.parametrize(("region", "stands"), arrangements())
def test_places_lie_in_their_region_below_each_other(region: str, stands: Stands) -> None:
    polygon = SHAPES[region].polygon
    assert all(inside(point, polygon) for point in (stands.label, stands.site))
    assert all(inside(row[:2], polygon) for row in stands.rows)
    rows = [box_of(row) for row in stands.rows]
    assert all(above[3] <= below[1] + 2 for above, below in pairwise(rows))
    assert stands.label[1] + NAME / 2 <= rows[0][1] + 6
    if not stands.side:
        assert stands.label[1] < stands.site[1] < rows[0][1]
    else:
        assert stands.site[0] > max(row[0] for row in stands.rows)


def test_the_corners_of_the_map_are_free() -> None:
    points = [point for shape in MAP.region for point in evenly([*shape.polygon, shape.polygon[0]], 4)]
    for left, top, right, bottom in FREE.values():
        assert 0 <= left < right <= WIDE
        assert 0 <= top < bottom <= HIGH
        assert not any(left < x < right and top < y < bottom for x, y in points)


@pytest.mark.parametrize("region", SHAPES)
def test_the_shore_keeps_clear_of_the_rivers(region: str) -> None:
    polygon = SHAPES[region].polygon
    dry = shore(region)
    assert len(dry) > 30
    assert all(inside(point, polygon) for point in dry)
    clear = []
    for one, other in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        clear.append(min(math.dist(middle, point) for point in dry) >= wet(one, other) * 0.8)
    assert sum(clear) > len(clear) * 0.8, "but where one river meets another"


@pytest.mark.parametrize("region", SHAPES)
def test_the_floor_of_a_region_is_its_highest_shore_between_two_sides(region: str) -> None:
    left, top, right, bottom = SHAPES[region].box
    third = (right - left) / 3
    found = floor(region, left + third, right - third)
    assert (top + bottom) / 2 < found < bottom
    assert found >= floor(region, left, right)


def test_places_of_the_map_are_places_of_the_picture() -> None:
    where = Place((100, 50, 700, 678))
    assert where.k == 0.5
    assert where.at((1200, 1256)) == (700, 678)
    assert where.boxed((0, 0, 600, 628)) == (100, 50, 400, 364)
    assert where.shown == tuple(SHAPES)
    assert where.ground.part == (0.0, 0.0, 1.0, 1.0)


@pytest.mark.parametrize("regions", [*combinations(("r01", "r31", "r15"), 2), ("r31",), tuple(SHAPES)])
def test_a_close_up_shows_its_regions_wholly_and_as_large_as_it_can(regions: tuple[str, ...]) -> None:
    box = (10.0, 80.0, 1190.0, 1080.0)
    where = extract(regions, box)
    if regions != tuple(SHAPES):
        assert set(regions) <= set(where.shown)
    left, top, right, bottom = where.part
    assert left >= 0
    assert top >= 0
    assert right <= WIDE + 0.01
    assert bottom <= HIGH + 0.01
    assert math.isclose((bottom - top) / (right - left), 1000 / 1180)
    boxes = [SHAPES[region].box for region in regions]
    wide = max(each[2] for each in boxes) - min(each[0] for each in boxes) + 2 * BEYOND
    high = max(each[3] for each in boxes) - min(each[1] for each in boxes) + 2 * BEYOND
    tight = max(wide, high * 1180 / 1000)
    assert right - left <= tight + 0.01


def test_what_lies_at_the_edge_of_a_close_up_is_not_in_it() -> None:
    where = extract(("r31",), (0, 0, 600, 600))
    left, top, right, bottom = where.part
    assert where.holds(((left + right) / 2, (top + bottom) / 2))
    assert not where.holds((left + 5, (top + bottom) / 2))
    assert Place((0, 0, 1200, 1256)).holds((5, 5))
