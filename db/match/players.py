"""Which player of code answers for a seat: that of its level."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from db.match.load import Loaded
from engine.core.decision import Answer, Decision
from engine.core.game import Bot, Game, State
from engine.core.levels import Level

Strong: TypeAlias = Callable[[Game[Any], State, Decision], Awaitable[Answer]]
"""Thinks about a question in a state as its seat sees it, drafts of others left out."""


class Players:
    """The players of code of all games; where nobody thinks for strong seats, the usual player answers."""

    def __init__(self, instead: Mapping[str, Callable[[], Bot]], strong: Strong | None) -> None:
        self._instead = instead
        """Players in place of those a game brings along, whatever the level."""
        self._strong = strong

    async def answer(self, loaded: Loaded, question: Decision) -> Answer:
        """Ask the player of the seat's level, outside the event loop."""
        level, game = loaded.info.seat(question.seat).level, loaded.game
        state = loaded.match.seen_by(question.seat)
        if level is Level.STRONG and self._strong is not None and game.key not in self._instead:
            return await self._strong(game, state, question)
        own = game.easy_bot if level is Level.EASY else game.bot
        bot = self._instead.get(game.key, own)()
        return await asyncio.to_thread(bot.answer, game.view(state, question.seat), question)
