"""Numbered migrations: what the tables look like changes in steps, each whole or not at all, after a backup."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from db.store.backup import copy_to, name_of
from db.store.integrity import BROKEN, keeps_log, unusable, version_of
from db.store.private import keep_private, private_file, private_folder
from db.store.sums import damaged_rows, seal, text_of
from db.store.timestamps import utc_now

FOLDER = Path(__file__).parent / "migrations"


def migrations(folder: Path) -> dict[int, str]:
    """Read the statements of every migration, by the number its file begins with."""
    return {int(path.name.partition("_")[0]): path.read_text("utf-8") for path in sorted(folder.glob("*.sql"))}


def fresh(folder: Path) -> sqlite3.Connection:
    """Give an empty database in memory, with tables as they are now: what others are compared with."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for number, statements in migrations(folder).items():
        _take(connection, number, statements)
    return connection


def prepare(path: Path, backups: Path, folder: Path | None = None) -> None:
    """Make a file ready for use: look whether it is one of ours, back it up if its tables must change, change them.

    Nobody else can read it then. Raise FullDisk or DamagedDatabase if it cannot be used, and leave it alone.
    """
    steps = migrations(folder or FOLDER)
    version = version_of(path, max(steps))
    try:
        if not path.exists():
            private_file(private_folder(path.parent) / path.name)
        keep_private(path, backups)
        _bring_up_to_date(path, backups, version, steps)
    except (*BROKEN, OSError) as error:
        raise unusable(path, error) from error


def _bring_up_to_date(path: Path, backups: Path, version: int, steps: Mapping[int, str]) -> None:
    newest = max(steps)
    if version == newest and keeps_log(path):
        return
    if 0 < version < newest:
        copy_to(path, backups / name_of(path, utc_now(), f"-before-{newest}"))
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as connection:
        connection.text_factory = text_of
        connection.execute("pragma journal_mode = wal")
        for number in range(version + 1, newest + 1):
            _take(connection, number, steps[number])


def _take(connection: sqlite3.Connection, number: int, statements: str) -> None:
    """Apply one migration, and seal what came of it; another process that came first has done it already."""
    connection.execute("begin immediate")
    try:
        if connection.execute("pragma user_version").fetchone()[0] < number:
            damaged = list(damaged_rows(connection))
            for statement in _statements(statements):
                connection.execute(statement)
            seal(connection, but=damaged)
            connection.execute(f"pragma user_version = {number}")
        connection.execute("commit")
    except BaseException:
        connection.rollback()  # unless a full disk has done so already
        raise


def _statements(script: str) -> list[str]:
    """Cut a script into statements; `executescript` would commit in between."""
    found, statement = [], ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    if statement.strip():
        found.append(statement)
    return found
