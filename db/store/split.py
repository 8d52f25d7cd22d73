"""Taking some servers' matches out of a database into one of their own, for a process that serves them alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from db.store.integrity import version_of
from db.store.migrate import FOLDER, migrations
from db.store.private import private_file


@dataclass(frozen=True, slots=True)
class Split:
    """How many matches were taken along, and how many left out."""

    taken: int
    left: int


def split(source: Path, target: Path, serves: Callable[[int | None], bool]) -> Split:
    """Copy a database without the matches of servers that are not served; what people have set goes along.

    The source is not changed. Raise FileExistsError rather than write over anything, DamagedDatabase if the source is
    no database of ours.
    """
    version_of(source, max(migrations(FOLDER)))
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source, isolation_level=None, timeout=30)) as connection:
            connection.execute("vacuum into ?", (str(private_file(part)),))
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            done = _leave_out(connection, serves)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return done


def _leave_out(connection: sqlite3.Connection, serves: Callable[[int | None], bool]) -> Split:
    connection.create_function("served", 1, lambda guild_id: int(serves(guild_id)), deterministic=True)
    connection.execute("begin")
    (total,) = connection.execute("select count(*) from matches").fetchone()
    connection.execute("create temp table others as select id from matches where not served(guild_id)")
    connection.execute("delete from litter where channel_id in (select channel_id from matches where id in others)")
    for table in _of_matches(connection):
        connection.execute(f"delete from {table} where match_id in others")
    left = connection.execute("delete from matches where id in others").rowcount
    connection.execute("commit")
    connection.execute("drop table others")
    connection.execute("vacuum")
    connection.execute("pragma journal_mode = wal")
    return Split(total - left, left)


def _of_matches(connection: sqlite3.Connection) -> list[str]:
    """List the tables whose rows belong to a match."""
    return [
        name
        for (name,) in connection.execute("select name from main.sqlite_schema where type = 'table'").fetchall()
        if any(column[1] == "match_id" for column in connection.execute(f"pragma table_info({name})"))
    ]
