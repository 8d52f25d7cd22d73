"""Running until told to stop: one process a database, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import discord

from cogs.border.calling import failure_of
from cogs.client import TwoRivers
from db.store.private import private_folder
from db.table.shards import Shards

LOG = logging.getLogger(__name__)
NEEDS_CHANGE, LATER = 2, 1
"""Exit codes: starting again does not help until something is changed; starting again may help."""
PATIENCE = 20.0
"""Seconds that presses and posts under way have to come to an end."""
STEP = 0.02
TURN = 0.001
"""Seconds a thread may compute before another that waits has its turn."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class CannotRun(Exception):
    """The bot cannot run; the message is one sentence for whoever started it."""

    def __init__(self, message: str, code: int = NEEDS_CHANGE) -> None:
        super().__init__(message)
        self.code = code


@contextlib.contextmanager
def lock_database(database: Path) -> Iterator[None]:
    """Keep a second bot off a database, for it would post everything twice; make the folder if need be."""
    try:
        private_folder(database.parent)
        file = database.with_name(f"{database.name}.lock").open("w")
    except OSError as error:
        raise CannotRun(f"{database} cannot be written: {error.strerror}.") from error
    with file:
        try:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # not on this system; then it is up to whoever starts two
            pass
        except OSError as error:
            raise CannotRun(f"Two Rivers is running on {database} already; stop that first.") from error
        yield


def check_shards(shards: Shards, servers: Mapping[int | None, int], database: Path) -> None:
    """Raise CannotRun if a database has live matches of servers that other processes serve: they would stand still.

    `servers` says how many each has.
    """
    others = sum(count for guild_id, count in servers.items() if not shards.serve(guild_id))
    if others:
        raise CannotRun(
            f"{database} has {others} live matches of servers that SHARDS={shards} leaves to other processes."
            f" Take those of this process into a database of their own:"
            f" python -m start.split {database} {shards} {database.with_stem(f'{database.stem}-{shards.ids[0]}')}"
        )


@contextlib.contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """Listen for Ctrl-C and the service manager, which set the event; asked a second time, the process ends at once."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def asked(number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        loop.call_soon_threadsafe(stop.set)

    for number in SIGNALS:
        signal.signal(number, asked)
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def take_turns_quickly() -> None:
    """Let threads take turns every millisecond instead of every five: the event loop has few steps, painters many."""
    sys.setswitchinterval(TURN)


def settle_memory() -> None:
    """Let the garbage collector pass by what was loaded at the start: to look through it all takes 0.1 s each time."""
    if not gc.get_freeze_count():  # Discord may be reached more than once, and what came later may become garbage
        gc.freeze()


async def serve(client: TwoRivers, token: str, stop: asyncio.Event) -> None:
    """Run the bot on Discord until it is told to stop; raise CannotRun if Discord does not let it."""

    async def on_ready() -> None:
        LOG.info("online in %d servers", len(client.guilds))
        settle_memory()

    client.add_listener(on_ready)
    try:
        async with client:
            connection = asyncio.create_task(client.start(token))
            told = asyncio.create_task(stop.wait())
            await asyncio.wait({connection, told}, return_when=asyncio.FIRST_COMPLETED)
            told.cancel()
            if stop.is_set():
                LOG.info("stopping")
            await finish(client)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(client.close(), PATIENCE)
        if not stop.is_set():
            await connection
        connection.cancel()
    except discord.LoginFailure as error:
        raise CannotRun(
            "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal, page Bot, Reset Token."
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRun(
            "Discord wants an intent allowed: switch it on in the developer portal, page Bot, and start again."
        ) from error
    except Exception as error:
        failure = failure_of(error)
        if failure is None:
            raise
        said = f"Discord answered with error {failure.status}; try again later."
        if not failure.status:
            said = "Discord cannot be reached; is this machine on the net?"
        raise CannotRun(said, LATER) from error


async def finish(client: TwoRivers) -> None:
    """Take no more presses, and let those under way come to an end; nobody waits for a bot that still thinks."""
    client.stopping = True
    client.services.thinking.close()
    for _ in range(int(PATIENCE / STEP)):
        if not client.at_work:
            return
        await asyncio.sleep(STEP)
    LOG.warning("%d presses did not come to an end", client.at_work)
