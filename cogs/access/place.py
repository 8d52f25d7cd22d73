"""Where a match is played, so that a reader can go there."""

from __future__ import annotations

from db.table.info import TableInfo


def address(info: TableInfo, message_id: int | None = None) -> str:
    """Give the address of a message of a match, or else of its channel, thread or direct messages."""
    parts = (info.guild_id or "@me", info.channel_id, message_id)
    return "/".join(["https://discord.com/channels", *(str(part) for part in parts if part)])


def place_of(info: TableInfo) -> str:
    """Point to the channel or thread of a match; direct messages cannot be mentioned, so their address is given."""
    return address(info) if info.guild_id is None else f"<#{info.channel_id}>"
