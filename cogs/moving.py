"""Bringing a match to another channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.groups import add_under_game, under_game
from cogs.lobbies import send_lobby
from cogs.reader import discord_language, language_of, reading
from cogs.rights import check_manages
from cogs.translation import named
from cogs.ui.boundary import Shown, privately
from cogs.ui.screen import notice
from cogs.venues import obstacle
from db.info import Status, refused
from engine.core.decision import Text

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers
    from cogs.post import Post

MOST, LONG = 25, 100
"""Discord takes no more choices, and no longer ones."""


async def match_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the matches of this server that are in other channels."""
    words = reading(discord_language(interaction))
    choices = []
    for info in await interaction.client.services.tables.live(interaction.guild_id):
        label = f"{info.id} · {words.say(f'game-{info.game}')} · {', '.join(reading('en', info).plain)}"
        if info.channel_id != interaction.channel_id and typed.casefold() in label.casefold():
            choices.append(app_commands.Choice(name=label[:LONG], value=str(info.id)))
    return choices[:MOST]


class Moving(commands.Cog):
    """The host of a table, or a moderator, brings it here."""

    def __init__(self, client: TwoRivers, post: Post) -> None:
        self._client = client
        self._services = client.services
        self._post = post

    @under_game("move")
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def move(self, interaction: Interaction, match: str) -> None:
        """Bring a match to this channel."""

        async def work() -> Shown:
            info = await self._services.tables.get(int(match) if match.isdecimal() and len(match) < LONG else 0)
            if info.guild_id != interaction.guild_id:
                raise refused("table-unknown", match=info.id)
            check_manages(interaction, info)
            reader = reading(await language_of(interaction), info)
            if info.channel_id == interaction.channel_id:
                return Shown(notice(reader.say("move-same")))
            missing = obstacle(interaction, reader)
            if missing:
                return Shown(notice(missing))
            await self._services.outbox.add_line(info.id, Text("note-moved"))
            moved = await self._services.tables.move(info.id, interaction.channel_id or 0, interaction.guild_id)
            if moved.status is Status.LOBBY:
                await send_lobby(self._client, moved)
            self._post.wake(moved.id)
            return Shown(notice(reader.say("move-done", channel=f"<#{moved.channel_id}>")))

        await privately(interaction, work)


async def setup(client: TwoRivers) -> None:
    """Load the cog."""
    post = client.get_cog("Post")
    assert post is not None
    await add_under_game(client, Moving(client, post))  # type: ignore[arg-type]
