"""Hints that were given: each is kept, so that it stays the same and is counted once."""

from __future__ import annotations

import msgspec

from db.store.connection import Database
from engine.core.decision import Seat
from engine.search.thought import Thought


class GivenHints:
    """What the strong player advised, by match, seat and question."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def find(self, match_id: int, seat: Seat, question: str) -> Thought | None:
        """Find the hint that was given about a question; None if there was none yet."""
        row = await self._db.row(
            "select thought from hints where match_id = ? and seat = ? and question = ?", match_id, seat, question
        )
        return None if row is None else msgspec.json.decode(row["thought"], type=Thought)

    async def keep(self, match_id: int, seat: Seat, question: str, thought: Thought) -> None:
        """Keep a hint that is being given; the first about a question stays."""
        async with self._db.transaction() as tx:
            await tx.run(
                "insert or ignore into hints (match_id, seat, question, thought) values (?, ?, ?, ?)",
                *(match_id, seat, question, msgspec.json.encode(thought).decode()),
            )

    async def used(self, match_id: int) -> dict[Seat, int]:
        """Count the hints that each seat was given; those without any are left out."""
        rows = await self._db.rows(
            "select seat, count(*) as number from hints where match_id = ? group by seat order by seat", match_id
        )
        return {row["seat"]: row["number"] for row in rows}
