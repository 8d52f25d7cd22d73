"""How likely each seat was to win, position by position: found out and kept once a match is over."""

from __future__ import annotations

import json

from db import progress
from db.store.connection import Database, Row, Transaction
from db.store.sums import is_whole
from engine.search.swings import Appraisal


async def note_round(tx: Transaction, match_id: int, n: int) -> None:
    """Remember that a position is to be appraised: the beginning of a match, or the end of a round of it.

    Of a match that began before this was noted nothing is.
    """
    await tx.run(
        "insert into chances (match_id, n, round) select ?1, ?2, 1"
        " where ?2 = 0 or exists (select 1 from chances where match_id = ?1 and n = 0)",
        *(match_id, n),
    )


async def tell_anew(tx: Transaction, match_id: int) -> None:
    """Let the next last post of a match that went back or forth show its chances; those that are gone do not count."""
    await tx.run("update chances set told = 0 where match_id = ? and told", match_id)


class Chances:
    """Keeps appraisals. Only those of positions count that a rewind has not taken away."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def untold(self) -> list[int]:
        """List the matches that were played to the end and whose last post shows nothing of it yet."""
        rows = await self._db.rows(
            "select distinct c.match_id from chances c indexed by untold_chances join matches m on m.id = c.match_id"
            " where c.told = 0 and m.status = 'over' order by c.match_id"
        )
        return [row["match_id"] for row in rows]

    async def forget_unfinished(self) -> None:
        """Let matches that the table ended before their end never be looked at again."""
        async with self._db.transaction() as tx:
            await tx.run(
                "update chances set told = 1 where told = 0 and match_id in"
                " (select id from matches where status = 'ended')"
            )

    async def of(self, match_id: int) -> dict[int, Appraisal]:
        """Read what is known of the positions of a match, by commit, the earliest first."""
        rows = await self._db.rows(
            "select c.* from chances c join presses p on p.match_id = c.match_id and p.n = c.n"
            f" where c.match_id = ? and p.gone = {progress.LIVE} order by c.n",
            match_id,
        )
        return {row["n"]: _appraisal(row) for row in rows if is_whole(row)}

    async def keep(self, match_id: int, found: Appraisal) -> None:
        """Store what was found out about a position, unless it was taken away meanwhile."""
        counts = f"match_id = ?1 and n = ?2 and gone = {progress.LIVE}"
        async with self._db.transaction() as tx:
            await tx.run(
                "insert into chances (match_id, n, round, tries, shares)"
                f" select match_id, n, ?3, ?4, ?5 from presses where {counts}"
                " on conflict (match_id, n) do update set tries = excluded.tries, shares = excluded.shares",
                *(match_id, found.n, found.is_round, found.tries, json.dumps([round(x, 6) for x in found.shares])),
            )

    async def told(self, match_id: int) -> None:
        """Remember that the last post shows them, or never will."""
        async with self._db.transaction() as tx:
            await tx.run("update chances set told = 1 where match_id = ?", match_id)


def _appraisal(row: Row) -> Appraisal:
    return Appraisal(row["n"], row["tries"], tuple(json.loads(row["shares"])), bool(row["round"]))
