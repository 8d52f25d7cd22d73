"""What happened, in few lines for everybody: recap of a post and of the end, draft so far."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from render.story.entries import Entry, fold
from render.story.line import Folding, RecapLine
from render.story.selection import Weighed, is_hit
from render.story.tally import blow_by_blow
from render.story.told import MOST_LINES, tell
from render.story.wording import MOST, fitting, in_words
from render.text.phrases import cut, say
from render.text.words import Words

MOST_EARLIER, MOST_AT_THE_END = 3, 6
"""So many lines of earlier posts stand before the news, and so many tell the last turn."""
MOST_LETTERS = 2200
"""So many characters earlier and new lines should take together."""


def recap(
    words: Words,
    folding: Folding,
    told: Iterable[Entry],
    names: Sequence[str],
    most: int = MOST_LINES,
) -> list[str]:
    """Tell everybody what happened in so many lines at most; what hit somebody, be it a bot, is told in any case.

    What was done to somebody comes first, then what else happened, last what each player did besides, in sums.

    Events come as their reader may know them, here and everywhere in this room: the log gives them out in no other
    way.
    """
    return list(tell(words, fold(folding, told), names, most, hits_first=True).lines)


def post_recap(
    words: Words,
    folding: Folding,
    earlier: Iterable[Entry],
    news: Iterable[Entry],
    names: Sequence[str],
    pinged: Collection[Seat] = (),
) -> list[str]:
    """Tell the channel what is new, and before it in small print the last of what stood in earlier posts.

    Of that, whatever took something from those who are pinged is told again, however long ago it was.
    """
    told = recap(words, folding, news, names)
    before = fold(folding, earlier)
    newest = _newest(before, MOST_LINES - len(told))
    kept = [line for n, line in enumerate(before) if n >= newest or not line.losers.isdisjoint(pinged)]
    room = max(0, MOST_LETTERS - sum(map(len, told)))
    small = tell(words, kept, names, len(kept), bold=False, room=room)
    return [*(f"-# {line}" for line in small.lines), *told]


def _newest(before: Sequence[RecapLine], room: int) -> int:
    """Find the first of the newest lines that are told again; of points scored together, all are or none."""
    newest = first = max(0, len(before) - max(0, min(MOST_EARLIER, room)))
    while 0 < first < len(before) and all(map(_scores, before[first - 1 : first + 1])):
        first -= 1
    if first == newest or len(before) - first <= room:
        return first
    return next((n for n in range(newest, len(before)) if not _scores(before[n])), len(before))


def _scores(line: RecapLine) -> bool:
    """Say whether a line tells points that come by themselves, not by what a player did."""
    return line.points and not line.seats


def last_turn(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell how the last turn of a match went in a handful of lines; the points are told by whoever asks.

    What hit somebody is told here too, however much it is.
    """
    lines = fold(folding, told)
    begins = max((n for n, line in enumerate(lines) if line.opens is not None), default=0)
    last = [line for line in lines[begins:] if not line.result and line.milestone is None]
    weighed = Weighed(blow_by_blow(last, is_hit) if len(last) > MOST_AT_THE_END else last, is_hit)
    kept = weighed.keep(max(MOST_AT_THE_END, weighed.hits)).kept
    return [in_words(words, line, names, bold=True) for line in kept]


def actions(folding: Folding, told: Iterable[Entry]) -> int:
    """Count what the players did."""
    return sum(len(line.seats) for line in fold(folding, told))


def by_turn(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell how the players stood at the end of each turn; nothing for a game that does not say."""
    lines = fold(folding, told)
    return [say(words, line.milestone, names) for line in lines if line.milestone is not None]


def so_far(words: Words, folding: Folding, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Tell a player the turn that is not over, in numbered lines."""
    lines = folding.so_far(events)
    return [f"{n}. {cut(fitting(words, line, names), MOST)}" for n, line in enumerate(lines, 1)]
