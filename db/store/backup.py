"""Backups: a whole copy of the database, packed, made while it is in use and only where the disk has room for it."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import shutil
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from db.store.private import BESIDE, private_file, private_folder
from db.store.thinning import DAMAGED, KEEP, MEGABYTE, MOST, PACKED, STAMP, kept_in, superfluous
from engine.core.decision import Text
from engine.core.errors import Refused

LOG = logging.getLogger(__name__)
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


async def backup(
    db: Stored,
    folder: Path,
    keep: int = KEEP,
    now: datetime | None = None,
    most: int = MOST,
    is_good: Callable[[Path], bool] | None = None,
) -> Path:
    """Copy the database into a folder and clear out old copies; writers go on meanwhile. Raise NoRoom if it must be.

    What was packed is unpacked again and looked at: one that is not good is named so, and drives no good one out.
    """
    return await asyncio.to_thread(_backup, db.path, folder, keep, now or datetime.now(UTC), most, is_good)


def _backup(
    path: Path, folder: Path, keep: int, now: datetime, most: int, is_good: Callable[[Path], bool] | None
) -> Path:
    try:
        return copy_to(path, folder / name_of(path, now), is_good)
    finally:  # without room for a new one all the more
        for old in superfluous(kept_in(folder, path), keep, most):
            old.path.unlink(missing_ok=True)


def newest(path: Path, folder: Path) -> datetime | None:
    """Say when the last good backup of a database was made, if there is one."""
    return max((each.at for each in kept_in(folder, path) if not each.why), default=None)


def newest_damaged(path: Path, folder: Path) -> datetime | None:
    """Say when a backup was made that is not good, if no good one has been made since."""
    good = newest(path, folder)
    damaged = max((each.at for each in kept_in(folder, path) if each.why == DAMAGED), default=None)
    return None if damaged is None or (good is not None and good > damaged) else damaged


def name_of(path: Path, now: datetime, why: str = "") -> str:
    """Name a backup after its moment, and after what it was made for, if that is not just the next hour."""
    return f"{path.stem}-{now.astimezone(UTC).strftime(STAMP)}{why}{path.suffix}{PACKED}"


def copy_to(path: Path, target: Path, is_good: Callable[[Path], bool] | None = None) -> Path:
    """Copy and pack a database; the copy has its name only once it is complete. Raise NoRoom if it cannot be.

    The name also says whether it was looked at and found damaged.
    """
    private_folder(target.parent)
    for unfinished in target.parent.glob(f"{path.stem}-*{PART}*"):
        unfinished.unlink(missing_ok=True)
    _check_room(path, target.parent)
    plain, part = target.with_name(f"{target.stem}{PART}"), target.with_name(target.name + PART)
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as connection:
            connection.execute("vacuum into ?", (str(private_file(plain)),))
        _pack(plain, part)
        if is_good is not None and not _looked_at(part, plain, is_good):
            ending = f"{path.suffix}{PACKED}"
            target = target.with_name(f"{target.name.removesuffix(ending)}{DAMAGED}{ending}")
        part.replace(target)
    finally:
        for end in BESIDE:
            plain.with_name(plain.name + end).unlink(missing_ok=True)
        part.unlink(missing_ok=True)
    return target


def _looked_at(packed: Path, plain: Path, is_good: Callable[[Path], bool]) -> bool:
    """Unpack a backup again, in the place of what was packed, and look at it."""
    try:
        with gzip.open(packed) as source, plain.open("wb") as target:
            shutil.copyfileobj(source, target, CHUNK)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        LOG.exception("the backup %s cannot be unpacked", packed.name)
        return False
    return is_good(plain)


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
