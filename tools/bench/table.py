"""The table on Discord: how long a player waits, with many matches running and many more stored.

The real bot works on a real database file and a simulated Discord. Every figure counts from the moment the gateway
dispatches an interaction: to the acknowledgement (the callback reaches Discord), to the next question (the edit of the
private message reaches Discord), and, for a press that ends a turn, to the post (the new message in the channel is
accepted). Presses go round all matches, one at a time, or in bursts of twenty at the same moment; they are Play, menus,
buttons and End turn, whatever the bot shows. A turn after which its player goes on at the panel makes no post. What is
not counted is told in `stopwatch.py`.

No two tables have the same position, so nearly every post waits for its own picture; how many of all pictures given out
meanwhile were not painted, as the very same was there already, is printed beside the time to the post.

That a press does not cost more as matches grow is seen in two pairs of figures: at the beginning of matches and late
in them, and with a few matches in the database and with all.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import simcord
from simcord.backend import Backend
from simcord.env import Env

from bot import open_bot
from tools.bench.counted_pictures import CountedPictures, PictureCount
from tools.bench.figures import percentile, say, say_spread
from tools.bench.many_matches import build
from tools.bench.models import STAGES, Models, stage_of
from tools.bench.players import Table
from tools.bench.servers import lay_out
from tools.bench.stopwatch import Stopwatch, Times

PATIENCE, LONG_PATIENCE = 60.0, 900.0
"""Seconds within which the bot must have done everything that is measured, and must have posted all matches before."""
LOOK = 61.0
"""Seconds until the bot has looked into its outbox."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much is measured."""

    matches: int = 200
    stored: int = 10_000
    """With those that are over."""
    few: int = 10
    presses: int = 1000
    presses_of_few: int = 200
    drafts: int = 40
    """Matches in the middle of a long turn, of each kind."""
    bursts: int = 20
    burst: int = 20


@dataclass(slots=True)
class Measured:
    """What was pressed, and what came of it."""

    by_stage: dict[float, list[Times]] = field(default_factory=dict)
    in_bursts: list[Times] = field(default_factory=list)
    verbs: Counter[str] = field(default_factory=Counter)
    pictures: PictureCount = field(default_factory=PictureCount)

    @property
    def times(self) -> list[Times]:
        """The presses that were made one at a time."""
        return [each for times in self.by_stage.values() for each in times]


def measure(models: Models, sizes: Sizes) -> None:
    """Print the figures of the table for one game."""
    many = asyncio.run(_press(models, sizes.matches, sizes.stored, sizes.presses, sizes))
    few = asyncio.run(_press(models, sizes.few, sizes.few, sizes.presses_of_few, sizes))
    name = f"{models.game}, {sizes.matches} live matches,"
    say(f"{name} presses", len(many.times), "presses")
    for verb, count in sorted(many.verbs.items()):
        say(f"{name} of these {verb}", count, "presses")
    say_spread(f"{name} press to acknowledge", [each.taken("acknowledged") for each in many.times])
    say_spread(f"{name} press to next question", [each.taken("answered") for each in many.times])
    say_spread(f"{name} end of turn to post", [each.taken("posted") for each in many.times if each.posted])
    say(f"{name} pictures from cache", many.pictures.cached, "%")
    burst = f"{name} {sizes.burst} at once,"
    say_spread(f"{burst} press to acknowledge", [each.taken("acknowledged") for each in many.in_bursts])
    say_spread(f"{burst} press to next question", [each.taken("answered") for each in many.in_bursts])
    for when, stage in (("beginning", STAGES[0]), ("late", STAGES[-1])):
        say(f"{name} press to next question, {when} in the match (p50)", _median(many.by_stage[stage]), "ms", 1)
    for matches, measured in ((sizes.few, few), (sizes.matches, many)):
        say(f"{models.game}, {matches} live matches, press to next question (p50)", _median(measured.times), "ms", 1)


def _median(times: list[Times]) -> float:
    return 1000 * percentile([each.taken("answered") for each in times], 50)


class Faults(logging.Handler):
    """Remembers what the bot complained of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Remember one complaint."""
        self.seen.append(self.format(record))


@contextmanager
def undisturbed() -> Iterator[None]:
    """See that everything went well: a press that failed is quickly answered, and no figure."""
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(faults)
    assert not faults.seen, faults.seen[0]


async def _press(models: Models, matches: int, stored: int, presses: int, sizes: Sizes) -> Measured:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "two-rivers.db"
        await build(path, models, lay_out(Backend(), matches, models.seats), stored)
        pictures = CountedPictures()
        async with open_bot(path, pictures) as bot:
            opening = simcord.run(bot, shard_count=1)
            places = lay_out(opening._env.backend, matches, models.seats)
            async with opening as env:
                env.settle_timeout = LONG_PATIENCE
                for match_id in range(1, matches + 1):
                    await bot.services.outbox.put(match_id, "turn", {})
                await env.advance_time(LOOK)
                env.settle_timeout = PATIENCE
                tables = [Table(env.backend, place, random.Random(n)) for n, place in enumerate(places)]
                return await _go_round(env, tables, presses, sizes, pictures)


async def _go_round(env: Env, tables: list[Table], presses: int, sizes: Sizes, pictures: CountedPictures) -> Measured:
    pictures.counted = PictureCount()
    measured, watch, chance = Measured(), Stopwatch(env.backend), random.Random(0)

    with watch.running(), undisturbed():
        for n in range(presses):
            table = n % len(tables)
            pressed = tables[table].press()
            await env.settle()
            if pressed is not None:
                measured.verbs[pressed.verb] += 1
                measured.by_stage.setdefault(stage_of(table), []).append(watch.of(pressed.token))
        for _ in range(sizes.bursts):
            under_way = [table.press() for table in chance.sample(tables, min(sizes.burst, len(tables)))]
            await env.settle()
            measured.in_bursts += [watch.of(pressed.token) for pressed in under_way if pressed is not None]
    measured.pictures = pictures.counted
    return measured
