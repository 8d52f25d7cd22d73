"""Kinds of choices: one option, some of them, a number, numbers of pieces; and which answers they take."""

from __future__ import annotations

import collections
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec

Answer: TypeAlias = str | int | tuple[str, ...]
Arg: TypeAlias = str | int | bool | dict[str, int] | Sequence[str | int] | None


class Chooser(Protocol):
    """A source of arbitrary choices for bots and tests; `random.Random` is one. The rules never use it."""

    def randrange(self, stop: int, /) -> int:
        """Give a number from 0 to stop - 1."""


class Text(msgspec.Struct, frozen=True):
    """A sentence to be worded later, in the reader's language: catalogue key and arguments.

    The last part of an argument's name says what kind of word its value is: `area` and `from_area` are areas.
    """

    key: str
    args: dict[str, Arg] = {}


class Option(msgspec.Struct, frozen=True):
    """One possible answer; `note` is a second line beside it (price, what stays), `group` a part of a long list.

    An id is made of a-z, 0-9 and _.- so that it can be part of a written answer; the group `war` is called `group-war`.
    """

    id: str
    label: Text
    note: Text | None = None
    group: str = ""


class OneOf(msgspec.Struct, frozen=True, tag="one"):
    """Choose exactly one option; the answer is its id."""

    options: tuple[Option, ...]

    def accepts(self, answer: Answer) -> bool:
        """Say whether this answer is legal.

        >>> OneOf((Option("roll", Text("fight-roll")),)).accepts("roll")
        True
        """
        return any(option.id == answer for option in self.options)

    def only(self) -> Answer | None:
        """Give the one legal answer if there is no choice, else None."""
        return self.options[0].id if len(self.options) == 1 else None

    def sample(self, chooser: Chooser) -> Answer:
        """Give an arbitrary legal answer."""
        return self.options[chooser.randrange(len(self.options))].id


class Some(msgspec.Struct, frozen=True, tag="some"):
    """Choose `least` to `most` different options; the answer is the tuple of their ids, in the order offered."""

    options: tuple[Option, ...]
    least: int
    most: int
    sizes: tuple[Text, ...] = ()
    """What a set brings by its size, from `least` on, if that is all it depends on."""
    rest: dict[str, int] = {}
    """What the seat keeps if it chooses nothing; one less of each option it chooses."""
    noun: str = ""
    """What `rest` is, as the name of its argument: `city.luxuries` has `city-luxuries-kept` to say what is kept."""

    def accepts(self, answer: Answer) -> bool:
        """Say whether this answer is legal.

        >>> Some((Option("oil", Text("resource")), Option("gold", Text("resource"))), 0, 2).accepts(("oil", "gold"))
        True
        """
        if not isinstance(answer, tuple) or not self.least <= len(answer) <= self.most:
            return False
        chosen = set(answer)
        return tuple(option.id for option in self.options if option.id in chosen) == answer

    def only(self) -> Answer | None:
        """Give the one legal answer if there is no choice, else None."""
        if self.most == 0:
            return ()
        if self.least == len(self.options):
            return tuple(option.id for option in self.options)
        return None

    def sample(self, chooser: Chooser) -> Answer:
        """Give an arbitrary legal answer."""
        size = self.least + chooser.randrange(self.most - self.least + 1)
        left = list(range(len(self.options)))
        chosen = sorted(left.pop(chooser.randrange(len(left))) for _ in range(size))
        return tuple(self.options[i].id for i in chosen)


class Number(msgspec.Struct, frozen=True, tag="number"):
    """Choose a whole number from `least` to `most`."""

    least: int
    most: int
    noun: str
    """What is counted, as a catalogue key and the name of its argument: `workers`."""

    def accepts(self, answer: Answer) -> bool:
        """Say whether this answer is legal.

        >>> Number(1, 2, "armies").accepts(3)
        False
        """
        return type(answer) is int and self.least <= answer <= self.most

    def only(self) -> Answer | None:
        """Give the one legal answer if there is no choice, else None."""
        return self.least if self.least == self.most else None

    def sample(self, chooser: Chooser) -> Answer:
        """Give an arbitrary legal answer."""
        return self.least + chooser.randrange(self.most - self.least + 1)


class Amounts(msgspec.Struct, frozen=True, tag="amounts"):
    """Choose how many pieces of each kind; the answer is ("grain:2", "tool:1"), in the order offered, without zeros.

    `least` and `most` bound the pieces in all. With `room`, pieces fill a space of that size, each taking its `worth`:
    no piece may be given once the space is full, but the last one may overfill it.
    """

    options: tuple[Option, ...]
    limits: dict[str, int]
    noun: str
    """What is counted, as a catalogue key and the name of its argument: `resources`."""
    least: int = 0
    most: int | None = None
    worth: dict[str, int] = {}
    room: int | None = None
    each: dict[str, int] = {}
    """What a piece of each kind brings, to be told beside so many of them."""
    brings: str = ""
    """What that is, as a catalogue key and the name of its argument: `armies`."""

    def accepts(self, answer: Answer) -> bool:
        """Say whether this answer is legal.

        >>> Amounts((Option("grain", Text("resource")),), {"grain": 2}, "goods").accepts(("grain:2",))
        True
        """
        if not isinstance(answer, tuple):
            return False
        try:
            counts = counts_of(answer)
        except ValueError:
            return False
        if answer != pieces(counts, (option.id for option in self.options)):
            return False
        if any(count > self.limits[kind] for kind, count in counts.items()):
            return False
        total = sum(counts.values())
        return self.least <= total and (self.most is None or total <= self.most) and self._fits(counts)

    def _fits(self, counts: Mapping[str, int]) -> bool:
        if self.room is None or not counts:
            return True
        filled = sum(self.worth[kind] * count for kind, count in counts.items())
        return filled - max(self.worth[kind] for kind in counts) < self.room

    def only(self) -> Answer | None:
        """Give the one legal answer if there is no choice, else None."""
        total = sum(self.limits.values())
        if self.least == total:
            return pieces(self.limits, (option.id for option in self.options))
        return () if self.most == 0 else None

    def sample(self, chooser: Chooser) -> Answer:
        """Give an arbitrary legal answer: first the smallest pieces that are due, then any that still fit."""
        bag = [option.id for option in self.options for _ in range(self.limits[option.id])]
        bag.sort(key=lambda kind: self.worth.get(kind, 0))
        counts = collections.Counter(bag[: self.least])
        del bag[: self.least]
        most = len(bag) if self.most is None else min(self.most - self.least, len(bag))
        for _ in range(chooser.randrange(most + 1)):
            kind = bag.pop(chooser.randrange(len(bag)))
            if self._fits(counts + collections.Counter([kind])):
                counts[kind] += 1
        return pieces(counts, (option.id for option in self.options))


Choice: TypeAlias = OneOf | Some | Number | Amounts


def counts_of(answer: tuple[str, ...]) -> dict[str, int]:
    """Read an answer to Amounts.

    >>> counts_of(("grain:2", "tool:1"))
    {'grain': 2, 'tool': 1}
    """
    counts: dict[str, int] = {}
    for piece in answer:
        kind, _, count = piece.partition(":")
        if kind in counts or not (count.isascii() and count.isdigit()):
            raise ValueError(piece)
        counts[kind] = int(count)
    return counts


def pieces(counts: Mapping[str, int], order: Iterable[str]) -> tuple[str, ...]:
    """Write an answer to Amounts.

    >>> pieces({"tool": 1, "grain": 2, "oil": 0}, ["grain", "tool", "oil"])
    ('grain:2', 'tool:1')
    """
    return tuple(f"{kind}:{counts[kind]}" for kind in order if counts.get(kind))
