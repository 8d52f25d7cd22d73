"""A table to test at: a database in a file, everything that works on it, and a clock that stands still."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from db.match.check import check
from db.match.load import Loaded
from db.match.matches import Applied, Matches
from db.outbox import Outbox
from db.store.connection import Database
from db.table.given_hints import GivenHints
from db.table.heartbeat import Heartbeat
from db.table.people import People
from db.table.tables import TableInfo, Tables
from db.table.votes import Votes
from db.table.waits import Waits
from engine.core.bots import Bot
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Seat
from engine.core.errors import Refused
from engine.core.game import Game
from tests.games import GAMES
from tests.toy import TOY

T = TypeVar("T")
ALL: dict[str, Game[Any]] = {**GAMES, TOY.key: TOY}
SEED = bytes(range(16))
GUILD, CHANNEL = 100, 200
ADA, BILAL, CHLOE, DANA = 1001, 1002, 1003, 1004
PATIENCE = 300
"""Seconds a busy machine may take for one test."""
PEOPLE = {ADA: "Ada", BILAL: "Bilal", CHLOE: "Chloe"}


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine to its end; nothing it forgot may hang the run."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **time: float) -> None:
        self.now += timedelta(**time)


class Desk:
    """Everything of the storage layer over one open database."""

    def __init__(self, db: Database, clock: Clock, bots: Mapping[str, Callable[[], Bot]] | None = None) -> None:
        self.db = db
        self.clock = clock
        self.tables = Tables(db, ALL, clock)
        self.matches = Matches(db, ALL, clock, bots)
        self.outbox = Outbox(db, clock)
        self.people = People(db)
        self.waits = Waits(db, clock)
        self.votes = Votes(db, clock)
        self.heartbeat = Heartbeat(db, clock)
        self.hints = GivenHints(db)

    async def lobby(
        self,
        game: Game[Any] = TOY,
        channel: int = CHANNEL,
        game_options: Mapping[str, str] | None = None,
        **options: str,
    ) -> TableInfo:
        """Open a table for Ada, Bilal and Chloe."""
        info = await self.tables.create(game.key, "en", ADA, "Ada", GUILD, channel, options, game_options)
        for user in (BILAL, CHLOE):
            info = await self.tables.join(info.id, user, PEOPLE[user])
        return info

    async def begun(
        self,
        game: Game[Any] = TOY,
        channel: int = CHANNEL,
        seed: bytes = SEED,
        game_options: Mapping[str, str] | None = None,
    ) -> Loaded:
        """Begin a match of Ada, Bilal and Chloe."""
        return await self.matches.start((await self.lobby(game, channel, game_options)).id, seed)

    async def say(self, match_id: int, seat: Seat, *answers: Answer) -> Applied:
        """Answer the question a seat must answer, and what follows."""
        loaded = await self.matches.load(match_id)
        question = required(loaded, seat)
        return await self.matches.answer(match_id, seat, question.token, answers, loaded.info.seat(seat).user_id)

    async def play(self, match_id: int, presses: int, chooser: random.Random) -> Loaded:
        """Play a match on at random."""
        loaded = await self.matches.load(match_id)
        for _ in range(presses):
            if not loaded.waiting:
                break
            question = chooser.choice([each for each in loaded.asked if not each.optional])
            answer = question.choice.sample(chooser)
            user = loaded.info.seat(question.seat).user_id
            loaded = (await self.matches.answer(match_id, question.seat, question.token, [answer], user)).loaded
        return loaded

    async def bid(self, match_id: int, *bids: int) -> Loaded:
        """In Delta: everybody bids."""
        for seat, bid in enumerate(bids):
            loaded = (await self.say(match_id, seat, bid)).loaded
        return loaded

    async def count(self, table: str, where: str = "1") -> int:
        """Count rows."""
        row = await self.db.row(f"select count(*) from {table} where {where}")
        assert row is not None
        return int(row[0])


def required(loaded: Loaded, seat: Seat) -> Decision:
    """Give the question a seat must answer."""
    return next(each for each in loaded.asked if each.seat == seat and not each.optional)


def dump(loaded: Loaded) -> tuple[bytes, ...]:
    """Give a position exactly: what everybody sees, and what each seat sees with its own draft in it."""
    codec, seats = codec_of(loaded.game), range(loaded.match.committed.seats)
    return codec.dump(loaded.match.committed), *(codec.dump(loaded.match.seen_by(seat)) for seat in seats)


def seen(loaded: Loaded) -> Any:
    """Give the state as the seat sees it that is at its draft; nobody else may be."""
    (seat,) = loaded.match.drafting or {None}
    return loaded.match.seen_by(seat)


@asynccontextmanager
async def desk(
    folder: Path, clock: Clock | None = None, bots: Mapping[str, Callable[[], Bot]] | None = None
) -> AsyncIterator[Desk]:
    """Open the database of a folder, and close it whatever happens."""
    db = await Database.open(folder / "rivers.db")
    try:
        yield Desk(db, clock or Clock(), bots)
    finally:
        await db.close()


def faults(folder: Path) -> list[str]:
    """Give what the check finds wrong with the database of a folder."""
    report = check(folder / "rivers.db", ALL)
    return [*(str(Refused(text)) for text in report.damage), *map(str, report.differences)]
