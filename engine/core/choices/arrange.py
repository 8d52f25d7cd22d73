"""Arranging pieces: in an order, into slots, or in lines where pieces of several sides face each other."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import partial

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
    """The fewest pieces a slot takes."""
    ordered: bool = True
    """In a slot it matters who comes first; else its pieces are named in the order offered."""
    facing: bool = False
    """Slots are lines, in which the groups of pieces face each other."""

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
        """Write the pieces of each slot as an answer."""
        if not self.slots:
            return tuple(rows[0])
        return tuple(
            f"{piece}:{slot.id}" for slot, row in zip(self.slots, rows, strict=True) for piece in self._in_form(row)
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
        """Generate the arrangements, beginning with the order offered."""
        for rows in self._assigned([[] for _ in self.slots or [()]], 0):
            if self._is_complete(rows):
                yield from self._orders(rows)

    def _assigned(self, rows: list[list[str]], place: int) -> Iterator[list[list[str]]]:
        """Put one piece after the other into every slot that leaves a chance to those that come after it."""
        if place == len(self.options):
            yield rows
            return
        for row in rows:
            row.append(self.options[place].id)
            if (self.room is None or len(row) <= self.room) and self._has_chance(rows, self.options[place + 1 :]):
                yield from self._assigned(rows, place + 1)
            row.pop()

    def _has_chance(self, rows: Sequence[Sequence[str]], left: Sequence[Option]) -> bool:
        """Whether there are pieces enough for what slots still need; lines before a used one must be used too."""
        if not self.facing:
            return sum(max(0, self.least - len(row)) for row in rows) <= len(left)
        used = rows[: max(place for place, row in enumerate(rows) if row) + 1]
        groups = [self._groups(row) for row in used]
        return all(
            sum(group not in present for present in groups) <= sum(option.group == group for option in left)
            for group in {option.group for option in self.options}
        )

    def _orders(self, rows: Sequence[Sequence[str]]) -> Iterator[Answer]:
        """Generate what pieces in these slots can look like; where sides face each other, each queue by itself."""
        if self.slots and not self.ordered:
            yield self.written(rows)
            return
        for ordered in _each_with_each([partial(self._queues, row) for row in rows]):
            yield self.written(ordered)

    def _queues(self, row: Sequence[str]) -> Iterator[Sequence[str]]:
        """Generate the orders of a row; where sides face each other, one side after the other."""
        if not self.facing:
            return itertools.permutations(row)
        orders = _each_with_each([partial(itertools.permutations, queue) for queue in self.by_group(row)])
        return (tuple(itertools.chain.from_iterable(order)) for order in orders)

    def by_group(self, row: Sequence[str]) -> list[list[str]]:
        """Part pieces by their groups, in the order the groups are offered."""
        group_of = {option.id: option.group for option in self.options}
        groups: dict[str, list[str]] = {group: [] for group in group_of.values()}
        for piece in row:
            groups[group_of[piece]].append(piece)
        return list(groups.values())

    def sample(self, chooser: Chooser) -> Answer:
        """Draw an arrangement: what every slot needs first, then each piece anywhere it fits."""
        rows: list[list[str]] = [[] for _ in self.slots or [()]]
        queues = [_shuffled(queue, chooser) for queue in self.by_group([option.id for option in self.options])]
        if self.facing:
            lines = 1 + chooser.randrange(min(len(rows), *(len(queue) for queue in queues)))
            for queue in queues:
                for place, piece in enumerate(queue):
                    rows[place if place < lines else chooser.randrange(lines)].append(piece)
            return self.written(rows)
        left = _shuffled([piece for queue in queues for piece in queue], chooser)
        for row in rows:
            row += [left.pop() for _ in range(min(self.least, len(left)))]
        for piece in left:
            open_rows = [row for row in rows if self.room is None or len(row) < self.room]
            open_rows[chooser.randrange(len(open_rows))].append(piece)
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


def _each_with_each(parts: Sequence[Callable[[], Iterator[Sequence[str]]]]) -> Iterator[list[Sequence[str]]]:
    """Combine what each part can be; unlike itertools.product it lists nothing beforehand, there may be millions."""
    if not parts:
        yield []
        return
    for first in parts[0]():
        for others in _each_with_each(parts[1:]):
            yield [first, *others]


def _shuffled(items: Sequence[str], chooser: Chooser) -> list[str]:
    left = list(items)
    return [left.pop(chooser.randrange(len(left))) for _ in items]
