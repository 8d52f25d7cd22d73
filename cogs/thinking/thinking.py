"""The service that thinks: about an answer, and about who will win."""

from __future__ import annotations

import asyncio
from typing import Any

from engine.core.decision import Decision
from engine.core.game import Game, State
from engine.search.chances import chances
from engine.search.thinking import EFFORT, think
from engine.search.thought import Thought


class CannotThink(RuntimeError):
    """No answer was found in time, or whoever thought was stopped; the question is still open."""


class Thinking:
    """Thinks beside the event loop; made once, started and stopped with the bot."""

    async def think(
        self, game: Game[Any], state: State, question: Decision, seed: bytes, effort: int | None = None
    ) -> Thought:
        """Think about a question; raise CannotThink if nothing comes of it. The state is as its seat sees it."""
        return await asyncio.to_thread(think, game, state, question.seat, question.kind, seed, effort or EFFORT)

    async def chances(self, game: Game[Any], state: State, seed: bytes, tries: int) -> list[float]:
        """Estimate each seat's chance of winning; raise CannotThink if nothing comes of it."""
        return await asyncio.to_thread(chances, game, state, seed, tries)

    def close(self) -> None:
        """Think no more; whoever waits gets CannotThink."""
