"""Looking at a file before touching it: is it a database of ours, whole, and not from the future?"""

from __future__ import annotations

import errno
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from engine.core.decision import Text
from engine.core.errors import Refused

APPLICATION = 0x54525256
"""What every database of Two Rivers says of itself."""
HEADER, WRITTEN, LOGGED = 100, slice(18, 20), b"\2\2"
"""The bytes a file begins with, where they say how its pages are written, and what stands there if to a log first."""
THOROUGH = 1 << 26
"""Bytes up to which every page is looked at on opening; of larger files only the outline, and the rest by the check."""

LEAST = 1 << 16
"""Bytes without which SQLite cannot open anything."""

BROKEN = (sqlite3.DatabaseError, UnicodeError)
"""What reading a damaged file may raise: SQLite cannot even say what is wrong if the words for it are damaged."""


class DamagedDatabase(Refused):
    """The file is no database of this bot, is damaged, or was written by a newer version; it was left alone."""


def damaged(path: Path) -> DamagedDatabase:
    """Say that a file cannot be read."""
    return DamagedDatabase(Text("database-damaged", {"file": path.name}))


class FullDisk(Refused):
    """The disk has no room left for the database."""

    def __init__(self, path: Path) -> None:
        super().__init__(Text("database-full", {"file": path.name}))


def unusable(path: Path, error: Exception) -> Refused:
    """Say in a sentence why a file cannot be used, whatever words SQLite or the system has for it."""
    if _is_full(path, error):
        return FullDisk(path)
    if isinstance(error, sqlite3.OperationalError | OSError):
        said = error.strerror if isinstance(error, OSError) else str(error)
        return DamagedDatabase(Text("database-unusable", {"file": path.name, "error": said or type(error).__name__}))
    return damaged(path)


def _is_full(path: Path, error: Exception) -> bool:
    """See whether the disk is full: where SQLite cannot even make its own files, it only says that it failed."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    if code == sqlite3.SQLITE_FULL:
        return True
    failed = code & 0xFF in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
    return failed and shutil.disk_usage(path.parent).free < LEAST


def version_of(path: Path, known: int) -> int:
    """Read the version of the tables in a file, 0 if there are none yet; raise DamagedDatabase if it cannot be used."""
    if not path.exists() or path.stat().st_size == 0:
        return 0
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return _version_of(connection, path, known)
    except BROKEN as error:
        raise unusable(path, error) from error


def keeps_log(path: Path) -> bool:
    """Say whether what is written to a file goes to a log first, so that others can read meanwhile."""
    with path.open("rb") as file:
        return file.read(HEADER)[WRITTEN] == LOGGED


def _version_of(connection: sqlite3.Connection, path: Path, known: int) -> int:
    tables: int = connection.execute("select count(*) from sqlite_master").fetchone()[0]
    application: int = connection.execute("pragma application_id").fetchone()[0]
    version: int = connection.execute("pragma user_version").fetchone()[0]
    if tables == version == application == 0:
        return 0
    if application != APPLICATION:
        raise DamagedDatabase(Text("database-foreign", {"file": path.name}))
    if version < 0:
        raise damaged(path)
    if version > known:
        raise DamagedDatabase(Text("database-newer", {"file": path.name, "version": version, "known": known}))
    if path.stat().st_size <= THOROUGH and connection.execute("pragma quick_check(1)").fetchone()[0] != "ok":
        raise damaged(path)
    return version
