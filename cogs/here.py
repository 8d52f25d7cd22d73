"""Which table somebody means: the one of the channel they are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.venues import heed
from db.info import TableInfo, refused
from db.loaded import Loaded
from engine.core.decision import Seat

if TYPE_CHECKING:
    from cogs.client import Interaction


async def table_here(interaction: Interaction) -> TableInfo:
    """Give the live table of this channel; raise Refused if there is none."""
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    if info is None:
        raise refused("reply-no-match")
    return info


async def match_here(interaction: Interaction) -> Loaded:
    """Give the match of this channel; raise Refused if there is none or it has not started."""
    return await interaction.client.services.matches.load((await table_here(interaction)).id)


async def my_match(interaction: Interaction) -> tuple[Loaded, Seat]:
    """Give the match of this channel and the seat of whoever asks; raise Refused if they have none."""
    info = await table_here(interaction)
    seat = info.seat_of(interaction.user.id)
    if seat is None:
        raise refused("reply-no-seat")
    heed(interaction, info)
    return await interaction.client.services.matches.load(info.id), seat
