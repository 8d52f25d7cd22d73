"""Light strokes along a river: the way its water flows."""

from __future__ import annotations

from collections.abc import Sequence

from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

FLOW = (236, 248, 250, 170)


def draw_flow(sheet: Sheet, course: Sequence[Point], widths: Sequence[float]) -> None:
    """Draw strokes on the water here and there; it is as wide at each point of its course as is said."""
    scatter = Scatter("flow")
    begin = 4
    while begin + 7 < len(course):
        side = scatter.between(-0.3, 0.3) * widths[begin]
        sheet.stroke([(x + side, y) for x, y in course[begin : begin + 6]], FLOW, 1.2)
        begin += 6 + int(scatter.between(4, 14))
