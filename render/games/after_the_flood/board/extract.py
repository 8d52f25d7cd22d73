"""Which part of the map a close-up shows, and which areas are wholly in it."""

from __future__ import annotations

from collections.abc import Iterable

from render.games.after_the_flood.board.frame import MapFrame
from render.games.after_the_flood.board.geometry import AREAS, ASPECT, Area
from render.games.after_the_flood.board.room import things
from render.picture.scene import Box, Point


def filled(area: Area) -> Box:
    """Work out the part of the map that the name of an area, its pieces and its signs may take."""
    boxes = [(x - w / 2, y - h / 2 / ASPECT, x + w / 2, y + h / 2 / ASPECT) for (x, y), (w, h) in things(area)]
    left, top, right, bottom = zip(*boxes, strict=True)
    return (min(left), min(top), max(right), max(bottom))


def around(points: Iterable[Point], margin: float) -> Box:
    """Work out the box around points of the map, with some land beyond them."""
    across, down = zip(*points, strict=True)
    return (min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin)


def wholly_in(frame: MapFrame) -> frozenset[str]:
    """Find the areas of which all that may stand there is seen; of another a part would be misread."""
    left, top, right, bottom = frame.part
    found = {name: filled(area) for name, area in AREAS.items()}
    return frozenset(
        name
        for name, (west, north, east, south) in found.items()
        if left <= west and top <= north and east <= right and south <= bottom
    )
