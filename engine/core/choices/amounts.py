"""Choosing how many of each kind."""

from __future__ import annotations

import collections
from collections.abc import Iterable, Iterator, Mapping

from engine.core.choices.choice import Answer, Choice, Chooser, Option
from engine.core.text import Text


class Amounts(Choice, frozen=True, tag="amounts"):
    """Choose how many pieces of each kind; the answer is ("grain:2", "tool:1"), in the order offered, without zeros.

    `least` and `most` bound the pieces in all. With `room`, pieces fill a space of that size, each taking its `worth`:
    no piece may be given once the space is full, but the last one may overfill it.
    """

    options: tuple[Option, ...]
    limits: dict[str, int]
    noun: str = ""
    """What is counted, as a catalogue key and the name of its argument: `resources`; else the labels of the options."""
    least: int = 0
    most: int | None = None
    worth: dict[str, int] = {}
    room: int | None = None
    each: dict[str, int] = {}
    """What a piece of each kind brings, to be told beside so many of them."""
    brings: str = ""
    """What that is, as a catalogue key and the name of its argument: `armies`."""
    marks: tuple[tuple[int, Text], ...] = ()
    """What is reached by bringing so much or more, the least first: a rating, a place in the order."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The kinds of pieces."""
        return self.options

    def accepts(self, answer: Answer) -> bool:
        """Judge whether there are so many pieces, whether they fit, and whether the answer is written in order.

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
        if self.room is None or not any(counts.values()):
            return True
        filled = sum(self.worth[kind] * count for kind, count in counts.items())
        return filled - max(self.worth[kind] for kind, count in counts.items() if count) < self.room

    def brought(self, answer: Answer) -> int:
        """Add up what amounts bring; what fills a room cannot bring more than it holds."""
        counts = counts_of(answer) if isinstance(answer, tuple) else {}
        total = sum(self.each.get(kind, 0) * count for kind, count in counts.items())
        return total if self.room is None or self.each != self.worth else min(total, self.room)

    def answers(self) -> Iterator[Answer]:
        """Generate the amounts, fewest of the first kinds first; what cannot become legal is not gone into."""
        order = [option.id for option in self.options]
        after = [sum(self.limits[kind] for kind in order[place:]) for place in range(len(order) + 1)]

        def further(counts: dict[str, int], total: int) -> Iterator[Answer]:
            if total + after[len(counts)] < self.least or not self._fits(counts):
                return
            if len(counts) == len(order):
                yield pieces(counts, order)
                return
            kind = order[len(counts)]
            most = self.limits[kind] if self.most is None else min(self.limits[kind], self.most - total)
            for count in range(most + 1):
                yield from further({**counts, kind: count}, total + count)

        return further({}, 0)

    def only(self) -> Answer | None:
        """Find the single answer where everything or nothing must be given; other cases are asked."""
        total = sum(self.limits.values())
        if self.least == total:
            return pieces(self.limits, (option.id for option in self.options))
        return () if self.most == 0 else None

    def sample(self, chooser: Chooser) -> Answer:
        """Draw amounts: first the smallest pieces that are due, then any that still fit."""
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

    def ingredients(self) -> list[Text]:
        """Word the pieces, as many of each kind as there are."""
        return [text for kind, limit in self.limits.items() for text in self.said((f"{kind}:{limit}",))]

    def said(self, answer: Answer) -> tuple[Text, ...]:
        """Word amounts as one sum by their noun, or piece by piece by their labels."""
        counts = counts_of(answer) if isinstance(answer, tuple) else {}
        if self.noun:
            return (Text(self.noun, {self.noun: counts}),) if counts else ()
        return tuple(counted(option, counts[option.id]) for option in self.options if option.id in counts)


def counted(option: Option, count: int) -> Text:
    """Word so many pieces of a kind whose label takes a `count`.

    >>> counted(Option("force", Text("row", {"row": "force"})), 4)
    Text(key='row', args={'row': 'force', 'count': 4})
    """
    return Text(option.label.key, {**option.label.args, "count": count})


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
