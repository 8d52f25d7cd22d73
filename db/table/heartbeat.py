"""When the bot was last there: time without it counts for nobody, neither as waiting nor against a vote."""

from __future__ import annotations

from datetime import timedelta

from db.store.connection import Database, Transaction
from db.store.timestamps import Clock, read, written
from db.table import votes, waits

SHORT = timedelta(minutes=10)
"""So long the bot may be away, or not have written that it is there, without anybody being given more time."""


class Heartbeat:
    """Writes down now and then that the bot is there, and makes up for the time in which it was not."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def beat(self) -> None:
        """Remember that the bot is there."""
        async with self._db.transaction() as tx:
            await self._beat(tx)

    async def back(self) -> None:
        """Give everybody the time again in which the bot was away: at its start, and when Discord is back in reach."""
        now = self._clock()
        async with self._db.transaction() as tx:
            row = await tx.row("select at from heartbeat")
            if row is not None and now - read(row["at"]) > SHORT:
                await waits.discount(tx, read(row["at"]), now)
                await votes.discount(tx, read(row["at"]), now)
            await self._beat(tx)

    async def _beat(self, tx: Transaction) -> None:
        await tx.run("insert or replace into heartbeat (one, at) values (1, ?)", written(self._clock()))
