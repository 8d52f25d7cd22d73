"""Whether a message is in its channel, where the answer of Discord was lost: looked up, never guessed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import discord
from discord import ui

from cogs.border.calling import repeated

LOOKED_AT = 50
"""So many messages of a channel are searched."""


@dataclass(frozen=True, slots=True)
class KnownBy:
    """By what a message is known again."""

    author_id: int
    marks: Collection[str]
    """Custom ids of which it has one, and no other message has any."""


async def find_message(channel: discord.abc.Messageable, known_by: KnownBy) -> discord.Message | None:
    """Look for a message among the last of its channel; None if it is not there."""

    async def read() -> list[discord.Message]:
        return [message async for message in channel.history(limit=LOOKED_AT)]

    marks = set(known_by.marks)
    for message in await repeated(read):
        if message.author.id == known_by.author_id and marks & _ids(message):
            return message
    return None


def _ids(message: discord.Message) -> set[str]:
    view = ui.LayoutView.from_message(message, timeout=None)
    return {getattr(item, "custom_id", "") or "" for item in view.walk_children()}
