"""The table as one seat looks at it, with what things are worth at this point of the match, in points."""

from __future__ import annotations

from functools import cached_property

from engine.assyria.buy_card import price_of
from engine.assyria.data import (
    BONUS,
    CARDS,
    DIGNITARIES,
    HEXES,
    JOKER,
    OFFERINGS,
    PLOW,
    REIGNS,
    RIVERS,
    TILES,
    TURNS,
    hexes_of,
)
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat

CAMEL = (2.0, 1.9, 1.6, 1.4, 1.2, 1.0, 0.8, 0.5)
"""What a camel can be turned into, by turn: tiles early on, half a point at the end. AS1, AS12"""
SYMBOL = 0.6
"""A symbol that may feed a hut in a later turn. AS7"""
WILD = 1.3
"""A card that feeds any hut in a later turn. AS8"""
USUAL_CARD = 3
"""An Expansion card still to be laid. AS11"""


class Seen:
    """A view with a seat to look from."""

    def __init__(self, view: AssyriaView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.players = len(view.players)
        self.turn = view.turn
        self.turns_left = TURNS - view.turn
        self.rivals = tuple(other for other in view.order if other != seat)

    @property
    def is_last_turn(self) -> bool:
        """Say whether nothing can be kept for later."""
        return self.turns_left == 0

    @property
    def camel(self) -> float:
        """What a camel more is worth now."""
        return CAMEL[self.turn - 1]

    @cached_property
    def hand(self) -> list[str]:
        """All own cards."""
        return [*self.me.cards, PLOW] if self.me.plow else list(self.me.cards)

    @cached_property
    def floods_left(self) -> int:
        """The floods to come, this turn's included."""
        return len(REIGNS) - self.view.reign + 1

    def is_empty(self, hex: str) -> bool:
        """Say whether a hex in play holds no piece."""
        return hex in self.view.hexes and self.view.hexes[hex].seat is None

    @cached_property
    def prizes(self) -> list[int]:
        """The cards that will be paid out in Assur at the next Flood, as far as one can tell. AS11"""
        cards = [*self.view.expansion, *([USUAL_CARD] * self.view.to_flood)]
        return [*cards, BONUS.value] if self.view.bonus else cards

    def multiplier(self, steps: int = 0) -> int:
        """The offering multiplier so many steps further on."""
        return OFFERINGS.multipliers[min(self.me.offering + steps, len(OFFERINGS.multipliers) - 1)]

    def targets(self, action: str) -> list[str]:
        """What an action could be about, as far as the table shows; the question says the rest."""
        view, me = self.view, self.me
        match action:
            case "build":
                return [hex for hex in me.settled if HEXES[hex].terrain not in RIVERS and not self._has_well(hex)]
            case "extend":
                return [hex for hex in me.sites if hex not in view.raised and self._can_grow(hex)]
            case "offer":
                room = len(OFFERINGS.multipliers) - 1 - me.offering
                most = min(OFFERINGS.most_per_turn - view.offered, room, me.camels)
                return [str(camels + 1) for camels in range(most)]
            case "buy":
                cards = [] if view.bought else sorted({card for column in view.market for card in column})
                return [card for card in (*cards, *(() if me.plow else (PLOW,))) if price_of(card) <= me.camels]
            case _:
                return [key for key in DIGNITARIES if self.free_slots(key) and DIGNITARIES[key].cost <= me.camels]

    def _has_well(self, hex: str) -> bool:
        return any(hex in hexes_of(corner) for corner in self.view.wells)

    def _can_grow(self, hex: str) -> bool:
        level = self.view.hexes[hex].level
        return level < len(TILES) and TILES[level].cost <= self.me.camels

    def free_slots(self, dignitary: str) -> int:
        """How many huts a dignitary still receives."""
        return DIGNITARIES[dignitary].slots - len(self.view.assur[dignitary])


def worth_of_card(card: str, turn: int) -> float:
    """What a card is worth if it is kept: food for later, or a point for the Plow at the end."""
    if turn == TURNS:
        return 1.0 if card == PLOW else 0.0
    if card in (PLOW, JOKER):
        return WILD
    return SYMBOL * CARDS[card].symbols
