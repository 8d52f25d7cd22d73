"""Where regions end: at a river section, or at ground and sea that belong to nobody."""

from __future__ import annotations

from engine.mesopotamia.content.map import SECTIONS
from render.games.mesopotamia.board.geometry import LINES, MAP
from render.picture.ground.curves import smooth
from render.picture.ground.rims import edges_of, free_runs
from render.picture.scene import Point

WIDTHS = {"euphrates": 17.0, "tigris": 17.0, "canal": 11.0, "": 7.0}
"""How wide the sections of a river are."""
BANK = 2.2
"""How wide each dark bank is."""

RINGS = {region.id: smooth(region.polygon, closed=True) for region in MAP.region}
"""The shape of each region, rounded."""
_TAKEN = edges_of(LINES.values())
RIMS = {region.id: [smooth(run) for run in free_runs(region.polygon, _TAKEN)] for region in MAP.region}
"""Where a region ends at ground or sea that belongs to nobody."""
BETWEEN = {edge: WIDTHS[SECTIONS[section].river] for section in LINES for edge in edges_of([LINES[section]])}
"""How wide the river is that runs along an edge of a region's outline."""


def wet(one: Point, other: Point) -> float:
    """Work out how far a river reaches into the land along an edge of an outline, its bank included."""
    width = BETWEEN.get(frozenset((one, other)))
    return 0.0 if width is None else width / 2 + BANK
