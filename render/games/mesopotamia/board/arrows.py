"""Moves as arrows across a border, each where it covers least of what stands there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.core.decision import Seat
from engine.mesopotamia.content.map import REGIONS, SECTIONS, SECTIONS_OF, section_between
from render.games.mesopotamia.board.berths import Obstacle, around, covered, near
from render.games.mesopotamia.board.geometry import LINES, SHAPES
from render.games.mesopotamia.board.plates import TRIBE
from render.picture.ground.curves import evenly, inside
from render.picture.scene import Arrow, Point
from render.picture.theme import HALO, SEATS

LONG, WIDTH, HEAD = 52.0, 11.0, 26.0
"""How long an arrow is from end to tip, how wide its shaft, how long its head."""
STEP = 9.0
"""How far the places that are tried on a border lie apart."""
ROOM = 22.0
"""Around the line of an arrow so much is covered in all."""
WEIGHT = 6.0
"""How much it matters that arrows do not cover each other."""
REACH = 150.0
"""No way across a border is farther from another."""
PROBE = 14.0
"""So far from a border it is clear in which region a point lies."""


def arrows(moves: Iterable[tuple[Seat | None, str, str]], obstacles: Sequence[Obstacle]) -> Iterator[Arrow]:
    """Lay out an arrow for each move, in units of the map."""
    taken = list(obstacles)
    for seat, origin, target in moves:
        ways = crossings(border_towards(origin, target), target)
        close = near(taken, around(ways[0][0], (0, 0)), REACH)
        begin, tip = _freest(ways, close)
        taken += [(box, WEIGHT) for box in _boxes(begin, tip)]
        colour = TRIBE if seat is None else SEATS[seat].colour
        yield Arrow((begin, tip), colour, HALO, WIDTH, HEAD)


def _freest(ways: Sequence[tuple[Point, Point]], obstacles: Sequence[Obstacle]) -> tuple[Point, Point]:
    """Choose the way that covers least; of equal ones the first."""
    return min(ways, key=lambda way: sum(covered(box, obstacles) for box in _boxes(*way)))


def border_towards(origin: str, target: str) -> str:
    """Find the border of a region that is crossed to come from another; from afar the one that lies that way."""
    if target in REGIONS[origin].adjacent:
        return section_between(origin, target)
    centre = _centre(SHAPES[origin].polygon)
    return min(SECTIONS_OF[target], key=lambda section: (math.dist(_centre(LINES[section]), centre), section))


@cache
def crossings(section: str, target: str) -> tuple[tuple[Point, Point], ...]:
    """List ways across a border into one of its regions, from the middle outwards."""
    assert target in SECTIONS[section].regions
    line = evenly(LINES[section], STEP)
    found = []
    for n in range(2, len(line) - 2):
        (ax, ay), (bx, by) = line[n - 1], line[n + 1]
        long = math.dist((ax, ay), (bx, by))
        dx, dy = -(by - ay) / long, (bx - ax) / long
        x, y = line[n]
        turn = 1 if inside((x + dx * PROBE, y + dy * PROBE), SHAPES[target].polygon) else -1
        reach = (dx * turn * LONG / 2, dy * turn * LONG / 2)
        found.append(((x - reach[0], y - reach[1]), (x + reach[0], y + reach[1])))
    middle = len(found) // 2
    return tuple(sorted(found, key=lambda way: abs(found.index(way) - middle)))


def _boxes(begin: Point, tip: Point) -> list[tuple[float, float, float, float]]:
    """Cover an arrow with three small boxes: a slanting one fills less than the box around it."""
    parts = [(begin[0] + (tip[0] - begin[0]) * part, begin[1] + (tip[1] - begin[1]) * part) for part in (0.1, 0.5, 0.9)]
    return [around(part, (ROOM, ROOM)) for part in parts]


def _centre(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
