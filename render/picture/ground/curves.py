"""Lines through points: made smooth, measured, walked along."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from render.picture.scene import Point


def smooth(points: Sequence[Point], steps: int = 3, closed: bool = False) -> list[Point]:
    """Lead a round line through all the points; an open one keeps its ends.

    >>> smooth([(0, 0), (2, 0)], 2)
    [(0.0, 0.0), (1.0, 0.0), (2, 0)]
    """
    count = len(points)
    spans = count if closed else count - 1
    line: list[Point] = []
    for index in range(spans):
        one, other = points[index], points[(index + 1) % count]
        before = points[index - 1] if closed or index else one
        after = points[(index + 2) % count] if closed or index + 2 < count else other
        line += [_between(before, one, other, after, step / steps) for step in range(steps)]
    return line if closed else [*line, points[-1]]


def _between(before: Point, one: Point, other: Point, after: Point, part: float) -> Point:
    """Work out a point of the Catmull-Rom curve from one to other."""
    square, cube = part * part, part * part * part
    a, b = 2 * square - cube - part, 3 * cube - 5 * square + 2
    c, d = 4 * square - 3 * cube + part, cube - square
    x = (a * before[0] + b * one[0] + c * other[0] + d * after[0]) / 2
    y = (a * before[1] + b * one[1] + c * other[1] + d * after[1]) / 2
    return (x, y)


def rounded(points: Sequence[Point], times: int = 2) -> list[Point]:
    """Cut the corners of an open line, again and again, so that it flows; the ends stay."""
    line = list(points)
    for _ in range(times):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        line = [*cut, line[-1]]
    return line


def evenly(points: Sequence[Point], step: float) -> list[Point]:
    """Work out points at equal distances along an open line, both ends among them.

    >>> evenly([(0, 0), (4, 0)], 2)
    [(0.0, 0.0), (2.0, 0.0), (4, 0)]
    """
    total = length(points)
    count = max(1, round(total / step))
    marks = [total * index / count for index in range(count)]
    found: list[Point] = []
    walked = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        span = math.dist((ax, ay), (bx, by))
        while len(found) < count and marks[len(found)] <= walked + span:
            part = (marks[len(found)] - walked) / span if span else 0.0
            found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
        walked += span
    return [*found[:count], points[-1]]


def length(points: Sequence[Point]) -> float:
    """Work out the length of a line."""
    return sum(math.dist(one, other) for one, other in pairwise(points))


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """Work out the outline of a line whose width changes from point to point."""
    left, right = [], []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        ax, ay = points[max(0, index - 1)]
        bx, by = points[min(last, index + 1)]
        long = math.dist((ax, ay), (bx, by)) or 1.0
        across, down = -(by - ay) / long * widths[index] / 2, (bx - ax) / long * widths[index] / 2
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    return left + right[::-1]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Say whether a point lies in a polygon.

    >>> inside((1, 1), [(0, 0), (3, 0), (0, 3)]), inside((2, 2), [(0, 0), (3, 0), (0, 3)])
    (True, False)
    """
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within
