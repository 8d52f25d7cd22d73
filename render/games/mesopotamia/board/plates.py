"""Plates: a party's badge and a sign for each of its figures, as large as the room allows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec

from render.games.mesopotamia.board.parties import Party
from render.picture.scene import Card, Label, Point, Sprite
from render.picture.theme import CREAM, INK, SEATS
from render.picture.type import measure

TRIBE = "#6E6355"
"""The colour of a Tribe, which is nobody's."""
LEAST = 28
"""Smaller signs blur on a phone."""
NUMERAL = 34.0
EDGE, RIM, THIN_RIM = 1.6, 3.0, 2.2
"""Ink around a plate, and cream inside it: on plates in two lines and on low ones."""
LOW = 48.0
"""Plates up to this height have a thin rim."""
PAD, GAP, APART = 7.0, 8.0, 6.0
"""Room at both ends of a plate, between signs, and after the badge."""
SIZES = {1: (42, 54), 2: (37, 48)}
"""The largest signs and badge of one figure and of two; of more in two lines the next."""
MANY = (34, 46)
SMALL, LARGE, TALL = (28.0, NUMERAL), (48.0, 46.0), 60.0
"""Badge and numeral of a party that is shown as a number only, and from which height of the room they are large."""
LINE = 44.0
"""How high a plate of one line is where several parties stand."""
CAPITALS = 0.72
"""Height of a numeral, as a part of its size."""
ROUND, COLUMN = 4.0, 5
"""Room above and below signs together, and between two lines of them."""

Item: TypeAlias = tuple[str, int]
"""A kind of figure with how many there are, 0 if the sign stands for one figure alone."""
Part: TypeAlias = Card | Label | Sprite


class Plate(msgspec.Struct, frozen=True):
    """How a party is shown: how large signs and badge are, and what stands in each line."""

    party: Party
    sign: float
    badge: float
    lines: tuple[tuple[Item, ...], ...]
    numeral: float = NUMERAL

    @property
    def rim(self) -> float:
        """Cream around it."""
        return THIN_RIM if self._inner + 2 * (RIM + EDGE) <= LOW else RIM

    @property
    def _inner(self) -> float:
        signs = len(self.lines) * self.sign + (len(self.lines) - 1) * COLUMN
        return max(signs, self.badge, self.numeral * CAPITALS) + ROUND

    @property
    def height(self) -> float:
        """Its height, rims included."""
        return self._inner + 2 * (self.rim + EDGE)

    @property
    def width(self) -> float:
        """Its width, rims included."""
        badge = self.badge + APART if self.badge else 0.0
        return badge + max(self._length(line) for line in self.lines) + 2 * (self._pad + self.rim + EDGE)

    @property
    def _pad(self) -> float:
        return PAD if self.badge > LEAST else PAD - 2

    @property
    def colour(self) -> str:
        """What its ground is like."""
        return TRIBE if self.party.seat is None else SEATS[self.party.seat].colour

    def shapes(self, centre: Point) -> Iterator[Part]:
        """Lay it out around a point."""
        x, y = centre
        left, top, right, bottom = x - self.width / 2, y - self.height / 2, x + self.width / 2, y + self.height / 2
        radius = min(14.0, self.height / 3.4)
        yield Card((left, top, right, bottom), CREAM, INK, EDGE, radius)
        by = self.rim + EDGE
        yield Card((left + by, top + by, right - by, bottom - by), self.colour, radius=max(2.0, radius - by))
        begin = left + by + self._pad
        if self.badge:
            yield Sprite("plate_badge", (begin + self.badge / 2, y), self.badge, self.party.seat)
            begin += self.badge + APART
        room = right - by - self._pad - begin
        for n, line in enumerate(self.lines):
            down = y + (n - (len(self.lines) - 1) / 2) * (self.sign + COLUMN)
            yield from self._line(line, (begin + (room - self._length(line)) / 2, down))

    def _line(self, line: Sequence[Item], at: Point) -> Iterator[Part]:
        x, y = at
        ink = CREAM if self.party.seat is None else SEATS[self.party.seat].on_it
        for kind, count in line:
            if kind:
                yield Sprite(kind, (x + self.sign / 2, y), self.sign, self.party.seat)
                x += self.sign + 3 if count else self.sign + GAP
            if count:
                yield Label(str(count), (x, y), self.numeral, "number", ink, "left")
                x += measure(str(count), "number", self.numeral) + GAP

    def _length(self, line: Sequence[Item]) -> float:
        """How long a line of signs and numerals is."""
        written = sum(measure(str(count), "number", self.numeral) for _, count in line if count)
        signs = sum(self.sign + (3 if count else 0) for kind, count in line if kind)
        return written + signs + GAP * (len(line) - 1)


@lru_cache(maxsize=2048)
def plate(party: Party, width: float, height: float) -> Plate:
    """Choose how to show a party in a room: a sign for each figure if it can be, else a sign for each kind with a
    numeral, else only how many combat Units there are. M16.2"""
    alone = tuple((kind, 0) for kind in party.figures)
    counted = tuple((kind, count if count > 1 else 0) for kind, count in party.counts)
    for items in (alone, counted):
        for found in _ways(party, items, height):
            if found.height <= height and found.width <= width:
                return found
    return chip(party, height)


def _ways(party: Party, items: tuple[Item, ...], height: float) -> Iterator[Plate]:
    """List the ways to show some signs, the largest first: one or two in a line, more in two lines if they may be."""
    lines = 2 if len(items) > 2 and height >= TALL else 1
    most, badge = SIZES.get(len(items), MANY)
    per_line = math.ceil(len(items) / lines)
    parted = tuple(items[first : first + per_line] for first in range(0, len(items), per_line))
    highest = _inside(height) if lines == 2 or len(items) <= 2 else min(_inside(height), most)
    for sign in range(most, LEAST - 1, -1):
        yield Plate(party, sign, _badge(party, min(badge - (most - sign), highest)), parted)
    yield Plate(party, LEAST, _badge(party, LEAST), parted)


def _badge(party: Party, size: float) -> float:
    return 0.0 if party.seat is None else size


def _inside(height: float) -> float:
    """How high a badge may be in a room of a height."""
    return height - 2 * (EDGE + (THIN_RIM if height <= LOW else RIM)) - ROUND


def chip(party: Party, height: float = LINE) -> Plate:
    """Show only how many combat Units a party has; a Tribe, which has no badge, is told by a shield."""
    badge, numeral = LARGE if height >= TALL else SMALL
    if party.seat is None:
        return Plate(party, min(LEAST, _inside(height)), 0, ((("spearman", party.fighters),),), numeral)
    return Plate(party, 0, min(badge, _inside(height)), ((("", party.fighters),),), numeral)
