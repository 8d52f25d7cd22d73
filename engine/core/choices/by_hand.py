"""Arranging by hand, one placing after the other: never offering what cannot become a legal arrangement."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.core.choices.arrange import Arrange
    from engine.core.choices.choice import Answer, Option
    from engine.core.text import Text


class Placing(NamedTuple):
    """One thing done: a piece that comes next or goes into a slot, or a piece of each side that begins a new line.

    Without pieces it says that there are lines enough. As long as it is being chosen its slot may be open (None).
    """

    pieces: tuple[Option, ...] = ()
    slot: Option | None = None
    is_front: bool = False
    """It begins a line; else its piece queues behind those that are there."""


class HandStep(NamedTuple):
    """What may be done next: the signs that say so, and what they do; half a placing where whole ones are too many."""

    signs: tuple[int, ...]
    placing: Placing


class ByHand:
    """An arrangement as far as it is made.

    It is known by the signs that were chosen, small numbers each: the place of a piece or a slot among those offered;
    one more than the pieces says that there are lines enough. What has no alternative is done without a sign.
    """

    def __init__(self, choice: Arrange, signs: Sequence[int] = ()) -> None:
        self._choice = choice
        self.signs: tuple[int, ...] = ()
        self.rows: list[list[Option]] = [[] for _ in choice.slots or [()]]
        """The pieces of each slot, in their order."""
        self.done: list[Placing] = []
        self.pending = Placing()
        """The placing that is half chosen."""
        self._left = list(choice.options)
        self._begun: list[int] = []
        """How many signs there were before each placing that was chosen."""
        self._fronts = choice.facing
        """New lines may still be begun."""
        self._settle()
        for sign in signs:
            self._choose(sign)

    def after(self, signs: Sequence[int]) -> ByHand:
        """Go on with these signs; raise ValueError if they are not possible here.

        >>> from engine.core.choices import Arrange, Option
        >>> from engine.core.text import Text
        >>> umma, mari, terqa = (Option(name, Text(name)) for name in ("umma", "mari", "terqa"))
        >>> Arrange((umma, mari, terqa)).by_hand().after([2, 0]).answer
        ('terqa', 'umma', 'mari')
        """
        return ByHand(self._choice, (*self.signs, *signs))

    @property
    def is_order(self) -> bool:
        """Whether pieces are but put into an order."""
        return not self._choice.slots

    @property
    def facing(self) -> bool:
        """Whether sides face each other in lines."""
        return self._choice.facing

    @property
    def slots(self) -> tuple[Option, ...]:
        """Where pieces may go; none where they are but put into an order."""
        return self._choice.slots

    @property
    def sizes(self) -> tuple[int, int]:
        """How many pieces there are, and how many slots."""
        return len(self._choice.options), len(self._choice.slots)

    @property
    def before(self) -> tuple[int, ...] | None:
        """The signs without the last placing that was chosen, or without the half of one; None at the beginning."""
        return self.signs[: self._begun[-1]] if self._begun else None

    @property
    def answer(self) -> Answer | None:
        """The arrangement, once every piece has its place."""
        if self._left or self._is_under_way:
            return None
        return self._choice.written([[piece.id for piece in row] for row in self.rows])

    @property
    def places(self) -> list[tuple[Option | None, list[Option]]]:
        """What stands where so far: each slot that holds something, with its pieces; None where there are no slots."""
        slots: Sequence[Option | None] = self._choice.slots or [None]
        return [(slot, row) for slot, row in zip(slots, self.rows, strict=True) if row]

    def note(self, placing: Placing) -> Text | None:
        """Find what is to be noted of a placing: what comes of those who face each other, else of its last piece."""
        together = ".".join(piece.id for piece in placing.pieces)
        return self._choice.brings.get(together) or (placing.pieces[-1].note if placing.pieces else None)

    def steps(self, most: int) -> list[HandStep]:
        """Find what may be done next: whole placings if there are at most so many, else the first halves of them."""
        if self.answer is not None:
            return []
        whole = list(itertools.islice(self._whole(), most + 1))
        return whole if len(whole) <= most else [self._step(sign) for sign in self._possible()]

    # Choosing

    @property
    def _is_under_way(self) -> bool:
        return bool(self.pending.pieces)

    def _choose(self, sign: int) -> None:
        if sign not in self._possible():
            raise ValueError(sign)
        if not self._is_under_way:
            self._begun.append(len(self.signs))
        self.signs = (*self.signs, sign)
        self._take(sign)
        self._settle()

    def _settle(self) -> None:
        """Do what has no alternative."""
        while len(possible := self._possible()) == 1:
            self._take(possible[0])

    def _whole(self) -> Iterator[HandStep]:
        """Generate the whole placings that may come next."""
        for sign in self._possible():
            step, there = self._step(sign), self.after([sign])
            if len(there.done) > len(self.done):
                yield step
            else:
                yield from (HandStep((sign, *more.signs), more.placing) for more in there._whole())

    def _step(self, sign: int) -> HandStep:
        there = self.after([sign])
        finished = len(there.done) > len(self.done)
        return HandStep((sign,), there.done[len(self.done)] if finished else there.pending)

    # What is possible

    def _possible(self) -> list[int]:
        """Find the signs that may come next; none if everything has its place."""
        options, placing = self._choice.options, self.pending
        if self._fronts:
            return self._possible_fronts()
        if placing.pieces:
            return self._open_slots()
        if self._choice.slots and not self._choice.ordered:  # in a slot all is the same: one piece after the other
            return self._open_slots() if self._left else []
        return [options.index(piece) for piece in self._left]

    def _possible_fronts(self) -> list[int]:
        """A line needs a piece of every side; there may be no more lines, and must be so many that all find room."""
        choice, chosen = self._choice, self.pending.pieces
        sides = self._sides()
        if not chosen and (len(self._lines) == len(choice.slots) or not all(sides)):
            return [len(choice.options)]
        signs = [choice.options.index(piece) for piece in sides[len(chosen)]]
        room = choice.room
        is_enough = self._lines and (room is None or len(self._lines) * room >= len(choice.options))
        return [*signs, len(choice.options)] if is_enough and not chosen else signs

    def _sides(self) -> list[list[Option]]:
        """The pieces that are left, by sides."""
        known = {piece.id: piece for piece in self._left}
        parted = self._choice.by_group([piece.id for piece in self._choice.options])
        return [[known[each] for each in side if each in known] for side in parted]

    @property
    def _lines(self) -> list[list[Option]]:
        return [row for row in self.rows if row]

    def _open_slots(self) -> list[int]:
        """The slots that take one piece more and leave enough for those that still need some."""
        choice = self._choice
        if choice.facing:
            open_rows = range(len(self._lines))
            return [n for n in open_rows if choice.room is None or len(self.rows[n]) < choice.room]
        waiting = len(self._left) + bool(self.pending.pieces)
        needed = sum(max(0, choice.least - len(row)) for row in self.rows)
        return [
            n
            for n, row in enumerate(self.rows)
            if (choice.room is None or len(row) < choice.room) and (len(row) < choice.least or needed < waiting)
        ]

    # Doing it

    def _take(self, sign: int) -> None:
        options = self._choice.options
        if self._fronts and sign == len(options):
            self._fronts = False
            self.done.append(Placing(is_front=True))
        elif self._fronts:
            self._take_front(options[sign])
        elif self.pending.pieces:
            self._put(self.pending.pieces[0], sign)
        elif self._choice.slots and not self._choice.ordered:
            self._put(self._left.pop(0), sign)
        else:
            self._left.remove(options[sign])
            self.pending = Placing((options[sign],))
            if not self._choice.slots:
                self._put(options[sign], 0)

    def _take_front(self, piece: Option) -> None:
        self._left.remove(piece)
        slot = self._choice.slots[len(self._lines)]
        self.pending = Placing((*self.pending.pieces, piece), slot, is_front=True)
        if len(self.pending.pieces) == len(self._sides()):
            self.rows[len(self._lines)].extend(self.pending.pieces)
            self.done.append(self.pending)
            self.pending = Placing()

    def _put(self, piece: Option, row: int) -> None:
        self.rows[row].append(piece)
        self.done.append(Placing((piece,), self._choice.slots[row] if self._choice.slots else None))
        self.pending = Placing()
