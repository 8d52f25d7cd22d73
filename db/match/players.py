"""Which player of code answers for a seat: that of its level, or the usual one in its place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from db.match import log
from db.match.load import Loaded
from db.store.connection import Source
from engine.core.decision import Answer, Decision
from engine.core.game import Bot
from engine.core.levels import Level

LOG = logging.getLogger(__name__)
THINKING = 20.0
"""Seconds a bot that is asked in a thread may think about one answer, so that nobody's match stands still.

Whoever thinks for strong seats keeps time itself: waiting for its turn is no thinking.
"""
Strong: TypeAlias = Callable[[Loaded, Decision, int], Awaitable[Answer]]
"""Thinks about a question that is open in a match, after so many presses of its seat in this turn.

It raises PlayLater if the bot is being stopped.
"""


class PlayLater(Exception):
    """Nobody is to answer now: the bot is being stopped, and whoever was thinking goes on at the next start."""


class Players:
    """The players of code of all games; where nobody can think for strong seats, the usual player answers."""

    def __init__(self, source: Source, instead: Mapping[str, Callable[[], Bot]], strong: Strong | None) -> None:
        self._source = source
        self._instead = instead
        """Players in place of those a game brings along, whatever the level."""
        self._strong = strong

    async def answer(self, loaded: Loaded, question: Decision) -> Answer:
        """Ask the player of the seat's level, outside the event loop."""
        level, game = loaded.info.seat(question.seat).level, loaded.game
        if level is Level.STRONG and game.key not in self._instead:
            answer = await self._strong_answer(loaded, question)
            if answer is not None:
                return answer
        view = game.view(loaded.match.seen_by(question.seat), question.seat)
        own = game.easy_bot if level is Level.EASY else game.bot
        bot = self._instead.get(game.key, own)()
        return await asyncio.wait_for(asyncio.to_thread(bot.answer, view, question), THINKING)

    async def _strong_answer(self, loaded: Loaded, question: Decision) -> Answer | None:
        """Ask whoever thinks for strong seats; None if nothing comes of it, or nothing legal."""
        if self._strong is None:
            return None
        about = (question.kind, loaded.info.id)
        turn = loaded.match.seen_by(question.seat).turns_begun
        before = await log.presses_in_turn(self._source, loaded.info.id, turn, question.seat)
        try:
            answer = await self._strong(loaded, question, before)
        except PlayLater:
            raise
        except Exception:
            LOG.warning("strong failed at %s in match %d: the usual player answers", *about, exc_info=True)
            return None
        if question.choice.accepts(answer):
            return answer
        LOG.error("strong gave no legal answer to %s in match %d: the usual player answers", *about)
        return None
