"""Many lines in pages, the newest page first, its oldest line first; lines stand below the heading they belong to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

import msgspec

from engine.core.decision import Seat
from render.story.line import RecapLine
from render.story.turns import naming_turns
from render.story.wording import in_words
from render.text.words import Words

SIZE = 12
"""So many lines a page holds; headings come on top."""
T = TypeVar("T")


class Page(msgspec.Struct, frozen=True):
    """Lines, each with its heading; worded only when they are read."""

    words: Words
    folded: Sequence[tuple[str, RecapLine]]
    names: Sequence[str]
    reader: Seat | None = None
    """To whom alone it is told: only what hit them is in bold."""

    @property
    def headings(self) -> list[str]:
        """What the page is about, in the order it stands there."""
        return list(dict.fromkeys(heading for heading, _ in self.folded))

    @property
    def lines(self) -> list[str]:
        """The lines in words, without headings."""
        return [self._worded(line) for _, line in self.folded]

    @property
    def told(self) -> list[str]:
        """All that stands on the page."""
        return list(self._told())

    def _told(self) -> Iterator[str]:
        for heading, part in groupby(self.folded, itemgetter(0)):
            if heading:
                yield f"**{heading}**"
            yield from naming_turns(self.words, ((line, self._worded(line)) for _, line in part))

    def _worded(self, line: RecapLine) -> str:
        return in_words(self.words, line, self.names, self.reader is None, self.reader)


def newest_first(lines: Sequence[T], size: int = SIZE) -> list[Sequence[T]]:
    """Part lines into full pages, the newest first; the oldest page is never left with a single line.

    >>> newest_first("abcdefg", 3)
    ['efg', 'cd', 'ab']
    >>> newest_first("a", 3)
    ['a']
    """
    pages = []
    end = len(lines)
    while end > 0:
        start = max(0, end - size)
        start += start == 1
        pages.append(lines[start:end])
        end = start
    return pages
