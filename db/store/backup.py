"""Backups: a whole copy of the database, packed, made while it is in use and only where the disk has room for it."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from db.store.private import private_file, private_folder
from db.store.thinning import KEEP, MEGABYTE, MOST, PACKED, STAMP, kept_in, superfluous
from engine.core.decision import Text
from engine.core.errors import Refused

PART = ".part"
LEVEL = 1
"""How hard to pack: what is stored is mostly text, and packing harder takes three times as long for little."""
CHUNK = 1 << 20
RESERVE = 64 * MEGABYTE
"""What a backup leaves free on the disk, for the database itself and whatever else writes there."""


class NoRoom(Refused):
    """The disk has no room for a backup; nothing was written."""

    def __init__(self, file: str, free: int, needed: int) -> None:
        super().__init__(Text("database-no-room", {"file": file, "free": free, "needed": needed}))
        self.sizes = f"{free} MB are free, {needed} MB are needed"


class Stored(Protocol):
    """Something that lives in a file."""

    path: Path


async def backup(db: Stored, folder: Path, keep: int = KEEP, now: datetime | None = None, most: int = MOST) -> Path:
    """Copy the database into a folder and clear out old copies; writers go on meanwhile. Raise NoRoom if it must be."""
    return await asyncio.to_thread(_backup, db.path, folder, keep, now or datetime.now(UTC), most)


def _backup(path: Path, folder: Path, keep: int, now: datetime, most: int) -> Path:
    try:
        return copy_to(path, folder / name_of(path, now))
    finally:  # without room for a new one all the more
        for old in superfluous(kept_in(folder, path), keep, most):
            old.path.unlink(missing_ok=True)


def newest(path: Path, folder: Path) -> datetime | None:
    """Say when the last backup of a database was made, if there is one."""
    return max((each.at for each in kept_in(folder, path) if not each.why), default=None)


def name_of(path: Path, now: datetime, why: str = "") -> str:
    """Name a backup after its moment, and after what it was made for, if that is not just the next hour."""
    return f"{path.stem}-{now.astimezone(UTC).strftime(STAMP)}{why}{path.suffix}{PACKED}"


def copy_to(path: Path, target: Path) -> Path:
    """Copy and pack a database; the copy has its name only once it is complete. Raise NoRoom if it cannot be."""
    private_folder(target.parent)
    for unfinished in target.parent.glob(f"{path.stem}-*{PART}"):
        unfinished.unlink(missing_ok=True)
    _check_room(path, target.parent)
    plain, part = target.with_name(f"{target.stem}{PART}"), target.with_name(target.name + PART)
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as connection:
            connection.execute("vacuum into ?", (str(private_file(plain)),))
        _pack(plain, part)
        part.replace(target)
    finally:
        plain.unlink(missing_ok=True)
        part.unlink(missing_ok=True)
    return target


def _check_room(path: Path, folder: Path) -> None:
    """See that a plain and a packed copy fit on the disk beside each other, with something to superfluous."""
    beside = (path, path.with_name(f"{path.name}-wal"))
    needed = 2 * sum(each.stat().st_size for each in beside if each.exists()) + RESERVE
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise NoRoom(path.name, free // MEGABYTE, -(-needed // MEGABYTE))


def _pack(plain: Path, packed: Path) -> None:
    with private_file(packed).open("wb") as raw:
        with plain.open("rb") as source, gzip.GzipFile(plain.stem, "wb", LEVEL, raw) as target:
            shutil.copyfileobj(source, target, CHUNK)
        raw.flush()
        os.fsync(raw.fileno())
