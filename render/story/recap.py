"""What happened, in few lines for everybody: recap of a post and of the end, draft so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.decision import Seat
from engine.core.game import Event
from render.story.entries import Entry, fold, news
from render.story.line import Folding, RecapLine
from render.story.selection import Weighed, is_grave
from render.story.tally import blow_by_blow
from render.story.told import MOST_LINES, tell
from render.story.turns import in_turns
from render.story.wording import MOST, fitting, in_words
from render.text.phrases import cut, say
from render.text.words import ReaderName, Words

MOST_AT_THE_END = 6
"""So many lines tell the last turn."""


def recap(
    words: Words,
    folding: Folding,
    told: Iterable[Entry],
    names: Sequence[str],
    most: int = MOST_LINES,
) -> list[str]:
    """Tell everybody what happened in so many lines at most; what hit somebody, be it a bot, is told in any case.

    All of it is told as it came about, and whoever was hit is named in bold print. A post has many readers: what was
    done to one of them is no more urgent to the others than the rest, and on a phone it is its order that makes a post
    of few lines a story, which each reads in seconds and looks through for the own name. With the hits on top, causes
    stood below their effects, and a second heading would take room to say that. Where there is one reader, the panel
    and its pages tell them first what was done to them, below a heading.

    Events come as their reader may know them, here and everywhere in this room: the log gives them out in no other
    way.
    """
    return list(tell(words, in_turns(news(folding, told)), names, most).lines)


def last_turn(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell how the last turn of a match went in a handful of lines; the points are told by whoever asks.

    What hit somebody is told here too, however much it is.
    """
    lines = news(folding, told)
    begins = max((n for n, line in enumerate(lines) if line.opens is not None), default=0)
    last = [line for line in lines[begins:] if not line.result and line.milestone is None]
    weighed = Weighed(blow_by_blow(last, is_grave) if len(last) > MOST_AT_THE_END else last, is_grave)
    kept = weighed.keep(max(MOST_AT_THE_END, weighed.hits)).kept
    return [in_words(words, line, names, bold=True) for line in kept]


def actions(folding: Folding, told: Iterable[Entry]) -> int:
    """Count what the players did."""
    return sum(len(line.seats) for line in fold(folding, told))


def by_turn(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell how the players stood at the end of each turn; nothing for a game that does not say."""
    lines = fold(folding, told)
    return [say(words, line.milestone, names) for line in lines if line.milestone is not None]


def so_far(
    words: Words, folding: Folding, events: Sequence[Event], names: Sequence[str], reader: Seat | None = None
) -> list[str]:
    """Tell a player the turn that is not over, in numbered lines; a `reader` is addressed as such."""
    lines = folding.so_far(events)
    return [f"{n}. {said}" for n, said in enumerate(_steps(words, lines, names, reader), 1)]


def just_done(
    words: Words, folding: Folding, events: Sequence[Event], names: Sequence[str], reader: Seat | None = None
) -> list[str]:
    """Tell a player the steps of a turn that is over; that it is, only where nothing else was done."""
    lines = folding.so_far(events)
    return _steps(words, [line for line in lines if not line.dull] or lines, names, reader)


def _steps(words: Words, lines: Sequence[RecapLine], names: Sequence[str], reader: Seat | None) -> list[str]:
    addressed = [ReaderName(name) if seat == reader else name for seat, name in enumerate(names)]
    return [cut(fitting(words, line, addressed), MOST) for line in lines]
