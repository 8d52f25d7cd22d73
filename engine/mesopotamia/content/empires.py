"""M1.4, M3.7: the eight Empires, their figures, and what depends on how many take part."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.mesopotamia.content.data import Table, by_id, read
from engine.mesopotamia.content.map import Basic, Fighter
from engine.mesopotamia.content.technologies import Action

Set: TypeAlias = Literal["base", "ah", "me"]
Resource: TypeAlias = Literal["stone", "wood", "clay", "food", "tablet", "phalanx"]
BASICS: tuple[Basic, ...] = ("stone", "wood", "clay", "food")
RESOURCES: tuple[Resource, ...] = (*BASICS, "tablet", "phalanx")
FIGHTERS: tuple[Fighter, ...] = ("spearman", "archer", "horseman", "chariot")
"""Combat Units, weakest first."""
RAM, SHIP = "ram", "ship"


class Empire(Table, frozen=True, kw_only=True):
    """An Empire and how it begins. M3.7"""

    id: str
    set: Set
    start_technologies: dict[Action, int]
    extra_resources: dict[Resource, int]
    start_unit: Fighter
    start_ziggurat_levels: int
    start_squares: dict[Literal["population", "event"], int]
    special: Literal["", "settlement_and_wall_adjacent", "free_reroll", "ship_near_start"]
    civilization_cards: int


class Unit(Table, frozen=True, kw_only=True):
    """What is true of a kind of Unit. M6.2, M12.2, M16.11, M16.51"""

    id: str
    kind: Literal["combat", "ship", "ram"]
    speed: int
    war_level: int
    build_level: int
    simplified_value: int
    advantage: tuple[Fighter, ...]


class _CommonStart(Table, frozen=True, kw_only=True):
    resources: dict[Basic, int]
    all_technologies: int
    event_square: int
    population_square: int


class _TrackOrder(Table, frozen=True, kw_only=True):
    event_top_to_bottom: tuple[str, ...]
    event_square_2: tuple[str, ...]
    population_top_to_bottom: tuple[str, ...]
    population_square_2: tuple[str, ...]


class _Figures(Table, frozen=True, kw_only=True):
    spearman: int
    archer: int
    horseman: int
    chariot: int
    ram: int
    ship: int
    ziggurat_levels: int
    settlement: int
    wall: int
    amphora: int
    seal: int
    event_die: int


class _TribeFigures(Table, frozen=True, kw_only=True):
    spearman: int
    archer: int
    horseman: int


class Box(Table, frozen=True, kw_only=True):
    """How much a box holds; checked against the other files. M1.3"""

    combat: int
    event: int
    quest: int
    garden: int
    trade: int
    event_tokens: dict[str, int]
    dingir: dict[str, int]
    standard_of_ur: int
    resource_tokens_each: int
    max_players: int = 0
    blocker: int = 0
    ziggurat_token: int = 0
    strategy: int = 0
    action: int = 0


class Count(Table, frozen=True, kw_only=True):
    """What depends on the number of Empires. M3.23"""

    trade_tokens: int
    blockers: Literal["A+B", "A", "none", "by mode"]
    quests_dealt: int
    quests_kept: int
    start_regions: tuple[int, ...]
    roles: tuple[str, ...]


class _Empires(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    common_start: _CommonStart
    track_order: _TrackOrder
    figures_per_empire: _Figures
    figures_tribes: _TribeFigures
    box: dict[Set, Box]
    players: dict[str, Count]
    empire: tuple[Empire, ...]
    unit: tuple[Unit, ...]


_READ = read("empires", _Empires)
EMPIRES: dict[str, Empire] = by_id(_READ.empire)
UNITS: dict[str, Unit] = by_id(_READ.unit)
BOXES = _READ.box
COUNTS: dict[int, Count] = {int(number): count for number, count in _READ.players.items()}
START = _READ.common_start
TRACK_ORDER = _READ.track_order
_FIGURES = _READ.figures_per_empire
FIGURES: dict[str, int] = {
    kind: getattr(_FIGURES, kind) for kind in (*FIGHTERS, RAM, SHIP, "settlement", "wall", "amphora")
}
"""How many pieces of each kind an Empire owns. M1.4"""
ZIGGURAT_LEVELS, EVENT_DICE = _FIGURES.ziggurat_levels, _FIGURES.event_die
TRIBE_FIGURES: dict[str, int] = {
    kind: getattr(_READ.figures_tribes, kind) for kind in ("spearman", "archer", "horseman")
}
