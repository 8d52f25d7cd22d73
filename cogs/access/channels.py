"""Where a match can be played: what the bot needs there, what it would like, and whether it would disturb."""

from __future__ import annotations

import contextlib
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from cogs.border.calling import CallFailed, CallRefused, CallUnanswered, calling, repeated
from cogs.reader import Reader
from db.table.info import TableInfo

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

LOG = logging.getLogger(__name__)
VITAL = ("view_channel", "send_messages")
VITAL_IN_THREADS = ("view_channel", "send_messages_in_threads")
USEFUL = ("attach_files", "read_message_history", "create_public_threads")
USEFUL_IN_THREADS = USEFUL[:2]
PRIVATE = "venue-private-thread"
LOOKED_AT, CROWD, LATELY = 20, 10, timedelta(hours=1)
"""A channel is busy if of its last messages more than a crowd are by people, and not older."""
A_WEEK: Final = 10_080
"""Minutes after which a thread hides: the longest Discord offers."""
SKEW = timedelta(seconds=10)
"""So far the clock of this machine may be ahead of Discord's."""


def obstacle(interaction: Interaction, reader: Reader) -> str:
    """Say what is missing for a match to be played here; nothing if it can be."""
    missing = _missing(interaction)
    if not missing or missing == [PRIVATE]:
        return "\n".join(map(reader.say, missing))
    where = reader.say("permission-missing", channel=f"<#{interaction.channel_id}>")
    return "\n".join([where, *map(reader.say, missing), reader.say("permission-where")])


def _missing(interaction: Interaction) -> list[str]:
    if interaction.guild_id is None:  # in direct messages nobody grants anything
        return []
    channel, allowed = interaction.channel, interaction.app_permissions
    thread = channel if isinstance(channel, discord.Thread) else None
    if thread is not None and thread.is_private() and thread.me is None and not allowed.manage_threads:
        return [PRIVATE]
    vital = VITAL if thread is None else VITAL_IN_THREADS
    missing = [_key("permission", name) for name in vital if not getattr(allowed, name)]
    locked = thread is not None and thread.locked and not allowed.manage_threads
    return [*missing, "permission-unlocked"] if locked else missing


def note_permissions(interaction: Interaction, info: TableInfo) -> None:
    """Take notice, as Discord says it with every press, whether the channel of a table takes posts."""
    silent = interaction.client.services.silent
    if interaction.channel_id != info.channel_id:
        return
    if _missing(interaction):
        silent.add(info.id)
    elif info.id in silent:
        interaction.client.dispatch("channel_opened", info.id)


def warnings(client: TwoRivers, info: TableInfo, reader: Reader) -> list[str]:
    """Say what the bot may not do where a table is, and how it goes without."""
    allowed = permissions_at(client, info)
    if allowed is None:
        return []
    useful = USEFUL_IN_THREADS if isinstance(_channel_of(client, info), discord.Thread) else USEFUL
    lacking = [name for name in useful if not getattr(allowed, name)]
    channel = f"<#{info.channel_id}>"
    return [reader.say("permission-useful", channel=channel, lack=reader.say(_key("useful", name))) for name in lacking]


def permissions_at(client: TwoRivers, info: TableInfo) -> discord.Permissions | None:
    """Look up what the bot may do in the channel of a table; None if Discord has not told of that channel."""
    channel = _channel_of(client, info)
    return None if channel is None else channel.permissions_for(channel.guild.me)


def _channel_of(client: TwoRivers, info: TableInfo) -> discord.abc.GuildChannel | discord.Thread | None:
    guild = client.get_guild(info.guild_id or 0)
    channel = None if guild is None else guild.get_channel_or_thread(info.channel_id)
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    return channel


def _key(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


async def is_busy(interaction: Interaction) -> bool:
    """Say whether people are talking here, as far as the bot may see."""
    channel = interaction.channel
    if not isinstance(channel, discord.abc.Messageable):
        return False
    since = discord.utils.utcnow() - LATELY
    try:
        with calling():
            recent = [message async for message in channel.history(limit=LOOKED_AT)]
    except CallFailed:
        return False
    by_people = [each for each in recent if not each.author.bot and not each.is_system() and each.created_at > since]
    return len(by_people) > CROWD


def parent_for_thread(interaction: Interaction, *, for_one: bool = False) -> discord.TextChannel | None:
    """Find the channel in which a thread can be opened from here: not from private messages, nor without permission.

    For one person it may be a private one.
    """
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(parent, discord.TextChannel):
        return None
    allowed = parent.permissions_for(parent.guild.me)
    kinds = allowed.create_public_threads or (for_one and not parent.is_news() and allowed.create_private_threads)
    return parent if kinds and allowed.send_messages_in_threads else None


async def open_thread(parent: discord.TextChannel, name: str, host: discord.abc.Snowflake) -> discord.Thread:
    """Open a thread for a match and show it to its host: a public one if the bot may, so that others can watch."""
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    if not parent.permissions_for(parent.guild.me).create_public_threads:
        kind = discord.ChannelType.private_thread
    name, begun = name[:100], discord.utils.utcnow()
    try:
        with calling():
            thread = await parent.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)
    except CallUnanswered as unanswered:
        thread = await _found(parent, name, begun - SKEW, unanswered)
    with contextlib.suppress(CallFailed):
        await repeated(lambda: thread.add_user(host))
    return thread


async def _found(parent: discord.TextChannel, name: str, since: datetime, unanswered: CallUnanswered) -> discord.Thread:
    """Look for a thread of which nobody knows whether it was opened; if it is not there, that is as it was."""
    try:
        threads = await repeated(parent.guild.active_threads)
    except CallFailed:
        LOG.warning("nobody can look whether a thread was opened in channel %d", parent.id, exc_info=True)
        raise unanswered from None
    for thread in threads:
        mine = (thread.parent_id, thread.owner_id, thread.name) == (parent.id, parent.guild.me.id, name)
        if mine and thread.created_at is not None and thread.created_at >= since:
            return thread
    raise unanswered


async def direct_messages(interaction: Interaction) -> int | None:
    """Find the channel of direct messages with whoever asks; None if Discord gives none."""
    try:
        return (await repeated(interaction.user.create_dm)).id
    except CallFailed:
        LOG.info("there are no direct messages with whoever asks for them", exc_info=True)
        return None


async def close_thread(thread: discord.Thread) -> bool:
    """Delete a thread that came to nothing; say whether it is gone.

    Deleting needs a permission that the bot does not ask for, but whoever opened a thread may archive it.
    """
    try:
        await repeated(thread.delete)
    except CallFailed as failure:
        if isinstance(failure, CallRefused) and failure.gone:
            return True
        LOG.info("the empty thread %d cannot be deleted", thread.id)
    else:
        return True
    with contextlib.suppress(CallFailed):
        await repeated(lambda: thread.edit(archived=True))
    return False
