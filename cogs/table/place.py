"""Where a match is played, so that a reader can go there."""

from __future__ import annotations

from db.table.info import TableInfo

DIRECT = "https://discord.com/channels/@me/"
"""Where direct messages are found: unlike a channel they cannot be mentioned."""


def place_of(info: TableInfo) -> str:
    """Point to the channel, the thread or the direct messages of a match."""
    return f"{DIRECT}{info.channel_id}" if info.guild_id is None else f"<#{info.channel_id}>"
