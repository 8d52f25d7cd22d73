"""What the bot may do in a channel of the simulated Discord, changed as a moderator would."""

from __future__ import annotations

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.discord.support.stage import Stage


async def forbid(table: Stage, channel: ChannelHandle, *names: str) -> None:
    """Take some permissions of the bot away in a channel; the others it keeps."""
    bot_id = table.env.backend.bot_user.id
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    table.env.backend.set_overwrite(channel.id, Overwrite(bot_id, OverwriteType.MEMBER, allow=0, deny=denied))
    await table.env.settle()


async def allow_all(table: Stage, channel: ChannelHandle) -> None:
    """Give everything back."""
    table.env.backend.delete_overwrite(channel.id, table.env.backend.bot_user.id)
    await table.env.settle()
