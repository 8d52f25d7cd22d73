"""The river sections: every border is one, the named rivers the widest; banks first, so that they flow together."""

from __future__ import annotations

from engine.mesopotamia.content.map import SECTIONS
from render.games.mesopotamia.board.geometry import LINES, MAP
from render.games.mesopotamia.board.outlines import BANK, WIDTHS
from render.games.mesopotamia.board.tints import WATER, WATER_EDGE, WATER_LIGHT
from render.picture.ground.curves import evenly, smooth
from render.picture.ground.flow import draw_flow
from render.picture.ground.sheet import Sheet
from render.picture.scene import Point

STEP = 3.0
CORE = 0.34
"""How much of a river is light."""
ENDS = 26
"""Steps at the end of a named river on which its light is lost."""

COURSES: list[tuple[list[Point], float]] = [
    *((evenly(smooth(LINES[each]), STEP), WIDTHS[SECTIONS[each].river]) for each in LINES if not SECTIONS[each].river),
    *((evenly(smooth(LINES[each]), STEP), WIDTHS["canal"]) for each in LINES if SECTIONS[each].river == "canal"),
    *((evenly(smooth(river.path), STEP), WIDTHS[river.id]) for river in MAP.river),
]
"""The ways of the water and how wide it is, the narrowest first."""


def draw_rivers(sheet: Sheet) -> None:
    """Draw the banks of all, then the water of all."""
    for course, width in COURSES:
        sheet.round_line(course, WATER_EDGE, width + 2 * BANK - 1)
    for course, width in COURSES:
        sheet.round_line(course, WATER, width - 1)
    for course, width in COURSES:
        last = len(course) - 1
        narrow = [min(1.0, (last - n) / ENDS if width == WIDTHS["tigris"] else 1.0) for n in range(last + 1)]
        sheet.brush(course, WATER_LIGHT, [(width - 1) * CORE * part for part in narrow])
    for course, width in COURSES:
        if width > WIDTHS[""]:
            draw_flow(sheet, course, [width] * len(course))
