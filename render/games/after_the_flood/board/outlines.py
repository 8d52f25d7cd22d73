"""Where areas end, sorted by what is drawn there: ink between areas and around them, or a river."""

from __future__ import annotations

from render.games.after_the_flood.board.geometry import MAP
from render.games.after_the_flood.board.sheet import placed
from render.picture.ground.curves import smooth
from render.picture.ground.rims import edges_of, free_runs

_TAKEN = edges_of((*(river.path for river in MAP.river), *(border.line for border in MAP.border)))

RINGS = {area.id: smooth(placed(area.polygon), closed=True) for area in MAP.area}
"""The shape of each area, rounded, in the units of a sheet."""
BORDER_LINES = [smooth(placed(border.line)) for border in MAP.border if not border.river]
"""Where two areas meet on dry land."""
RIMS = {area.id: [smooth(placed(run)) for run in free_runs(area.polygon, _TAKEN)] for area in MAP.area}
"""Where an area ends at ground or sea that belongs to nobody."""
