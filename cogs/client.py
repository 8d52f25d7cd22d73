"""The bot as discord.py knows it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TypeAlias, TypedDict

import discord
from discord.ext import commands, tasks

from cogs.border.acknowledging import Shown, privately
from cogs.border.calling import CallFailed, repeated
from cogs.border.controls import AnyPress, Control, Handler
from cogs.border.late_suggestions import tell_of_late_suggestions_in_a_line
from cogs.command_mentions import command_ids
from cogs.mail.sender import RETRY
from cogs.services import Services
from cogs.translation import CatalogueTranslator
from db.table.info import refused
from db.table.shards import Shards

LOG = logging.getLogger(__name__)
COGS = (
    "cogs.channel.turn_letters",
    "cogs.channel.chances_post",
    "cogs.table.lobby",
    "cogs.table.list_matches",
    "cogs.table.solo",
    "cogs.play.play",
    "cogs.play.look",
    "cogs.play.hint",
    "cogs.votes.voting",
    "cogs.votes.absence",
    "cogs.votes.bot_seat",
    "cogs.table.move_channel",
    "cogs.votes.rewind",
    "cogs.votes.undo",
    "cogs.votes.reminders",
    "cogs.people.settings",
    "cogs.help",
    "cogs.admin",
    "cogs.housekeeping",
    "cogs.votes.recovery",
    "cogs.mail.watchman",
)
"""The extensions that all games share, in the order they are loaded."""


class _Sharding(TypedDict, total=False):
    """How discord.py is told which shards to serve; nothing: as many as Discord advises."""

    shard_ids: list[int]
    shard_count: int


def _sharding(shards: Shards | None) -> _Sharding:
    return {} if shards is None else {"shard_ids": list(shards.ids), "shard_count": shards.count}


class TwoRivers(commands.AutoShardedBot):
    """Holds the services for its cogs; it owns none of them. It serves some shards, or all there are."""

    def __init__(self, services: Services, shards: Shards | None = None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            **_sharding(shards),
        )
        self.services = services
        self.stopping = False
        """The process is about to end: presses are refused, so that none is lost half way."""
        self.at_work = 0
        """Presses and commands under way; the process ends after them."""
        self._publishing = tasks.loop(seconds=RETRY[0].total_seconds())(self._publish)
        """Goes round as long as Discord does not take the commands."""
        self._takers: dict[str, Handler] = {}

    async def setup_hook(self) -> None:
        """Load cogs, register the controls that outlive a restart, start the sender, and publish the commands."""
        tell_of_late_suggestions_in_a_line()
        self.services.games.read_all_words()
        await self.tree.set_translator(CatalogueTranslator(self.services.games))
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.load_extension(cog)
        for game in self.services.games.values():
            if game.commands is not None:
                await self.add_cog(game.commands(self))
        self.services.sender.start(self)
        if not await self._published():
            self._publishing.start()

    async def close(self) -> None:
        """Stop whoever thinks, then the sender, which waits for bots, then everything else."""
        self._publishing.cancel()
        self.services.thinking.close()
        await self.services.sender.stop()
        await super().close()

    async def _published(self) -> bool:
        """Publish the commands; say whether Discord took them, for else those it has go on to be served."""
        try:
            published = await repeated(self.tree.sync)
        except CallFailed:
            LOG.warning("the commands could not be published, which is tried again", exc_info=True)
            return False
        self.services.commands.update(command_ids(published))
        return True

    async def _publish(self) -> None:
        """Try again and again, with pauses that grow; the first time that has just been done."""
        rounds = self._publishing.current_loop
        if rounds and await self._published():
            self._publishing.stop()
        self._publishing.change_interval(seconds=RETRY[min(rounds, len(RETRY) - 1)].total_seconds())

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
