"""What happened since a player's last turn, told to that player: what hit them first, in full, then the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.decision import Seat, Text
from render.story.entries import Entry, news
from render.story.line import Folding, RecapLine
from render.story.pages import SIZE, Page, newest_first
from render.story.selection import Weighed, hits_on
from render.story.told import Told, tell
from render.story.turns import heaviest_first, in_turns, naming_turns
from render.story.wording import in_words, plain
from render.text.words import Words

MORE = "recap-more-private"

ROWS, WIDTH = 9, 44
"""So many lines of a phone the news take on a panel, so that its question is seen with them; and what one holds."""
HITS, REST, ROOM = 5, 5, 1200
"""So many lines tell what hit the reader before it is put together, and at least what else happened, if they are short
enough; no more characters."""
LOOKED_AT = 40
"""Among so many lines, the most important, some are looked for that fit where not all do."""


class Since(msgspec.Struct, frozen=True):
    """The news in as few lines as a panel holds."""

    heading: str = ""
    """What the first of them are about."""
    lines: tuple[str, ...] = ()
    folded: int = 0
    """How many lines of the whole story are left out."""


def since(
    words: Words,
    folding: Folding,
    told: Iterable[Entry],
    names: Sequence[str],
    reader: Seat,
    rows: int = ROWS,
    *,
    first: bool = False,
) -> Since:
    """Tell the news to a reader: every hit on them, then of the rest what so many lines of a phone hold beside.

    Where very much hit them it is put together; to catch up on it there are pages. A reader who has not had a turn yet
    is told the match from its `first` move.
    """
    hits, rest = _parted(news(folding, told), reader, HITS)
    above = _above_hits(words, hits, HITS)
    heading = words.say(Text("panel-since-first" if first else "panel-since"))
    if not hits:
        besides = _besides(words, rest, names, reader, rows)
        return Since(heading, besides.lines, besides.folded)
    against = tell(
        words, hits, names, HITS, hits_on(reader), bold=False, reader=reader, more=MORE, room=ROOM, worst_first=True
    )
    left = rows - rows_of(against.lines) - 1  # for the heading
    heading = f"**{words.say(Text('since-rest'))}**"
    besides = _besides(words, rest, names, reader, left, heading, {seat for line in hits for seat in line.seats})
    return Since(above, (*against.lines, *besides.lines), against.folded + besides.folded)


def _besides(
    words: Words,
    rest: Sequence[RecapLine],
    names: Sequence[str],
    reader: Seat,
    rows: int,
    heading: str = "",
    apart: Collection[Seat] = (),
) -> Told:
    """Tell what else happened in so many lines of a phone: all, or with sums, or what matters most and how much more.

    How the players stand and what decided it is told even where that takes more lines; what is weighty comes before
    whatever can be told in sums. The heading stands above it, unless nothing is told but how much there is.
    """
    headed = [heading] if heading and rest else []
    matters = _matters_to(reader)
    worded = ((line, in_words(words, line, names, bold=False, reader=reader)) for line in rest[: rows + 1])
    whole = list(naming_turns(words, worded))
    if len(rest) <= rows and rows_of(whole) <= rows:
        return Told((*headed, *whole))
    single = _singly(words, rest, names, reader, rows, bool(heading))
    for most in range(max(rows, REST), 0, -1):
        told = tell(
            words, rest, names, most, matters, bold=False, reader=reader, more=MORE, room=ROOM, apart=apart, every=True
        )
        if rows_of(told.lines) <= max(rows, 0):
            if told.untold <= single.untold:
                return Told((*headed, *told.lines), told.folded)
            break
    return Told((*(headed if single.untold < len(rest) else []), *single.lines), single.folded)


def _singly(
    words: Words, rest: Sequence[RecapLine], names: Sequence[str], reader: Seat, rows: int, is_headed: bool
) -> Told:
    """Tell the most important of those lines that fit in so many of a phone, and how many more there are.

    The reasons for what is told are told with it, briefly where there is no room for more.
    """
    weighed = Weighed(rest, _matters_to(reader), needed=True, reader=reader)
    least = weighed.vital if is_headed else max(1, weighed.vital)  # how much more there is says nothing by itself
    kept: dict[int, str] = {}
    are_points_told = True
    for n in weighed.ranked[:LOOKED_AT]:
        more = {**kept, n: in_words(words, rest[n], names, bold=False, reader=reader)}
        is_reason = rest[n].explains > 0
        if is_reason and kept.keys().isdisjoint(range(n - rest[n].explains, n)):
            continue  # what it explains is not told
        fits = len(kept) < least or _is_own(rest[n], reader) or rows_of(_in_order(words, rest, more)) < rows
        if rest[n].points:  # of these none is told before a more important one
            fits = are_points_told = fits and are_points_told
        if fits:
            kept = more
        elif is_reason:
            briefly = replace(rest[n], wordings=rest[n].wordings[-1:], complete=None)
            kept = {**kept, n: in_words(words, briefly, names, bold=False, reader=reader)}
    if len(kept) == len(rest) - 1:  # that there is one more takes as much room as to tell it
        (alone,) = {*range(len(rest))}.difference(kept)
        kept[alone] = in_words(words, rest[alone], names, bold=False, reader=reader)
    lines = _in_order(words, rest, kept)
    left_out = len(rest) - len(kept)
    if left_out:
        lines.append(words.say(Text(MORE, {"count": left_out})))
    return Told(tuple(lines), left_out, left_out)


def _in_order(words: Words, lines: Sequence[RecapLine], kept: Mapping[int, str]) -> list[str]:
    """Put worded lines, each known by its place in the story, into the order of the story."""
    return list(naming_turns(words, ((lines[n], kept[n]) for n in sorted(kept))))


def _matters_to(reader: Seat) -> Callable[[RecapLine], bool]:
    """Give the test for what is weighty though nobody did it to the reader; its reasons are for the log."""
    return lambda line: (line.weighty and not line.dull) or _is_own(line, reader)


def _is_own(line: RecapLine, reader: Seat) -> bool:
    """Say whether a line tells what a reader lost, or what came of their own combat: never folded on their panel."""
    return reader in line.hits or reader in line.concerns


def rows_of(lines: Iterable[str]) -> int:
    """Count the lines of a phone that some take, as nearly as their letters tell."""
    return sum(-(-len(plain(line)) // WIDTH) for line in lines)


def catch_up(
    words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str], reader: Seat, size: int = SIZE
) -> list[Page]:
    """Tell a reader all the news: first the pages with what hit them, filled up with the newest of the rest."""
    hits, rest = _parted(news(folding, told), reader, size)
    above = [("", line) for line in rest]
    if hits:
        above = [(words.say(Text("since-rest")), line) for line in rest]
    against = [(_above_hits(words, hits, size), line) for line in hits]
    pages = [list(reversed(page)) for page in newest_first(against[::-1], size)]
    if pages:
        room = size - len(pages[-1])
        room -= room > 0 and len(above) == room + 1  # else the last page had a single line
        newest = len(above) - room if len(above) > room else 0
        pages[-1] += above[newest:]
        above = above[:newest]
    return [Page(words, page, names, reader) for page in (*pages, *newest_first(above, size))]


def _parted(lines: Sequence[RecapLine], reader: Seat, room: int) -> tuple[list[RecapLine], list[RecapLine]]:
    """Part what was done to a reader from everything else, each as it came about.

    Where more hit them than there is room for, of each turn the heaviest comes first, and last where they only fell
    behind; the heading says so.
    """
    lines = [part for line in in_turns(lines) for part in line.apart.get(reader, (line,))]
    hits = [line for line in lines if reader in line.hits and not line.unaimed]
    if len(hits) > room:
        hits = heaviest_first(hits, reader)
    return hits, [line for line in lines if reader not in line.hits or line.unaimed]


def _above_hits(words: Words, hits: Sequence[RecapLine], room: int) -> str:
    """Say above what hit a reader in which order it stands, if that is not the order of the story."""
    return words.say(Text("since-hits-worst" if len(hits) > room else "since-hits"))
