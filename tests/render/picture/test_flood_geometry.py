"""The map of After the Flood agrees with the board of the engine, and has room for everything put on it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from engine.after_the_flood import data
from render.games.after_the_flood.board.geometry import (
    AREAS,
    ASPECT,
    BORDERS,
    FREE,
    MAP,
    PIECE,
    Area,
    Border,
    Size,
    in_box,
)
from render.picture.ground.curves import evenly, inside
from render.picture.scene import Box, Point

SLACK = 0.0005
"""Half a pixel at the width of the picture."""


def edges(ring: tuple[Point, ...]) -> set[frozenset[Point]]:
    return {frozenset(edge) for edge in pairwise((*ring, ring[0]))}


def around(centre: Point, size: Size) -> Box:
    """Give the box of a piece in fractions of the map."""
    (x, y), (wide, high) = centre, (size[0], size[1] / ASPECT)
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def things(area: Area) -> dict[str, Box]:
    """Give the boxes of all that may stand in an area, names apart."""
    boxes = {f"army {index}": around(at, PIECE.army) for index, at in enumerate(area.armies)}
    boxes |= {f"workers {seat}": around(at, PIECE.worker) for seat, at in enumerate(area.workers)}
    boxes |= {f"offer {index}": around(at, PIECE.offer) for index, at in enumerate(area.offers)}
    boxes |= {"city": around(area.city, PIECE.city)} if area.city else {}
    boxes |= {"vp": around(area.vp, PIECE.vp)} if area.vp else {}
    boxes |= {"sign": around(area.sign, PIECE.sign)} if area.sign else {}
    return boxes


def test_the_map_has_exactly_the_areas_of_the_game() -> None:
    assert list(AREAS) == list(data.AREAS)
    assert len(MAP.area) == len(AREAS)


@pytest.mark.parametrize("area", AREAS.values(), ids=lambda area: area.id)
def test_an_area_has_a_place_for_all_that_may_stand_there(area: Area) -> None:
    game = data.AREAS[area.id]
    assert (area.terrain == "fertile") == (game.kind == "sumer")
    assert (area.city is not None) == (game.kind == "sumer")
    assert len(area.workers) == (0 if game.kind == "sumer" else data.PLAYERS)
    assert len(area.armies) == (0 if game.army_entry == "never" else data.PLAYER.max_armies_per_area)
    assert len(area.offers) == len(game.offers)
    assert (area.vp is not None) == bool(game.end_vp)
    assert (area.sign is not None) == bool(game.special)


@pytest.mark.parametrize("area", AREAS.values(), ids=lambda area: area.id)
def test_all_that_stands_in_an_area_lies_inside_it(area: Area) -> None:
    centres = {name: ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for name, box in things(area).items()}
    assert [name for name, at in {**centres, "name": area.label}.items() if not inside(at, area.polygon)] == []


def test_areas_share_an_edge_exactly_where_they_border() -> None:
    meeting = {
        frozenset((one.id, other.id))
        for one, other in combinations(MAP.area, 2)
        if edges(one.polygon) & edges(other.polygon)
    }
    assert meeting == {frozenset(pair) for pair in data.BORDERS}
    assert set(BORDERS) == meeting


@pytest.mark.parametrize("border", MAP.border, ids=lambda border: "-".join(border.between))
def test_a_border_is_what_both_areas_share(border: Border) -> None:
    one, other = (AREAS[area] for area in border.between)
    line = {frozenset(edge) for edge in pairwise(border.line)}
    assert line == edges(one.polygon) & edges(other.polygon)
    assert inside(border.cross[0], one.polygon)
    assert inside(border.cross[1], other.polygon)
    if border.river:
        course = next(river.path for river in MAP.river if river.id == border.river)
        assert line <= {frozenset(edge) for edge in pairwise(course)}


def test_the_one_way_arrows_are_those_of_the_game() -> None:
    assert {(arrow.origin, arrow.target) for arrow in MAP.arrow} == set(data.ARROWS)
    for arrow in MAP.arrow:
        assert inside(arrow.path[0], AREAS[arrow.origin].polygon)
        assert inside(arrow.path[-1], AREAS[arrow.target].polygon)


def test_an_arrow_passes_no_third_area_and_nothing_that_stands_there() -> None:
    for arrow in MAP.arrow:
        for x, y in evenly(arrow.path, 0.004):
            met = {area.id for area in MAP.area if inside((x, y), area.polygon)}
            assert met <= {arrow.origin, arrow.target}
            boxes = things(AREAS[arrow.origin]) | things(AREAS[arrow.target])
            assert not [name for name, box in boxes.items() if box[0] < x < box[2] and box[1] < y < box[3]]


def test_areas_do_not_overlap() -> None:
    for one, other in combinations(MAP.area, 2):
        own = set(one.polygon) - set(other.polygon)
        assert not [point for point in own if inside(point, other.polygon)], (one.id, other.id)


def test_dilmun_is_an_island_in_the_lower_sea() -> None:
    dilmun = AREAS["dilmun"]
    lower = next(sea for sea in MAP.sea if sea.id == "lower_sea")
    assert all(inside(point, lower.polygon) for point in dilmun.polygon)
    assert not any(set(dilmun.polygon) & set(area.polygon) for area in MAP.area if area is not dilmun)


def test_free_boxes_hold_no_area() -> None:
    for left, top, right, bottom in FREE.values():
        assert not any(left < x < right and top < y < bottom for area in MAP.area for x, y in area.polygon)
        assert not any(inside((left, top), area.polygon) for area in MAP.area)


def test_everything_lies_on_the_map() -> None:
    rings = [area.polygon for area in MAP.area] + [sea.polygon for sea in MAP.sea] + [zone.polygon for zone in MAP.zone]
    assert all(0 <= x <= 1 and 0 <= y <= 1 for ring in rings for x, y in ring)


def test_points_of_the_map_follow_the_box_and_the_part() -> None:
    assert in_box([(0.25, 0.5)], (100, 0, 1300, 1100)) == ((400, 550),)
    assert in_box([(0.25, 0.5), (0.75, 1.0)], (0, 0, 600, 600), (0.25, 0.5, 0.75, 1.0)) == ((0, 0), (600, 600))
