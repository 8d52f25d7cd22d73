"""Chance: numbers from a secret seed and a count, the same on every machine and every Python."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Protocol

WORD = 1 << 64


class Dice(Protocol):
    """Where random numbers come from. `at` is the draw's number in its match: the same number gives the same result."""

    def below(self, sides: int, at: int) -> int:
        """Give a number from 0 to sides - 1."""


class SeededDice:
    """Numbers by keyed hashing of the draw's number. The seed is kept outside the state, so nobody can look ahead.

    >>> dice = SeededDice(b"example")
    >>> [dice.below(6, at) for at in range(5)] == [dice.below(6, at) for at in range(5)]
    True
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def below(self, sides: int, at: int) -> int:
        """Give a number from 0 to sides - 1; numbers that would favour small results are thrown away."""
        fair = WORD - WORD % sides
        retry = 0
        while True:
            counted = at.to_bytes(8, "big") + retry.to_bytes(4, "big")
            number = int.from_bytes(hashlib.blake2b(counted, key=self._seed, digest_size=8).digest(), "big")
            if number < fair:
                return number % sides
            retry += 1


class OutOfDice(RuntimeError):
    """More numbers were drawn than had been laid out."""


class LoadedDice:
    """Numbers laid out beforehand, for examples and for replays of recorded draws; values start at 0."""

    def __init__(self, values: Iterable[int]) -> None:
        self._values = list(values)

    def load(self, values: Iterable[int]) -> None:
        """Lay out more numbers."""
        self._values.extend(values)

    def below(self, sides: int, at: int) -> int:
        """Give the next number laid out, whatever its place in the match."""
        if not self._values:
            raise OutOfDice(f"draw {at} of {sides} sides")
        value = self._values.pop(0)
        if not 0 <= value < sides:
            raise ValueError(f"{value} does not fit {sides} sides")
        return value
