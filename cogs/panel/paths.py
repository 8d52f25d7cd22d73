"""Following a path of answers, on copies: which of them are really to be given, and where they lead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from cogs.panel.lookahead import Position
from engine.core.answers import SEPARATOR, read, write
from engine.core.decision import Answer, Text
from engine.core.errors import IllegalMove, Stale

COMMITTED = Text("refused-after-commit")
TIED = "!"


class PathPart(NamedTuple):
    """One answer of a path.

    If it is tied it answers the very next question after the part before it, and if that question has no alternative
    it is not given but must be what follows by itself. Else whatever has no alternative before it is passed over.
    """

    answer: Answer
    tied: bool = False


Path: TypeAlias = tuple[PathPart, ...]


def write_parts(path: Iterable[PathPart]) -> str:
    """Write a path.

    >>> write_parts([PathPart("amorites.oil"), PathPart("tool", tied=True)])
    'amorites.oil/!tool'
    """
    return SEPARATOR.join(TIED * part.tied + write(part.answer) for part in path)


def read_parts(written: str) -> Path:
    """Read a path back.

    >>> read_parts("place/=2")
    (Part(answer='place', tied=False), Part(answer=2, tied=False))
    """
    if not written:
        return ()
    return tuple(PathPart(read(part.removeprefix(TIED)), part.startswith(TIED)) for part in written.split(SEPARATOR))


class Followed(NamedTuple):
    """The answers to be given, and where they lead; None if the last of them commits."""

    sent: tuple[Answer, ...]
    there: Position | None


def follow(here: Position, path: Sequence[PathPart], kind: str) -> Followed:
    """Follow an answer to a question of this kind, and its parts; raise Refused where it leads no further.

    Stale is what is no longer asked for, or would not follow as it was shown.
    """
    sent: list[Answer] = []
    kinds: set[str] = set()
    there: Position | None = here
    for part in path:
        if there is None:
            raise IllegalMove(COMMITTED)
        if part.tied and there.forced:
            if there.forced[0].answer != part.answer:
                raise Stale(Text("refused-settled"))
            there = there._replace(forced=there.forced[1:])
            continue
        question = there.question
        if question is None or question.kind in kinds or (not kinds and question.kind != kind):
            raise Stale(Text("refused-settled"))
        kinds.add(question.kind)
        sent.append(part.answer)
        there = there.after(question, part.answer)
    return Followed(tuple(sent), there)
