"""The table as one seat looks at it, with what things are worth at this point of the match, in points."""

from __future__ import annotations

from functools import cached_property

from engine.assyria.bot.values import Values, values_of
from engine.assyria.bot.weights import NORMAL, Weights
from engine.assyria.buy_card import price_of
from engine.assyria.data import (
    BONUS,
    DIGNITARIES,
    HEXES,
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

USUAL_CARD = 3
"""An Expansion card still to be laid. AS11"""


class Seen:
    """A view with a seat to look from, and with how much its player makes of what there is to see."""

    def __init__(self, view: AssyriaView, seat: Seat, weights: Weights = NORMAL) -> None:
        self.view = view
        self.seat = seat
        self.weights = weights
        self.me = view.players[seat]
        self.players = len(view.players)
        self.turn = view.turn
        self.turns_left = TURNS - view.turn
        self.rivals = tuple(other for other in view.order if other != seat)

    @property
    def is_last_turn(self) -> bool:
        """Say whether nothing can be kept for later."""
        return self.turns_left == 0

    @cached_property
    def values(self) -> Values:
        """What huts and cards are worth in this turn."""
        return values_of(self.weights, self.turn)

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
