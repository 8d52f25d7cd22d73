"""`/undo`: takes back a step or the whole turn; where nothing of a turn can be, it shows the points to go back to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.finding import my_match
from cogs.border.acknowledging import Shown
from cogs.play.living import LivingPanel, living
from cogs.play.taking_back import taken_back
from cogs.reader import language_of
from cogs.translation import named
from cogs.votes.rewind import picker

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers


class Undo(commands.Cog):
    """Takes back, as far as it goes."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services

    @app_commands.command(name=named("command-undo"), description=named("command-undo-about"))
    @app_commands.rename(what=named("option-what"))
    @app_commands.describe(what=named("option-what-about"))
    @app_commands.choices(
        what=[
            app_commands.Choice(name=named("choice-step"), value="undo"),
            app_commands.Choice(name=named("choice-turn"), value="restart"),
        ]
    )
    async def undo(self, interaction: Interaction, what: str = "undo") -> None:
        """Take back a step or the whole turn, or choose an earlier point."""

        async def work(panel: LivingPanel) -> Shown:
            loaded, seat = await my_match(interaction)
            if loaded.match.can_undo(seat):
                return await taken_back(interaction, panel, what)
            return await picker(self._services, loaded, seat, await language_of(interaction))

        await living(interaction, work)


async def setup(client: TwoRivers) -> None:
    """Load the command."""
    await client.add_cog(Undo(client))
