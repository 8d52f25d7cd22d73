"""The moments that decided a match, in words: whose turn, what happened in it, and how the chances changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.decision import Seat, Text
from render.story.entries import Entry, news
from render.story.line import Folding, RecapLine
from render.story.wording import in_words
from render.text.phrases import Phrase, Row, phrase, say
from render.text.words import Words

LONGEST = 220
"""A moment is told in so many characters at most."""


class Change(msgspec.Struct, frozen=True):
    """How a seat's chance of winning changed, in percent."""

    seat: Seat
    before: int
    after: int


class Moment(msgspec.Struct, frozen=True):
    """A stretch of a match that decided it."""

    earlier: Sequence[Entry]
    """What was told since the beginning."""
    span: Sequence[Entry]
    """What happened in it."""
    changes: tuple[Change, ...]
    """The largest first: it is what the moment is named for."""


def moments(words: Words, folding: Folding, decided: Iterable[Moment], names: Sequence[str]) -> list[str]:
    """Tell the moments below a heading, two lines each; that no single one decided it, if there is none."""
    told = [line for each in decided for line in _told(words, folding, each, names)]
    if not told:
        return [words.say(Text("moments-none"))]
    return [words.say(Text("moments-heading")), *told]


def _told(words: Words, folding: Folding, moment: Moment, names: Sequence[str]) -> list[str]:
    chapter, line = _most_telling(folding, moment)
    said = "" if line is None else in_words(words, line, names, bold=True, most=LONGEST)
    heading = "" if chapter is None else say(words, chapter, names)
    changes = [phrase("moment-chance", seat=each.seat, before=each.before, after=each.after) for each in moment.changes]
    below = say(words, phrase("moment-chances", changes=Row(tuple(changes))), names)
    above = (
        words.say(Text("recap-in-turn", {"heading": heading, "said": said})) if heading and said else heading or said
    )
    return [*([above] if above else []), f"-# {below}"]


def _most_telling(folding: Folding, moment: Moment) -> tuple[Phrase | None, RecapLine | None]:
    """Choose the line that says most about why a chance changed, and find the turn of the match it belongs to."""
    opened = [line.opens for line in news(folding, moment.earlier) if line.opens is not None]
    chapter = opened[-1] if opened else None
    told = list[tuple[Phrase | None, RecapLine]]()
    for line in news(folding, moment.span):
        chapter = line.opens or chapter
        if not line.result and line.milestone is None:
            told.append((chapter, line))
    largest = moment.changes[0]
    best = max(told, key=lambda each: _weight(each[1], largest.seat, largest.after > largest.before), default=None)
    return (chapter, None) if best is None else best


def _weight(line: RecapLine, seat: Seat, rose: bool) -> tuple[bool, int, int, bool, bool, bool]:
    """Say how well a line explains that a chance rose or fell: by what that seat did, or by what was done to it."""
    concerned = seat in line.seats or seat in line.scored if rose else seat in line.hits
    about = seat in (*line.seats, *line.hits, *line.scored, *line.concerns)
    heavy = line.weight(seat) if seat in line.hits else line.heaviest
    return not line.dull and line.opens is None, line.gravity + 2 * concerned, heavy, about, line.points, not line.aside
