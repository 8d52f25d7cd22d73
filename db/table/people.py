"""Keeps what people chose; a change counts at once, for reminders already waiting too."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from db.store.connection import Database, Transaction
from db.table import waits
from db.table.person import Person, person_of, zone_of

CHOICES = ("language", "zone", "quiet_from", "quiet_to", "reminders", "board", "explains")
"""The columns that hold what somebody chose."""


class People:
    """Reads and keeps people's choices."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._known: dict[int, Person] = {}

    async def get(self, user_id: int) -> Person:
        """Read a person's choices; whoever chose nothing has the usual ones."""
        self._known[user_id] = await person_of(self._db, user_id)
        return self._known[user_id]

    def known(self, user_id: int | None) -> Person | None:
        """Recall a person who has just been read, because they pressed something, without reading them again."""
        return None if user_id is None else self._known.get(user_id)

    async def keep(self, person: Person) -> None:
        """Remember a person's choices, not what they learnt; raise Refused if there is no such time zone."""
        if person.zone is not None:
            zone_of(person.zone)
        quiet = person.quiet or (None, None)
        reminders = None if person.reminders is None else json.dumps(person.reminders)
        values = (person.language, person.zone, *quiet, reminders, person.board, person.explains)
        chosen = dict(zip(CHOICES, values, strict=True))
        async with self._db.transaction() as tx:
            await _put(tx, person.user_id, chosen)
            await waits.reschedule(tx, person)

    async def change(self, user_id: int, **choices: object) -> Person:
        """Change some choices of a person and give them all."""
        person = replace(await self.get(user_id), **choices)  # type: ignore[arg-type]
        await self.keep(person)
        return person

    async def note_explained(self, person: Person, explained: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """Remember what was explained to a person."""
        async with self._db.transaction() as tx:
            await _put(tx, person.user_id, {"explained": json.dumps(explained)})
        self._known[person.user_id] = replace(person, explained=explained)


async def _put(tx: Transaction, user_id: int, values: Mapping[str, object]) -> None:
    """Write some columns of a person, and leave the others as they are."""
    named, places = ", ".join(values), ", ".join("?" * len(values))
    changed = ", ".join(f"{name} = excluded.{name}" for name in values)
    await tx.run(
        f"insert into people (user_id, {named}) values (?, {places}) on conflict (user_id) do update set {changed}",
        *(user_id, *values.values()),
    )


__all__ = ["People", "Person"]
