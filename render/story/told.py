"""Lines in words, as many as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.core.decision import Seat, Text
from render.story.line import RecapLine
from render.story.selection import is_hit, selected
from render.story.wording import in_words
from render.text.words import Words

MOST_LINES = 8
ROOM = 1600
"""So many characters a recap takes at most: a message holds four thousand, with everything else in it."""


class Told(msgspec.Struct, frozen=True):
    """A recap in words, with a line for what was left out, and how much that is."""

    lines: tuple[str, ...] = ()
    folded: int = 0


def tell(
    words: Words,
    lines: Sequence[RecapLine],
    names: Sequence[str],
    most: int = MOST_LINES,
    never_folded: Callable[[RecapLine], bool] = is_hit,
    *,
    bold: bool = True,
    reader: Seat | None = None,
    more: str = "recap-more",
    room: int = ROOM,
) -> Told:
    """Tell so many lines at most and what is never folded; where the others were, `more` says how many they are."""
    kept = selected(lines, most, never_folded)
    while True:
        told = [in_words(words, line, names, bold, reader) for line in kept.kept]
        if sum(map(len, told)) <= room:
            break
        kept = selected(lines, len(kept.kept) - (not kept.folded), never_folded, at_most=True)
    if kept.folded:
        told.insert(kept.before, words.say(Text(more, {"count": kept.folded})))
    return Told(tuple(told), kept.folded)
