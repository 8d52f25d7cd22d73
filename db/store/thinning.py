"""Which backups stay: a day of hours and a week of days, as far as all of them together do not grow too large."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

KEEP, DAYS = 24, 7
"""The newest backups that stay, and the days of which one stays."""
MEGABYTE = 1_000_000
MOST = 1000 * MEGABYTE
"""How large all backups together may become unless something else is set."""
STAMP = "%Y%m%dT%H%M%SZ"
PACKED = ".gz"
DAMAGED = "-damaged"
"""What the name of a backup says that was looked at and found damaged."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup that lies in the folder."""

    path: Path
    at: datetime
    why: str
    """What it was made before, or that it is damaged; nothing if an hour had passed and it is good."""
    size: int


def kept_in(folder: Path, path: Path) -> list[Kept]:
    """Find the backups of a database, packed or, as they once were, plain; the newest first."""
    named = re.compile(
        rf"{re.escape(path.stem)}-(\d{{8}}T\d{{6}}Z)(-before-\d+|{DAMAGED})?{re.escape(path.suffix)}({PACKED})?"
    )
    found = []
    for each in folder.glob(f"{path.stem}-*"):
        parts = named.fullmatch(each.name)
        at = None if parts is None else _moment(parts[1])
        if parts is not None and at is not None:
            found.append(Kept(each, at, parts[2] or "", each.stat().st_size))
    return sorted(found, key=lambda each: each.at, reverse=True)


def superfluous(found: Sequence[Kept], keep: int, most: int) -> list[Kept]:
    """Choose the backups to clear out, of all that there are, the newest first.

    Of the hourly ones the newest stay, and the newest of each of the last days. If that is more bytes than allowed,
    hours go first, then days, then what was made before a migration, each time the oldest. The newest backup and the
    one made before the last migration stay, however large they are. Of damaged ones the newest stays, until there is a
    good one after it.
    """
    hourly = [each for each in found if not each.why]
    others = [each for each in found if each.why and each.why != DAMAGED]
    damaged = [each for each in found if each.why == DAMAGED]
    useful = damaged[:1] if damaged and not any(each.at > damaged[0].at for each in hourly) else []
    of_day: dict[str, Kept] = {}
    for each in hourly:
        of_day.setdefault(each.at.date().isoformat(), each)
    days = list(of_day.values())[:DAYS]
    hours = [each for each in hourly[:keep] if each not in days]
    gone = [each for each in (*hourly, *damaged) if each not in (*days, *hours, *useful)]
    size = sum(each.size for each in (*days, *hours, *others, *useful))
    for each in (*useful, *reversed(hours), *reversed(days[1:]), *reversed(others[1:])):
        if size <= most:
            break
        gone.append(each)
        size -= each.size
    return gone


def _moment(stamp: str) -> datetime | None:
    try:
        return datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
