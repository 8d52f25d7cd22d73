"""What happened, in few lines: recap of a post, "since your last turn", log, draft so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

import msgspec

from engine.core.decision import Seat, Text
from engine.core.game import Event
from render.story.line import Folding, RecapLine
from render.story.wording import MOST, fitting, in_words, plain
from render.text.phrases import Sayable, cut, say
from render.text.words import Words

MOST_LINES, MOST_EARLIER, PAGE = 8, 3, 12


class StoredPress(Protocol):
    """A stored press or rewind, as far as it is told."""

    @property
    def seat(self) -> Seat | None:
        """Who pressed, or at whose wish a rewind was made."""

    @property
    def events(self) -> Sequence[Event]:
        """What came of it."""

    @property
    def undid(self) -> int:
        """Of a rewind: how many actions it undid; below 0, how many came back as it was taken back."""


Entry: TypeAlias = StoredPress | Text
"""A press, a rewind, or a note of the table between them, such as a player who is back."""


class Log(msgspec.Struct, frozen=True):
    """The log in pages, the newest first."""

    pages: tuple[LogPage, ...]

    @property
    def chapters(self) -> list[tuple[str, int]]:
        """Heading and first page of every chapter, the newest first: a menu to leaf by."""
        found: dict[str, int] = {}
        for number, page in enumerate(self.pages):
            found.setdefault(page.heading, number)
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
        """Find the first page of the chapter somebody means: its heading, or a number or word in it; else the newest.

        The earlier in the heading, the likelier it is meant: "1" is turn 1, not another turn of reign 1.

        >>> Log((LogPage("Turn 2 · Reign 1", *(None,) * 3), LogPage("Turn 1 · Reign 1", *(None,) * 3))).find("1")
        1
        """
        wanted = typed.strip().casefold()
        places = [(_place(wanted, heading.casefold()), number) for heading, number in self.chapters]
        return min(((place, number) for place, number in places if place is not None), default=(0, 0))[1]


class LogPage(msgspec.Struct, frozen=True):
    """Lines of one chapter, the oldest first; worded only when they are read."""

    heading: str
    words: Words
    folded: Sequence[RecapLine]
    names: Sequence[str]

    @property
    def lines(self) -> list[str]:
        """The lines in words."""
        return [in_words(self.words, line.in_log(), self.names, bold=True) for line in self.folded]


def recap(
    words: Words,
    folding: Folding,
    told: Iterable[Entry],
    names: Sequence[str],
    most: int = MOST_LINES,
    *,
    bold: bool = True,
    result: bool = True,
) -> list[str]:
    """Tell what happened in at most so many lines; the oldest are folded away.

    Events come as their reader may know them, here and everywhere in this module: the log gives them out in no other
    way. Without `result`, how the match ended is left to whoever asks.
    """
    lines = [line for line in _fold(folding, told) if result or not line.result]
    kept = lines if len(lines) <= most else lines[len(lines) - most + 1 :]
    worded = [in_words(words, line, names, bold) for line in kept]
    return worded if kept is lines else [words.say(Text("recap-more", {"count": len(lines) - len(kept)})), *worded]


def post_recap(
    words: Words, folding: Folding, earlier: Iterable[Entry], news: Iterable[Entry], names: Sequence[str]
) -> list[str]:
    """Tell the channel what is new, and before it in small print the last of what stood in earlier posts."""
    told = recap(words, folding, news, names)
    room = min(MOST_EARLIER, MOST_LINES - len(told))
    before = _fold(folding, earlier)
    small = [f"-# {in_words(words, line, names, bold=False)}" for line in before[max(0, len(before) - room) :]]
    return small + told


def actions(folding: Folding, told: Iterable[Entry]) -> int:
    """Count what the players did."""
    return sum(len(line.seats) for line in _fold(folding, told))


def log_pages(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str], size: int = PAGE) -> Log:
    """Tell everything, the newest chapter first, its newest page first."""
    pages: list[LogPage] = []
    for heading, lines in reversed(_chapters(words, _fold(folding, told))):
        ends = range(len(lines), 0, -size)
        pages += [LogPage(heading, words, lines[max(0, end - size) : end], names) for end in ends]
    return Log(tuple(pages))


def whole_log(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> str:
    """Tell everything as the text of a file, the oldest first, without markdown; `names` need no escaping."""
    paragraphs = []
    for heading, lines in _chapters(words, _fold(folding, told)):
        worded = [plain(say(words, line.in_log().wordings[0], names)) for line in lines]
        paragraphs.append("\n".join([heading, *worded]))
    return "\n\n".join(paragraphs) + "\n"


def by_turn(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell how the players stood at the end of each turn; nothing for a game that does not say."""
    lines = _fold(folding, told)
    return [say(words, line.milestone, names) for line in lines if line.milestone is not None]


def so_far(words: Words, folding: Folding, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Tell a player the turn that is not over, in numbered lines."""
    lines = folding.so_far(events)
    return [f"{n}. {cut(fitting(words, line, names), MOST)}" for n, line in enumerate(lines, 1)]


def _fold(folding: Folding, told: Iterable[Entry]) -> list[RecapLine]:
    """Fold the events between one note and the next together, wherever one press ends and another begins."""
    lines: list[RecapLine] = []
    run: list[Event] = []
    for entry in told:
        note = entry if isinstance(entry, Text) else _rewound(entry)
        if note is not None:
            lines += [*folding.lines(run), RecapLine((note,))]
            run = []
        if not isinstance(entry, Text):
            run += entry.events
    return lines + folding.lines(run)


def _rewound(entry: StoredPress) -> Text | None:
    if not entry.undid:
        return None
    key = "note-rewound" if entry.undid > 0 else "note-rewind-undone"
    if entry.seat is None:
        return Text(f"{key}-owner", {"count": abs(entry.undid)})
    return Text(key, {"seat": entry.seat, "count": abs(entry.undid)})


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
