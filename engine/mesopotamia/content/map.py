"""M2: the map with its 31 regions and the river sections between them."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from engine.mesopotamia.content.data import Table, by_id, read

Terrain: TypeAlias = Literal["plain", "mountain", "desert"]
TERRAINS: tuple[Terrain, ...] = ("plain", "mountain", "desert")
Fighter: TypeAlias = Literal["spearman", "archer", "horseman", "chariot"]
Basic: TypeAlias = Literal["stone", "wood", "clay", "food"]


class Region(Table, frozen=True, kw_only=True):
    """A region as printed. M2.1, M2.2"""

    id: str
    start: int
    """Number of a Start Region, else 0."""
    sector: int
    terrain: Terrain | Literal["start"]
    resource: Basic | Literal[""]
    event_slot: Terrain | Literal[""]
    tribe: dict[Fighter, int]
    blocker: Literal["A", "B", ""]
    x: float
    y: float
    adjacent: tuple[str, ...]


class Section(Table, frozen=True, kw_only=True):
    """A river section: the border between two regions, from one junction to another. M2.8"""

    id: str
    a: str
    b: str
    j1: str
    j2: str
    river: str
    """The name of the river, where it has one. M2.9"""

    @property
    def regions(self) -> tuple[str, str]:
        """The two regions it lies in."""
        return self.a, self.b


class _Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    meta: Table
    region: tuple[Region, ...]
    section: tuple[Section, ...]


_MAP = read("map", _Map)
REGIONS: dict[str, Region] = by_id(_MAP.region)
SECTIONS: dict[str, Section] = by_id(_MAP.section)
STARTS: dict[int, str] = {region.start: region.id for region in _MAP.region if region.start}
"""Start Regions by their numbers. M2.1"""
SECTIONS_OF: dict[str, tuple[str, ...]] = {
    region: tuple(each.id for each in _MAP.section if region in each.regions) for region in REGIONS
}
"""The sections on the borders of each region."""


@cache
def neighbours_of(section: str) -> tuple[str, ...]:
    """The sections that share a junction with this one. M2.8"""
    here = SECTIONS[section]
    ends = {here.j1, here.j2}
    return tuple(each.id for each in _MAP.section if each.id != section and ends & {each.j1, each.j2})


def section_between(a: str, b: str) -> str:
    """The section on the border of two regions; KeyError if they are not adjacent."""
    return _BETWEEN[frozenset((a, b))]


_BETWEEN = {frozenset(each.regions): each.id for each in _MAP.section}
