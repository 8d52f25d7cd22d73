"""What goes wrong outside the match: a channel that takes no posts, a player who left the server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from engine.core.decision import Seat
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import TwoRivers
    from cogs.post import Post
    from db.info import TableInfo

LOG = logging.getLogger(__name__)
UNKNOWN_MEMBER = 10007


class Troubles(commands.Cog):
    """Sends again when a channel may have been put right, and asks the table about somebody who is gone."""

    def __init__(self, client: TwoRivers, post: Post) -> None:
        self._client = client
        self._services = client.services
        self._post = post

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
    async def on_channel_opened(self, match_id: int) -> None:
        """Try again: somebody pressed where posts are taken again."""
        await self._post.try_again(match_id)

    async def _try_again(self, guild_id: int) -> None:
        for match_id in sorted(self._services.silent):
            info = await self._services.tables.get(match_id)
            if info.guild_id == guild_id:
                await self._post.try_again(match_id)

    @commands.Cog.listener()
    async def on_table_told(self, match_id: int) -> None:
        """After a post look whether those it pings are still there; the table is asked about whoever is not."""
        info = await self._services.tables.get(match_id)
        for each in info.people_among(info.waiting):
            if each.user_id is not None and await self._left(info, each.user_id):
                await self._ask(info, each.seat)

    async def _left(self, info: TableInfo, user_id: int) -> bool:
        guild = self._client.get_guild(info.guild_id or 0)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_MEMBER
        return False

    async def _ask(self, info: TableInfo, seat: Seat) -> None:
        """Treat a seat as absent at once: no reminders, and the vote on how to go on."""
        votes = self._client.get_cog("Votes")
        await self._services.waits.mute(info.id, seat)
        try:
            if votes is not None:
                await votes.ask_absent(info, seat)  # type: ignore[attr-defined]
        except Refused:
            LOG.info("match %d cannot be asked about seat %d", info.id, seat)


async def setup(client: TwoRivers) -> None:
    """Load the cog."""
    post = client.get_cog("Post")
    assert post is not None
    await client.add_cog(Troubles(client, post))  # type: ignore[arg-type]
