"""Keeps what people chose; a change counts at once, for reminders already waiting too."""

from __future__ import annotations

import json
from dataclasses import replace

from db.store.connection import Database
from db.table import waits
from db.table.person import Person, person_of, zone_of


class People:
    """Reads and keeps people's choices."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def get(self, user_id: int) -> Person:
        """Read a person's choices; whoever chose nothing has the usual ones."""
        return await person_of(self._db, user_id)

    async def keep(self, person: Person) -> None:
        """Remember a person's choices; raise Refused if there is no such time zone."""
        if person.zone is not None:
            zone_of(person.zone)
        quiet = person.quiet or (None, None)
        reminders = None if person.reminders is None else json.dumps(person.reminders)
        values = (person.user_id, person.language, person.zone, *quiet, reminders, person.board)
        async with self._db.transaction() as tx:
            await tx.run("replace into people values (?, ?, ?, ?, ?, ?, ?)", *values)
            await waits.reschedule(tx, person)

    async def change(self, user_id: int, **choices: object) -> Person:
        """Change some choices of a person and give them all."""
        person = replace(await self.get(user_id), **choices)  # type: ignore[arg-type]
        await self.keep(person)
        return person


__all__ = ["People", "Person"]
