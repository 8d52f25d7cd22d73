"""Where areas end, sorted by what is drawn there: ink between areas and around them, or a river."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.sheet import placed
from render.picture.ground.curves import smooth
from render.picture.scene import Point

Line = tuple[Point, ...]


def _edges(line: Sequence[Point]) -> set[frozenset[Point]]:
    return {frozenset(edge) for edge in pairwise(line)}


_LINES = (*(river.path for river in MAP.river), *(border.line for border in MAP.border))
_TAKEN = {edge for line in _LINES for edge in _edges(line)}


def _rims(ring: Line) -> list[list[Point]]:
    """Work out the parts of a ring that neither a border nor a river runs along."""
    free = [frozenset(edge) not in _TAKEN for edge in pairwise((*ring, ring[0]))]
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


RINGS = {area.id: smooth(placed(area.polygon), closed=True) for area in MAP.area}
"""The shape of each area, rounded, in the units of a sheet."""
BORDER_LINES = [smooth(placed(border.line)) for border in MAP.border if not border.river]
"""Where two areas meet on dry land."""
RIMS = {area.id: [smooth(placed(run)) for run in _rims(area.polygon)] for area in MAP.area}
"""Where an area ends at ground or sea that belongs to nobody."""
