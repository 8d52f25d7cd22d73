"""Hints on a stage: thought up at once and without processes, by trying very little."""

from __future__ import annotations

from typing import Any

from cogs.thinking.fair_queue import Urgency
from cogs.thinking.thinking import Thinking
from engine.core.decision import Decision
from engine.core.game import Game, State
from engine.search.thinking import think
from engine.search.thought import Thought

LITTLE = 4
"""So many answers are played on the way to one, or a few more."""


class QuickThinking(Thinking):
    """Thinks in the event loop, which is over before anybody waits."""

    async def think(
        self,
        game: Game[Any],
        state: State,
        question: Decision,
        seed: bytes,
        effort: int | None = None,
        *,
        explain: bool = False,
        match_id: int | None = None,
        urgency: Urgency = Urgency.HINT,
    ) -> Thought:
        """Think about a question by trying next to nothing."""
        return think(game, state, question.seat, question.kind, seed, LITTLE, explain=explain)
