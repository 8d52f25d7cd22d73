"""What happened since a player's last turn, told to that player: what hit them first, in full, then the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.decision import Seat, Text
from render.story.entries import Entry, fold
from render.story.line import Folding, RecapLine
from render.story.pages import SIZE, Page, newest_first
from render.story.selection import hits_on
from render.story.told import MOST_LINES, tell
from render.text.words import Words

HITS_ROOM, REST_ROOM = 1200, 800
"""So many characters what hit the reader takes at most, and everything else."""
LEAST_LINES = 3
"""So many lines are kept for what else happened, however much hit the reader."""


class Since(msgspec.Struct, frozen=True):
    """The news in as few lines as a panel holds."""

    lines: tuple[str, ...] = ()
    folded: int = 0
    """How many lines of the whole story are left out."""


def since(
    words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str], reader: Seat, most: int = MOST_LINES
) -> Since:
    """Tell the news to a reader: every hit on them, then the rest in so many lines that both together are few.

    Where very much hit them it is put together; to catch up on it there are pages.
    """
    hits, rest = _parted(fold(folding, told), reader)
    room = most if not hits else max(LEAST_LINES, most - len(hits))
    hit, more = hits_on(reader), "recap-more-private"
    against = tell(words, hits, names, MOST_LINES, hit, bold=False, reader=reader, more=more, room=HITS_ROOM)
    apart = {seat for line in hits for seat in line.seats}
    besides = tell(words, rest, names, room, hit, bold=False, reader=reader, more=more, room=REST_ROOM, apart=apart)
    lines = besides.lines
    if hits:
        lines = (
            _headed(words, "since-hits"),
            *against.lines,
            *((_headed(words, "since-rest"), *lines) if rest else ()),
        )
    return Since(lines, against.folded + besides.folded)


def catch_up(
    words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str], reader: Seat, size: int = SIZE
) -> list[Page]:
    """Tell a reader all the news: first the pages with what hit them, filled up with the newest of the rest."""
    hits, rest = _parted(fold(folding, told), reader)
    above = [("", line) for line in rest]
    if hits:
        above = [(words.say(Text("since-rest")), line) for line in rest]
    against = [(words.say(Text("since-hits")), line) for line in hits]
    pages = [list(reversed(page)) for page in newest_first(against[::-1], size)]
    if pages:
        room = size - len(pages[-1])
        room -= room > 0 and len(above) == room + 1  # else the last page had a single line
        newest = len(above) - room if len(above) > room else 0
        pages[-1] += above[newest:]
        above = above[:newest]
    return [Page(words, page, names, reader) for page in (*pages, *newest_first(above, size))]


def _parted(lines: Sequence[RecapLine], reader: Seat) -> tuple[list[RecapLine], list[RecapLine]]:
    """Part what hit a reader from everything else; what they lost comes before where they only fell behind."""
    hit = hits_on(reader)
    hits = sorted(filter(hit, lines), key=lambda line: reader in line.overtaken)
    return hits, [line for line in lines if not hit(line)]


def _headed(words: Words, key: str) -> str:
    return f"**{words.say(Text(key))}**"
