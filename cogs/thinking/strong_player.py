"""The player of level strong, as matches ask it."""

from __future__ import annotations

import asyncio
import hashlib

from cogs.thinking.fair_queue import Urgency
from cogs.thinking.thinking import StoppedThinking, Thinking
from db.match.load import Loaded
from db.match.players import THINKING, PlayLater
from engine.core.decision import Answer, Decision
from engine.search.turn_effort import effort_in_turn


class StrongPlayer:
    """Thinks for strong seats; its seeds come from the match and the press, so that a position has one answer."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    async def __call__(self, loaded: Loaded, question: Decision, before: int) -> Answer:
        """Answer a question; raise CannotThink if nothing comes of it, PlayLater if the bot is being stopped."""
        match_id, game, seen = loaded.info.id, loaded.game, loaded.match.seen_by(question.seat)
        effort = effort_in_turn(game.effort, before)
        if not effort:
            view = game.view(seen, question.seat)
            return await asyncio.wait_for(asyncio.to_thread(game.strong_bot().answer, view, question), THINKING)
        seed = hashlib.blake2b(f"{match_id} {loaded.n}".encode(), digest_size=16).digest()
        try:
            thought = await self._thinking.think(
                game, seen, question, seed, effort, match_id=match_id, urgency=Urgency.TURN
            )
        except StoppedThinking as stopped:
            raise PlayLater from stopped
        return thought.answer
