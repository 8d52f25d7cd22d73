"""Moves as arrows across a border, each where it covers least of what stands there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from heapq import nsmallest

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.map import REGIONS, SECTIONS, SECTIONS_OF, section_between
from render.games.mesopotamia.board.berths import Obstacle, around, covered, near
from render.games.mesopotamia.board.geometry import LINES, SHAPES
from render.games.mesopotamia.board.plates import TRIBE
from render.games.mesopotamia.board.ships import NAMES
from render.picture.ground.curves import evenly, inside
from render.picture.scene import Arrow, Box, Point
from render.picture.theme import HALO, SEATS

LONG, WIDTH, HEAD = 52.0, 11.0, 26.0
"""How long an arrow is from end to tip, how wide its shaft, how long its head."""
STEP = 9.0
"""How far the places that are tried on a border lie apart."""
SLICES = ((-0.13, 10.0), (0.04, 12.0), (0.22, 12.0), (0.46, 26.0), (0.68, 18.0), (0.88, 10.0), (1.08, 5.0))
"""What an arrow covers with its rims: parts of its length from end to tip, and how far each reaches to both sides."""
SLANTS, SHIFTS = (0.0, -28.0, 28.0, -48.0, 48.0), (0.0, -10.0, 10.0, -19.0, 19.0)
"""By how many degrees it may turn aside from the straight way, and how far it may lie more in one of the regions,
where a name is in its way."""
ASIDE, OFF_MIDDLE = 1.2, 3.0
"""What each degree and each unit of that counts, against a square unit of what is covered."""
ENOUGH = 16
"""Of so many ways that cover least of names the one that covers least of all is taken."""
WEIGHT = 6.0
"""How much it matters that arrows do not cover each other."""
REACH = 150.0
"""No way across a border is farther from another."""
PROBE = 14.0
"""So far from a border it is clear in which region a point lies."""


class Way(msgspec.Struct, frozen=True):
    """A way across a border, and what an arrow there covers."""

    begin: Point
    tip: Point
    boxes: tuple[Box, ...]
    bent: float
    """What it costs that it does not lead straight across."""

    def cost(self, obstacles: Sequence[Obstacle]) -> float:
        """Work out how much it covers of what stands there, and how little it leads straight across."""
        return sum(covered(box, obstacles) for box in self.boxes) + self.bent


def arrows(moves: Iterable[tuple[Seat | None, str, str]], obstacles: Sequence[Obstacle]) -> Iterator[Arrow]:
    """Lay out an arrow for each move, in units of the map."""
    taken = list(obstacles)
    for seat, origin, target in moves:
        section = border_towards(origin, target)
        close = near(taken, around(crossings(section, target)[0].begin, (0, 0)), REACH)
        way = _freest(section, target, close)
        taken += [(box, WEIGHT) for box in way.boxes]
        colour = TRIBE if seat is None else SEATS[seat].colour
        yield Arrow((way.begin, way.tip), colour, HALO, WIDTH, HEAD)


def _freest(section: str, target: str, obstacles: Sequence[Obstacle]) -> Way:
    """Choose the way that covers least, of equal ones the first; it bends only where names are in all straight ones."""
    names = [each for each in obstacles if each[1] >= NAMES]
    best = min(crossings(section, target), key=lambda way: way.cost(obstacles))
    if not any(covered(box, names) for box in best.boxes):
        return best
    return min(clear_ways(section, target, tuple(names)), key=lambda way: way.cost(obstacles))


@lru_cache(maxsize=1024)
def clear_ways(section: str, target: str, names: tuple[Obstacle, ...]) -> tuple[Way, ...]:
    """Choose the ways across a border that cover least of names, which stay where they are from turn to turn."""
    return tuple(nsmallest(ENOUGH, bent_ways(section, target), key=lambda way: way.cost(names)))


@cache
def bent_ways(section: str, target: str) -> tuple[Way, ...]:
    """List all ways across a border, those that bend least first."""
    found = (way for slant in SLANTS for shift in SHIFTS for way in crossings(section, target, slant, shift))
    return tuple(sorted(found, key=lambda way: way.bent))


def border_towards(origin: str, target: str) -> str:
    """Find the border of a region that is crossed to come from another; from afar the one that lies that way."""
    if target in REGIONS[origin].adjacent:
        return section_between(origin, target)
    centre = _centre(SHAPES[origin].polygon)
    return min(SECTIONS_OF[target], key=lambda section: (math.dist(_centre(LINES[section]), centre), section))


@cache
def crossings(section: str, target: str, slant: float = 0.0, shift: float = 0.0) -> tuple[Way, ...]:
    """List ways across a border into one of its regions, from the middle outwards; all bend in the same way."""
    assert target in SECTIONS[section].regions
    line, shape = evenly(LINES[section], STEP), SHAPES[target].polygon
    found = []
    for n in range(2, len(line) - 2):
        (ax, ay), (bx, by) = line[n - 1], line[n + 1]
        straight = math.atan2(bx - ax, ay - by)
        x, y = line[n]
        if not inside((x + math.cos(straight) * PROBE, y + math.sin(straight) * PROBE), shape):
            straight += math.pi
        angle = straight + math.radians(slant)
        along = math.cos(angle), math.sin(angle)
        begin = (x + along[0] * (shift - LONG / 2), y + along[1] * (shift - LONG / 2))
        tip = (x + along[0] * (shift + LONG / 2), y + along[1] * (shift + LONG / 2))
        if inside(tip, shape) and not inside(begin, shape):
            found.append(Way(begin, tip, _boxes(begin, tip), abs(slant) * ASIDE + abs(shift) * OFF_MIDDLE))
    middle = len(found) // 2
    return tuple(sorted(found, key=lambda way: abs(found.index(way) - middle)))


def _boxes(begin: Point, tip: Point) -> tuple[Box, ...]:
    """Cover an arrow with small boxes, slice by slice: a slanting one fills less than the box around it."""
    dx, dy = tip[0] - begin[0], tip[1] - begin[1]
    along = (abs(dx) / LONG, abs(dy) / LONG)
    thick = LONG * 0.11
    return tuple(
        around(
            (begin[0] + dx * part, begin[1] + dy * part),
            (2 * (along[1] * reach + along[0] * thick), 2 * (along[0] * reach + along[1] * thick)),
        )
        for part, reach in SLICES
    )


def _centre(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
