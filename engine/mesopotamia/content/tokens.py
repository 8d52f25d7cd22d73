"""M3.13, M3.18, M9: costs, the two tracks, Trade tokens and the tiles of the Hanging Gardens."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.content.data import Table, by_id, read
from engine.mesopotamia.content.empires import Resource, Set


class TradeToken(Table, frozen=True, kw_only=True):
    """A Trade token: what is paid, what is gained, what its owner scores. M11.13, M11.17"""

    id: str
    set: Set
    level: int
    pay: dict[Resource, int]
    gain: dict[Resource, int]
    vp: int


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a builder of the Gardens must have reached; it is not spent. M9.8"""

    population: int = 0
    event: int = 0
    settlements: int = 0


class Garden(Table, frozen=True, kw_only=True):
    """A tile of the Hanging Gardens."""

    id: str
    set: Set
    level: int
    pay: dict[Resource, int]
    vp: int
    require: Requirement


class _Costs(Table, frozen=True, kw_only=True):
    wall: dict[Resource, int]
    ziggurat: dict[Resource, int]
    ram: dict[Resource, int]
    ship: dict[Resource, int]
    settlement: dict[Resource, int]
    unit: dict[Resource, int]
    discovery: dict[Resource, int]
    reroll: dict[Resource, int]


class _Track(Table, frozen=True, kw_only=True):
    length: int
    score: tuple[int, ...]
    unit_limit: tuple[int, ...] = ()


class _Trade(Table, frozen=True, kw_only=True):
    layout_4_to_6: tuple[int, ...]
    layout_3: tuple[int, ...]
    layout_2: tuple[int, ...]
    layout_1: tuple[int, ...]
    ship_slots: tuple[tuple[int, int], ...]


class _Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    costs: _Costs
    population_track: _Track
    event_track: _Track
    trade: _Trade
    trade_token: tuple[TradeToken, ...]
    garden: tuple[Garden, ...]


_READ = read("tokens", _Tokens)
COSTS: dict[str, dict[Resource, int]] = {
    thing: getattr(_READ.costs, thing)
    for thing in ("wall", "ziggurat", "ram", "ship", "settlement", "unit", "discovery", "reroll")
}
SQUARES = _READ.population_track.length
"""Squares of both tracks. M13.2"""
UNIT_LIMIT = _READ.population_track.unit_limit
"""The Unit limit of each Population square, the first one first. M13.4"""
TRACK_VP = _READ.event_track.score
"""What the first, second and third seal of a track score. M15.7"""
TRADE_TOKENS: dict[str, TradeToken] = by_id(_READ.trade_token)
GARDENS: dict[str, Garden] = by_id(_READ.garden)
GARDEN_LEVELS = max(tile.level for tile in _READ.garden)
SHIP_SLOTS = frozenset(_READ.trade.ship_slots)
"""Slots of the Trade section that need a Ship, as (level, slot). M3.14"""


def trade_layout(empires: int) -> tuple[int, ...]:
    """How many Trade tokens lie on each level with so many Empires. M3.13"""
    few = {1: _READ.trade.layout_1, 2: _READ.trade.layout_2, 3: _READ.trade.layout_3}
    return few.get(empires, _READ.trade.layout_4_to_6)
