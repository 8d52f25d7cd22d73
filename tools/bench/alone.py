"""Matches alone: how long whoever plays alone waits for the next question.

Presses go round matches of every mode and level that a game has for one person, one press at a time. Of those that end
a turn the answer holds what the other side did, its whole turn included; they are told apart.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import simcord

from bot import open_bot
from cogs.client import TwoRivers
from cogs.registry import Alone
from tools.bench.figures import say, say_spread
from tools.bench.players import Table
from tools.bench.servers import Place, lay_out
from tools.bench.stopwatch import Stopwatch, Times
from tools.bench.table import LOOK, PATIENCE, undisturbed

MATCHES, PRESSES = 12, 600
END = "end"


@dataclass(slots=True)
class Measured:
    """What was pressed."""

    times: list[Times] = field(default_factory=list)
    ending: list[Times] = field(default_factory=list)
    """Those that ended a turn."""


def measure(game: str, alone: Alone, matches: int = MATCHES, presses: int = PRESSES) -> None:
    """Print the figures of one game."""
    measured = asyncio.run(_pressed(game, alone, matches, presses))
    name = f"{game}, alone:"
    say(f"{name} presses", len(measured.times), "presses")
    say_spread(f"{name} press to next question", [each.taken("answered") for each in measured.times])
    say_spread(f"{name} end of turn to next question", [each.taken("answered") for each in measured.ending])


async def _pressed(game: str, alone: Alone, matches: int, presses: int) -> Measured:
    with TemporaryDirectory() as folder:
        async with open_bot(Path(folder) / "two-rivers.db") as bot, simcord.run(bot, shard_count=1) as env:
            env.settle_timeout = PATIENCE
            places = lay_out(env.backend, matches, 1)
            await _begin(bot, game, alone, places)
            while not all(env.backend.messages[place.channel_id] for place in places):
                await env.advance_time(LOOK)
            tables = [Table(env.backend, place, random.Random(n)) for n, place in enumerate(places)]
            measured, watch = Measured(), Stopwatch(env.backend)
            with watch.running(), undisturbed():
                for n in range(presses):
                    pressed = tables[n % matches].press()
                    await env.settle()
                    if pressed is not None:
                        times = watch.of(pressed.token)
                        measured.times.append(times)
                        measured.ending += [times] if pressed.verb == END else []
            return measured


async def _begin(bot: TwoRivers, game: str, alone: Alone, places: list[Place]) -> None:
    """Start a match in each place, of one mode and level after the other."""
    ways = [chosen for levels in alone.modes.values() for chosen in levels.values()]
    for n, place in enumerate(places):
        (user_id,) = place.people
        info = await bot.services.tables.create(
            game, "en", user_id, "Ada", place.guild_id, place.channel_id, game_options=ways[n % len(ways)]
        )
        await bot.services.matches.start(info.id, n.to_bytes(16, "big"))
        bot.services.sender.wake(info.id)
