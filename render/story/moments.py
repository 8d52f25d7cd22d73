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

    @property
    def rose(self) -> bool:
        """Whether it is larger now."""
        return self.after > self.before


class DecidingMoment(msgspec.Struct, frozen=True):
    """A stretch of a match that decided it."""

    earlier: Sequence[Entry]
    """What was told since the beginning."""
    span: Sequence[Entry]
    """What happened in it."""
    changes: tuple[Change, ...]
    """The largest first: it is what the moment is named for."""


def moments(words: Words, folding: Folding, decided: Iterable[DecidingMoment], names: Sequence[str]) -> list[str]:
    """Tell the moments below a heading, two or three lines each; that no single one decided it, if there is none."""
    told = [line for each in decided for line in _told(words, folding, each, names)]
    if not told:
        return [words.say(Text("moments-none"))]
    return [words.say(Text("moments-heading")), *told]


def _told(words: Words, folding: Folding, moment: DecidingMoment, names: Sequence[str]) -> list[str]:
    chapter, told = _happened(folding, moment)
    best = max(told, key=lambda each: _weight(each[1], moment), default=None)
    said = []
    if best is not None:
        chapter, line = best
        said = [in_words(words, line if line.opens is None else line.in_log(), names, bold=True, most=LONGEST)]
    if chapter is not None:
        heading = say(words, chapter, names)
        said = [words.say(Text("recap-in-turn", {"heading": heading, "said": each})) for each in said]
        said = said or [f"**{heading}**"]
    if best is not None and best[1].opens is None and not _explains(best[1], moment):
        # luck may have made the difference: then what came up as a turn began belongs to it
        opening = [line for _, line in told if line.opens is not None]
        said += [in_words(words, line, names, bold=True, most=LONGEST) for line in opening[:1]]
    changes = [phrase("moment-chance", seat=each.seat, before=each.before, after=each.after) for each in moment.changes]
    return [*said, f"-# {say(words, phrase('moment-chances', changes=Row(tuple(changes))), names)}"]


def _happened(folding: Folding, moment: DecidingMoment) -> tuple[Phrase | None, list[tuple[Phrase | None, RecapLine]]]:
    """Find the turn in which a moment began, and what is told of it, each in its turn; how it all ended is known."""
    opened = [line.opens for line in news(folding, moment.earlier) if line.opens is not None]
    began = chapter = opened[-1] if opened else None
    told = []
    for line in news(folding, moment.span):
        chapter = line.opens or chapter
        if not line.result and line.milestone is None:
            told.append((chapter, line))
    return began, told


def _explains(line: RecapLine, moment: DecidingMoment) -> bool:
    """Whether a line tells why a chance changed: who gained did it, or who lost was hit by it."""
    return any(
        each.seat in (*line.seats, *line.scored) if each.rose else each.seat in line.hits for each in moment.changes
    )


def _contradicts(line: RecapLine, moment: DecidingMoment) -> bool:
    """Whether a line tells of something else, which was to the good of who lost or hit who gained."""
    return any(each.seat in line.hits if each.rose else each.seat in line.scored for each in moment.changes)


def _weight(line: RecapLine, moment: DecidingMoment) -> tuple[bool, bool, int, int, bool, bool, bool]:
    """Say how well a line tells what decided."""
    seat = moment.changes[0].seat
    about = seat in (*line.seats, *line.hits, *line.scored, *line.concerns)
    return (
        not line.dull and line.opens is None,
        not _contradicts(line, moment),
        line.gravity + 2 * _explains(line, moment),
        line.weight(seat) if seat in line.hits else line.heaviest,
        about,
        line.points,
        not line.aside,
    )
