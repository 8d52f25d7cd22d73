"""Long turns: what `/end` and the completion of a typed move cost a player who has pressed much since the last commit.

Both have to follow the draft press by press, on the event loop. The matches are those with the longest drafts that
random play brought about, at the end of a turn for `/end`, within one for completion. `/end` counts to the private
answer; each match ends one turn. Completion counts to the list of choices: the first option of every command of the
game is asked for what may be typed, and the times are of those for which there was something to offer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.backend import Backend
from simcord.env import Env
from simcord.interactions import base_payload

from bot import open_bot
from cogs.client import TwoRivers
from engine.core.decision import Seat
from tools.bench.figures import percentile, say
from tools.bench.many_matches import build
from tools.bench.models import Drafts, Models
from tools.bench.servers import Place, lay_out
from tools.bench.stopwatch import Stopwatch, Times
from tools.bench.table import PATIENCE, undisturbed

COMMAND, COMPLETION = 2, 4
SUBCOMMAND, STRING = 1, 3
END = {"id": "1", "name": "end", "type": 1}


def measure(models: Models) -> None:
    """Print the figures of long turns for one game."""
    for name, drafts in (("/end", models.ending), ("autocomplete", models.within)):
        seconds = asyncio.run(_asked(models, drafts))
        about = f"{models.game}, drafts of {median(drafts.lengths):.0f} presses,"
        say(f"{about} {name} p50", 1000 * percentile(seconds, 50), "ms", 1)
        say(f"{about} {name} p95", 1000 * percentile(seconds, 95), "ms", 1)


async def _asked(models: Models, drafts: Drafts) -> list[float]:
    with TemporaryDirectory() as folder:
        path, count = Path(folder) / "two-rivers.db", len(drafts.matches)
        some = replace(models, running=drafts.matches)
        await build(path, some, lay_out(Backend(), count, models.seats), count)
        async with open_bot(path) as bot:
            opening = simcord.run(bot, shard_count=1)
            places = lay_out(opening._env.backend, count, models.seats)
            async with opening as env:
                env.settle_timeout = PATIENCE
                seconds = []
                for match_id, place in enumerate(places, start=1):
                    (seat, *_) = (await bot.services.tables.get(match_id)).waiting
                    if drafts is models.ending:
                        seconds.append((await _times(env, place, seat, COMMAND, END)).taken("answered"))
                        continue
                    for typed in completions(bot, models.game):
                        times = await _times(env, place, seat, COMPLETION, typed)
                        seconds += [times.taken("acknowledged")] if times.offered else []
                return seconds


async def _times(env: Env, place: Place, seat: Seat, kind: int, data: dict[str, Any]) -> Times:
    """Let a player type something."""
    watch = Stopwatch(env.backend)
    with watch.running(), undisturbed():
        interaction, payload = base_payload(
            env.backend,
            type=kind,
            channel_id=place.channel_id,
            guild_id=place.guild_id,
            user_id=place.people[seat],
            data=data,
        )
        env.backend.emit("INTERACTION_CREATE", payload)
        await env.settle()
    return watch.of(interaction.token)


def completions(bot: TwoRivers, game: str) -> Iterator[dict[str, Any]]:
    """Ask for the first option of every command that completes one, as whoever has typed nothing yet."""
    commands = bot.services.games[game].commands
    assert commands is not None
    group = bot.tree.get_command(str(commands.__cog_group_name__))
    assert isinstance(group, app_commands.Group)
    for command in group.commands:
        assert isinstance(command, app_commands.Command)
        completed = [each for each in command.parameters if each.autocomplete]
        if completed and completed[0].type is discord.AppCommandOptionType.string:
            typed = {"name": completed[0].display_name, "type": STRING, "value": "", "focused": True}
            named = {"name": command.name, "type": SUBCOMMAND, "options": [typed]}
            yield {"id": "1", "name": group.name, "type": 1, "options": [named]}
