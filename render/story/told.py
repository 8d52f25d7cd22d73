"""Lines in words, as many as there is room for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from engine.core.decision import Seat, Text
from render.story.line import RecapLine
from render.story.selection import Weighed, is_grave
from render.story.tally import blow_by_blow
from render.story.turns import heaviest_first, naming_turns
from render.story.wording import MOST, in_words
from render.text.words import Words

MOST_LINES = 8
ROOM = 1600
"""So many characters a recap should take: a message holds four thousand, with everything else in it."""
BEYOND, HIT_MOST = 950, 400
"""So many more it may take for what is never folded, and so many a line that tells what hit somebody."""


class Told(msgspec.Struct, frozen=True):
    """A recap in words, with a few lines for what was left out, and how many lines that is."""

    lines: tuple[str, ...] = ()
    folded: int = 0
    """How many lines there would be besides."""
    untold: int = 0
    """Of how many of these no sum tells."""


def tell(
    words: Words,
    lines: Sequence[RecapLine],
    names: Sequence[str],
    most: int = MOST_LINES,
    never_folded: Callable[[RecapLine], bool] = is_grave,
    *,
    bold: bool = True,
    reader: Seat | None = None,
    more: str = "recap-more",
    room: int = ROOM,
    apart: Collection[Seat] = (),
    every: bool = False,
    worst_first: bool = False,
) -> Told:
    """Tell so many lines at most and what is never folded, though put together where there is not room for all.

    Of the others it is told what each player did in them, in sums; `more` says at the end how many cannot be told
    so, dull ones included if `every` one counts. Players told of `apart` did something besides. All of it stands in the
    order of the lines, a sum where the last of what it adds up stood; a turn is named before whatever is told of it.
    Only where so much was done to a reader that it is put together, `worst_first` may change that.
    """
    shorter = blow_by_blow(lines, never_folded) if len(lines) > most else lines
    if worst_first and reader is not None and len(lines) > most:
        shorter = heaviest_first(shorter, reader)
    weighed = Weighed(shorter, never_folded, apart, every=every, needed=True, reader=reader)
    count, turns = weighed.fitting(most)
    while True:
        selection = weighed.keep(count, turns)
        each = ((line, HIT_MOST if line.gravity else MOST) for line in selection.told)
        worded = ((line, in_words(words, line, names, bold, reader, longest)) for line, longest in each)
        told = list(naming_turns(words, worded))
        if not count or sum(map(len, told)) <= room + BEYOND * (count <= weighed.certain):
            break
        count -= 1
    if selection.lost:
        told.append(words.say(Text(more, {"count": len(selection.lost)})))
    return Told(tuple(told), selection.folded + max(0, len(lines) - len(shorter)), len(selection.lost))
