"""The board and the tables of the game, read from board.toml; a wrong key or type there fails at import."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Resource(_Table, frozen=True):
    """A kind of goods. F1.3"""

    id: str
    value: int
    armies: int
    pieces: int
    luxury: bool
    limited: bool


class Area(_Table, frozen=True):
    """A place on the map where armies, and cities or workers, may stand. F2.1-F2.8"""

    id: str
    kind: Literal["sumer", "other"]
    offers: tuple[str, ...] = ()
    end_vp: int = 0
    army_entry: Literal["open", "home_only", "never"] = "open"
    special: str = ""


class Box(_Table, frozen=True):
    """A worker box beside the map. F2.9"""

    id: str
    produces: str = ""
    used_half: bool = False
    end_vp: int = 0


class Turn(_Table, frozen=True):
    """One of the five turns. F2.15"""

    number: int
    year: int
    decline: bool


class Empire(_Table, frozen=True):
    """An empire that may be started in its turn. F2.15"""

    id: str
    turn: int
    home: str
    armies: int


class PlayerTable(_Table, frozen=True):
    """What each player owns, and limits a player. F1.2"""

    cities: int
    expansions: int
    workers: int
    armies: int
    workers_per_turn: int
    max_scribes: int
    max_armies_per_area: int


class StartTable(_Table, frozen=True):
    """What each player begins with. F1.6-F1.8"""

    available_workers: int
    boxes: dict[str, int]
    resources: dict[str, int]


class CityTable(_Table, frozen=True):
    """What expanding a city costs and scores, and what destroying one costs. F2.14, F11.9, F18.5"""

    wood: int
    vp: tuple[int, ...]
    destroy_armies: int
    destroy_armies_shuruppak: int


class EmpireTable(_Table, frozen=True):
    """What empires score and gain. F10.17, F15.1, F18.7, F18.10"""

    vp_per_area: int
    nippur_extra_vp: int
    babylon_extra_armies: int
    home_armies: int


class CombatTable(_Table, frozen=True):
    """Least sum of two dice that hits. F12.3"""

    superior: int
    inferior: int


class DeclineTable(_Table, frozen=True):
    """What a decline takes away. F5"""

    workers_per_area: int
    cleared_area: str
    leader_keeps: int


class MapTable(_Table, frozen=True):
    """Which area leads to which. F2.4, F2.5"""

    borders: tuple[tuple[str, str], ...]
    arrows: tuple[tuple[str, str], ...]


class Tables(_Table, frozen=True):
    """The whole file."""

    players: int
    die_sides: int
    player: PlayerTable
    start: StartTable
    resources: tuple[Resource, ...]
    trade: dict[str, tuple[str, ...]]
    production: dict[str, dict[str, tuple[int, int, int]]]
    city: CityTable
    empire: EmpireTable
    combat: CombatTable
    decline: DeclineTable
    turns: tuple[Turn, ...]
    empires: tuple[Empire, ...]
    areas: tuple[Area, ...]
    map: MapTable
    boxes: tuple[Box, ...]


TABLES = msgspec.toml.decode(files(__package__).joinpath("board.toml").read_bytes(), type=Tables)

PLAYERS = TABLES.players
DIE_SIDES = TABLES.die_sides
PLAYER = TABLES.player
START = TABLES.start
CITY = TABLES.city
CITY_VP = TABLES.city.vp
EMPIRE = TABLES.empire
COMBAT = TABLES.combat
DECLINE = TABLES.decline
TRADE = TABLES.trade
PRODUCTION = TABLES.production
BORDERS = TABLES.map.borders
ARROWS = TABLES.map.arrows

RESOURCES = {resource.id: resource for resource in TABLES.resources}
LUXURIES = tuple(resource.id for resource in TABLES.resources if resource.luxury)
SOLDIERY = tuple(resource.id for resource in TABLES.resources if resource.armies)
"""Resources that buy armies. F10.8"""

AREAS = {area.id: area for area in TABLES.areas}
SUMER = tuple(area.id for area in TABLES.areas if area.kind == "sumer")
OTHERS = tuple(area.id for area in TABLES.areas if area.kind == "other")
MARKETS = tuple(area for area in TABLES.areas if area.offers)
"""Areas where something can be traded for."""

BOXES = {box.id: box for box in TABLES.boxes}
USED = {"scribes": "used_scribes", "tool_makers": "used_tool_makers"}
"""Boxes with two halves, and the name of the used half. F0.9"""

DESTINATIONS = (*OTHERS, *BOXES)
"""Where workers may be placed. F8.5"""
PLACES = (*OTHERS, *(half for box in BOXES for half in ((box, USED[box]) if box in USED else (box,))))
"""Where workers may stand."""

EMPIRES = {empire.id: empire for empire in TABLES.empires}
TURNS = {turn.number: turn for turn in TABLES.turns}
LAST_TURN = max(TURNS)

MAJORITIES = {
    **{area.id: area.end_vp for area in TABLES.areas if area.end_vp},
    **{box.id: box.end_vp for box in TABLES.boxes if box.end_vp},
}
"""Places that score for most workers at the end. F17.3"""

_LEADS_TO: dict[str, set[str]] = {area: set() for area in AREAS}
for _one, _other in BORDERS:
    _LEADS_TO[_one].add(_other)
    _LEADS_TO[_other].add(_one)
for _one, _other in ARROWS:
    _LEADS_TO[_one].add(_other)

LEADS_TO = {
    area: tuple(other for other in AREAS if other in reached and AREAS[other].army_entry == "open")
    for area, reached in _LEADS_TO.items()
}
"""Areas that armies can invade from an area, by border or outgoing arrow. F11.2"""
