"""Pieces as coins that add up: so few entries that they fit a menu, and yet every number can be ticked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cogs.border.buttons import Label, NestedText
from engine.core.decision import Amounts, Answer, Option, Text, pieces


class Coin(NamedTuple):
    """So many pieces of one kind; `again` if another coin of this size comes before it."""

    option: Option
    size: int
    noun: str
    again: bool
    brings: str = ""
    each: int = 0

    @property
    def label(self) -> Label:
        """How it reads: "2 grain", or "2 grain more"."""
        plain = Text(self.noun, {self.noun: {self.option.id: self.size}})
        return NestedText("coin-more", {"said": plain}) if self.again else plain

    @property
    def note(self) -> Text | None:
        """What it brings, else what is said of each piece."""
        if not self.brings:
            return self.option.note
        return Text(self.brings, {self.brings: self.size * self.each})


def sizes(limit: int) -> list[int]:
    """Split a number into coins that give every number up to it.

    >>> sizes(5), sizes(7), sizes(1)
    ([1, 2, 2], [1, 2, 4], [1])
    """
    coins: list[int] = []
    while limit > 0:
        coins.append(min(sum(coins) + 1, limit))
        limit -= coins[-1]
    return sorted(coins)


def coins_of(choice: Amounts) -> list[Coin]:
    """Split every kind of piece a question offers into coins, in the order offered."""
    return list(_coins(choice))


def _coins(choice: Amounts) -> Iterator[Coin]:
    for option in choice.options:
        before = 0
        for size in sizes(choice.limits[option.id]):
            yield Coin(option, size, choice.noun, size == before, choice.brings, choice.each.get(option.id, 0))
            before = size


def answer_of(choice: Amounts, ticked: Iterable[Coin]) -> Answer:
    """Add coins up to an answer."""
    counts: dict[str, int] = {}
    for coin in ticked:
        counts[coin.option.id] = counts.get(coin.option.id, 0) + coin.size
    return pieces(counts, (option.id for option in choice.options))
