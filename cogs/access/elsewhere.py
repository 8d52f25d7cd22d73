"""The match that somebody plays elsewhere: what they type in a channel without one is most likely meant for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.access.match_name import named_with_place
from cogs.border.ways_on import LeadingTo
from cogs.reader import language_of
from db.table.info import Status, TableInfo, refused
from engine.core.decision import Text
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Interaction

UNDER_WAY = (Status.RUNNING, Status.PAUSED)


async def match_elsewhere(interaction: Interaction) -> TableInfo | None:
    """Find what somebody plays alone in direct messages, else their only match elsewhere; None if that is not clear."""
    tables = await interaction.client.services.tables.of_user(interaction.user.id)
    playing = [each for each in tables if each.status in UNDER_WAY and each.channel_id != interaction.channel_id]
    direct = [each for each in playing if each.is_alone and each.guild_id is None]
    found = direct or playing
    return found[0] if len(found) == 1 else None


async def played_alone(interaction: Interaction) -> TableInfo | None:
    """Find what somebody plays alone, wherever that is; of several what they began last."""
    tables = await interaction.client.services.tables.of_user(interaction.user.id)
    return next((each for each in reversed(tables) if each.is_alone and each.status in UNDER_WAY), None)


async def none_here(interaction: Interaction) -> Refused:
    """Word the refusal of what needs a match in this channel: it names the one elsewhere, and leads to it."""
    info = await match_elsewhere(interaction)
    if info is None:
        return refused("reply-no-match")
    services = interaction.client.services
    reader = services.reading(await language_of(interaction), info)
    there = named_with_place(services.games[info.game], info, reader)
    return LeadingTo(Text("reply-match-elsewhere", {"match_said": there}), info)
