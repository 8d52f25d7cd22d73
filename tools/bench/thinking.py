"""Strong players: how long others wait while four of them think, and what it costs if a process is killed.

At four tables everybody is away, and a strong player answers for every seat, in as many processes as a bot on this
machine starts. At the other tables people press, one after the other, whatever the bot shows. The figures are those of
`table.py`: acknowledgements shall take less than 50 ms, the next question less than 150 ms (p95). The same is measured
before anybody thinks, so that one sees what thinking adds and what the machine has to do besides.

First of all a process is killed in the middle of a thought, several times; what is told is the longest time until the
question was answered by another one, or given up. It shall be less than a minute.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import simcord
from simcord.backend import Backend
from simcord.env import Env

from bot import open_bot
from cogs.client import TwoRivers
from cogs.thinking.thinking import CannotThink
from db.table.info import Status
from engine.core.levels import Level
from tools.bench.figures import say, say_spread
from tools.bench.many_matches import build
from tools.bench.models import Models
from tools.bench.players import Table
from tools.bench.servers import lay_out
from tools.bench.stopwatch import Stopwatch, Times
from tools.bench.table import LONG_PATIENCE, LOOK, undisturbed

BETWEEN = 0.15
"""Seconds between two presses: somebody presses six times a second, day and night."""
BREATH = 0.002
"""Seconds between two looks whether a press was answered."""
THOUGHT_ABOUT = 0.3
"""Seconds after which a process that has begun to think is killed."""


@dataclass(frozen=True, slots=True)
class ThinkingSizes:
    """How many think, how many others press, and how often a process is killed."""

    strong: int = 4
    spare: int = 24
    """So many more matches of strong players are laid out: whenever one is over, another takes its place."""
    others: int = 40
    presses: int = 200
    kills: int = 5


@dataclass(frozen=True, slots=True)
class Measured:
    """What others waited for, before and while somebody thinks, and how long it took after each kill."""

    before: list[Times]
    times: list[Times]
    recovered: list[float]
    processes: int


def measure(models: Models, sizes: ThinkingSizes) -> None:
    """Print the figures of one game."""
    measured = asyncio.run(_pressed(models, sizes))
    say(f"{models.game}, {sizes.strong} strong players thinking, processes", measured.processes, "processes")
    for strong, times in ((0, measured.before), (sizes.strong, measured.times)):
        name = f"{models.game}, {strong} strong players thinking,"
        say(f"{name} presses of others", len(times), "presses")
        say_spread(f"{name} press to acknowledge", [each.taken("acknowledged") for each in times])
        say_spread(f"{name} press to next question", [each.taken("answered") for each in times])
    say(f"{models.game}, kill -9 of a process that thinks to its answer (worst)", max(measured.recovered), "s", 1)


async def _pressed(models: Models, sizes: ThinkingSizes) -> Measured:
    playing = sizes.strong + sizes.spare
    tables = playing + sizes.others
    with TemporaryDirectory() as folder:
        path = Path(folder) / "two-rivers.db"
        await build(path, models, lay_out(Backend(), tables, models.seats), tables)
        async with open_bot(path) as bot:
            opening = simcord.run(bot, shard_count=1)
            places = lay_out(opening._env.backend, tables, models.seats)
            async with opening as env:
                env.settle_timeout = LONG_PATIENCE
                for match_id in range(1, tables + 1):
                    await bot.services.outbox.put(match_id, "turn", {})
                await env.advance_time(LOOK)
                others = [Table(env.backend, place, random.Random(n)) for n, place in enumerate(places)][playing:]
                with _kills_unsaid():
                    recovered = [await _recovered(bot, n + 1) for n in range(sizes.kills)]
                before = await _go_round(env, others, sizes.presses)
                strong = iter(range(1, playing + 1))
                thinking = [await _let_think(bot, match_id) for match_id in islice(strong, sizes.strong)]
                replacing = asyncio.create_task(_replace(bot, thinking, strong))
                times = await _go_round(env, others, sizes.presses)
                assert not replacing.done(), "fewer think than shall"
                replacing.cancel()
                measured = Measured(before, times, recovered, len(bot.services.thinking.processes))
                bot.services.thinking.close()
                await bot.services.sender.stop()  # in this order, as when the bot is stopped
                return measured


@contextmanager
def _kills_unsaid() -> Iterator[None]:
    """Keep warnings about processes that are gone from standing between the figures."""
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


async def _recovered(bot: TwoRivers, match_id: int) -> float:
    """Kill whoever thinks about a question, and say how long it takes from then on until that is answered."""
    loaded = await bot.services.matches.load(match_id)
    question = next(each for each in loaded.asked if not each.optional)
    service, state = bot.services.thinking, loaded.match.seen_by(question.seat)
    asked = asyncio.create_task(service.think(loaded.game, state, question, b"kill"))
    while not service.processes:
        await asyncio.sleep(BREATH)
    await asyncio.sleep(THOUGHT_ABOUT)
    for pid in service.processes:
        os.kill(pid, signal.SIGKILL)
    killed = time.perf_counter()
    with suppress(CannotThink):  # where the machine is too busy the usual player answers then
        await asked
    return time.perf_counter() - killed


async def _let_think(bot: TwoRivers, match_id: int) -> int:
    """Let strong players answer for everybody in a match, and wait until they are at it."""
    services = bot.services
    for seat in (await services.tables.get(match_id)).seats:
        await services.tables.set_away(match_id, seat.seat, True, Level.STRONG)
    services.sender.wake(match_id)
    while not services.thinking.is_about(match_id):
        await asyncio.sleep(BREATH)
    return match_id


async def _replace(bot: TwoRivers, thinking: list[int], others: Iterator[int]) -> None:
    """Whenever a match of strong players is over, let them begin another one; return when none is left."""
    while True:
        for place, match_id in enumerate(thinking):
            if (await bot.services.tables.get(match_id)).status is not Status.RUNNING:
                another = next(others, None)
                if another is None:
                    return
                thinking[place] = await _let_think(bot, another)
        await asyncio.sleep(BETWEEN)


async def _go_round(env: Env, others: list[Table], presses: int) -> list[Times]:
    watch, times = Stopwatch(env.backend), []
    with watch.running(), undisturbed():
        for n in range(presses):
            pressed = others[n % len(others)].press()
            if pressed is not None:
                while watch.of(pressed.token).answered is None:
                    await asyncio.sleep(BREATH)
                times.append(watch.of(pressed.token))
                await asyncio.sleep(BETWEEN)
    return times
