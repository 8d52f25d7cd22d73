"""Laying out positions of Assyria: every call moves pieces and cards, so that conservation holds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Self

from engine.assyria import data
from engine.assyria.setup import empty_table
from engine.assyria.state import AssyriaState
from engine.core.decision import Seat

RED, BLUE, GREEN, YELLOW = range(4)


class Layout:
    """A position that is filled piece by piece."""

    _position: AssyriaState

    def _lay(self, players: int, turn: int, value: int, order: Sequence[Seat] | None) -> None:
        s = self._position = empty_table(players)
        s.turn = turn
        s.order = list(order or range(players))
        random.Random(1).shuffle(s.deck)
        self.expansion(*self._earlier(turn, value), value)

    def _earlier(self, turn: int, value: int) -> list[int]:
        """Some cards for the turns of the reign before this one."""
        laid = data.REIGNS[data.reign_of(turn) - 1] - data.turns_to_flood(turn) - 1
        left = Counter(data.EXPANSION.cards) - Counter([value])
        if data.reign_of(turn) == 1:
            return [data.EXPANSION.opening_card][:laid]
        return sorted(left.elements())[2 : 2 + laid]

    @property
    def _laid(self) -> AssyriaState:
        return self._position

    # Board

    def ziggurat(self, seat: Seat, hex: str, level: int = 1) -> Self:
        for _ in range(level):
            self._laid.raise_ziggurat(seat, hex)
        return self

    def put(self, seat: Seat, *hexes: str) -> Self:
        for hex in hexes:
            assert self._laid.is_empty(hex), f"{hex} is not empty"
            self._laid.place_hut(seat, hex)
        return self

    def well(self, *corners: str) -> Self:
        for corner in corners:
            self._laid.wells.append(corner)
            self._laid.wells_left -= 1
        return self

    def assur(self, seat: Seat, upper: int = 0, middle: int = 0, lower: int = 0) -> Self:
        for dignitary, count in (("upper", upper), ("middle", middle), ("lower", lower)):
            self._laid.assur[dignitary] += [seat] * count
            self._laid.players[seat].huts -= count
        return self

    # Tracks

    def camels(self, seat: Seat, camels: int) -> Self:
        self._laid.players[seat].camels = camels
        return self

    def offering(self, seat: Seat, position: int) -> Self:
        self._laid.players[seat].offering = position
        return self

    def vp(self, seat: Seat, points: int) -> Self:
        self._laid.players[seat].huts_vp += points - self._laid.players[seat].vp
        return self

    # Cards

    def _fetch(self, card: str) -> str:
        pile = self._laid.deck if card in self._laid.deck else self._laid.discard
        assert card in pile, f"no {card} is left in deck and discard pile"
        pile.remove(card)
        return card

    def cards(self, seat: Seat, *cards: str) -> Self:
        s, player = self._laid, self._laid.players[seat]
        if player.plow:
            s.use_card(seat, data.PLOW)
        s.deck[:0] = player.cards
        player.cards = []
        for card in cards:
            if card == data.PLOW:
                s.give_plow(seat)
            else:
                player.receive(self._fetch(card))
        return self

    def market(self, *columns: Sequence[str]) -> Self:
        s = self._laid
        s.deck[:0] = [card for column in s.market for card in column]
        s.market = [[] for _ in s.market]
        for place, column in enumerate(columns):
            s.market[place] = [self._fetch(card) for card in column]
        return self

    def for_sale(self, *cards: str) -> Self:
        return self.market(*([()] * (len(self._laid.market) - 1)), cards)

    def deck(self, *cards: str) -> Self:
        on_top = [self._fetch(card) for card in cards]
        self._laid.deck += reversed(on_top)
        return self

    def only_deck(self, *cards: str) -> Self:
        s = self._laid
        s.discard += s.deck
        s.deck = []
        s.deck = [self._fetch(card) for card in cards][::-1]
        return self

    def discard(self, *cards: str) -> Self:
        for card in cards:
            self._laid.deck.remove(card)
            self._laid.discard.append(card)
        return self

    def expansion(self, *values: int) -> Self:
        s = self._laid
        left = sorted((Counter(data.EXPANSION.cards) - Counter(values)).elements(), reverse=True)
        removed = s.turn - len(values)
        s.expansion = list(values)
        s.removed, s.expansion_deck = left[:removed], left[removed:]
        s.bonus = data.COUNTS[s.seats].bonus_card and s.reign in data.BONUS.reigns
        return self

    def next_expansion(self, *values: int) -> Self:
        s = self._laid
        on_top: list[int] = []
        for value in values:
            if value not in s.expansion_deck:
                s.removed.remove(value)
                s.removed.append(s.expansion_deck.pop(0))
            else:
                s.expansion_deck.remove(value)
            on_top.insert(0, value)
        s.expansion_deck += on_top
        return self
