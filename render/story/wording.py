"""A line of a recap in words: the fullest wording that fits, with the name it begins with marked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.decision import Seat, Text
from render.story.line import RecapLine
from render.text.names import mark
from render.text.phrases import Phrase, Sayable, cut, say
from render.text.words import NounName, Words, capitalised

FITS, HIT_FITS, MOST = 90, 150, 200
"""A line of a recap should be so short, what hit somebody may take more to name every place; none is longer."""


def in_words(
    words: Words, line: RecapLine, names: Sequence[str], bold: bool, reader: Seat | None = None, most: int = MOST
) -> str:
    """Tell a line that begins with a marked name, or with none; whoever it hit is printed in bold.

    Where it is told to one reader, only they are. What is longer than `most` is cut.
    """
    first = line.seats or _heading(words, line.wordings[0], names)
    loud = [seat for seat in line.hits if reader in (None, seat)]
    named = [_named(name, seat, seat in first, bold or seat in loud, seat in loud) for seat, name in enumerate(names)]
    return cut(fitting(words, line, named), most)


def _heading(words: Words, note: Sayable, names: Sequence[str]) -> tuple[Seat, ...]:
    """Find the seat with whose name a line begins that tells of nobody's turn."""
    seat = note.args.get("seat") if isinstance(note, Text | Phrase) else None
    if not isinstance(seat, int) or seat >= len(names) or not say(words, note, names).startswith(names[seat]):
        return ()
    return (seat,)


def _named(name: str, seat: Seat, marked: bool, bold: bool, hit: bool) -> str:
    if marked:
        name = capitalised(name) if isinstance(name, NounName) else name
        return f"{mark(seat)} **{name}**" if bold else f"{mark(seat)} {name}"
    if not hit:
        return name
    # what bots and sides are called has other forms, which must still be found
    return NounName(name, name.noun, "**") if isinstance(name, NounName) else f"**{name}**"


def fitting(words: Words, line: RecapLine, names: Sequence[str]) -> str:
    """Choose the fullest wording that fits, else the briefest.

    Where it hit somebody or is weighty, a place is left out only if there is not even room for more than usual.
    """
    wordings = list(line.wordings)
    room = [FITS] * len(wordings)
    if line.gravity:
        room[len(wordings[: line.complete]) - 1] = HIT_FITS
    for wording, fits in zip(wordings, room, strict=True):
        worded = say(words, wording, names)
        if len(plain(worded)) <= fits:
            break
    return worded


def plain(text: str) -> str:
    """Take away the stars of bold print; what users wrote has its own escaped."""
    return re.sub(r"(?<!\\)\*\*", "", text)
