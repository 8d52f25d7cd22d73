"""The bot is killed again and again in the middle of a match, and comes back with everything it had promised."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import random
import signal
import sqlite3
import struct
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import simcord
from simcord.backend.models.message import Message

from bot import open_bot
from db.info import Status
from tests.discord.stage import PLAYERS, Stage
from tests.discord.test_random_players import RandomPlayer

KILLS = 100
FRESH = multiprocessing.get_context("forkserver")
"""Makes processes that begin with everything imported and nothing else."""
FRESH.set_forkserver_preload([__name__])
LENGTH = struct.Struct(">I")


class Journal:
    """What Discord has accepted: it outlives the bot, whenever that dies."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def write(self, message: Message) -> None:
        """Keep a message the moment it is accepted."""
        frame = pickle.dumps(message)
        with self._path.open("ab", buffering=0) as file:
            file.write(LENGTH.pack(len(frame)) + frame)

    def read(self) -> list[Message]:
        """Give all messages in the channel, the oldest first."""
        if not self._path.exists():
            return []
        raw, messages = self._path.read_bytes(), []
        while len(raw) >= LENGTH.size:
            (size,) = LENGTH.unpack_from(raw)
            frame, raw = raw[LENGTH.size : LENGTH.size + size], raw[LENGTH.size + size :]
            if len(frame) == size:
                messages.append(pickle.loads(frame))
        return messages


class Reporting(RandomPlayer):
    """Says after every press that was answered how many are stored: from then on they are promised."""

    def __init__(self, table: Stage, chance: random.Random, told: Connection) -> None:
        super().__init__(table, chance)
        self._db = table.bot.services.db
        self._told = told

    async def pressed(self) -> None:
        row = await self._db.row("select count(*) as presses from presses")
        assert row is not None
        self._told.send(row["presses"])


async def live(folder: Path, seed: int, told: Connection, presses: int) -> None:
    """One life of the bot: go on where the last one ended, and report every press that was answered."""
    journal = Journal(folder / "discord")
    async with open_bot(folder / "bot.db") as bot:
        discord_there = simcord.run(bot, shard_count=1)
        env = discord_there._env
        guild = env.create_guild("Mesopotamia")
        channel = guild.create_text_channel("two-rivers")
        members = [guild.add_member(env.create_user(name)) for name in PLAYERS]
        kept = journal.read()
        for message in kept:
            env.backend.messages[channel.id][message.id] = message
            env.backend.channels[channel.id].last_message_id = message.id
        env.backend.advance_clock(120.0 * (seed + 1))
        commit = env.backend.commit_message

        def accepted(message: Message, *, broadcast: bool = True) -> Message:
            if message.channel_id == channel.id and not message.flags & 64:
                journal.write(message)
            return commit(message, broadcast=broadcast)

        env.backend.commit_message = accepted  # type: ignore[method-assign]
        async with discord_there:
            await play_on(Stage(env, bot, guild, channel, {each.id: each for each in members}), seed, told, presses)


async def play_on(table: Stage, seed: int, told: Connection, presses: int) -> None:
    await table.env.settle()
    player = Reporting(table, random.Random(seed), told)
    told.send(0)
    for _ in range(presses):
        await have_match(table)
        await player.take_turn(table.pinged[0])


async def have_match(table: Stage) -> None:
    """See that a match is under way; a lobby that was cut off is given up."""
    tables = table.bot.services.tables
    live = await tables.live()
    for info in live:
        if info.status is Status.LOBBY:
            await tables.close(info.id)
    if not any(info.status is Status.RUNNING for info in live):
        await table.start_match()


def run(folder: Path, seed: int, told: Connection, presses: int) -> None:
    """Live in a process of its own."""
    asyncio.run(live(folder, seed, told, presses))
    told.send(None)
    os._exit(0)


def begin_life(folder: Path, seed: int, presses: int = 10_000) -> tuple[BaseProcess, Connection]:
    ours, theirs = multiprocessing.Pipe(duplex=False)
    process = FRESH.Process(target=run, args=(folder, seed, theirs, presses))
    process.start()
    theirs.close()
    return process, ours


def heard(told: Connection) -> list[int]:
    """Everything reported so far."""
    reports = []
    try:
        while told.poll():
            reports.append(told.recv())
    except EOFError:
        pass
    return [each for each in reports if each is not None]


def test_nothing_acknowledged_is_lost_and_no_ping_doubled_however_often_the_bot_is_killed(tmp_path: Path) -> None:
    chance, promised = random.Random(7), 0
    for life in range(KILLS):
        process, told = begin_life(tmp_path, life)
        assert told.poll(30), "the bot does not come back"
        time.sleep(chance.random() * 0.4)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        assert process.exitcode == -signal.SIGKILL
        promised = max([promised, *heard(told)])
        with sqlite3.connect(tmp_path / "bot.db") as db:
            assert db.execute("pragma integrity_check").fetchone() == ("ok",)
            (stored,) = db.execute("select count(*) from presses").fetchone()
        assert stored >= promised
    assert promised > KILLS, "the bot was hardly ever at work when it was killed"
    process, told = begin_life(tmp_path, KILLS, presses=0)
    process.join(30)
    assert process.exitcode == 0
    check_pings(tmp_path)


def check_pings(folder: Path) -> None:
    with sqlite3.connect(folder / "bot.db") as db:
        db.row_factory = sqlite3.Row
        letters = db.execute("select * from outbox order by id").fetchall()
        match_id, waiting = db.execute("select id, waiting from matches order by id desc").fetchone()
        seats = dict(db.execute("select seat, user_id from seats where match_id = ?", (match_id,)).fetchall())
    assert {letter["status"] for letter in letters} <= {"sent", "dropped"}
    posts = Journal(folder / "discord").read()
    for letter in letters:
        mark = f"bg:open:{letter['match_id']}:-:{letter['kind']}{letter['id']}"
        sent = sum(f"'{mark}'" in str(message.components) for message in posts)
        assert sent == (letter["status"] == "sent"), f"{mark} was posted {sent} times, {letter['status']}"
    assert posts[-1].mention_user_ids == [seats[int(seat)] for seat in waiting.strip("[]").split(",")]
