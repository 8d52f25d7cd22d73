"""A part of the map as wide as the picture: how large it can be, and all that is drawn there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import Candidates
from render.games.mesopotamia.board.geometry import HIGH, SHAPES, WIDE
from render.games.mesopotamia.board.map import map_drawn, veil
from render.games.mesopotamia.board.place import BEYOND, Place, extract
from render.games.mesopotamia.board.section_names import section_names
from render.picture.audience import Audience
from render.picture.scene import Drawn
from render.picture.theme import WIDTH

MOST, HIGHEST = 1.9, 1420.0
"""How much larger than on the board things are at most, and how high a part is at most, in pixels."""


def enlarged(regions: Iterable[str], top: float) -> Place:
    """Show some regions wholly, as large as may be, from a height of the picture down."""
    listed = list(regions)
    boxes = [SHAPES[region].box for region in listed]
    across = max(each[2] for each in boxes) - min(each[0] for each in boxes) + 2 * BEYOND
    down = min(max(each[3] for each in boxes) - min(each[1] for each in boxes) + 2 * BEYOND, HIGH)
    k = max(min(WIDTH / across, MOST, HIGHEST / down), WIDTH / WIDE)
    return extract(listed, (0, top, WIDTH, top + math.floor(down * k)))


def land(where: Place) -> Iterator[Drawn]:
    """Lay out the ground; regions that are cut lie under a veil."""
    yield where.ground
    yield veil(where)


def drawn_there(view: MesopotamiaView, audience: Audience, where: Place, candidates: Candidates) -> Iterator[Drawn]:
    """Lay out what stands in a part of the map, and name the river sections that matter."""
    shapes = list(map_drawn(view, audience, where, candidates))
    yield from shapes
    yield from section_names(view, audience, where, candidates, shapes)
