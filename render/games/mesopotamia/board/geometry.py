"""The shapes of the map, read once from map.toml; a wrong key or type there fails at import."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from render.picture.scene import Box, Point

WIDE, HIGH = 1200, 1256
"""The map in its own units, which are pixels of a picture of the usual width."""
UNITS = (WIDE, HIGH)


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Stands(_Table, frozen=True):
    """Where in a region things stand."""

    label: Point
    site: Point
    side: bool
    """The site stands right of the rows, not between name and rows."""
    rows: tuple[Box, ...]
    """Room for plates: x and y of the centre, width and height."""


class RegionShape(_Table, frozen=True):
    """A region as a shape, with the places of what stands there."""

    id: str
    stands: Stands
    polygon: tuple[Point, ...]
    idle: Stands | None = None
    """The places in a Start Region that nobody starts in. M2.6"""

    @property
    def box(self) -> Box:
        """The smallest box around it."""
        across, down = zip(*self.polygon, strict=True)
        return (min(across), min(down), max(across), max(down))


class SectionLine(_Table, frozen=True):
    """A river section as the line on which two regions meet. M2.8"""

    id: str
    line: tuple[Point, ...]


class River(_Table, frozen=True):
    """A named river from source to mouth. M2.9"""

    id: str
    label: Point
    angle: float
    path: tuple[Point, ...]


class SeaShape(_Table, frozen=True):
    """The sea, larger than what the land leaves visible of it."""

    id: str
    polygon: tuple[Point, ...]


class Zone(_Table, frozen=True):
    """Ground outside the regions: nobody goes there."""

    terrain: Literal["mountain", "desert"]
    polygon: tuple[Point, ...]


class Free(_Table, frozen=True):
    """A part of the map without regions, for panels."""

    id: str
    box: Box


class Geometry(_Table, frozen=True):
    """The whole map."""

    region: tuple[RegionShape, ...]
    section: tuple[SectionLine, ...]
    river: tuple[River, ...]
    sea: tuple[SeaShape, ...]
    zone: tuple[Zone, ...]
    free: tuple[Free, ...]


MAP = msgspec.toml.decode(files(__package__).joinpath("map.toml").read_bytes(), type=Geometry)

SHAPES = {region.id: region for region in MAP.region}
LINES = {section.id: section.line for section in MAP.section}
FREE = {free.id: free.box for free in MAP.free}
"""Boxes in the corners of the map: `north_west`, `north_east`, `south_west`, `south_east`."""
