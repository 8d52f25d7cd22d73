"""Answers to any question: all of them where they are few, a spread of them where they are many."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.decision import Answer, Choice, Chooser, Decision, Move

MANY = 64
"""So many answers to one question are tried one by one; of more, those that show every option at least once."""
FIRST, SAMPLES = 8, 200
"""Of many answers the first ones are tried, and of so many samples those that show something new."""
SELDOM = 8
"""One answer in so many is to a question that nobody waits for."""

TRIES = 4
"""A curious player thinks of so many answers."""


def can_be_answered(choice: Choice) -> bool:
    """Say whether there is a legal answer at all."""
    return next(iter(choice.answers()), None) is not None


def answers(choice: Choice) -> list[Answer]:
    """Give legal answers, different ones; of many those that show every part of an answer that samples come upon."""
    few = choice.listed(max(MANY, len(choice.offered)))
    return _spread(choice) if few is None else few


def _spread(choice: Choice) -> list[Answer]:
    chooser, shown = random.Random(0), set[object]()
    found: dict[Answer, None] = {}
    for answer in (*itertools.islice(choice.answers(), FIRST), *(choice.sample(chooser) for _ in range(SAMPLES))):
        if not shown.issuperset(_parts(answer)):
            shown.update(_parts(answer))
            found[answer] = None
    return list(found)


def _parts(answer: Answer) -> Iterable[object]:
    """What an answer is made of: its pieces, how many there are, and the end of a scale it is nearest to."""
    return (*answer, len(answer)) if isinstance(answer, tuple) else (answer,)


def random_move(asked: Sequence[Decision], chooser: Chooser) -> Move:
    """Answer one of the open questions at random."""
    required = [decision for decision in asked if not decision.optional]
    optional = [decision for decision in asked if decision.optional]
    some = optional if optional and chooser.randrange(SELDOM) == 0 else required
    decision = some[chooser.randrange(len(some))]
    return Move(decision.seat, decision.kind, decision.choice.sample(chooser))


class Curious:
    """Prefers answers that were seldom given: they lead into corners of a game that chance alone hardly finds."""

    def __init__(self) -> None:
        self._given: Counter[tuple[str, Answer]] = Counter()

    def move(self, asked: Sequence[Decision], chooser: Chooser) -> Move:
        """Of some random answers, give the one that was given least."""
        tries = [random_move(asked, chooser) for _ in range(TRIES)]
        move = min(tries, key=lambda each: self._given[each.kind, each.answer])
        self._given[move.kind, move.answer] += 1
        return move
