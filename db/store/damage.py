"""What is wrong with a database file: pages, tables, and rows that are not what was stored.

SQLite finds pages and indexes that do not fit together, but not a bit that flipped inside a row; sums do.
"""

from __future__ import annotations

import functools
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from db.store import migrate
from db.store.integrity import BROKEN, HEADER, LOGGED, WRITTEN
from db.store.sums import TABLES, damaged_rows, sealed_tables, text_of
from engine.core.decision import Text

PAGE_SIZE = slice(16, 18)
"""Where the header says how large pages are."""
PLAIN = b"\1\1"
LOOK = 10_000
"""After so many steps of SQLite it is looked whether time is up."""
GAP = 1_000_000
"""No database was ever split into parts with so many rows missing at the end of one."""


def damage_in(path: Path, patience: float | None = None) -> list[Text]:
    """Look through a file that nobody writes, and say what is damaged; within so many seconds, as far as one gets.

    Empty: it is whole. Its tables are those of this version.
    """
    found: list[Text] = []
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.text_factory = text_of
        if patience is not None:
            end = time.monotonic() + patience
            connection.set_progress_handler(lambda: time.monotonic() > end, LOOK)
        try:
            for look in (_pages, _tables, _rows, _numbers):
                found += look(connection)
        except BROKEN as error:
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
                found.append(Text("check-pages", {"error": str(error)}))
    return found


def damage_outside(path: Path) -> list[Text]:
    """Say what is damaged in a file that no copy of its pages shows.

    Of a page that is not there to its end SQLite takes what is missing for zeros; unless there is a log beside the
    file, which may hold it. And by its header it may not be written.
    """
    found = []
    with path.open("rb") as file:
        header = file.read(HEADER)
    log, size = path.with_name(f"{path.name}-wal"), int.from_bytes(header[PAGE_SIZE], "big")
    logged = log.exists() and log.stat().st_size > 0
    if not logged and size and path.stat().st_size % (1 << 16 if size == 1 else size):
        found.append(Text("check-cut-off", {"file": path.name}))
    if header[WRITTEN] not in (PLAIN, LOGGED):
        found.append(Text("check-header", {"file": path.name}))
    return found


def _pages(connection: sqlite3.Connection) -> Iterator[Text]:
    for (said,) in connection.execute("pragma integrity_check(10)"):
        if said != "ok":
            yield Text("check-pages", {"error": said})


def _tables(connection: sqlite3.Connection) -> Iterator[Text]:
    """Compare tables and indexes with those of a new database; what somebody else has added is left alone."""
    found = _schema(connection)
    for name, statement in _of_new_database(migrate.FOLDER).items():
        if found.get(name) != statement:
            yield Text("check-table", {"table_name": name})


@functools.cache
def _of_new_database(folder: Path) -> dict[str, str]:
    with closing(migrate.fresh(folder)) as new:
        return _schema(new)


def _schema(connection: sqlite3.Connection) -> dict[str, str]:
    """Read what each table and index was made with, without what is said about it."""
    rows = connection.execute("select name, type || ' of ' || tbl_name || ': ' || coalesce(sql, '') from sqlite_schema")
    return {name: " ".join(re.sub(r"--.*", "", sql).split()) for name, sql in rows}


def _rows(connection: sqlite3.Connection) -> Iterator[Text]:
    for table, key in damaged_rows(connection):
        row = ", ".join(f"{column} {value!a}" for column, value in zip(table.key, key, strict=True))
        yield Text("check-row", {"table_name": table.name, "row_name": row})


def _numbers(connection: sqlite3.Connection) -> Iterator[Text]:
    """See that no number will be given twice, nor that there are soon none left."""
    counts = dict(connection.execute("select name, seq from sqlite_sequence").fetchall())
    numbered = {
        name for (name,) in connection.execute("select name from sqlite_schema where sql like '% autoincrement%'")
    }
    for table in sealed_tables(connection.execute(TABLES).fetchall()):
        if table.name in numbered:
            (last,) = connection.execute(f"select coalesce(max({table.key[0]}), 0) from {table.name}").fetchone()
            count = counts.get(table.name, 0)
            if not isinstance(count, int) or not last <= count <= last + GAP:
                yield Text("check-numbers", {"table_name": table.name})
