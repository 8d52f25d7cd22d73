"""Nobody but its owner reads a database: it holds the seeds of all dice, and so do its backups."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterable
from pathlib import Path

LOG = logging.getLogger(__name__)
FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077
"""What everybody but the owner may do with a file."""
BESIDE = ("", "-wal", "-shm")
"""What SQLite appends to the name of a database for the files beside it."""
OURS = ("backups", "*.db", "*.db-wal", "*.db-shm", "*.db.lock", "*.db.gz", "*.part", ".*-litestream", ".git*")
"""What lies in a folder that is there for databases alone."""


def private_file(path: Path) -> Path:
    """Make an empty file that only its owner can read; one that is there already is left to `keep_private`."""
    path.touch(FILE)
    return path


def private_folder(path: Path) -> Path:
    """Make a folder that only its owner can look into, unless it is there."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    return path


def keep_private(path: Path, backups: Path) -> None:
    """Take a database, its backups and their folders from everybody but the owner; warn where that cannot be.

    A folder in which other things lie is left as it is: whoever shares it may need to get in.
    """
    if not hasattr(os, "geteuid"):  # a system where files have no such modes
        return
    for file in (*_beside(path), *backups.glob(f"{path.stem}-*")):
        _keep(file, FILE)
    for folder in {path.parent, backups}:
        if folder.exists() and _open_to_others(folder):
            if _only_databases(folder, path):
                _keep(folder, FOLDER)
            else:
                LOG.warning("the folder %s is open to others, and not for the database alone; it is left so", folder)


def _beside(path: Path) -> Iterable[Path]:
    return (file for file in (path.with_name(path.name + end) for end in BESIDE) if file.exists())


def _only_databases(folder: Path, path: Path) -> bool:
    named = (f"{path.stem}*", *OURS)
    return all(any(each.match(pattern) for pattern in named) for each in folder.iterdir())


def _open_to_others(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS)


def _keep(path: Path, mode: int) -> None:
    if _open_to_others(path):
        try:
            path.chmod(mode)
        except OSError as error:
            LOG.warning("%s can be read by others, and that cannot be changed: %s", path, error.strerror)
        else:
            LOG.info("%s is no longer open to others (%s)", path, stat.filemode(path.stat().st_mode))
