"""What goes wrong outside the match: a channel that takes no posts, a player who left the server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.border.calling import CallFailed, repeated
from cogs.votes.votes import TableVotes
from engine.core.decision import Seat
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import TwoRivers
    from db.table.info import TableInfo

LOG = logging.getLogger(__name__)
UNKNOWN_MEMBER = 10007


class RecoveryCog(commands.Cog):
    """Sends again when a channel may have been put right, and asks the table about somebody who is gone."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:
        """Try again: a channel's permissions may have changed."""
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: object, after: discord.Thread) -> None:
        """Try again: a thread may have been unlocked."""
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: object, after: discord.Role) -> None:
        """Try again: a role of the bot may have been given more."""
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: object, after: discord.Member) -> None:
        """Try again: the bot itself may have been given a role."""
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try again: the bot was invited once more."""
        await self._try_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Try again: Discord has the server back."""
        await self._try_again(guild.id)

    @commands.Cog.listener()
    async def on_channel_opened(self, match_id: int) -> None:
        """Try again: somebody pressed where posts are taken again."""
        await self._services.sender.try_again(match_id)

    async def _try_again(self, guild_id: int) -> None:
        for match_id in sorted(self._services.silent):
            info = await self._services.tables.get(match_id)
            if info.guild_id == guild_id:
                await self._services.sender.try_again(match_id)

    @commands.Cog.listener()
    async def on_table_told(self, match_id: int) -> None:
        """After a post look whether those it pings are still there; the table is asked about whoever is not."""
        await ask_about_those_gone(self._client, await self._services.tables.get(match_id))


async def ask_about_those_gone(client: TwoRivers, info: TableInfo) -> set[Seat]:
    """Treat whoever must act and has left the server as absent at once: no reminders, and the vote on how to go on."""
    gone = set()
    for each in info.people_among(info.waiting):
        if each.user_id is not None and await _left(client, info, each.user_id):
            gone.add(each.seat)
            await client.services.waits.mute(info.id, each.seat)
            try:
                await TableVotes(client).ask_absent(info, each.seat)
            except Refused:
                LOG.info("match %d cannot be asked about seat %d", info.id, each.seat)
    return gone


async def _left(client: TwoRivers, info: TableInfo, user_id: int) -> bool:
    guild = client.get_guild(info.guild_id or 0)
    if guild is None:
        return False
    try:
        await repeated(lambda: guild.fetch_member(user_id))
    except CallFailed as failure:
        return failure.code == UNKNOWN_MEMBER
    return False


async def setup(client: TwoRivers) -> None:
    """Load what listens for changes of channels and servers; it wakes the sender."""
    await client.add_cog(RecoveryCog(client))
