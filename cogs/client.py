"""The bot as discord.py knows it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TypeAlias

import discord
from discord.ext import commands

from cogs.border.acknowledging import Shown, privately
from cogs.border.controls import AnyPress, Control, Handler
from cogs.command_mentions import command_ids
from cogs.services import Services
from cogs.translation import CatalogueTranslator
from db.table.info import refused

LOG = logging.getLogger(__name__)
COGS = (
    "cogs.channel.turn_letters",
    "cogs.table.lobby",
    "cogs.table.list_matches",
    "cogs.play.play",
    "cogs.play.look",
    "cogs.votes.voting",
    "cogs.votes.absence",
    "cogs.table.move_channel",
    "cogs.votes.rewind",
    "cogs.votes.reminders",
    "cogs.people.settings",
    "cogs.help",
    "cogs.admin",
    "cogs.housekeeping",
    "cogs.votes.recovery",
)
"""The extensions that all games share, in the order they are loaded."""


class TwoRivers(commands.AutoShardedBot):
    """Holds the services for its cogs; it owns none of them."""

    def __init__(self, services: Services) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
        )
        self.services = services
        self.stopping = False
        """The process is about to end: presses are refused, so that none is lost half way."""
        self.at_work = 0
        """Presses and commands under way; the process ends after them."""
        self._published = False
        self._takers: dict[str, Handler] = {}

    async def setup_hook(self) -> None:
        """Load cogs, register the controls that outlive a restart, start the sender, and publish the commands."""
        await self.tree.set_translator(CatalogueTranslator(self.services.games))
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.load_extension(cog)
        for game in self.services.games.values():
            if game.commands is not None:
                await self.add_cog(game.commands(self))
        self.services.sender.start(self)
        await self.publish()

    async def close(self) -> None:
        """Stop the sender, then everything else."""
        await self.services.sender.stop()
        await super().close()

    async def publish(self) -> None:
        """Publish the commands, once; if Discord does not take them, those it has stay, and the upkeep tries again."""
        if self._published:
            return
        try:
            published = await self.tree.sync()
        except discord.HTTPException:
            LOG.warning("the commands could not be published", exc_info=True)
        else:
            self._published = True
            self.services.commands.update(command_ids(published))

    def take_presses(self, verbs: Iterable[str], handler: Handler) -> None:
        """Let a cog take the presses of some verbs."""
        self._takers |= dict.fromkeys(verbs, handler)

    async def press(self, interaction: Interaction, press: AnyPress | None) -> None:
        """Hand a press to the cog that takes its verb; one that no cog knows is as good as stale."""
        handler = self._takers.get(press.verb) if press is not None else None
        if handler is not None:
            await handler(interaction, press)
            return

        async def stale() -> Shown:
            raise refused("refused-settled")

        await privately(interaction, stale)


Interaction: TypeAlias = discord.Interaction[TwoRivers]
