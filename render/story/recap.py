"""What happened, in few lines for everybody: recap of a post and of the end, draft so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event
from render.story.entries import Entry, fold
from render.story.line import Folding
from render.story.selection import Weighed, is_grave
from render.story.tally import blow_by_blow
from render.story.told import MOST_LINES, tell
from render.story.wording import MOST, fitting, in_words
from render.text.phrases import cut, say
from render.text.words import Words

MOST_AT_THE_END = 6
"""So many lines tell the last turn."""


def recap(
    words: Words,
    folding: Folding,
    told: Iterable[Entry],
    names: Sequence[str],
    most: int = MOST_LINES,
    *,
    hits_first: bool = True,
) -> list[str]:
    """Tell everybody what happened in so many lines at most; what hit somebody, be it a bot, is told in any case.

    Of each turn of the game what somebody lost comes first, then what is weighty by itself, who fell behind and what
    else happened, then what each player did besides, in sums; each of these as it came about. Without `hits_first` all
    but the sums is told as it came about.

    Events come as their reader may know them, here and everywhere in this room: the log gives them out in no other
    way.
    """
    return list(tell(words, fold(folding, told), names, most, hits_first=hits_first).lines)


def last_turn(words: Words, folding: Folding, told: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell how the last turn of a match went in a handful of lines; the points are told by whoever asks.

    What hit somebody is told here too, however much it is.
    """
    lines = fold(folding, told)
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


def so_far(words: Words, folding: Folding, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Tell a player the turn that is not over, in numbered lines."""
    lines = folding.so_far(events)
    return [f"{n}. {cut(fitting(words, line, names), MOST)}" for n, line in enumerate(lines, 1)]
