"""Which section a Ship lies on: a gangway in the owner's colour, from region to region. M2.8"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache

from render.games.mesopotamia.board.berths import distance
from render.games.mesopotamia.board.geometry import LINES
from render.picture.ground.curves import evenly, smooth
from render.picture.scene import Line, Point, Sprite
from render.picture.theme import CREAM, SEATS

STEP, ENDS = 3.0, 3
"""How far points of the water lie apart, and how many of them at either end are part of the junction."""
PLANK, KNOB = 9.0, 19.0
"""Width of a gangway, and of its ends."""
REACH, AROUND = 48.0, 10
"""How far a gangway reaches to either side, and how many points around it tell which way the section runs."""


def crossings(section: str, ships: Sequence[Sprite]) -> Iterator[Line]:
    """Mark a section in units of the map: a gangway for each of its Ships, with a knob in either region."""
    for ship in ships:
        if ship.seat is not None:
            colour, ends = SEATS[ship.seat].colour, gangway(section, ship.at)
            yield Line(ends, colour, PLANK, CREAM)
            for x, y in ends:
                yield Line(((x - 0.5, y), (x + 0.5, y)), colour, KNOB, CREAM)


@cache
def stretch(section: str) -> tuple[Point, ...]:
    """Work out the water of a section, without the junctions at its ends."""
    return tuple(evenly(smooth(LINES[section]), STEP)[ENDS:-ENDS])


def gangway(section: str, at: Point) -> tuple[Point, Point]:
    """Work out a way across a section, from one of its regions to the other."""
    course = stretch(section)
    nearest = min(range(len(course)), key=lambda n: distance(at, (course[n],)))
    (ax, ay), (bx, by) = course[max(0, nearest - AROUND)], course[min(len(course) - 1, nearest + AROUND)]
    across, down = (by - ay) / (long := math.dist((ax, ay), (bx, by))), (ax - bx) / long
    return (at[0] - across * REACH, at[1] - down * REACH), (at[0] + across * REACH, at[1] + down * REACH)
