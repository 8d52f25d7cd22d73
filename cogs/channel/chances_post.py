"""The last post of a match, once more: how likely everybody was to win is added to it when it is known."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from cogs.access.channels import permissions_at
from cogs.border.adding import with_more
from cogs.border.calling import CallFailed, CallRefused, repeated
from cogs.border.components import gap, text
from cogs.channel.chances import NAME, ToldChances, told_chances
from cogs.thinking.thinking import StoppedThinking
from db.table.info import TableInfo

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)
ENOUGH = 3
"""A match with which this went wrong so often is left alone."""


class ChancesCog(commands.Cog):
    """Has matches appraised, one after the other, and shows what came of it once they are over.

    The last post does not wait for it, and nothing is lost if it cannot be changed: *By turn* tells the same.
    """

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._failures: Counter[int] = Counter()
        """How often nothing came of it, by match."""

    async def cog_load(self) -> None:
        """Begin."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop; what is known is kept, and the rest found out after the next start."""
        self.look.cancel()

    @tasks.loop(seconds=20)
    async def look(self) -> None:
        """Go through the matches that are over and of which something is to be found out or to be shown."""
        try:
            for match_id in await self._services.chances.untold():
                await self._look_at(match_id)
        except StoppedThinking:
            LOG.info("what is not known of the chances yet is found out after the next start")
        except Exception:
            LOG.exception("nobody looked at the chances of matches that are over")

    async def _look_at(self, match_id: int) -> None:
        try:
            if await self._services.appraiser.appraise(match_id, lambda: self._client.at_work > 0):
                await self._show(match_id)
        except StoppedThinking:
            raise
        except Exception:
            await self._failed(match_id)

    @look.before_loop
    async def _before(self) -> None:
        await self._client.wait_until_ready()
        await self._services.chances.forget_unfinished()

    async def _failed(self, match_id: int) -> None:
        """Try again later, but not for ever: that would keep a processor busy."""
        self._failures[match_id] += 1
        LOG.warning("the chances of match %d are not known", match_id, exc_info=True)
        if self._failures[match_id] >= ENOUGH:
            await self._services.chances.told(match_id)

    async def _show(self, match_id: int) -> None:
        """Add to the last post, as soon as it is there; what Discord refuses is not tried again."""
        services = self._services
        if await services.outbox.waiting(match_id):
            return
        loaded = await services.matches.load(match_id)
        info = loaded.info
        allowed = permissions_at(self._client, info)
        reader = services.reading(info.language, info)
        history = await services.matches.history(match_id, None)
        told = await told_chances(services, loaded, reader, history, allowed is None or allowed.attach_files)
        try:
            if told is not None:
                await self._add(info, told)
        except CallRefused:
            LOG.info("the last post of match %d does not show the chances, or is gone", match_id)
        except CallFailed:
            LOG.warning("the chances of match %d are shown later", match_id, exc_info=True)
            return
        await services.chances.told(match_id)

    async def _add(self, info: TableInfo, told: ToldChances) -> None:
        """Put picture and words into the post, unless they are there already."""
        number = info.board_message_id
        if number is None:
            return
        channel = self._client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
        message = await repeated(lambda: channel.fetch_message(number))
        picture = told.picture
        if any(each.filename.startswith(f"{NAME}-") for each in message.attachments):
            return
        more = [*([picture.item] if picture else []), text("\n".join(told.lines)), gap()]
        view = with_more(message, more)
        if view is not None:
            files: list[discord.Attachment | discord.File] = [*message.attachments]
            files += [picture.file] if picture else []
            await repeated(lambda: message.edit(view=view, attachments=files))


async def setup(client: TwoRivers) -> None:
    """Have matches appraised, if this process is to."""
    if client.services.appraises:
        await client.add_cog(ChancesCog(client))
