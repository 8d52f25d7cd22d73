"""Answers to any question: all of them where they are few, a spread of them where they are many."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.decision import Amounts, Answer, Choice, Chooser, Decision, Move, Number, OneOf, Option, Some

MANY = 64
"""So many answers to one question are tried one by one; of more, those that show every option at least once."""
SELDOM = 8
"""One answer in so many is to a question that nobody waits for."""

TRIES = 4
"""A curious player thinks of so many answers."""


def can_be_answered(choice: Choice) -> bool:
    """Say whether there is a legal answer at all."""
    match choice:
        case OneOf(options):
            return bool(options)
        case Some(options, least, most):
            return least <= min(most, len(options))
        case Number(least, most):
            return least <= most
        case Amounts(_, limits, _, least, most):
            return least <= sum(limits.values()) and (most is None or least <= most)


def answers(choice: Choice) -> Iterator[Answer]:
    """Give legal answers, among them every option at least once where it can be chosen."""
    match choice:
        case OneOf(options):
            yield from (option.id for option in options)
        case Some(options, least, most):
            yield from _choices(options, least, most)
        case Number(least, most):
            yield from range(least, most + 1) if most - least < MANY else (least, (least + most) // 2, most)
        case Amounts(_, limits):
            single = ((f"{kind}:{n}",) for kind, limit in limits.items() for n in range(1, limit + 1))
            yield from (answer for answer in ((), *single) if choice.accepts(answer))


def _choices(options: Sequence[Option], least: int, most: int) -> Iterator[tuple[str, ...]]:
    ids = [option.id for option in options]
    if sum(math.comb(len(ids), size) for size in range(least, most + 1)) <= MANY:
        for size in range(least, most + 1):
            yield from itertools.combinations(ids, size)
    else:
        for size in {least, max(least, 1), most}:
            yield from (tuple(ids[first : first + size]) for first in range(len(ids) - size + 1))


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
