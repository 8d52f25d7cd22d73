"""The shapes of the map, read once from map.toml; a wrong key or type there fails at import."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from render.picture.scene import Box, Point

Size: TypeAlias = tuple[float, float]
"""Width and height, both as parts of the map's width."""
Terrain: TypeAlias = Literal["fertile", "steppe", "highland", "desert", "oasis", "island"]

ASPECT = 1100 / 1200
"""Height of the map for a width of one."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Piece(_Table, frozen=True):
    """How large the things may be that stand on an area's centres."""

    label_size: float
    city: Size
    army: Size
    worker: Size
    offer: Size
    vp: Size
    sign: Size


class Area(_Table, frozen=True):
    """A place of the game as a shape, with the centres of what stands there."""

    id: str
    terrain: Terrain
    label: Point
    polygon: tuple[Point, ...]
    armies: tuple[Point, ...] = ()
    city: Point | None = None
    workers: tuple[Point, ...] = ()
    offers: tuple[Point, ...] = ()
    vp: Point | None = None
    sign: Point | None = None
    """The sign of its special rule."""


class Border(_Table, frozen=True):
    """The line on which two areas meet."""

    between: tuple[str, str]
    mid: Point
    cross: tuple[Point, Point]
    """From one area to the other, as between names them."""
    line: tuple[Point, ...]
    river: str = ""


class OneWay(_Table, frozen=True):
    """A way that armies go in one direction only, as an arrow."""

    origin: str = msgspec.field(name="from")
    target: str = msgspec.field(name="to")
    width: float
    head: float
    path: tuple[Point, ...]


class River(_Table, frozen=True):
    """A river from source to mouth."""

    id: str
    width: tuple[float, float]
    label: Point
    label_angle: float
    path: tuple[Point, ...]


class Sea(_Table, frozen=True):
    """A sea, larger than what the land leaves visible of it."""

    id: str
    label: Point
    label_angle: float
    polygon: tuple[Point, ...]


class Zone(_Table, frozen=True):
    """Ground outside the areas: nobody goes there."""

    terrain: Literal["mountain", "desert"]
    polygon: tuple[Point, ...]
    marks: tuple[tuple[float, float, float], ...] = ()


class Free(_Table, frozen=True):
    """A part of the map without areas, for words about the match."""

    id: str
    box: Box


class Geometry(_Table, frozen=True):
    """The whole map."""

    piece: Piece
    area: tuple[Area, ...]
    border: tuple[Border, ...]
    arrow: tuple[OneWay, ...]
    river: tuple[River, ...]
    sea: tuple[Sea, ...]
    zone: tuple[Zone, ...]
    free: tuple[Free, ...]


MAP = msgspec.toml.decode(files(__package__).joinpath("map.toml").read_bytes(), type=Geometry)

PIECE = MAP.piece
AREAS = {area.id: area for area in MAP.area}
BORDERS = {frozenset(border.between): border for border in MAP.border}
"""The line between two areas that meet."""
ONE_WAYS = {(arrow.origin, arrow.target): arrow for arrow in MAP.arrow}
"""The way between two areas that armies go in one direction only."""
FREE = {free.id: free.box for free in MAP.free}


def in_box(points: Iterable[Point], box: Box, part: Box = (0.0, 0.0, 1.0, 1.0)) -> tuple[Point, ...]:
    """Turn points of the map into pixels, if a part of the map fills a box of the picture.

    >>> in_box([(0.5, 0.5)], (0, 0, 1200, 1100))
    ((600.0, 550.0),)
    >>> in_box([(0.5, 0.5)], (0, 100, 1200, 1200), (0.5, 0.0, 1.0, 0.5))
    ((0.0, 1200.0),)
    """
    left, top, right, bottom = part
    across, down = (box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top)
    return tuple((box[0] + (x - left) * across, box[1] + (y - top) * down) for x, y in points)
