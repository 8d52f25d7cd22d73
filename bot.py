"""Two Rivers: the programme behind `make run`."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.client import TwoRivers
from cogs.games import GAMES
from cogs.painter import Pictures
from cogs.reader import DEFAULT, Reader
from cogs.registry import Registry
from cogs.services import Services
from cogs.thinking.thinking import Thinking
from db.store.connection import Database
from db.store.integrity import FullDisk
from db.store.thinning import MEGABYTE, MOST
from db.table.shards import Shards
from engine.core.errors import Refused
from render.text.words import LANGUAGES
from start.logs import set_up_logging
from start.running import (
    NEEDS_CHANGE,
    CannotRun,
    check_shards,
    lock_database,
    serve,
    stop_signals,
    take_turns_quickly,
)
from start.settings import BadSettings, Settings, read_settings


@asynccontextmanager
async def open_bot(
    database: Path,
    pictures: Pictures | None = None,
    backups: int = MOST,
    games: Registry = GAMES,
    shards: Shards | None = None,
    thinking: Thinking | None = None,
    appraises: bool = False,
) -> AsyncIterator[TwoRivers]:
    """Open a database and make the bot on it; both are closed at the end. Tests hand in others of all this.

    Backups together take so many bytes at most. If it `appraises` who was likely to win, that keeps a processor busy.
    """
    db = await Database.open(database, database.parent / "backups")
    services = Services.on(db, games, pictures=pictures, backups=backups, thinking=thinking, appraises=appraises)
    try:
        yield TwoRivers(services, shards)
    finally:
        services.thinking.close()
        services.pictures.close()
        await services.thinking.wait_closed()
        await db.close()


async def run(settings: Settings, reader: Reader) -> None:
    """Run on Discord, or without a token in the playground, until told to stop."""
    database = settings.database if settings.token else settings.playground
    take_turns_quickly()
    with lock_database(database), stop_signals() as stop:
        shards = settings.shards if settings.token else None
        backups = settings.backup_mb * MEGABYTE
        async with open_bot(database, backups=backups, shards=shards, appraises=True) as bot:
            if shards is not None:
                check_shards(shards, await bot.services.tables.servers(), database)
            for game, players, language in await bot.services.tables.kinds():
                if game in bot.services.games:
                    bot.services.pictures.prepare(bot.services.games[game], [players], language)
            if settings.token:
                await serve(bot, settings.token, stop)
            else:
                await _playground()(bot, settings, reader, stop)


def _playground() -> Callable[[TwoRivers, Settings, Reader, asyncio.Event], Awaitable[None]]:
    """Fetch the playground, with the simulated Discord that a bot with a token does without."""
    try:
        from start.playground import open_to_play
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise CannotRun(
            "There is no DISCORD_TOKEN, and for the playground a simulated Discord is missing: make run installs it."
        ) from error
    return open_to_play


def main() -> int:
    """Read the settings and run; say in one sentence what prevents it."""
    try:
        settings = read_settings(os.environ)
    except BadSettings as error:
        print(error, file=sys.stderr)
        return NEEDS_CHANGE
    set_up_logging(settings.token)
    reader = GAMES.reading(settings.language if settings.language in LANGUAGES else DEFAULT)
    try:
        asyncio.run(run(settings, reader))
    except CannotRun as error:
        print(error, file=sys.stderr)
        return error.code
    except Refused as error:
        print(reader.words.say(error.text), file=sys.stderr)
        return NEEDS_CHANGE
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_FULL:
            raise
        print(reader.words.say(FullDisk(settings.database).text), file=sys.stderr)
        return NEEDS_CHANGE
    return 0


if __name__ == "__main__":
    sys.exit(main())
