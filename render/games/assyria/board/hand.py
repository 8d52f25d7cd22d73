"""A player's open cards in a row: a chip for each food with the symbols of its cards, Jokers and the Plow. A1.15"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from engine.assyria.data import CARDS, JOKER, PLOW
from engine.assyria.view import PlayerView
from render.games.assyria.board.cards import TINTS
from render.picture.scene import Card, Label, Point, Sprite
from render.picture.theme import CREAM, INK, TIMES
from render.picture.type import measure

HEIGHT, GAP = 44.0, 8.0
ICON, NUMBER = 34.0, 36.0
PAD, BETWEEN = 6.0, 4.0
CELL = 28.0
"""Width of a card in a chip."""


class Chip(msgspec.Struct, frozen=True):
    """Cards of one food: its sign, and what is written on each card."""

    food: str
    cards: tuple[str, ...]

    @property
    def width(self) -> float:
        """How much room it takes."""
        return 2 * PAD + ICON + sum(_cell(card) + BETWEEN for card in self.cards)

    def shapes(self, at: Point) -> Iterator[Card | Label | Sprite]:
        """Lay out the chip, its left end in the middle at a point."""
        x, y = at
        yield Card((x, y - HEIGHT / 2, x + self.width, y + HEIGHT / 2), TINTS[self.food], INK, 2, 9)
        yield Sprite(self.food, (x + PAD + ICON / 2, y), ICON - 2, flat=True)
        x += PAD + ICON + BETWEEN
        for card in self.cards:
            yield Card((x, y - 18, x + _cell(card), y + 18), CREAM, "#9C8B68", 1.5, 5)
            yield Label(card, (x + _cell(card) / 2, y), NUMBER, "number")
            x += _cell(card) + BETWEEN


def _cell(text: str) -> float:
    return max(CELL, measure(text, "number", NUMBER) + 8)


def hand(player: PlayerView, at: Point, room: float) -> Iterator[Card | Label | Sprite]:
    """Lay out the chips from left to right; a hand too large for that shows how many symbols of each food it has."""
    chips = _chips(player, one_by_one=True)
    if _width(chips) > room:
        chips = _chips(player, one_by_one=False)
    x, y = at
    for chip in chips:
        yield from chip.shapes((x, y))
        x += chip.width + GAP


def _width(chips: Sequence[Chip]) -> float:
    return sum(chip.width + GAP for chip in chips) - GAP


def _chips(player: PlayerView, *, one_by_one: bool) -> list[Chip]:
    chips = [Chip(PLOW, ())] if player.plow else []
    for food, group in groupby(player.cards, lambda card: CARDS[card].food):
        symbols = [CARDS[card].symbols for card in group]
        if food == JOKER:
            chips.append(Chip(food, (f"{TIMES}{len(symbols)}",) if len(symbols) > 1 else ()))
        else:
            chips.append(Chip(food, tuple(str(each) for each in symbols) if one_by_one else (str(sum(symbols)),)))
    return chips
