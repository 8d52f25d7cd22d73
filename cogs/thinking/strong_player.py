"""The player of level strong, as matches ask it."""

from __future__ import annotations

import hashlib

from cogs.thinking.fair_queue import Urgency
from cogs.thinking.thinking import StoppedThinking, Thinking
from db.match.load import Loaded
from db.match.players import PlayLater
from engine.core.decision import Answer, Decision

FULLY = 4
"""So many answers since its last commit a seat thinks through: they decide the turn, and it must not take too long."""
LESS = 4
"""The others may cost so many times less."""


class StrongPlayer:
    """Thinks for strong seats; its seeds come from the match and the press, so that a position has one answer."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    async def __call__(self, loaded: Loaded, question: Decision) -> Answer:
        """Answer a question; raise CannotThink if nothing comes of it, PlayLater if the bot is being stopped."""
        match_id, seat = loaded.info.id, question.seat
        thought_before = loaded.presses_of(seat)
        try:
            thought = await self._thinking.think(
                loaded.game,
                loaded.match.seen_by(seat),
                question,
                hashlib.blake2b(f"{match_id} {loaded.n}".encode(), digest_size=16).digest(),
                loaded.game.effort if thought_before < FULLY else max(1, loaded.game.effort // LESS),
                match_id=match_id,
                urgency=Urgency.TURN,
            )
        except StoppedThinking as stopped:
            raise PlayLater from stopped
        return thought.answer
