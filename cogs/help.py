"""How it works, and the rules of a game looked up by word or number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.reader import language_of, reading
from cogs.translation import named
from cogs.ui.boundary import Shown, privately
from cogs.ui.screen import notice
from engine import GAMES
from render.rulebook import look_up, suggestions

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

HELP = ("help-heading", "help-turn", "help-undo", "help-private", "help-commands", "help-absent")


class Help(commands.Cog):
    """`/help` and `/rules`."""

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how it works."""

        async def work() -> Shown:
            say = reading(await language_of(interaction)).say
            return Shown(notice("\n".join(map(say, HELP))))

        await privately(interaction, work)

    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer rules while somebody types."""
        game = await _game(interaction, getattr(interaction.namespace, "game", None))
        found = suggestions(game, await language_of(interaction), typed)
        return [app_commands.Choice(name=label, value=rule_id) for label, rule_id in found]

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @app_commands.rename(find=named("option-find"), game=named("option-game"))
    @app_commands.describe(find=named("option-find-about"), game=named("option-game-about"))
    @app_commands.autocomplete(find=_offered)
    @app_commands.choices(game=[app_commands.Choice(name=named(f"game-{key}"), value=key) for key in GAMES])
    async def rules(self, interaction: Interaction, find: str, game: str | None = None) -> None:
        """Look a rule up: of the game played here, unless another is named."""

        async def work() -> Shown:
            words = reading(await language_of(interaction)).words
            said = look_up(words, await _game(interaction, game), find)
            foreign = "" if words.language == "en" else f"\n-# {reading(words.language).say('rules-english')}"
            return Shown(notice(said + foreign))

        await privately(interaction, work)


async def _game(interaction: Interaction, named_game: str | None) -> str:
    if named_game in GAMES:
        return str(named_game)
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    return next(iter(GAMES)) if info is None else info.game


async def setup(client: TwoRivers) -> None:
    """Load the cog."""
    await client.add_cog(Help())
