"""A table before and after play, for tests that need one."""

from __future__ import annotations

from db.table.info import TableInfo
from tests.discord.support.stage import Shown, Stage

FLOOD = {"game": "after_the_flood"}


def labels(seen: Shown) -> list[str]:
    """Read the buttons that can be pressed."""
    return [part["label"] for part in seen.buttons]


async def table_in(table: Stage, channel_id: int) -> TableInfo:
    """Give the table of a channel."""
    info = await table.bot.services.tables.in_channel(channel_id)
    assert info is not None
    return info


async def ended(table: Stage, game: str = "after_the_flood") -> None:
    """Start a match and end it."""
    await table.start_match(game)
    match = await table_in(table, table.channel.id)
    with table.env.time_context():
        await table.bot.services.tables.end(match.id)
    await table.env.advance_time(61)
