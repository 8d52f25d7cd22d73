"""Which turn a line belongs to, said where a story goes from one turn to the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from engine.core.decision import Seat, Text
from render.story.line import RecapLine
from render.text.phrases import Phrase, say
from render.text.words import Words


def in_turns(lines: Sequence[RecapLine]) -> list[RecapLine]:
    """Let lines know their turn, where a story goes from one to the next: all from the line that begins it."""
    if not any(line.opens is not None for line in lines[1:]):
        return list(lines)
    chapter: Phrase | None = None
    placed = []
    for line in lines:
        chapter = line.opens or chapter
        parts = {seat: tuple(replace(part, chapter=chapter) for part in told) for seat, told in line.apart.items()}
        placed.append(replace(line, chapter=chapter, apart=parts))
    return placed


def heaviest_first(lines: Iterable[RecapLine], reader: Seat) -> list[RecapLine]:
    """Put what hit a reader into another order, turn by turn: the heaviest first, then what else is told with it."""

    def rank(line: RecapLine) -> tuple[bool, int]:
        return reader not in line.hits, -line.weight(reader)

    by_turn = groupby(lines, lambda line: line.chapter)
    return [line for _, turn in by_turn for line in sorted(turn, key=rank)]


def naming_turns(words: Words, told: Iterable[tuple[RecapLine, str]]) -> Iterator[str]:
    """Name a turn before the first that is told of it, unless that is the line with which it begins, or ends.

    So nothing is taken for part of the turn before, though the line that begins it be folded or stand elsewhere.
    """
    before: Phrase | None = None
    for line, said in told:
        if line.chapter in (None, before) or line.opens is not None or line.milestone is not None:
            yield said
        else:
            yield words.say(Text("recap-in-turn", {"heading": say(words, line.chapter), "said": said}))
        before = line.chapter
