"""Paths of answers, as controls carry them: one answer and those to the questions it leads to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from engine.core.answers import SEPARATOR, read, write
from engine.core.decision import Answer, Decision, Seat, Text
from engine.core.errors import Stale
from engine.core.play import waiting_on

TIED = "!"


class Part(NamedTuple):
    """One answer of a path.

    If it is tied it answers the very next question after the part before it, and if that question has no alternative
    it is not given but must be what follows by itself. Else whatever has no alternative before it is passed over.
    """

    answer: Answer
    tied: bool = False


Path: TypeAlias = tuple[Part, ...]


def write_parts(path: Iterable[Part]) -> str:
    """Write a path.

    >>> write_parts([Part("amorites.oil"), Part("tool", tied=True)])
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
    return tuple(Part(read(part.removeprefix(TIED)), part.startswith(TIED)) for part in written.split(SEPARATOR))


def next_question(asked: Iterable[Decision], seat: Seat, kind: str | None = None) -> Decision:
    """Find what a seat is asked next, or its question of a kind; raise Stale if it is not asked that."""
    questions = list(asked)
    for question in questions:
        if question.seat == seat and (question.kind == kind if kind is not None else not question.optional):
            return question
    raise Stale(Text("refused-not-asked", {"seats": sorted(waiting_on(questions))}))
