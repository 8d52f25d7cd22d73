"""Where somebody plays alone: in a thread of the channel, else in direct messages, else in the channel itself."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cogs.access.channels import close_thread, direct_messages, obstacle, open_thread, parent_for_thread
from cogs.border.calling import CallFailed
from cogs.reader import Reader
from cogs.table.open_table import TableRequest, opened, thread_name
from db.table.info import SOLO, Status, TableInfo

if TYPE_CHECKING:
    from cogs.client import Interaction

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Found:
    """A table that was opened, the key of what is said about where, and the match that kept it from another place."""

    info: TableInfo
    said: str
    beside: TableInfo | None = None


@dataclass(frozen=True, slots=True)
class Nowhere:
    """No place could be found; a match of this person that is under way in direct messages may be the reason."""

    running: TableInfo | None = None


async def find_place(interaction: Interaction, request: TableRequest, reader: Reader) -> Found | Nowhere:
    """Open a table for one where that is possible and disturbs least."""
    if interaction.guild_id is not None and (info := await _in_thread(interaction, request)):
        return Found(info, "solo-in-thread")
    channel_id = interaction.channel_id if interaction.guild_id is None else await direct_messages(interaction)
    running = None if channel_id is None else await _running(interaction, channel_id)
    if channel_id is not None and running is None and (info := await _opened(interaction, request, channel_id, None)):
        return Found(info, "solo-here" if interaction.guild_id is None else "solo-in-direct-messages")
    if interaction.guild_id is not None and not obstacle(interaction, reader):
        here = interaction.channel_id or 0
        if await _running(interaction, here) is None and (
            info := await _opened(interaction, request, here, interaction.guild_id)
        ):
            return Found(info, "solo-in-channel" if running is None else "solo-beside-another", running)
    return Nowhere(running)


async def _running(interaction: Interaction, channel_id: int) -> TableInfo | None:
    """Find the table that holds a channel; one of the same person that never came to start is closed."""
    tables = interaction.client.services.tables
    info = await tables.in_channel(channel_id)
    is_left_over = info is not None and info.status is Status.LOBBY and SOLO in info.options
    if info is not None and is_left_over and info.host_id == interaction.user.id:
        await tables.close(info.id)
        return None
    return info


async def _in_thread(interaction: Interaction, request: TableRequest) -> TableInfo | None:
    """Open a thread, and a table in it; if either cannot be, nothing is left behind."""
    parent = parent_for_thread(interaction, for_one=True)
    if parent is None:
        return None
    try:
        thread = await open_thread(parent, thread_name(interaction, request), interaction.user)
    except CallFailed:
        LOG.info("no thread could be opened in channel %d", parent.id, exc_info=True)
        return None
    try:
        info = await _opened(interaction, request, thread.id, thread.guild.id)
    except Exception:
        await close_thread(thread)
        raise
    if info is None:
        await close_thread(thread)
    return info


async def _opened(
    interaction: Interaction, request: TableRequest, channel_id: int, guild_id: int | None
) -> TableInfo | None:
    """Open a table in a place; nothing if Discord does not take its first message there."""
    try:
        return await opened(interaction, request, channel_id, guild_id)
    except CallFailed:
        return None
