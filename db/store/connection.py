"""The database file: one connection that writes, a transaction at a time, and one that reads beside it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import aiosqlite

from db.store.integrity import DamagedDatabase, unusable
from db.store.migrate import prepare
from db.store.sums import FUNCTION, TABLES, sealed_tables, sum_of, text_of, triggers
from engine.core.decision import Text
from engine.core.errors import Damaged

LOG = logging.getLogger(__name__)
PATIENCE = 30_000
"""Milliseconds to wait while another process is writing."""
DURABLE = "synchronous = full"
"""What was acknowledged outlives a power cut. Tests do without, but for one: no power is cut in them."""

Row: TypeAlias = sqlite3.Row


class Source(Protocol):
    """Where rows are read: the database at rest, or a transaction under way."""

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        """Read all rows of a query."""

    async def row(self, sql: str, *args: Any) -> Row | None:
        """Read the first row of a query, if there is one."""


class Transaction:
    """What is done together or not at all; it reads what it wrote."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        """Run a statement and give all its rows; raise Damaged if the file is, there where they lie."""
        return await _rows(self._connection, sql, args)

    async def row(self, sql: str, *args: Any) -> Row | None:
        """Run a statement and give its first row, if there is one."""
        return next(iter(await self.rows(sql, *args)), None)

    async def run(self, sql: str, *args: Any) -> None:
        """Run a statement for its effect."""
        await self.rows(sql, *args)


class Database:
    """An open database. Whoever opens it closes it: its threads outlive whatever forgets them."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.written = asyncio.Event()
        """Set after every transaction: the sleep of those who wait for something to do."""
        self._writer = writer
        self._reader = reader
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, backups: Path | None = None) -> Database:
        """Open a database, new or brought up to date; raise DamagedDatabase and leave the file alone if it is none."""
        await asyncio.to_thread(prepare, path, backups or path.parent / "backups")
        writer = await _connect(path)
        try:
            await _seal_what_is_written(writer)
            reader = await _connect(path, "query_only = on")
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Let the last transaction end, then close the file."""
        async with self._writing:
            await self._reader.close()
            await self._writer.close()

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        """Read all rows of a query, as of the last transaction that ended; raise Damaged if the file is there."""
        return await _rows(self._reader, sql, args)

    async def row(self, sql: str, *args: Any) -> Row | None:
        """Read the first row of a query, if there is one."""
        return next(iter(await self.rows(sql, *args)), None)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Do several things together or none of them; once it is left without an error, they are stored."""
        async with self._writing:
            try:
                await self._writer.execute_fetchall("begin immediate")
                yield Transaction(self._writer)
                await _through(self._writer.commit())
            except BaseException:
                # A cancelled statement is still run by the connection's thread; the rollback queues behind it.
                await _through(self._writer.rollback())
                raise
        self.written.set()


async def _rows(connection: aiosqlite.Connection, sql: str, args: tuple[Any, ...]) -> list[Row]:
    try:
        return list(await connection.execute_fetchall(sql, args))
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        LOG.error("the database is damaged: %s", error)
        raise Damaged(Text("damaged-altered")) from error


async def _seal_what_is_written(writer: aiosqlite.Connection) -> None:
    """Let a connection put a sum into every row that it adds or changes."""
    await writer.create_function(FUNCTION, -1, sum_of, deterministic=True)
    for table in sealed_tables(await writer.execute_fetchall(TABLES)):
        for trigger in triggers(table):
            await writer.execute_fetchall(trigger)


async def _connect(path: Path, *pragmas: str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    connection.text_factory = text_of
    try:
        for pragma in (f"busy_timeout = {PATIENCE}", "foreign_keys = on", DURABLE, *pragmas):
            await connection.execute_fetchall(f"pragma {pragma}")
    except BaseException as error:
        await connection.close()
        if isinstance(error, sqlite3.DatabaseError):
            raise unusable(path, error) from error
        raise
    return connection


async def _through(work: Coroutine[Any, Any, None]) -> None:
    """Wait until some work is done even if whoever waits is cancelled; the cancellation comes afterwards."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            cancelled = error
    task.result()
    if cancelled is not None:
        raise cancelled


__all__ = ["DamagedDatabase", "Database", "Row", "Source", "Transaction"]
