"""The areas where a player has something, each cut out of the map and enlarged, the rest of the map left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine.after_the_flood.view import AfterTheFloodView, AreaView
from engine.core.decision import Seat
from render.games.after_the_flood.board.candidates import candidates_of
from render.games.after_the_flood.board.changes import Changes
from render.games.after_the_flood.board.extract import filled
from render.games.after_the_flood.board.frame import GAP, MARGIN, MapFrame
from render.games.after_the_flood.board.geometry import AREAS, ASPECT
from render.games.after_the_flood.board.names import ground, printed_in
from render.games.after_the_flood.board.pieces import pieces_in
from render.picture.audience import Audience
from render.picture.panel import inside
from render.picture.scene import Box, Card, Drawn, Lit, Point, Veil
from render.picture.theme import BORDER, WIDTH

COLUMNS = 2
BEYOND = 0.012
"""Land to be seen around what stands in an area, as a part of the map's width."""
WIDEST = max(right - left for left, _, right, _ in map(filled, AREAS.values())) + 2 * BEYOND


def own_areas(view: AfterTheFloodView, changes: Changes, seat: Seat) -> list[str]:
    """Find the areas with a city, armies or workers of a seat, or where some were lost, from north to south."""
    lost = {area for losses in (changes.lost_cities, changes.lost_armies) for area in losses if losses[area] == seat}
    found = [area for area, now in view.areas.items() if area in lost or _has(now, seat)]
    return sorted(found, key=lambda area: AREAS[area].label[1])


def _has(now: AreaView, seat: Seat) -> bool:
    return seat in (now.city_seat, now.army_seat) or bool(now.workers and now.workers[seat])


def tiles(areas: Sequence[str], top: float) -> dict[str, MapFrame]:
    """Place a tile for each area, in rows as high as the highest of them needs."""
    wide = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    found = {}
    for first in range(0, len(areas), COLUMNS):
        row = areas[first : first + COLUMNS]
        high = max(bottom - top for _, top, _, bottom in (filled(AREAS[area]) for area in row)) + 2 * BEYOND / ASPECT
        down = high * ASPECT * wide / WIDEST
        for n, area in enumerate(row):
            left = MARGIN + n * (wide + GAP)
            found[area] = MapFrame((left, top, left + wide, top + down), _part(area, high))
        top += down + GAP
    return found


def _part(area: str, high: float) -> Box:
    """Choose the part of the map around an area, not beyond the edges of the map."""
    left, top, right, bottom = filled(AREAS[area])
    x = min(max((left + right - WIDEST) / 2, 0.0), 1.0 - WIDEST)
    y = min(max((top + bottom - high) / 2, 0.0), 1.0 - high)
    return (x, y, x + WIDEST, y + high)


def land(areas: Mapping[str, MapFrame]) -> Iterator[Drawn]:
    """Lay out the ground of each tile with an edge, all but its area under a veil."""
    for area, frame in areas.items():
        yield Card(inside(frame.box, -2), BORDER, radius=0)
        yield ground(frame)
        yield Veil(frame.box, (frame.places(AREAS[area].polygon),))


def holdings(
    view: AfterTheFloodView, changes: Changes, areas: Mapping[str, MapFrame], audience: Audience, seat: Seat
) -> Iterator[Drawn]:
    """Lay out what is printed and what stands in each area, what belongs to others pale; a tile that may be chosen is
    lit as a whole."""
    candidates = candidates_of(audience)
    for area, frame in areas.items():
        if area in candidates:
            yield Lit(_corners(inside(frame.box, 5)))
        yield from printed_in(AREAS[area], audience, frame)
        for piece in pieces_in(AREAS[area], view.areas[area], changes, frame):
            yield piece if piece.seat == seat or piece.lost else replace(piece, faded=True, ring=False)


def _corners(box: Box) -> tuple[Point, ...]:
    left, top, right, bottom = box
    return ((left, top), (right, top), (right, bottom), (left, bottom))
