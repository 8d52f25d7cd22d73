"""A person's choices for all their tables: language, hours, reminders, picture or text, help; and what they learnt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from db.store.connection import Row, Source
from db.table.info import refused

DAY = 24 * 60
"""Minutes."""


@dataclass(frozen=True, slots=True)
class Person:
    """One person's choices; whoever chose nothing has these."""

    user_id: int
    language: str | None = None
    """None: as Discord says."""
    zone: str | None = None
    """Name of a time zone; None counts as UTC."""
    quiet: tuple[int, int] | None = None
    """Minutes of the day, the first and the first no longer quiet, between which no reminder comes."""
    reminders: tuple[int, ...] | None = None
    """Hours after which a reminder comes; None: as the table has it, empty: never."""
    board: str = "picture"
    """`picture` or `text`."""
    explains: bool = True
    """New words are explained the first times they are met."""
    explained: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    """By game and word, on which occasions it was explained."""

    def after_quiet(self, moment: datetime) -> datetime:
        """Move a moment within the quiet hours to their end."""
        if self.quiet is None:
            return moment
        first, end = self.quiet
        local = moment.astimezone(zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        if (minute - first) % DAY >= (end - first) % DAY:
            return moment
        morning = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
        if morning <= local:
            morning += timedelta(days=1)
        return morning.astimezone(UTC)


async def person_of(source: Source, user_id: int) -> Person:
    """Read a person's choices."""
    row = await source.row("select * from people where user_id = ?", user_id)
    return Person(user_id) if row is None else _person(row)


def _person(row: Row) -> Person:
    quiet = None if row["quiet_from"] is None else (row["quiet_from"], row["quiet_to"])
    reminders = None if row["reminders"] is None else tuple(json.loads(row["reminders"]))
    explains, explained = bool(row["explains"]), json.loads(row["explained"])
    return Person(row["user_id"], row["language"], row["zone"], quiet, reminders, row["board"], explains, explained)


def zone_of(name: str | None) -> tzinfo:
    """Find a time zone by its name; raise Refused if there is none."""
    if name is None:
        return UTC
    try:
        return ZoneInfo(name)
    except (LookupError, OSError, ValueError) as error:
        raise refused("settings-no-such-zone", zone=name) from error
