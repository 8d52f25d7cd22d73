"""Everything that is true of a match of Assyria at one moment."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.assyria.data import (
    CAMELS_MAX,
    CARD_ORDER,
    PIECES,
    PLOW,
    TILES,
    hexes_of,
    neighbours,
    reign_of,
)
from engine.core.decision import Seat
from engine.core.game import State

Phase: TypeAlias = Literal["setup", "agriculture", "expansion", "actions"]


class Ziggurat(msgspec.Struct):
    """A stack of one to three tiles of one colour. A1.14"""

    seat: Seat
    level: int = 1


class Player(msgspec.Struct, kw_only=True):
    """What one player holds away from the board; pieces are those in stock."""

    huts: int = PIECES.huts
    bases: int = PIECES.bases
    centres: int = PIECES.centres
    roofs: int = PIECES.roofs
    cards: list[str] = []
    """Food cards by their faces, in the order of A13.10."""
    plow: bool = False
    camels: int = 0
    offering: int = 0
    """Position on the offering track."""
    huts_vp: int = 0
    tiles_vp: int = 0
    wells_vp: int = 0
    assur_vp: int = 0
    upper_vp: int = 0
    offerings_vp: int = 0
    last_tiles_vp: int = 0
    """Ziggurat tiles at the end. A10.2"""
    left_vp: int = 0
    """Plow and camels left at the end. A10.3, A10.4"""

    @property
    def vp(self) -> int:
        """Prestige points; a plain number without end. A1.13"""
        on_board = self.huts_vp + self.tiles_vp + self.wells_vp + self.last_tiles_vp
        return on_board + self.assur_vp + self.upper_vp + self.offerings_vp + self.left_vp

    def gain_camels(self, camels: int) -> int:
        """Take camels as far as the track goes and give how many that were. A1.10"""
        gained = min(camels, CAMELS_MAX - self.camels)
        self.camels += gained
        return gained

    def receive(self, card: str) -> None:
        """Put a card among the open ones."""
        if card == PLOW:
            self.plow = True
        else:
            self.cards.append(card)
            self.cards.sort(key=CARD_ORDER.__getitem__)

    def hand(self) -> list[str]:
        """All cards that lie before the player, the Plow last."""
        return [*self.cards, PLOW] if self.plow else list(self.cards)

    def faces(self) -> list[str]:
        """The different ones of them. A12.5"""
        return list(dict.fromkeys(self.hand()))


class AssyriaState(State, kw_only=True):
    """A match of Assyria."""

    turn: int = 1
    phase: Phase = "setup"
    order: list[Seat]
    players: list[Player]
    huts: dict[str, Seat] = {}
    """Huts on the board by hex."""
    ziggurats: dict[str, Ziggurat] = {}
    wells: list[str] = []
    """Corners with a well, in the order built."""
    wells_left: int
    plows: int
    """Plows on the common space."""
    assur: dict[str, list[Seat]]
    """Huts of each dignitary, from the highest slot down."""
    deck: list[str]
    """Food deck; the last card is drawn first. Hidden, as is the next one. A14.2"""
    expansion_deck: list[int]
    """The last card is laid first."""
    discard: list[str] = []
    market: list[list[str]]
    """Cards of each farming column, from the left."""
    discs: list[Seat | None]
    """Whose turn-order disc is on each column."""
    passed_on: list[str] = []
    """Cards of the draft that are still to be taken. A2.10"""
    expansion: list[int] = []
    """Expansion cards of the reign, in the order laid."""
    removed: list[int] = []
    """Expansion cards of earlier reigns."""
    bonus: bool = False
    """The Bonus card lies on its space. A9.15"""
    vp_before: list[int] = []
    """The points of each player at the end of the last turn: nothing in the first one, nor in older matches."""

    @property
    def reign(self) -> int:
        """A4.1"""
        return reign_of(self.turn)

    @property
    def value(self) -> int:
        """The value of the turn, 0 after the last one. A4.5"""
        return self.expansion[-1] if self.expansion else 0

    def is_empty(self, hex: str) -> bool:
        """Say whether a hex holds no piece. A1.14"""
        return hex not in self.huts and hex not in self.ziggurats

    def huts_of(self, seat: Seat) -> list[str]:
        """The hexes of a seat's huts on the board, in order."""
        return sorted(hex for hex, owner in self.huts.items() if owner == seat)

    def sites_of(self, seat: Seat) -> list[str]:
        """The hexes of a seat's ziggurats, in order."""
        return sorted(hex for hex, ziggurat in self.ziggurats.items() if ziggurat.seat == seat)

    def tiles_of(self, seat: Seat) -> int:
        """How many ziggurat tiles a seat has on the board. A6.26"""
        return sum(ziggurat.level for ziggurat in self.ziggurats.values() if ziggurat.seat == seat)

    def around(self, seat: Seat) -> list[str]:
        """The empty hexes adjacent to a seat's pieces, in order. A6.2"""
        near = neighbours(self.seats)
        reached = {other for hex in (*self.huts_of(seat), *self.sites_of(seat)) for other in near[hex]}
        return sorted(hex for hex in reached if self.is_empty(hex))

    def owns(self, seat: Seat, hex: str) -> bool:
        """Say whether a piece of this seat stands on a hex."""
        ziggurat = self.ziggurats.get(hex)
        return self.huts.get(hex) == seat or (ziggurat is not None and ziggurat.seat == seat)

    def touches_well(self, hex: str) -> bool:
        """Say whether a well stands at a corner of a hex. A6.22"""
        return any(hex in hexes_of(corner) for corner in self.wells)

    def place_hut(self, seat: Seat, hex: str) -> None:
        """Stock to board."""
        self.players[seat].huts -= 1
        self.huts[hex] = seat

    def take_back_hut(self, hex: str) -> Seat:
        """Board to stock of its owner."""
        seat = self.huts.pop(hex)
        self.players[seat].huts += 1
        return seat

    def raise_ziggurat(self, seat: Seat, hex: str) -> str:
        """Put the next tile from stock on a hex and give its name. A7.4, A7.8"""
        ziggurat = self.ziggurats.setdefault(hex, Ziggurat(seat, 0))
        tile = TILES[ziggurat.level]
        ziggurat.level += 1
        player = self.players[seat]
        setattr(player, tile.pieces, getattr(player, tile.pieces) - 1)
        return tile.id

    def use_card(self, seat: Seat, card: str) -> None:
        """A6.15: a Food card goes to the discard pile, the Plow back to its space."""
        player = self.players[seat]
        if card == PLOW:
            player.plow = False
            self.plows += 1
        else:
            player.cards.remove(card)
            self.discard.append(card)

    def give_plow(self, seat: Seat) -> None:
        """Plow space to player. A1.7"""
        self.plows -= 1
        self.players[seat].plow = True


class Spent(msgspec.Struct):
    """What a player has done in his action turn as far as it is limited. A8.5"""

    bought: bool = False
    """A Food card. A7.20"""
    offered: int = 0
    """Camels. A7.16"""
    raised: list[str] = []
    """Hexes of ziggurats that have gained a level. A7.9"""
