"""Commands of several cogs under one name: `/game new` belongs to the lobby, `/game absent` does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.translation import named

if TYPE_CHECKING:
    from discord.ext import commands

    from cogs.client import TwoRivers


def under_game(key: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a method of a cog the command `/game …`, named in the catalogue by `command-game-` and a key."""
    return app_commands.command(name=named(f"command-game-{key}"), description=named(f"command-game-{key}-about"))


async def add_under_game(client: TwoRivers, cog: commands.Cog, *more: app_commands.Command[Any, ..., None]) -> None:
    """Load a cog all of whose commands stand under `/game`, and beside them those made when it is loaded."""
    group = _game(client)
    for command in (*more, *cog.get_app_commands()):
        group.add_command(command)
    cog.__cog_app_commands__ = []  # else they would stand at the top as well
    await client.add_cog(cog)


def _game(client: TwoRivers) -> app_commands.Group:
    found = client.tree.get_command(named("command-game").message)
    if isinstance(found, app_commands.Group):
        return found
    group = app_commands.Group(name=named("command-game"), description=named("command-game-about"), guild_only=True)
    client.tree.add_command(group)
    return group
