"""Pieces as coins that add up: so few entries that they fit a menu, and yet every number can be ticked."""

from __future__ import annotations

from typing import NamedTuple

from cogs.border.buttons import Label


class Coin(NamedTuple):
    """So many pieces of one kind: "2 grain", or "2 grain more" if another coin of this size comes before it."""

    kind: str
    size: int
    label: Label
    note: Label | None = None


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
