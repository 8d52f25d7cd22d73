"""Messages to the channel before they are sent: what is posted, and what the sender has to know of a kind of letter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field

import discord
from discord import ui

from db.outbox import Letter
from db.table.info import TableInfo


@dataclass(frozen=True, slots=True)
class PublicPost:
    """A message to the channel, and whom it may ping."""

    view: ui.LayoutView
    mentions: discord.AllowedMentions
    files: list[discord.File] = field(default_factory=list)
    quiet: bool = False
    """Nobody is notified of it: whoever plays alone has just seen it."""


async def nothing_follows(letter: Letter, message_id: int) -> None:
    """Follow up on a note that needs no following up."""


@dataclass(frozen=True, slots=True)
class Note:
    """A kind of letter: how it is drawn, by what it is known again, and what follows once it is in the channel."""

    draw: Callable[[Letter], Awaitable[PublicPost | None]]
    """Gives None if there is nothing left to say."""
    marks: Callable[[Letter], Collection[str]]
    """Gives custom ids of which its message has one, and no other message has any."""
    arrived: Callable[[Letter, int], Awaitable[None]] = nothing_follows
    """May be called twice for one letter, if the bot is stopped between sending and remembering."""
    heading_later: Callable[[TableInfo], str] | None = None
    """Says what its heading reads once a newer one is there; without it the heading stays."""
    taken_back: Callable[[TableInfo], str] | None = None
    """Says what is added to its message if what it tells is taken back later; without it nothing is."""
