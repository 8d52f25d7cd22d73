"""A weaker player: a game's own one, who is shown less than there is to see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from engine.core.decision import Answer, Decision, OneOf
from engine.core.game import Bot

V = TypeVar("V")
"""What a seat of the game is shown."""
BlindSpot = Callable[[V, Decision], tuple[V, Decision]]
"""Takes from view and question what a beginner overlooks; it may change what is seen, never add an answer."""


class Beginner(Generic[V]):
    """Plays as well as the game's own player would, if that did not notice some things: no lots, nothing silly."""

    def __init__(self, player: Bot, blind_spots: Sequence[BlindSpot[V]]) -> None:
        self._player = player
        self._blind_spots = blind_spots

    def answer(self, view: V, decision: Decision) -> Answer:
        """Give the answer to what is noticed of a question; if that cannot be given, the one to all of it."""
        seen, asked = view, decision
        for overlook in self._blind_spots:
            seen, asked = overlook(seen, asked)
        answer = self._player.answer(seen, asked)
        return answer if decision.choice.accepts(answer) else self._player.answer(view, decision)


def without(decision: Decision, is_overlooked: Callable[[str], bool]) -> Decision:
    """Give a question as somebody reads it who overlooks some options; all of it if nothing would be left."""
    choice = decision.choice
    if not isinstance(choice, OneOf):
        return decision
    left = tuple(option for option in choice.options if not is_overlooked(option.id))
    return msgspec.structs.replace(decision, choice=OneOf(left)) if left else decision
