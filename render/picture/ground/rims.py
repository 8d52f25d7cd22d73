"""Which parts of an outline are free: where neither a border nor a river runs along it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from itertools import pairwise

from render.picture.scene import Point


def edges_of(lines: Iterable[Sequence[Point]]) -> set[frozenset[Point]]:
    """Collect the edges that lines are made of, whichever way they run."""
    return {frozenset(edge) for line in lines for edge in pairwise(line)}


def free_runs(ring: Sequence[Point], taken: Set[frozenset[Point]]) -> list[list[Point]]:
    """Work out the parts of a ring none of whose edges is taken.

    >>> free_runs([(0, 0), (1, 0), (1, 1), (0, 1)], edges_of([[(1, 0), (0, 0)]]))
    [[(1, 0), (1, 1), (0, 1), (0, 0)]]
    """
    free = [frozenset(edge) not in taken for edge in pairwise((*ring, ring[0]))]
    if all(free):
        return [[*ring, ring[0]]]
    start = free.index(False)
    runs: list[list[Point]] = []
    for step in range(1, len(ring) + 1):
        index = (start + step) % len(ring)
        if not free[index]:
            continue
        if not runs or runs[-1][-1] != ring[index]:
            runs.append([ring[index]])
        runs[-1].append(ring[(index + 1) % len(ring)])
    return runs
