"""Where on its section a Ship lies: near its middle, where it covers least of what stands around."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from engine.mesopotamia.content.map import SECTIONS
from render.games.mesopotamia.board.geometry import LINES
from render.picture.ground.curves import evenly, length
from render.picture.scene import Box, Point

STEP, MARGIN = 8.0, 22.0
"""How far places that are tried lie apart, and how far from the junctions at the ends of a section."""
BESIDE = (0.0, -9.0, 9.0, -18.0, 18.0, -26.0, 26.0)
"""How far beside its line a thing may stand."""
CLEAR = 12.0
"""How much nearer to its own section than to any other a Ship lies."""
ASIDE, OFF_MIDDLE = 14.0, 1100.0
"""What each unit beside the line counts, and to lie at its end, against a square unit of what is covered; less than
half way to the end it is less than a quarter of that."""

Obstacle: TypeAlias = tuple[Box, float]
"""A box that should not be covered, and how much a square unit of it matters."""


@cache
def berths(section: str) -> tuple[tuple[Point, float], ...]:
    """List the places along a section and beside it, and how far each is from the best one."""
    line = evenly(LINES[section], STEP)
    half = length(LINES[section]) / 2
    found = []
    for n in range(1, len(line) - 1):
        walked = n * 2 * half / (len(line) - 1)
        if min(walked, 2 * half - walked) < min(MARGIN, half * 0.6):
            continue
        (ax, ay), (bx, by) = line[n - 1], line[n + 1]
        long = math.dist((ax, ay), (bx, by))
        for side in BESIDE:
            at = (line[n][0] - (by - ay) / long * side, line[n][1] + (bx - ax) / long * side)
            found.append((at, abs(side) * ASIDE + (walked / half - 1) ** 2 * OFF_MIDDLE))
    return tuple(sorted(found, key=lambda berth: berth[1]))


@cache
def afloat(section: str) -> tuple[tuple[Point, float], ...]:
    """List the berths from which nobody takes the section for another, at a junction either. M2.8"""
    own, around_it = LINES[section], set(SECTIONS[section].regions)
    others = [LINES[each] for each, about in SECTIONS.items() if each != section and around_it & set(about.regions)]
    return tuple(
        (at, cost)
        for at, cost in berths(section)
        if all(distance(at, line) >= distance(at, own) + CLEAR for line in others)
    )


def distance(point: Point, line: Iterable[Point]) -> float:
    """Work out how far a point is from the nearest of a line."""
    return min(math.dist(point, each) for each in line)


def covered(box: Box, obstacles: Iterable[Obstacle]) -> float:
    """Work out how much a box covers of what stands around."""
    found = 0.0
    for (left, top, right, bottom), weight in obstacles:
        across = min(box[2], right) - max(box[0], left)
        down = min(box[3], bottom) - max(box[1], top)
        if across > 0 and down > 0:
            found += across * down * weight
    return found


def near(obstacles: Iterable[Obstacle], box: Box, reach: float) -> list[Obstacle]:
    """Choose the obstacles that come so near to a box."""
    left, top, right, bottom = box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach
    return [
        each
        for each in obstacles
        if each[0][0] < right and each[0][2] > left and each[0][1] < bottom and each[0][3] > top
    ]


def around(at: Point, size: tuple[float, float]) -> Box:
    """Work out the box around a point."""
    return (at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2)


def best(section: str, size: tuple[float, float], obstacles: Sequence[Obstacle]) -> Point:
    """Choose the place on a section where a thing of a size covers least."""
    close = near(obstacles, _reach(section), max(size))
    found, least = afloat(section)[0][0], math.inf
    for at, cost in afloat(section):
        if cost < least and (cost := cost + covered(around(at, size), close)) < least:
            found, least = at, cost
    return found


@cache
def _reach(section: str) -> Box:
    """Work out the box around all places for Ships of a section."""
    across, down = zip(*(at for at, _ in afloat(section)), strict=True)
    return (min(across), min(down), max(across), max(down))
