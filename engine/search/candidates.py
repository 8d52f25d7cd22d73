"""The answers worth a try: what a player of the game likes best comes first, then others that differ."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Answer, Decision
from engine.core.dice import SeededDice
from engine.core.fewer_options import without
from engine.core.game import Bot

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


def candidates(question: Decision, player: Bot, view: Any, most: int, seed: bytes) -> list[Answer]:
    """Choose at most so many answers: a player's in the order it likes them, what is proposed, then any.

    Where there are too many for a list the last ones are drawn by lot.
    """
    named = [question.hints.proposed, *(each.answer for each in question.hints.others), question.default]
    legal = [each for each in named if each is not None and question.choice.accepts(each)]
    found = dict.fromkeys([*preferred(question, player, view, most), *legal])
    every = question.choice.listed(most)
    if every is not None:
        return list(dict.fromkeys([*found, *every]))[:most]
    lots = _Lots(seed)
    for _ in range(TRIES * most):
        if len(found) >= most:
            break
        found.setdefault(question.choice.sample(lots))
    return list(found)[:most]


def preferred(question: Decision, player: Bot, view: Any, most: int) -> list[Answer]:
    """Give a player's answer, then the one it would give without that, and so on, as far as it can be asked so."""
    found: list[Answer] = []
    left = question
    while len(found) < most:
        answer = player.answer(view, left)
        if answer in found or not left.choice.accepts(answer):
            break
        found.append(answer)
        left = without(question, lambda option: option in found)
        if left is question:
            break
    return found
