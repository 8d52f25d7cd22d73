"""What grows or lies in the areas, faint and only where nothing is put: fields, grass, hills."""

from __future__ import annotations

from collections.abc import Callable

from render.games.after_the_flood.board.geometry import Terrain
from render.games.after_the_flood.board.room import area_at, edge_within, river_within, scattered, taken
from render.picture.ground.curves import smooth
from render.picture.ground.furrows import draw_furrows
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

GRASS, HILL = (120, 114, 50, 135), (122, 86, 46, 120)


def draw_growth(sheet: Sheet) -> None:
    """Draw the signs of each terrain."""
    scatter = Scatter("growth")
    for point in scattered((40, 27), "growth"):
        area = area_at(point)
        if (
            area
            and area.terrain in _SIGNS
            and not (edge_within(point, 14) or taken(point, 13) or river_within(point, 14))
        ):
            _SIGNS[area.terrain](sheet, point, scatter)


def _grass(sheet: Sheet, at: Point, scatter: Scatter) -> None:
    x, y = at
    for lean in (-3.6, -1.2, 1.4, 3.8):
        high = scatter.between(4.5, 8)
        blade = [(x + lean * 0.5, y), (x + lean * 0.8, y - high * 0.6), (x + lean * 1.5, y - high)]
        sheet.stroke(smooth(blade), GRASS, 1.3)


def _hill(sheet: Sheet, at: Point, scatter: Scatter) -> None:
    x, y = at
    half, high = scatter.between(7, 11), scatter.between(5, 8)
    sheet.stroke(
        smooth([(x - half, y), (x - half * 0.4, y - high), (x + half * 0.3, y - high), (x + half, y)]), HILL, 1.6
    )
    for part in (0.2, 0.5):
        sheet.stroke([(x + half * part, y - high * (0.85 - part * 0.5)), (x + half * (part + 0.14), y - 1)], HILL, 1.1)


_SIGNS: dict[Terrain, Callable[[Sheet, Point, Scatter], None]] = {
    "fertile": draw_furrows,
    "steppe": _grass,
    "oasis": _grass,
    "island": _grass,
    "highland": _hill,
}
