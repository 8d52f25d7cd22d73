"""What is still to be said in the channel: stored with the press that caused it, sent once each by a sender."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from db.progress import last_press
from db.store.connection import Database, Row, Source, Transaction
from db.store.timestamps import Clock, read, written
from engine.core.decision import Seat, Text

END = "end"
"""The last post of a match."""
POSTS = ("turn", END)
"""The posts that tell where a match stands: only the newest goes out, and tells everything since the last one sent."""
_POSTS = "('turn', 'end')"
_INDEXED = "indexed by open_letters"
"""Letters that are not settled are few among all that were ever sent; SQLite would rather look through all."""
_OPEN = "status in ('waiting', 'sending')"
"""Which these are, word for word as their index says it."""
LINE = "line"
"""A letter of this kind is never sent by itself: it is a line in the next post."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One message to be sent."""

    id: int
    match_id: int
    kind: str
    """`turn`, `end`, or a note of its own."""
    n: int
    """The press it tells of; its recap reaches back to `told_n` of the match."""
    payload: dict[str, Any]
    tried: int
    """How often it was taken up before."""
    created_at: datetime
    pings: tuple[Seat, ...] = ()
    """Of a post: the seats whose duty no post has pinged yet. It pings these and nobody else."""


class Outbox:
    """Hands letters to the sender one by one, and remembers what became of them."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def take(self) -> Letter | None:
        """Take the next letter that is due, marked as being sent; one at a time a match, of posts only the newest."""
        now = written(self._clock())
        if await _next(self._db, now) is None:
            return None
        async with self._db.transaction() as tx:
            row = await _next(tx, now)
            if row is None:
                return None
            pings = "select json_group_array(seat) from waits where match_id = ? and not pinged"
            row = await tx.row(
                f"update outbox set status = 'sending', tried = tried + 1, pings = ({pings}) where id = ? returning *",
                *(row["match_id"], row["id"]),
            )
            assert row is not None
            if row["kind"] in POSTS:
                await tx.run(
                    f"update outbox {_INDEXED} set status = 'dropped'"
                    f" where match_id = ? and id < ? and {_OPEN} and status = 'waiting' and kind in {_POSTS}",
                    *(row["match_id"], row["id"]),
                )
        return replace(_letter(row), tried=row["tried"] - 1)

    async def sent(self, letter: Letter, message_id: int) -> None:
        """Remember that a letter is in the channel; a post becomes the board of its match."""
        async with self._db.transaction() as tx:
            await tx.run("update outbox set status = 'sent', message_id = ? where id = ?", message_id, letter.id)
            if letter.kind in POSTS:
                await tx.run(
                    "update matches set told_n = max(told_n, ?), board_message_id = ? where id = ?",
                    *(letter.n, message_id, letter.match_id),
                )
                await tx.run(
                    "update waits set pinged = 1 where match_id = ? and seat in (select value from json_each(?))",
                    *(letter.match_id, json.dumps(letter.pings)),
                )
                await tx.run(
                    f"update outbox {_INDEXED} set status = 'sent', message_id = ?"
                    f" where match_id = ? and kind = ? and id < ? and {_OPEN} and status = 'waiting'",
                    *(message_id, letter.match_id, LINE, letter.id),
                )

    async def failed(self, letter: Letter, retry_at: datetime) -> None:
        """Put a letter back until a later moment."""
        async with self._db.transaction() as tx:
            await tx.run(
                "update outbox set status = 'waiting', next_try = ? where id = ?", written(retry_at), letter.id
            )

    async def hurry(self, match_id: int | None = None) -> None:
        """Let the letters that were put back be due now: those of a match, or all."""
        async with self._db.transaction() as tx:
            await tx.run(
                f"update outbox {_INDEXED} set next_try = ?"
                f" where {_OPEN} and status = 'waiting' and match_id = coalesce(?, match_id)",
                *(written(self._clock()), match_id),
            )

    async def drop(self, letter: Letter) -> None:
        """Drop a letter: there is nowhere left to send it."""
        async with self._db.transaction() as tx:
            await tx.run("update outbox set status = 'dropped' where id = ?", letter.id)

    async def in_doubt(self) -> list[Letter]:
        """Find the letters left half sent by a crash: the sender must look whether they are in the channel."""
        rows = await self._db.rows(f"select * from outbox {_INDEXED} where {_OPEN} and status = 'sending' order by id")
        return [_letter(row) for row in rows]

    async def put(self, match_id: int, kind: str, payload: Mapping[str, Any]) -> None:
        """Send a note that belongs to no press."""
        async with self._db.transaction() as tx:
            await put(tx, match_id, kind, await last_press(tx, match_id), self._clock(), payload)

    async def put_once(self, match_id: int, kind: str, payload: Mapping[str, Any]) -> None:
        """Send a note unless the same one was put here before, whatever became of it."""
        said = json.dumps(payload)
        async with self._db.transaction() as tx:
            same = f"select 1 from outbox where match_id = ? and kind = ? and kind not in {_POSTS} and payload = ?"
            if await tx.row(same, match_id, kind, said) is None:
                await put(tx, match_id, kind, await last_press(tx, match_id), self._clock(), payload)

    async def notes_sent(self, match_id: int) -> list[int]:
        """List the messages of a match besides its posts: votes, notes and reminders, some of them deleted since."""
        rows = await self._db.rows(
            f"select message_id from outbox where match_id = ? and kind not in {_POSTS} and kind != ?"
            " and status = 'sent' and message_id is not null order by id",
            *(match_id, LINE),
        )
        return [row["message_id"] for row in rows]

    async def add_line(self, match_id: int, text: Text) -> None:
        """Have the next post say something besides what was played."""
        await self.put(match_id, LINE, {"key": text.key, "args": text.args})

    async def lines(self, letter: Letter) -> list[tuple[int, Text]]:
        """Read the lines a post is to hold besides what was played, each with the press it comes after."""
        rows = await self._db.rows(
            f"select n, payload from outbox {_INDEXED}"
            f" where match_id = ? and kind = ? and id < ? and {_OPEN} and status = 'waiting' order by id",
            *(letter.match_id, LINE, letter.id),
        )
        return [(row["n"], Text(**json.loads(row["payload"]))) for row in rows]

    async def waiting(self, match_id: int | None = None) -> int:
        """Say how many letters are still to be sent, of a match or of all."""
        row = await self._db.row(
            f"select count(*) from outbox {_INDEXED} where {_OPEN} and kind != ? and match_id = coalesce(?, match_id)",
            *(LINE, match_id),
        )
        return 0 if row is None else int(row[0])

    async def next_try(self) -> datetime | None:
        """Say when the next letter is due, if there is one."""
        row = await self._db.row(
            f"select min(next_try) from outbox {_INDEXED} where {_OPEN} and status = 'waiting' and kind != ?", LINE
        )
        return None if row is None or row[0] is None else read(row[0])


async def put(
    tx: Transaction, match_id: int, kind: str, n: int, now: datetime, payload: Mapping[str, Any] | None = None
) -> None:
    """Add a letter: part of the transaction that gives the reason for it."""
    at = written(now)
    await tx.run(
        "insert into outbox (match_id, kind, n, payload, next_try, created_at) values (?, ?, ?, ?, ?, ?)",
        *(match_id, kind, n, json.dumps(payload or {}), at, at),
    )


async def _next(source: Source, now: str) -> Row | None:
    sending = f"select 1 from outbox s {_INDEXED} where s.match_id = o.match_id and s.{_OPEN} and s.status = 'sending'"
    newer = (
        f"select 1 from outbox l {_INDEXED} where l.match_id = o.match_id and l.id > o.id"
        f" and l.{_OPEN} and l.status = 'waiting' and l.kind in {_POSTS}"
    )
    return await source.row(
        f"select * from outbox o {_INDEXED} where {_OPEN} and status = 'waiting' and next_try <= ? and kind != ?"
        f" and not exists ({sending}) and not (kind in {_POSTS} and exists ({newer})) order by id limit 1",
        *(now, LINE),
    )


def _letter(row: Row) -> Letter:
    payload = json.loads(row["payload"])
    pings = tuple(json.loads(row["pings"] or "[]"))
    fields = (row["id"], row["match_id"], row["kind"], row["n"], payload, row["tried"])
    return Letter(*fields, read(row["created_at"]), pings)
