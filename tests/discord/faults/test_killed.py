"""The bot is killed again and again in the middle of a match, and comes back with everything it had promised."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import signal
import sqlite3
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import pytest
import simcord

from bot import open_bot
from cogs.games import GAMES
from cogs.registry import Registry
from cogs.services import Services
from db.store.connection import Database
from db.table.info import Status
from tests.discord.play.test_random_players import RandomPlayer
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.looks import look_often
from tests.discord.support.promise import Promise
from tests.discord.support.stage import PATIENCE, PLAYERS, Stage
from tests.discord.support.thumbnails import Thumbnails
from tests.discord.support.witness import Journal, Report, Witness
from tests.discord.toy.delta import asked

pytestmark = pytest.mark.slow

KILLS = 100


class Begun(NamedTuple):
    """A match in which the bot is killed."""

    game: str
    players: int
    games: Registry
    moments: frozenset[str] = frozenset()
    """Kinds of questions that have been answered when it has been killed often enough."""


MATCHES = [
    Begun("after_the_flood", 3, GAMES),
    Begun("assyria", 3, GAMES),
    Begun("mesopotamia", 2, GAMES, frozenset({"role", "empire", "start", "quests"})),
    Begun("mesopotamia", 2, WITH_FRAY, frozenset({"bid"})),
]
"""Every game; one match is set up by a draft, and another begins with armies that fight."""
FRESH = multiprocessing.get_context("forkserver")
"""Makes processes that begin with everything imported and read, and nothing else."""
FRESH.set_forkserver_preload(["tests.discord.support.warmed"])


async def live(folder: Path, match: int, seed: int, told: Connection, reader: int, presses: int) -> None:
    """One life of the bot: show whoever saw something last how things stand, then go on where the last one ended."""
    journal = Journal(folder / "discord")
    game, players, games, _ = MATCHES[match]
    async with open_bot(folder / "bot.db", Thumbnails(), games=games) as bot:
        discord_there = simcord.run(bot, shard_count=1)
        env = discord_there._env
        env.settle_timeout = PATIENCE
        guild = env.create_guild("Mesopotamia")
        channel = guild.create_text_channel("two-rivers")
        members = [guild.add_member(env.create_user(name)) for name in PLAYERS[:players]]
        for message in journal.read():
            env.backend.messages[channel.id][message.id] = message
            env.backend.channels[channel.id].last_message_id = message.id
        env.backend.advance_clock(120.0 * (seed + 1))
        Witness(env, channel.id, journal, told)
        async with discord_there:
            table = Stage(env, bot, guild, channel, {each.id: each for each in members})
            await table.env.settle()
            if reader:
                await table.type(table.players[reader], "play")
            await play_on(table, game, random.Random(seed), presses)


async def play_on(table: Stage, game: str, chance: random.Random, presses: int) -> None:
    player = RandomPlayer(table, chance)
    for _ in range(presses):
        await have_match(table, game)
        await player.take_turn(chance.choice(await asked(table)))


async def have_match(table: Stage, game: str) -> None:
    """See that a match is under way; a lobby that was cut off is given up."""
    tables = table.bot.services.tables
    live = await tables.live()
    for info in live:
        if info.status is Status.LOBBY:
            await tables.close(info.id)
    if not any(info.status is Status.RUNNING for info in live):
        await table.start_match(game)


def run(folder: Path, match: int, seed: int, told: Connection, reader: int, presses: int) -> None:
    """Live in a process of its own."""
    look_often(pytest.MonkeyPatch())
    asyncio.run(live(folder, match, seed, told, reader, presses))
    os._exit(0)


def begin_life(
    folder: Path, match: int, seed: int, reader: int, presses: int = 10_000
) -> tuple[BaseProcess, Connection]:
    ours, theirs = multiprocessing.Pipe(duplex=False)
    process = FRESH.Process(target=run, args=(folder, match, seed, theirs, reader, presses))
    process.start()
    theirs.close()
    return process, ours


def heard(told: Connection, count: int) -> Iterator[Report]:
    """Wait for some reports."""
    for _ in range(count):
        assert told.poll(PATIENCE), "the bot does not come back"
        yield told.recv()


def last_heard(told: Connection) -> Iterator[Report]:
    """Whatever else was reported before the end."""
    with contextlib.suppress(EOFError):
        while told.poll():
            yield told.recv()


@pytest.mark.parametrize("match", range(len(MATCHES)))
def test_nothing_shown_is_lost_and_no_ping_doubled_however_often_the_bot_is_killed(tmp_path: Path, match: int) -> None:
    chance, promise, stored = random.Random(match), Promise(), 0
    for life in range(KILLS // len(MATCHES)):
        process, told = begin_life(tmp_path, match, life, promise.seen.user_id if promise.seen else 0)
        reports = list(heard(told, chance.randint(1, 11 if stored else 30)))  # a match that has begun is kept
        time.sleep(chance.choice((0.0, chance.random() * 0.1)))  # every other time as soon as something was heard
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        assert process.exitcode == -signal.SIGKILL
        promise.hear([*reports, *last_heard(told)])
        with sqlite3.connect(tmp_path / "bot.db") as db:
            assert db.execute("pragma integrity_check").fetchone() == ("ok",)
            before, (stored,) = stored, db.execute("select count(*) from presses").fetchone()
        assert stored >= before
    assert promise.seen is not None
    process, told = begin_life(tmp_path, match, KILLS, promise.seen.user_id, presses=0)
    process.join(PATIENCE)
    assert process.exitcode == 0
    promise.hear(last_heard(told))
    assert min(promise.kept, stored) > KILLS // len(MATCHES) // 10, "the bot was hardly ever at work when it was killed"
    check_pings(tmp_path, MATCHES[match].games)
    assert answered(tmp_path) >= MATCHES[match].moments


def answered(folder: Path) -> set[str]:
    """Read which kinds of questions were answered."""
    with sqlite3.connect(folder / "bot.db") as db:
        presses = db.execute("select moves from presses").fetchall()
    return {kind for (moves,) in presses for _, kind, _ in json.loads(moves)}


def check_pings(folder: Path, games: Registry) -> None:
    with sqlite3.connect(folder / "bot.db") as db:
        db.row_factory = sqlite3.Row
        letters = db.execute("select * from outbox order by id").fetchall()
        (match_id,) = db.execute("select max(id) from matches").fetchone()
    assert {letter["status"] for letter in letters} <= {"sent", "dropped"}
    posts = Journal(folder / "discord").read()
    for letter in letters:
        mark = f"bg:open:{letter['match_id']}:-:{letter['kind']}{letter['id']}"
        sent = sum(f"'{mark}'" in str(message.components) for message in posts)
        assert sent == (letter["status"] == "sent"), f"{mark} was posted {sent} times, {letter['status']}"
    assert posts[-1].mention_user_ids == asyncio.run(involved(folder, games, match_id))


async def involved(folder: Path, games: Registry, match_id: int) -> list[int]:
    """Name those who must act, and those who have answered and may take it back as long as others think."""
    db = await Database.open(folder / "bot.db")
    try:
        loaded = await Services.on(db, games).matches.load(match_id)
    finally:
        await db.close()
    return [loaded.info.seat(seat).user_id or 0 for seat in sorted({each.seat for each in loaded.asked})]
