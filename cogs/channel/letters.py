"""Messages to the channel that are no posts of a turn: reminders, votes, notes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cogs.channel.turn_post import PublicPost
from db.outbox import Letter


async def nothing_follows(letter: Letter, message_id: int) -> None:
    """Follow up on a note that needs no following up."""


@dataclass(frozen=True, slots=True)
class Note:
    """A kind of letter: how it is drawn, by what it is known again, and what follows once it is in the channel."""

    draw: Callable[[Letter], Awaitable[PublicPost | None]]
    """Gives None if there is nothing left to say."""
    mark: Callable[[Letter], str]
    """Gives a custom id that no other message has."""
    arrived: Callable[[Letter, int], Awaitable[None]] = nothing_follows
    """May be called twice for one letter, if the bot is stopped between sending and remembering."""
