"""Backups: a whole copy of the database made while it is in use; a day of hours and a week of days are kept."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

KEEP, DAYS = 24, 7
"""The newest backups that stay, and the days of which one stays."""
STAMP = "%Y%m%dT%H%M%SZ"
PART = ".part"


class Stored(Protocol):
    """Something that lives in a file."""

    path: Path


async def backup(db: Stored, folder: Path, keep: int = KEEP, now: datetime | None = None) -> Path:
    """Copy the database into a folder and clear out old copies; writers go on meanwhile."""
    return await asyncio.to_thread(_backup, db.path, folder, keep, now or datetime.now(UTC))


def _backup(path: Path, folder: Path, keep: int, now: datetime) -> Path:
    made = copy_to(path, folder / name_of(path, now))
    dated = {found: at for found in folder.glob(f"{path.stem}-*{path.suffix}") if (at := _moment_of(path, found))}
    for old in superfluous(dated, keep):
        old.unlink(missing_ok=True)
    return made


def newest(path: Path, folder: Path) -> datetime | None:
    """Say when the last backup of a database was made, if there is one."""
    made = (_moment_of(path, found) for found in folder.glob(f"{path.stem}-*{path.suffix}"))
    return max((at for at in made if at is not None), default=None)


def name_of(path: Path, now: datetime, why: str = "") -> str:
    """Name a backup after its moment; one with a reason is never cleared out."""
    return f"{path.stem}-{now.astimezone(UTC).strftime(STAMP)}{why}{path.suffix}"


def copy_to(path: Path, target: Path) -> Path:
    """Copy a database; the copy has its name only once it is complete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    for unfinished in target.parent.glob(f"{path.stem}-*{PART}"):
        unfinished.unlink(missing_ok=True)
    part = target.with_name(target.name + PART)
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as connection:
        connection.execute("vacuum into ?", (str(part),))
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)
    return target


def superfluous(dated: dict[Path, datetime], keep: int) -> Iterable[Path]:
    """Choose the backups to clear out: all but the newest ones and the newest of each of the last days."""
    newest_first = sorted(dated, key=lambda path: dated[path], reverse=True)
    of_day: dict[str, Path] = {}
    for path in newest_first:
        of_day.setdefault(dated[path].date().isoformat(), path)
    kept = {*newest_first[:keep], *list(of_day.values())[:DAYS]}
    return [path for path in newest_first if path not in kept]


def _moment_of(path: Path, found: Path) -> datetime | None:
    try:
        return datetime.strptime(found.stem.removeprefix(f"{path.stem}-"), STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
