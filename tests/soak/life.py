"""One life of the bot, in a process of its own: it begins on what the last one left, and may end at any moment."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import resource
import sqlite3
import time
from contextlib import closing, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest
import simcord
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.env import Env

from bot import open_bot
from cogs.client import TwoRivers
from start.playground import PatientEnv
from tests.discord.support.looks import look_often
from tests.discord.support.thumbnails import Thumbnails
from tests.soak.people import NO_ANSWER, Crowd
from tests.soak.troubles import Troubles
from tests.soak.world import Chronicle, keep, lay_out, remember

HOUR = 3600.0
PATIENCE = 60.0
TOKEN = "a token that nobody may see"
REPORTING = 25
"""After so many acts it is told how things stand."""


class Plan(NamedTuple):
    """What a life is to be like."""

    folder: Path
    seed: int
    seconds: float
    """How long it lasts, unless it is ended before."""
    calm: bool = False
    """Nothing goes wrong and nobody plays: what is owed is delivered."""


class Promised(NamedTuple):
    """Somebody was shown an answer: these presses of each match are stored, and stay so."""

    presses: dict[int, int]


class Standing(NamedTuple):
    """How things stand in this life."""

    presses: int
    faults: int
    memory: int
    """Resident, in megabytes."""


class Leaked(NamedTuple):
    """Something was sent that nobody may see."""

    where: str


class Complained(NamedTuple):
    """The bot logged an error."""

    what: str


class Missed(NamedTuple):
    """Somebody must act and sees no question."""

    what: str


Report: TypeAlias = Promised | Standing | Leaked | Complained | Missed


class _Complaints(logging.Handler):
    """Tells of errors, but not that a press was refused because the disk was full: that is what should be logged."""

    def __init__(self, told: Connection) -> None:
        super().__init__(logging.ERROR)
        self._told = told

    def emit(self, record: logging.LogRecord) -> None:
        """Tell one at once."""
        error = record.exc_info[1] if record.exc_info else None
        while error is not None:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
                return
            error = error.__cause__
        with suppress(OSError):
            self._told.send(Complained(self.format(record)))


def run(plan: Plan, told: Connection) -> None:
    """Live, and end without looking back."""
    look_often(pytest.MonkeyPatch())
    logging.getLogger().addHandler(_Complaints(told))
    asyncio.run(_live(plan, told))
    os._exit(0)


async def _live(plan: Plan, told: Connection) -> None:
    chance, chronicle = random.Random(plan.seed), Chronicle(plan.folder / "discord")
    troubles = Troubles(chance, {TOKEN, *_seeds(plan.folder / "bot.db")}, are_on=False)
    troubles.stand_between()
    async with open_bot(plan.folder / "bot.db", Thumbnails()) as bot:
        discord_there = simcord.run(bot, shard_count=1, check_errors=False)
        env = discord_there._env = PatientEnv(bot, shard_count=1, check_errors=False)
        places = lay_out(env)
        remember(env, chronicle)
        keep(env, chronicle)
        _hear_promises(env, plan.folder / "bot.db", told)
        async with discord_there:
            env.settle_timeout = PATIENCE
            crowd = Crowd(env, bot, places, chance)
            if plan.calm:
                for what in await _deliver(env, crowd):
                    told.send(Missed(what))
            else:
                troubles.are_on = True
                await _go_wild(plan, env, bot, crowd, troubles, told)
            for where in troubles.leaks:
                told.send(Leaked(where))
            told.send(Standing(crowd.presses, troubles.faults, _memory()))


async def _go_wild(plan: Plan, env: Env, bot: TwoRivers, crowd: Crowd, troubles: Troubles, told: Connection) -> None:
    """Play, let days pass, fill the disk, until the time is over."""
    chance, end, acts = random.Random(plan.seed + 1), time.monotonic() + plan.seconds, 0
    while time.monotonic() < end:
        acts += 1
        draw = chance.random()
        if draw < 0.01:
            await _passes(env, chance.choice((0.1, 1, 8, 30)) * HOUR)
        elif draw < 0.015:
            full = asyncio.create_task(troubles.fill_disk(bot.services.db, chance.random()))
            for _ in range(chance.randint(1, 6)):
                await crowd.act()
            await full
        else:
            await crowd.act()
        if acts % REPORTING == 0:
            # what the simulator writes down of everything would grow, and is not the bot's
            env.backend.http_requests.clear()
            env.backend.transcript.clear()
            told.send(Standing(crowd.presses, troubles.faults, _memory()))


async def _deliver(env: Env, crowd: Crowd) -> list[str]:
    """Let the bot deliver what it owes; then whoever must act looks for what is asked."""
    for _ in range(6):
        await _passes(env, HOUR)
    return await crowd.look_everywhere()


async def _passes(env: Env, seconds: float) -> None:
    with suppress(*NO_ANSWER, TimeoutError):
        await env.advance_time(seconds)


def _seeds(database: Path) -> set[str]:
    """Read the seeds of all matches, as they would look if somebody sent one."""
    if not database.exists():
        return set()
    with closing(sqlite3.connect(database)) as db:
        found = [row[0] for row in db.execute("select seed from matches where seed is not null")]
    return {each.hex() for each in found} | {repr(each)[2:-1] for each in found}


def _hear_promises(env: Env, database: Path, told: Connection) -> None:
    """Tell what is stored in the moment a private answer reaches Discord: from then on it is promised."""
    backend: Any = env.backend
    edit = backend.edit_message

    def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
        message = edit(channel_id, message_id, fields)
        if message.flags & EPHEMERAL_FLAG:
            with closing(sqlite3.connect(database)) as db:
                stored = dict(db.execute("select match_id, max(n) from presses group by match_id"))
            told.send(Promised(stored))
        return message

    backend.edit_message = edited


def _memory() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() >> 20
