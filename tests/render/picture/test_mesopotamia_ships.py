"""Every Ship says without doubt on which river section it lies, at a junction of three regions too."""

from __future__ import annotations

import math

import msgspec
import pytest

from engine.mesopotamia.content.map import SECTIONS
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.geometry import LINES, SHAPES
from render.games.mesopotamia.board.map import map_drawn
from render.picture.ground.curves import evenly, inside
from render.picture.scene import Line, Point, Sprite
from render.picture.theme import SEATS
from tests.render.picture.mesopotamia_map import WHOLE, audience, empty, fresh
from tests.rules.mesopotamia.table import rule
from tools.games.mesopotamia.crowded import crowded

FINE = {section: evenly(line, 1.0) for section, line in LINES.items()}
"""Every section as points that lie near each other."""
BESIDE = 27.0
"""How far beside its section a Ship may lie, so that it covers no name."""
TABLES = {"bare": empty(), "fresh": fresh(6), "crowded": crowded(6)}


def afar(point: Point, section: str) -> float:
    return min(math.dist(point, each) for each in FINE[section])


def others(point: Point, section: str) -> float:
    """Measure how far the nearest other section is."""
    return min(afar(point, each) for each in LINES if each != section)


def drawn(view: MesopotamiaView, section: str, *seats: int) -> tuple[list[Sprite], list[Line]]:
    """Lay out the map with Ships on one section: them, and what marks it."""
    shapes = list(map_drawn(msgspec.structs.replace(view, ships={section: seats}), audience(), WHOLE))
    ships = [each for each in shapes if isinstance(each, Sprite) and each.kind == "ship"]
    return ships, [each for each in shapes if isinstance(each, Line)]


@rule("M2.8")
@pytest.mark.parametrize("section", LINES)
def test_a_ship_is_nearer_to_its_own_section_than_to_any_other(section: str) -> None:
    for view in TABLES.values():
        ((ship,), _) = drawn(view, section, 3)
        assert afar(ship.at, section) < min(BESIDE, others(ship.at, section) - 8)


@rule("M2.8")
@pytest.mark.parametrize("section", LINES)
def test_a_gangway_leads_from_one_region_of_the_section_to_the_other(section: str) -> None:
    for view in TABLES.values():
        _, (gangway, *knobs) = drawn(view, section, 2)
        reached = [next(each for each, shape in SHAPES.items() if inside(end, shape.polygon)) for end in gangway.points]
        assert sorted(reached) == sorted(SECTIONS[section].regions)
        assert [each.colour for each in (gangway, *knobs)] == [SEATS[2].colour] * 3
        assert max(math.dist(knob.points[0], end) for knob, end in zip(knobs, gangway.points, strict=True)) < 1


@pytest.mark.parametrize("section", LINES)
def test_two_on_the_same_section_have_a_gangway_each(section: str) -> None:
    ships, lines = drawn(TABLES["fresh"], section, 0, 3)
    assert [each.seat for each in ships] == [0, 3]
    assert ships[0].at != ships[1].at
    assert [each.colour for each in lines] == [*[SEATS[0].colour] * 3, *[SEATS[3].colour] * 3]


def test_where_no_ship_lies_no_section_is_marked() -> None:
    shapes = map_drawn(msgspec.structs.replace(fresh(), ships={}), audience(), WHOLE)
    assert not [each for each in shapes if isinstance(each, Line)]
