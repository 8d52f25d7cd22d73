"""The answers worth a try: all of them where they are few, else some that differ."""

from __future__ import annotations

from engine.core.decision import Answer, Decision
from engine.core.dice import SeededDice

TRIES = 4
"""So many are drawn for each place, as some come twice."""


class _Lots:
    """Draws by a seed."""

    def __init__(self, seed: bytes) -> None:
        self._dice, self._at = SeededDice(seed), 0

    def randrange(self, stop: int, /) -> int:
        """Draw a number from 0 to stop - 1."""
        self._at += 1
        return self._dice.below(stop, self._at)


def candidates(question: Decision, own: Answer, most: int, seed: bytes) -> list[Answer]:
    """Choose at most so many answers, the own player's first, then what the question proposes, then any by lot."""
    named = [own, question.hints.proposed, *(each.answer for each in question.hints.others), question.default]
    found = dict.fromkeys(each for each in named if each is not None and question.choice.accepts(each))
    every = question.choice.listed(most)
    if every is not None:
        return list(dict.fromkeys([*found, *every]))
    lots = _Lots(seed)
    for _ in range(TRIES * most):
        if len(found) >= most:
            break
        found.setdefault(question.choice.sample(lots))
    return list(found)[:most]
