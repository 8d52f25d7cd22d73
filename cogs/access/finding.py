"""Which table somebody means: the one of the channel they are in, or that of the control they pressed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cogs.access.bystander import no_seat
from cogs.access.channels import note_permissions
from cogs.access.elsewhere import none_here
from cogs.access.permissions import may_see
from db.match.load import Loaded
from db.table.info import TableInfo, refused
from engine.core.decision import Seat

if TYPE_CHECKING:
    from cogs.client import Interaction


async def table_here(interaction: Interaction) -> TableInfo:
    """Find the live table of this channel; raise Refused if there is none, leading to one elsewhere."""
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    if info is None:
        raise await none_here(interaction)
    return info


async def table_of(interaction: Interaction, match_id: int) -> TableInfo:
    """Find a table by its number; one that whoever asks may not know of is as good as none."""
    info = await interaction.client.services.tables.get(match_id)
    check_visible(interaction, info)
    return info


def check_visible(interaction: Interaction, info: TableInfo) -> None:
    """Raise Refused, as if there were no such table, unless whoever asks may know of it."""
    if not may_see(interaction, info):
        raise refused("table-unknown", match=info.id)


async def match_of(interaction: Interaction, match_id: int) -> Loaded:
    """Load a match by its number, for those who may know of it; raise Refused if it has not started."""
    return await interaction.client.services.matches.load(match_id, partial(check_visible, interaction))


async def match_here(interaction: Interaction) -> Loaded:
    """Load the match of this channel; raise Refused if there is none or it has not started."""
    return await interaction.client.services.matches.load((await table_here(interaction)).id)


async def my_table(interaction: Interaction) -> tuple[TableInfo, Seat]:
    """Find the table of this channel and the seat of whoever asks; raise Refused if they have none."""
    info = await table_here(interaction)
    seat = info.seat_of(interaction.user.id)
    if seat is None:
        raise await no_seat(interaction, info)
    note_permissions(interaction, info)
    return info, seat


async def my_match(interaction: Interaction) -> tuple[Loaded, Seat]:
    """Load the match of this channel, and find the seat of whoever asks; raise Refused if they have none."""
    info, seat = await my_table(interaction)
    return await interaction.client.services.matches.load(info.id), seat
