"""The board and the tables of the game, read from board.toml; a wrong key or type there fails at import."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Terrain: TypeAlias = Literal["outside", "between", "river1", "river2"]


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Hex(_Table, frozen=True):
    """A space of the board in axial coordinates. A3.1-A3.4"""

    id: str
    q: int
    r: int
    terrain: Terrain
    food: str
    min_players: int
    start_for: tuple[int, ...] = ()


class Card(_Table, frozen=True):
    """The face of a Food card. A1.4-A1.6"""

    id: str
    food: str
    symbols: int
    copies: int
    price: int
    any_food: bool = False


class Tile(_Table, frozen=True):
    """A level of a ziggurat and what it costs to add. A7.4, A7.8"""

    id: str
    pieces: str
    cost: int


class Dignitary(_Table, frozen=True):
    """A column of slots in Assur. A1.12"""

    id: str
    cost: int
    influence: int
    slots: int
    gift: Literal["vp", "plow", "camels"]
    vp_by_huts: tuple[int, ...] = ()


class Count(_Table, frozen=True):
    """What depends on the number of players. A2.1"""

    max_q: int
    hexes: int
    columns: int
    draft_cards: int
    wells: int
    plows: int
    legal_well_corners: int
    start_hexes: tuple[str, ...]
    bonus_card: bool


class Pieces(_Table, frozen=True):
    """What each player owns. A1.2"""

    huts: int
    bases: int
    centres: int
    roofs: int


class Offerings(_Table, frozen=True):
    """The offering track and its limit. A1.11, A7.16"""

    multipliers: tuple[int, ...]
    most_per_turn: int


class Income(_Table, frozen=True):
    """Camels for huts on one river. A6.24"""

    first: int
    further: int


class Expansion(_Table, frozen=True):
    """The Expansion cards. A1.8"""

    cards: tuple[int, ...]
    opening_card: int
    shuffled_deck: tuple[int, ...]


class Bonus(_Table, frozen=True):
    """The Bonus card. A1.9"""

    value: int
    reigns: tuple[int, ...]


class Board(_Table, frozen=True):
    """All hexes."""

    hexes: tuple[Hex, ...]


class Tables(_Table, frozen=True):
    """The whole file."""

    reigns: tuple[int, ...]
    camels_max: int
    camels_per_vp: int
    plow_price: int
    well_vp: tuple[int, ...]
    well_forbidden: tuple[Terrain, ...]
    foods: tuple[str, ...]
    pieces: Pieces
    offerings: Offerings
    income: Income
    terrains: dict[Terrain, int]
    expansion: Expansion
    bonus: Bonus
    counts: dict[int, Count]
    tiles: tuple[Tile, ...]
    dignitaries: tuple[Dignitary, ...]
    cards: tuple[Card, ...]
    board: Board


TABLES = msgspec.toml.decode(files(__package__).joinpath("board.toml").read_bytes(), type=Tables, strict=False)

COUNTS = TABLES.counts
PLAYERS = tuple(COUNTS)
"""Possible numbers of players."""
REIGNS = TABLES.reigns
TURNS = sum(REIGNS)
PIECES = TABLES.pieces
CAMELS_MAX = TABLES.camels_max
CAMELS_PER_VP = TABLES.camels_per_vp
OFFERINGS = TABLES.offerings
INCOME = TABLES.income
EXPANSION = TABLES.expansion
BONUS = TABLES.bonus
WELL_VP = TABLES.well_vp
HUT_VP = TABLES.terrains
RIVERS: tuple[Terrain, ...] = ("river1", "river2")
TILES = TABLES.tiles
"""The levels of a ziggurat from below; level 1 is the first."""
DIGNITARIES = {dignitary.id: dignitary for dignitary in TABLES.dignitaries}

FOODS = TABLES.foods
CARDS = {card.id: card for card in TABLES.cards}
ALL_CARDS = tuple(card.id for card in TABLES.cards for _ in range(card.copies))
"""Every Food card of the box by its face."""
JOKER = "joker"
PLOW = "plow"
PLOW_PRICE = TABLES.plow_price
CARD_ORDER = {card: place for place, card in enumerate((*CARDS, PLOW))}
"""A13.10"""

HEXES = {hex.id: hex for hex in TABLES.board.hexes}
"""By (q, r), which is the order of their names too: lists of hexes are sorted by name. A13.10"""
_AT = {(hex.q, hex.r): hex.id for hex in HEXES.values()}
_AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NEIGHBOURS = {
    hex.id: tuple(sorted(_AT[hex.q + q, hex.r + r] for q, r in _AROUND if (hex.q + q, hex.r + r) in _AT))
    for hex in HEXES.values()
}
"""A3.2"""


@cache
def in_play(players: int) -> tuple[str, ...]:
    """The hexes of a match of so many players. A3.4"""
    return tuple(hex.id for hex in HEXES.values() if hex.q <= COUNTS[players].max_q)


@cache
def neighbours(players: int) -> dict[str, tuple[str, ...]]:
    """The adjacent hexes in play of each hex in play. A3.2, A3.4"""
    hexes = in_play(players)
    return {hex: tuple(other for other in NEIGHBOURS[hex] if other in hexes) for hex in hexes}


@cache
def corners(players: int) -> tuple[str, ...]:
    """The points where three hexes in play meet, by name. A3.7, A3.9"""
    near = neighbours(players)
    found = [
        f"{one}-{two}-{three}"
        for one in near
        for two in near[one]
        for three in near[two]
        if one < two < three and three in near[one]
    ]
    return tuple(sorted(found))


@cache
def well_corners(players: int) -> tuple[str, ...]:
    """The corners where a well may be. A3.8"""
    return tuple(corner for corner in corners(players) if not lies_between(corner))


@cache
def corners_at(players: int) -> dict[str, tuple[str, ...]]:
    """The corners of each hex in play where a well may be."""
    legal = well_corners(players)
    return {hex: tuple(corner for corner in legal if hex in hexes_of(corner)) for hex in in_play(players)}


@cache
def hexes_of(corner: str) -> tuple[str, ...]:
    """The three hexes of a corner.

    >>> hexes_of("c1-c2-d1")
    ('c1', 'c2', 'd1')
    """
    return tuple(corner.split("-"))


def lies_between(corner: str) -> bool:
    """Say whether a corner touches the land between the rivers. A3.8"""
    return any(HEXES[hex].terrain in TABLES.well_forbidden for hex in hexes_of(corner))


def reign_of(turn: int) -> int:
    """The reign a turn belongs to. A4.1

    >>> [reign_of(turn) for turn in range(1, 9)]
    [1, 1, 2, 2, 2, 3, 3, 3]
    """
    return next(reign for reign in range(1, len(REIGNS) + 1) if turn <= sum(REIGNS[:reign]))


def turns_to_flood(turn: int) -> int:
    """How many turns of the reign follow on this one. A4.1"""
    return sum(REIGNS[: reign_of(turn)]) - turn
