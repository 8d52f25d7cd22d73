"""What commands about a table share: the option for a seat, who asks, and asking about somebody absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.utils import format_dt

from cogs.access.permissions import is_member
from cogs.reader import language_of
from cogs.translation import named
from cogs.votes.ballot import PATIENCE, user_name
from cogs.votes.votes import TableVotes
from db.table.info import TableInfo, refused
from engine.core.decision import Seat

if TYPE_CHECKING:
    from cogs.client import Interaction

SEAT = {"seat": named("option-seat")}
ABOUT_SEAT = {"seat": named("option-seat-about")}


def asker_name(interaction: Interaction, info: TableInfo, language: str) -> str:
    """Name whoever asks as the table knows them."""
    reader = interaction.client.services.reading(language, info)
    return user_name(info, reader, interaction.user.id, interaction.user.display_name)


async def ask_about_absent(interaction: Interaction, votes: TableVotes, info: TableInfo, seat: Seat) -> str:
    """Ask the table what to do about somebody who lets it wait, and say so; raise Refused if it is too early."""
    info.check_running()
    services = interaction.client.services
    wait = next((each for each in await services.waits.of(info.id) if each.seat == seat), None)
    if wait is None:
        raise refused("vote-nobody", seat=seat)
    early = services.clock() - wait.counted_since < PATIENCE
    if early and await is_member(interaction, wait.user_id):
        raise refused("vote-too-early", seat=seat, when=format_dt(wait.since, "R"))
    await votes.ask_absent(info, seat, interaction.user)
    return services.reading(await language_of(interaction), info).say("vote-asked")
