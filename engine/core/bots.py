"""Players made of code: they see a view and a question, never the state."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Answer, Chooser, Decision
from engine.core.game import Bot, default_of

__all__ = ["AbsentBot", "Bot", "RandomBot"]


class RandomBot:
    """Answers anything legal."""

    def __init__(self, chooser: Chooser) -> None:
        self._chooser = chooser

    def answer(self, view: Any, decision: Decision) -> Answer:
        """Give an arbitrary legal answer."""
        return decision.choice.sample(self._chooser)


class AbsentBot:
    """Answers what an absent player is taken to say."""

    def answer(self, view: Any, decision: Decision) -> Answer:
        """Give the default answer."""
        return default_of(decision)
