"""A line of a recap in words: the fullest wording that fits, with the name it begins with marked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.decision import Seat, Text
from render.story.line import RecapLine
from render.text.names import mark
from render.text.phrases import Phrase, Sayable, cut, say
from render.text.words import NounName, ReaderName, Words

FITS, HIT_FITS, MOST = 90, 150, 200
"""A line of a recap should be so short, what hit somebody may take more to name every place; none is longer."""


def in_words(
    words: Words, line: RecapLine, names: Sequence[str], bold: bool, reader: Seat | None = None, most: int = MOST
) -> str:
    """Tell a line that begins with a marked name, or with none; whoever it hit is printed in bold.

    Where it is told to one reader, only they are, and what is theirs may be called so. A bot with whose name it begins
    has its article, with a capital. What is longer than `most` is cut.
    """
    first = line.seats or _heading(words, line.wordings[0], names)
    loud = [seat for seat in line.hits if reader in (None, seat)]
    named = [_named(name, seat in loud) for seat, name in enumerate(names)]
    capitals = dict[str, str]()
    for seat in {*first}.intersection(range(len(names))):
        article = words.with_article(seat, names)
        stars = "**" if bold or seat in loud else ""
        named[seat] = _marked(names[seat], seat, article, stars)
        if isinstance(names[seat], NounName):
            capitals[named[seat]] = _marked(names[seat], seat, article[:1].upper() + article[1:], stars)
    if reader is not None and 0 <= reader < len(named):
        named[reader] = ReaderName(named[reader])
    told = fitting(words, line, named)
    begins = next(filter(told.startswith, capitals), "")
    return cut(capitals.get(begins, "") + told.removeprefix(begins), most)


def _heading(words: Words, note: Sayable, names: Sequence[str]) -> tuple[Seat, ...]:
    """Find the seat with whose name a line begins that tells of nobody's turn."""
    seat = note.args.get("seat") if isinstance(note, Text | Phrase) else None
    if not isinstance(seat, int) or seat >= len(names) or not say(words, note, names).startswith(names[seat]):
        return ()
    return (seat,)


def _marked(name: str, seat: Seat, shown: str, stars: str) -> str:
    """Put the mark of its seat before a name; what bots and sides are called has other forms, still to be found."""
    if isinstance(name, NounName):
        return NounName(shown, name.noun, stars, f"{mark(seat)} ")
    return f"{mark(seat)} {stars}{shown}{stars}"


def _named(name: str, bold: bool) -> str:
    if not bold:
        return name
    return NounName(name, name.noun, "**") if isinstance(name, NounName) else f"**{name}**"


def fitting(words: Words, line: RecapLine, names: Sequence[str]) -> str:
    """Choose the fullest wording that fits, else the briefest.

    Where it hit somebody, is weighty, decisive or roomy, a place is left out only if there is not even room for more
    than usual.
    """
    wordings = list(line.wordings)
    room = [FITS] * len(wordings)
    if line.gravity or line.decisive or line.roomy:
        room[len(wordings[: line.complete]) - 1] = HIT_FITS
    for wording, fits in zip(wordings, room, strict=True):
        worded = say(words, wording, names)
        if len(plain(worded)) <= fits:
            break
    return worded


def plain(text: str) -> str:
    """Take away the stars of bold print; what users wrote has its own escaped."""
    return re.sub(r"(?<!\\)\*\*", "", text)
