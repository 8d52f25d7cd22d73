"""The one-way arrows out of the desert: light in an edge of ink, so that nobody takes them for a move."""

from __future__ import annotations

import math

from render.games.after_the_flood.board.geometry import MAP, OneWay
from render.games.after_the_flood.board.sheet import WIDE, placed
from render.games.after_the_flood.board.tints import ONE_WAY
from render.picture.ground.curves import evenly, smooth
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point
from render.picture.theme import BORDER


def draw_ways(sheet: Sheet) -> None:
    """Draw every arrow."""
    for arrow in MAP.arrow:
        _arrow(sheet, arrow)


def _arrow(sheet: Sheet, arrow: OneWay) -> None:
    path = evenly(smooth(placed(arrow.path), 6), 2)
    width, head = arrow.width * WIDE, arrow.head * WIDE
    tip = path[-1]
    shaft = [point for point in path if math.dist(point, tip) > head * 0.6]
    last = len(shaft) - 1
    widths = [width * (0.7 + 0.3 * index / last) for index in range(last + 1)]
    barbs = _head(shaft[-1], tip, head)
    _layer(sheet, shaft, widths, barbs, (40, 24, 8, 90), 0.0, (2.0, 4.0))
    _layer(sheet, shaft, widths, barbs, BORDER, 7.0, (0.0, 0.0))
    _layer(sheet, shaft, widths, barbs, ONE_WAY, 0.0, (0.0, 0.0))


def _head(neck: Point, tip: Point, head: float) -> list[Point]:
    long = math.dist(neck, tip)
    dx, dy = (tip[0] - neck[0]) / long, (tip[1] - neck[1]) / long

    def spot(back: float, side: float) -> Point:
        return (tip[0] - dx * back - dy * side, tip[1] - dy * back + dx * side)

    return [tip, spot(head, head * 0.46), spot(head * 0.78, 0), spot(head, -head * 0.46)]


def _layer(
    sheet: Sheet,
    shaft: list[Point],
    widths: list[float],
    barbs: list[Point],
    colour: str | tuple[int, int, int, int],
    grow: float,
    shift: Point,
) -> None:
    """Draw shaft and head, grown by a rim and moved as a shadow is."""
    dx, dy = shift
    sheet.brush([(x + dx, y + dy) for x, y in shaft], colour, [width + grow for width in widths])
    sheet.polygon([(x + dx, y + dy) for x, y in barbs], colour)
    if grow:
        sheet.round_line([*barbs, barbs[0]], colour, grow)
        sheet.round_line([shaft[0], shaft[1]], colour, widths[0] + grow)
    elif isinstance(colour, str):
        sheet.round_line([shaft[0], shaft[1]], colour, widths[0])
