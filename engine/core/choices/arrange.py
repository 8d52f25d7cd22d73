"""Arranging pieces: in an order, into slots, or in lines where pieces of several sides face each other."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.choices.by_hand import ByHand
from engine.core.choices.choice import Answer, Choice, Chooser, Option
from engine.core.text import Text


class Arrange(Choice, frozen=True, tag="arrange"):
    """Arrange pieces; the answer names them in their order, each with its slot if there are slots.

    - An order: no slots; ("umma", "mari") puts Umma first.
    - Pieces into slots: ("archer:left", "spearman:right"); slots in the order offered, and in a slot as they stand.
    - Lines: `facing` groups of pieces; slots are lines, filled from the first on, and a line that is used has a piece
      of every group. The front of each queue comes first.
    """

    options: tuple[Option, ...]
    slots: tuple[Option, ...] = ()
    room: int | None = None
    """The most pieces a slot takes."""
    least: int = 0
    """The fewest pieces a slot takes; lines that are used take one of every group instead."""
    ordered: bool = True
    """In a slot it matters who comes first; else its pieces are named in the order offered."""
    facing: bool = False
    """Slots are lines, in which the groups of pieces face each other."""
    brings: dict[str, Text] = {}
    """What comes of pieces that face each other at the front of a line, by their ids: `archer.spearman`."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The pieces to be arranged."""
        return self.options

    def by_hand(self) -> ByHand:
        """Begin with nothing arranged."""
        return ByHand(self)

    def accepts(self, answer: Answer) -> bool:
        """Judge whether every piece has one place and every slot what it needs.

        >>> order = Arrange((Option("umma", Text("region")), Option("mari", Text("region"))))
        >>> order.accepts(("mari", "umma")), order.accepts(("mari",))
        (True, False)
        """
        if not isinstance(answer, tuple):
            return False
        rows = self.rows(answer)
        return rows is not None and answer == self.written(rows) and self._is_complete(rows)

    def rows(self, answer: Answer) -> list[list[str]] | None:
        """Read an answer: the pieces of each slot in their order; None if it names a piece or slot there is not."""
        slots = [slot.id for slot in self.slots] or [""]
        rows: list[list[str]] = [[] for _ in slots]
        known = {option.id for option in self.options}
        for placed in answer if isinstance(answer, tuple) else ():
            piece, _, slot = placed.partition(":")
            if piece not in known or slot not in slots:
                return None
            rows[slots.index(slot)].append(piece)
        return rows

    def written(self, rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
        """Write the pieces of each slot as an answer; the last slots may be left out."""
        if not self.slots:
            return tuple(rows[0])
        return tuple(
            f"{piece}:{slot.id}" for slot, row in zip(self.slots, rows, strict=False) for piece in self._in_form(row)
        )

    def _in_form(self, row: Sequence[str]) -> Sequence[str]:
        """Write the same row always alike: by the order offered if order does not count, sides one after the other."""
        if not self.ordered:
            return sorted(row, key=[option.id for option in self.options].index)
        return [piece for queue in self.by_group(row) for piece in queue] if self.facing else row

    def _is_complete(self, rows: Sequence[Sequence[str]]) -> bool:
        placed = [piece for row in rows for piece in row]
        if sorted(placed) != sorted(option.id for option in self.options):
            return False
        if self.room is not None and any(len(row) > self.room for row in rows):
            return False
        if not self.facing:
            return all(len(row) >= self.least for row in rows)
        used = [row for row in rows if row]
        return list(rows[: len(used)]) == used and all(self._groups(row) == self._groups(placed) for row in used)

    def _groups(self, pieces: Sequence[str]) -> set[str]:
        return {option.group for option in self.options if option.id in pieces}

    def answers(self) -> Iterator[Answer]:
        """Generate the arrangements, beginning with the order offered.

        What cannot become legal is not gone into and no list of orders is made beforehand, so that the first few come
        at once even if there are millions.
        """
        for rows in self._empty():
            for filled in self._fillings(rows, [option.id for option in self.options]):
                yield from self._orders(filled)

    def only(self) -> Answer | None:
        """Find the single arrangement; where order counts, two pieces of a side can always change places."""
        sides = {option.group for option in self.options} if self.facing else {""}
        if len(self.options) > len(sides) and (self.ordered or not self.slots):
            return None
        return super().only()

    def _empty(self) -> Iterator[list[list[str]]]:
        """Generate rows to be filled: one for each slot, or where sides face each other any number of lines."""
        slots = len(self.slots) or 1
        for used in range(1, slots + 1) if self.facing and self.options else [slots]:
            rows: list[list[str]] = [[] for _ in range(used)]
            if self._can_take(rows, [option.id for option in self.options]):
                yield rows

    def _fillings(self, rows: list[list[str]], left: Sequence[str]) -> Iterator[list[list[str]]]:
        """Generate what can become of rows when the pieces that are left are put into them."""
        if not left:
            yield rows
            return
        for place in self._places(rows, left[0], left[1:]):
            yield from self._fillings([[*row, left[0]] if n == place else row for n, row in enumerate(rows)], left[1:])

    def _places(self, rows: Sequence[list[str]], piece: str, left: Sequence[str]) -> list[int]:
        """Where a piece may go so that those that are left after it find places too."""
        return [
            place
            for place in range(len(rows))
            if self._can_take([[*row, piece] if n == place else row for n, row in enumerate(rows)], left)
        ]

    def _can_take(self, rows: Sequence[Sequence[str]], left: Sequence[str]) -> bool:
        """Whether the pieces left can give every row what it still needs, and all find room."""
        needs = [self._needs(row) for row in rows]
        if self.room is not None:
            free = [self.room - len(row) for row in rows]
            if sum(free) < len(left) or any(len(need) > space for need, space in zip(needs, free, strict=True)):
                return False
        needed = Counter(group for need in needs for group in need)
        return needed <= Counter(self._group(piece) for piece in left)

    def _needs(self, row: Sequence[str]) -> list[str]:
        """The groups of which a row still needs a piece; without groups it is so many of any."""
        if not self.facing:
            return [""] * (self.least - len(row))
        here = {self._group(piece) for piece in row}
        return [group for group in {option.group: None for option in self.options} if group not in here]

    def _group(self, piece: str) -> str:
        return next(option.group for option in self.options if option.id == piece) if self.facing else ""

    def _orders(self, rows: Sequence[Sequence[str]]) -> Iterator[Answer]:
        """Generate what pieces in these rows can look like; where sides face each other, each queue by itself."""
        if self.slots and not self.ordered:
            yield self.written(rows)
            return
        queues = [(n, queue) for n, row in enumerate(rows) for queue in (self.by_group(row) if self.facing else [row])]
        for ordered in _orders_of([queue for _, queue in queues]):
            lined_up: list[list[str]] = [[] for _ in rows]
            for (n, _), queue in zip(queues, ordered, strict=True):
                lined_up[n] += queue
            yield self.written(lined_up)

    def by_group(self, row: Sequence[str]) -> list[list[str]]:
        """Part pieces by their groups, in the order the groups are offered."""
        group_of = {option.id: option.group for option in self.options}
        groups: dict[str, list[str]] = {group: [] for group in group_of.values()}
        for piece in row:
            groups[group_of[piece]].append(piece)
        return list(groups.values())

    def sample(self, chooser: Chooser) -> Answer:
        """Draw an arrangement: a piece after the other, anywhere it leaves room for the others."""
        possible = list(self._empty())
        rows = possible[chooser.randrange(len(possible))]
        left = _shuffled([option.id for option in self.options], chooser)
        while left:
            piece = left.pop()
            places = self._places(rows, piece, left)
            rows[places[chooser.randrange(len(places))]].append(piece)
        return self.written(rows)

    def said(self, answer: Answer) -> tuple[Text, ...]:
        """Word an arrangement by its pieces in their order, each slot before those in it."""
        labels = {option.id: option.label for option in self.options}
        rows = self.rows(answer) or []
        if not self.slots:
            return tuple(labels[piece] for row in rows for piece in row)
        return tuple(
            text
            for slot, row in zip(self.slots, rows, strict=True)
            if row
            for text in (slot.label, *(labels[piece] for piece in row))
        )


def _shuffled(items: Sequence[str], chooser: Chooser) -> list[str]:
    left = list(items)
    return [left.pop(chooser.randrange(len(left))) for _ in items]


def _orders_of(queues: Sequence[Sequence[str]]) -> Iterator[list[tuple[str, ...]]]:
    """Generate the orders of several queues, one after the other; `itertools.product` would list them all first."""
    if not queues:
        yield []
        return
    for first in itertools.permutations(queues[0]):
        for others in _orders_of(queues[1:]):
            yield [first, *others]
