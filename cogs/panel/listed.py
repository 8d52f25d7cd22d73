"""Entries of menus: the answers one stands for, and how it reads."""

from __future__ import annotations

from typing import NamedTuple

from cogs.border.buttons import Label, MenuEntry, NestedText
from engine.core.decision import Answer, Decision, Text
from engine.core.path import Part, Path, read_parts, write_parts

AGAIN = "#"
"""Parts an entry's answers from the how-manyth time it is listed."""
UP_TO = "^"
"""The same, where to choose it means the times before it too."""
FIRST = "<"
"""Parts an entry's answers from the one that must be given before them."""


class ListedAnswer(NamedTuple):
    """One entry: the answers it adds to those of its menu, and how it reads; `nth` if it is listed several times.

    `first` is the answer that makes it possible, and is given with it; `paid` says what it costs besides. What climbs
    is named anew each time, as levels are: whoever chooses the fourth wants the third before it.
    """

    path: Path
    label: Label
    note: Label | None = None
    nth: int = 1
    first: str = ""
    paid: Label | None = None
    climbs: bool = False

    @property
    def value(self) -> str:
        """What the menu reports when it is chosen."""
        first = f"{FIRST}{self.first}" if self.first else ""
        again = f"{UP_TO if self.climbs else AGAIN}{self.nth}" if self.nth > 1 else ""
        return write_parts(self.path) + first + again

    @property
    def entry(self) -> MenuEntry[Label]:
        """The line of the menu."""
        label = self.label
        if self.climbs:
            label = NestedText("taken-then", {"said": label})
        elif self.nth > 1:
            label = NestedText("taken-again", {"said": label, "nth": self.nth})
        return MenuEntry(self.value, label, self.note, besides=self.paid)


class EntryList(NamedTuple):
    """All entries of a question, and how many may be ticked at once."""

    entries: tuple[ListedAnswer, ...]
    most: int = 1
    named: Text | None = None
    """What the question calls its menu."""

    @property
    def verb(self) -> str:
        """What its menu does."""
        return "ticks" if self.most > 1 else "menu"


def path_in(value: str) -> Path:
    """Read what a menu reports.

    >>> path_in("tool<grain#2")
    (Part(answer='tool', tied=False),)
    """
    return read_parts(_once(value).partition(FIRST)[0])


def first_in(value: str) -> Path:
    """Read what must be given before what a menu reports; nothing, for most entries.

    >>> first_in("tool<grain#2"), first_in("tool")
    ((Part(answer='grain', tied=False),), ())
    """
    first = _once(value).partition(FIRST)[2]
    return read_parts(first) if first else ()


def times_in(value: str) -> int:
    """Read how many times what a menu reports has to be given in all.

    >>> times_in("build^2"), times_in("tool#2"), times_in("tool")
    (2, 1, 1)
    """
    times = value.partition(UP_TO)[2]
    return int(times) if times.isascii() and times.isdigit() else 1


def _once(value: str) -> str:
    """Leave out the how-manyth time an entry is listed."""
    return value.partition(AGAIN)[0].partition(UP_TO)[0]


def single_entry(answer: Answer, label: Label, note: Label | None = None) -> ListedAnswer:
    """List one answer."""
    return ListedAnswer((Part(answer),), label, note)


def key_of(decision: Decision) -> str:
    """How the messages of a question begin: `empire.buy` is worded by `empire-buy-none` and others."""
    return decision.kind.replace(".", "-")


def none_of(decision: Decision) -> Text:
    """Say "none" in the words of the case."""
    return decision.hints.none or Text(f"{key_of(decision)}-none")
