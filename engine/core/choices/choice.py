"""What all kinds of choices have in common: they judge, list, sample, read and word their answers themselves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from engine.core.text import Text

if TYPE_CHECKING:
    from engine.core.choices.by_hand import ByHand

Answer: TypeAlias = str | int | tuple[str, ...]


class Chooser(Protocol):
    """A source of arbitrary choices for bots and tests; `random.Random` is one. The rules never use it."""

    def randrange(self, stop: int, /) -> int:
        """Draw a number from 0 to stop - 1."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing to choose; `note` is a second line beside it (price, what stays), `group` a part of a long list.

    An id is made of a-z, 0-9 and _.- so that it can be part of a written answer; the group `war` is called `group-war`.
    """

    id: str
    label: Text
    note: Text | None = None
    group: str = ""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A set of legal answers. Whoever shows, types or guesses one asks the choice, never what kind it is."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The things one can point at; none where the answer is a plain number."""
        return ()

    @property
    def singles(self) -> tuple[Option, ...]:
        """The things of which each is a whole answer by itself; none where several make one together."""
        return ()

    def by_hand(self) -> ByHand | None:
        """Begin to put an answer together piece by piece; None where one points at it, ticks it or names a number."""
        return None

    def accepts(self, answer: Answer) -> bool:
        """Judge an answer; this is the only definition of what is legal."""
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """Generate every legal answer, each once, in the order offered; there may be very many."""
        raise NotImplementedError

    def sample(self, chooser: Chooser) -> Answer:
        """Draw an arbitrary legal answer."""
        raise NotImplementedError

    def said(self, answer: Answer) -> tuple[Text, ...]:
        """Word a legal answer: its parts one by one, nothing where nothing was chosen."""
        raise NotImplementedError

    def ingredients(self) -> list[Text]:
        """Word what answers are made of: every thing by itself, or every number."""
        if self.offered:
            return [option.label for option in self.offered]
        return [text for answer in self.answers() for text in self.said(answer)]

    def listed(self, most: int) -> list[Answer] | None:
        """List every legal answer if there are at most so many, else None.

        It stops counting at the limit, so it may be asked of choices with millions of answers.
        """
        first = list(itertools.islice(self.answers(), most + 1))
        return first if len(first) <= most else None

    def only(self) -> Answer | None:
        """Find the one legal answer if there is no alternative, else None."""
        answers = self.listed(1)
        return answers[0] if answers else None
