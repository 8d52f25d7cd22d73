"""The log: everything that happened, in pages, with its chapters to leaf by; or the whole of it as a text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.decision import Text
from render.story.entries import Entry, everything
from render.story.line import Folding, RecapLine
from render.story.pages import SIZE, Page, newest_first
from render.story.wording import plain
from render.text.phrases import Sayable, say
from render.text.words import Words


class Log(msgspec.Struct, frozen=True):
    """The log in pages, the newest first."""

    pages: tuple[Page, ...]

    @property
    def chapters(self) -> list[tuple[str, int]]:
        """Heading and newest page of every chapter, the newest first: a menu to leaf by."""
        found: dict[str, int] = {}
        for number, page in enumerate(self.pages):
            for heading in reversed(page.headings):
                found.setdefault(heading, number)
        return list(found.items())

    def chapters_around(self, page: int, most: int) -> list[tuple[str, int]]:
        """Keep of the chapters so many at most: all about the page that is read, of the others some from end to end.

        So any of them is a few choices away, however long the match.
        """
        chapters = self.chapters
        if len(chapters) <= most:
            return chapters
        here = sum(first <= page for _, first in chapters) - 1
        near = range(max(0, here - most // 4), min(len(chapters), here + most // 4 + 1))
        far = [n for n in range(len(chapters)) if n not in near]
        steps = most - len(near) - 1
        kept = {*near, *(far[round(n * (len(far) - 1) / steps)] for n in range(steps + 1))}
        return [chapters[n] for n in sorted(kept)]

    def find(self, typed: str) -> int:
        """Find the newest page of the chapter somebody means: its heading, or a number or word in it; else the newest.

        The earlier in the heading, the likelier it is meant: "1" is turn 1, not another turn of reign 1.

        >>> pages = [Page(None, [(f"Turn {turn} · Reign 1", None)], ()) for turn in (2, 1)]
        >>> Log(tuple(pages)).find("1")
        1
        """
        wanted = typed.strip().casefold()
        places = [(_place(wanted, heading.casefold()), number) for heading, number in self.chapters]
        return min(((place, number) for place, number in places if place is not None), default=(0, 0))[1]


def log_pages(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str], size: int = SIZE) -> Log:
    """Tell everything: full pages, the newest first, with a heading wherever a chapter begins or goes on."""
    chapters = _chapters(words, everything(folding, told))
    lines = [(heading, line.in_log()) for heading, chapter in chapters for line in chapter]
    return Log(tuple(Page(words, page, names) for page in newest_first(lines, size)))


def whole_log(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> str:
    """Tell everything as the text of a file, the oldest first, without markdown; `names` need no escaping."""
    paragraphs = []
    for heading, lines in _chapters(words, everything(folding, told)):
        worded = [plain(say(words, line.in_log().wordings[0], names)) for line in lines]
        paragraphs.append("\n".join([heading, *worded]))
    return "\n\n".join(paragraphs) + "\n"


def _chapters(words: Words, lines: Iterable[RecapLine]) -> list[tuple[str, list[RecapLine]]]:
    chapters: list[tuple[str, list[RecapLine]]] = []
    for line in lines:
        if line.opens is not None or not chapters:
            heading: Sayable = line.opens or Text("log-beginning")
            chapters.append((say(words, heading), []))
        chapters[-1][1].append(line)
    return chapters


def _place(wanted: str, heading: str) -> int | None:
    """Say where in a heading a word stands: 0 for all of it, then the first word, the second."""
    parts = [heading, *heading.split()]
    return parts.index(wanted) if wanted in parts else None
