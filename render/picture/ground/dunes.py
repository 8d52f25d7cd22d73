"""A dune: a crescent of sand."""

from __future__ import annotations

from render.picture.ground.curves import smooth
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

LEE, LIT, LINE = (172, 124, 62, 105), (255, 240, 200, 110), (116, 80, 36, 150)


def draw_dune(sheet: Sheet, at: Point, size: float, scatter: Scatter) -> None:
    """Draw one dune: long to windward, with a bent crest and its lee in the shade."""
    x, y = at
    high = scatter.between(0.22, 0.3)

    def line(*points: Point) -> list[Point]:
        return smooth([(x + across * size, y + up * high * size) for across, up in points], 5)

    back, front = line((-0.55, 0), (-0.3, -0.3), (-0.05, -0.85), (0.1, -1)), line((0.1, -1), (0.28, -0.7), (0.55, 0.05))
    crest, foot = (
        line((0.1, -1), (0.0, -0.6), (0.14, -0.25), (0.02, 0.12)),
        line((0.55, 0.05), (0.3, 0.14), (0.02, 0.12)),
    )
    sheet.polygon([*front, *foot, *crest[::-1]], LEE)
    sheet.polygon([*back, *crest, (x - 0.55 * size, y)], LIT)
    sheet.stroke([*back, *front[1:]], LINE, 1.3)
    sheet.stroke(crest, LINE, 1.1)
