"""Who may do what at a table besides playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.border.calling import CallFailed, CallRefused, repeated
from cogs.reader import Reader
from db.table.info import TableInfo, refused
from engine.core.decision import Seat

if TYPE_CHECKING:
    from cogs.client import Interaction


def may_see(interaction: Interaction, info: TableInfo) -> bool:
    """Say whether somebody may know of a live match: they play in it, or can read its channel."""
    if info.seat_of(interaction.user.id) is not None:
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != info.guild_id or not isinstance(member, discord.Member):
        return False
    if info.channel_id == interaction.channel_id:
        return True
    channel = guild.get_channel_or_thread(info.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None)):
        return False
    return channel.permissions_for(member).view_channel


def moderates(interaction: Interaction, info: TableInfo) -> bool:
    """Say whether whoever asks manages the server of a table, or its channel."""
    if interaction.guild_id is None or interaction.guild_id != info.guild_id:
        return False
    here = interaction.channel_id == info.channel_id
    return interaction.permissions.manage_guild or (here and interaction.permissions.manage_channels)


def check_belongs(interaction: Interaction, info: TableInfo) -> None:
    """Raise Refused unless whoever asks plays at a table or moderates it."""
    if info.seat_of(interaction.user.id) is None and not moderates(interaction, info):
        raise refused("reply-moderator-only")


def check_host(interaction: Interaction, info: TableInfo, reader: Reader) -> None:
    """Raise Refused unless whoever asks opened a table, or got it from whoever did."""
    if interaction.user.id != info.host_id:
        raise refused("table-not-host", host=host_of(info, reader))


def check_manages(interaction: Interaction, info: TableInfo, reader: Reader) -> None:
    """Raise Refused unless whoever asks is the host of a table or moderates it."""
    if not moderates(interaction, info):
        check_host(interaction, info, reader)


def host_of(info: TableInfo, reader: Reader) -> str:
    """Name the host of a table."""
    seat = info.seat_of(info.host_id)
    return "" if seat is None else reader.names[seat]


def own_seat(interaction: Interaction, info: TableInfo) -> Seat:
    """Find the seat of whoever asks; raise Refused if they have none."""
    seat = info.seat_of(interaction.user.id)
    if seat is None:
        raise refused("reply-no-seat")
    return seat


async def is_member(interaction: Interaction, user_id: int) -> bool:
    """Say whether somebody is still in the server: who left is absent at once."""
    guild = interaction.guild
    try:
        if guild is not None:
            await repeated(lambda: guild.fetch_member(user_id))
    except CallFailed as failure:
        return not (isinstance(failure, CallRefused) and failure.gone)
    return True
