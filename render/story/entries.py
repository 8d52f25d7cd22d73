"""What is told: presses, rewinds and notes of the table, folded into lines by the game they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Protocol, TypeAlias

from engine.core.decision import Seat, Text
from engine.core.game import Event
from render.story.line import Folding, RecapLine


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


ALIKE = ("note-bot", "note-back")
"""Notes about a player each, which are told in one sentence where several follow each other."""


def fold(folding: Folding, told: Iterable[Entry]) -> list[RecapLine]:
    """Fold the events between one note and the next together, wherever one press ends and another begins."""
    lines: list[RecapLine] = []
    run: list[Event] = []
    for entry in _together(told):
        note = entry if isinstance(entry, Text) else _rewound(entry)
        if note is not None:
            undone = not isinstance(entry, Text)
            lines += [*folding.lines(run), RecapLine((note,), weighty=undone, parts=undone)]
            run = []
        if not isinstance(entry, Text):
            run += entry.events
    return lines + folding.lines(run)


def _together(told: Iterable[Entry]) -> Iterator[Entry]:
    """Put notes together that say the same of one player after the other."""
    for key, entries in groupby(told, lambda entry: entry.key if isinstance(entry, Text) else None):
        notes = list(entries)
        seats = [seat for note in notes if isinstance(note, Text) and isinstance(seat := note.args.get("seat"), int)]
        if key in ALIKE and len(seats) == len(notes) > 1:
            yield Text(f"{key}-several", {"seats": list(dict.fromkeys(seats))})
        else:
            yield from notes


def news(folding: Folding, told: Iterable[Entry]) -> list[RecapLine]:
    """Fold what happened for those who want to know it in few lines: without what another line tells the gist of."""
    return [line for line in fold(folding, told) if not line.detail]


def everything(folding: Folding, told: Iterable[Entry]) -> list[RecapLine]:
    """Fold what happened for those who want to know it in full, nothing twice."""
    return [line for line in fold(folding, told) if not line.gist]


def _rewound(entry: StoredPress) -> Text | None:
    if not entry.undid:
        return None
    key = "note-rewound" if entry.undid > 0 else "note-rewind-undone"
    if entry.seat is None:
        return Text(f"{key}-owner", {"count": abs(entry.undid)})
    return Text(key, {"seat": entry.seat, "count": abs(entry.undid)})
