"""Which part of the map a close-up shows."""

from __future__ import annotations

from collections.abc import Iterable

from render.games.after_the_flood.board.geometry import ASPECT, Area
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
