"""Bringing a match to another channel."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.channels import obstacle
from cogs.access.finding import table_of
from cogs.access.permissions import check_manages, may_see, moderates
from cogs.border.acknowledging import Shown, privately
from cogs.border.calling import CallFailed
from cogs.border.components import notice
from cogs.border.plain import edit
from cogs.border.table_ids import number_in
from cogs.command_groups import add_under_game, under_game
from cogs.fair_shares import newest_only
from cogs.reader import discord_language, language_of
from cogs.table.list_matches import label
from cogs.table.lobby_post import redraw_lobby
from cogs.translation import named
from db.table.info import Status, TableInfo, refused
from engine.core.decision import Text

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

LOG = logging.getLogger(__name__)
MOST = 25
"""Discord takes no more choices."""


@newest_only
async def match_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the matches of this server that are in other channels, to those who may bring them here."""
    choices, services = [], interaction.client.services
    for info in await services.tables.live(interaction.guild_id):
        said = label(info, services.reading(discord_language(interaction), info))
        theirs = interaction.user.id == info.host_id or (moderates(interaction, info) and may_see(interaction, info))
        if theirs and info.channel_id != interaction.channel_id and typed.casefold() in said.casefold():
            choices.append(app_commands.Choice(name=said, value=str(info.id)))
    return choices[:MOST]


class MoveChannelCog(commands.Cog):
    """The host of a table, or a moderator, brings it here."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services

    @under_game("move")
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def move(self, interaction: Interaction, match: str) -> None:
        """Bring a match to this channel."""

        async def work() -> Shown:
            info = await table_of(interaction, number_in(match))
            if info.guild_id != interaction.guild_id:
                raise refused("table-unknown", match=info.id)
            reader = self._services.reading(await language_of(interaction), info)
            check_manages(interaction, info, reader)
            if info.channel_id == interaction.channel_id:
                raise refused("move-same")
            missing = obstacle(interaction, reader)
            if missing:
                return Shown(notice(missing))
            if info.status is not Status.LOBBY:  # the first post of a match has nothing to go on from
                await self._services.outbox.add_line(info.id, Text("note-moved"))
            behind = [info.lobby_message_id, *(vote.message_id for vote in await self._services.votes.opened(info.id))]
            moved = await self._services.tables.move(info.id, interaction.channel_id or 0, interaction.guild_id)
            if moved.status is Status.LOBBY:
                await redraw_lobby(self._client, moved)
            else:
                self._services.sender.wake(moved.id)
            await self._leave(info, moved, behind if info.status is Status.LOBBY else behind[1:])
            return Shown(notice(reader.say("move-done", channel=f"<#{moved.channel_id}>")))

        await privately(interaction, work)

    async def _leave(self, info: TableInfo, moved: TableInfo, behind: list[int | None]) -> None:
        """Say in the old place, if there is one, where lobby and votes went, and take the buttons off the post."""
        place = self._client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
        gone = self._services.reading(info.language, info).say("move-done", channel=f"<#{moved.channel_id}>")
        for message_id in filter(None, behind):
            try:
                await edit(place.get_partial_message(message_id), notice(gone))
            except CallFailed:
                LOG.info("a message of match %d stays as it was in channel %d", info.id, info.channel_id)
        await self._services.sender.strip(info)


async def setup(client: TwoRivers) -> None:
    """Load the command; the sender posts the match again where it goes."""
    await add_under_game(client, MoveChannelCog(client))
