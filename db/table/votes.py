"""Votes of a table: who was asked what, who said what, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from db.outbox import put
from db.progress import last_press
from db.store.connection import Database, Row, Transaction
from db.store.timestamps import Clock, read, read_maybe, written
from db.table.info import refused
from engine.core.decision import Seat

CHOICES = {
    "absent": ("wait", "default", "bot", "pause"),
    "rewind": ("agree", "refuse"),
    "end": ("agree", "refuse"),
    "pause": ("agree", "refuse"),
    "replace": ("agree", "refuse"),
    "level": ("agree", "refuse"),
    "offer": ("agree", "refuse"),
}
"""What may be said in each kind of vote."""
OPEN_FOR = timedelta(hours=48)
"""So long a vote is open, and waits for those for whom a bot sits in."""
STANDSTILL = timedelta(hours=12)
"""So long it waits for them if the match stands still meanwhile."""
STANDING_STILL = frozenset({"absent", "rewind"})
"""The votes during which it does."""
IDLE = frozenset({"wait", "refuse"})
"""The answers after which everything stays as it is."""


@dataclass(frozen=True, slots=True)
class Vote:
    """One vote as it stands."""

    id: int
    match_id: int
    kind: str
    seat: Seat | None
    """Whom it is about."""
    payload: dict[str, Any]
    asked: tuple[int, ...]
    """The users whose answers count."""
    answers: dict[int, str]
    opened_by: int | None
    message_id: int | None
    opened_at: datetime
    closes_at: datetime
    closed_at: datetime | None
    outcome: str | None

    @property
    def missing(self) -> list[int]:
        """The users who have not answered yet."""
        return [user for user in self.asked if user not in self.answers]

    @property
    def verdict(self) -> str | None:
        """What the answers decide, None while they do not; where nobody is asked, nothing speaks against it."""
        return count(self.asked, self.answers) if self.asked else CHOICES[self.kind][0]

    @property
    def decided_without_at(self) -> datetime:
        """When it is decided without those who have not answered and for whom a bot sits in."""
        return self.closes_at - (OPEN_FOR - STANDSTILL if self.kind in STANDING_STILL else timedelta())

    def verdict_without(self, away: Collection[int]) -> str | None:
        """Say what the answers decide if nobody waits any longer for some users; None if they do not even so."""
        return count([user for user in self.asked if user in self.answers or user not in away], self.answers)


def count(asked: Iterable[int], answers: Mapping[int, str]) -> str | None:
    """Count a vote: one refusal decides it, otherwise only what everybody says.

    >>> count([1, 2], {1: "agree"}), count([1, 2], {2: "refuse"}), count([1, 2], {1: "bot", 2: "bot"})
    (None, 'refuse', 'bot')
    """
    said = [answers.get(user) for user in asked]
    if "refuse" in said:
        return "refuse"
    return said[0] if said and len(set(said)) == 1 else None


class Votes:
    """Opens votes, takes answers and closes them; what is then to be done is the caller's."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def open(
        self,
        match_id: int,
        kind: str,
        asked: Iterable[int],
        *,
        seat: Seat | None = None,
        payload: Mapping[str, Any] | None = None,
        opened_by: int | None = None,
        open_for: timedelta = OPEN_FOR,
    ) -> Vote:
        """Ask some users; whoever opened it and is asked has agreed. Raise Refused if such a vote is open already."""
        now, users = self._clock(), sorted(set(asked))
        answers = {opened_by: "agree"} if opened_by in users and "agree" in CHOICES[kind] else {}
        async with self._db.transaction() as tx:
            open_one = "select 1 from votes where match_id = ? and kind = ? and seat is ? and closed_at is null"
            if await tx.row(open_one, match_id, kind, seat) is not None:
                raise refused("table-vote-open")
            row = await tx.row(
                "insert into votes (match_id, kind, seat, payload, asked, answers, opened_by, opened_at, closes_at)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning *",
                *(match_id, kind, seat, json.dumps(payload or {}), json.dumps(users), json.dumps(answers), opened_by),
                *(written(now), written(now + open_for)),
            )
        assert row is not None
        return _vote(row)

    async def get(self, vote_id: int) -> Vote:
        """Read a vote; raise Refused if there is none with this number."""
        row = await self._db.row("select * from votes where id = ?", vote_id)
        if row is None:
            raise refused("table-vote-closed")
        return _vote(row)

    async def cast(self, vote_id: int, user_id: int, choice: str) -> Vote:
        """Take an answer in place of an earlier one; the caller closes the vote if that decides it."""
        async with self._db.transaction() as tx:
            row = await tx.row("select * from votes where id = ?", vote_id)
            if row is None or row["closed_at"] is not None:
                raise refused("table-vote-closed")
            vote = _vote(row)
            if user_id not in vote.asked:
                raise refused("table-vote-not-asked")
            if choice not in CHOICES[vote.kind]:
                raise refused("table-vote-no-such-answer")
            answers = json.dumps({**vote.answers, user_id: choice})
            row = await tx.row("update votes set answers = ? where id = ? returning *", answers, vote_id)
        assert row is not None
        return _vote(row)

    async def close(self, vote_id: int, outcome: str) -> bool:
        """Close a vote; False if somebody else has closed it, so that what it decided is done once."""
        async with self._db.transaction() as tx:
            closed = await tx.row(
                "update votes set closed_at = ?, outcome = ? where id = ? and closed_at is null returning id",
                *(written(self._clock()), outcome, vote_id),
            )
        return closed is not None

    async def set_message(self, vote_id: int, message_id: int) -> None:
        """Remember the message of a vote."""
        async with self._db.transaction() as tx:
            await tx.run("update votes set message_id = ? where id = ?", message_id, vote_id)

    async def opened(self, match_id: int) -> list[Vote]:
        """Read the open votes of a match, the oldest first."""
        rows = await self._db.rows("select * from votes where match_id = ? and closed_at is null order by id", match_id)
        return [_vote(row) for row in rows]

    async def pending(self) -> list[Vote]:
        """Read the open votes of all matches: after a start each is looked at again."""
        return [_vote(row) for row in await self._db.rows("select * from votes where closed_at is null order by id")]

    async def expired(self, now: datetime | None = None) -> list[Vote]:
        """Read the open votes whose time is over."""
        at = written(now or self._clock())
        rows = await self._db.rows("select * from votes where closed_at is null and closes_at <= ? order by id", at)
        return [_vote(row) for row in rows]


async def post_again(tx: Transaction, match_id: int, now: datetime) -> None:
    """Have the open votes of a match that moves posted where it goes: part of the move."""
    seen = "match_id = ? and closed_at is null and message_id is not null"
    for row in await tx.rows(f"select id, kind, message_id from votes where {seen} order by id", match_id):
        again = {"vote": row["id"], "kind": row["kind"], "lost": row["message_id"]}
        await put(tx, match_id, "vote", await last_press(tx, match_id), now, again)
    await tx.run(f"update votes set message_id = null where {seen}", match_id)


async def discount(tx: Transaction, left: datetime, now: datetime) -> None:
    """Keep votes open for as long as the bot was away, for nobody could answer."""
    for row in await tx.rows("select id, opened_at, closes_at from votes where closed_at is null"):
        closes_at = read(row["closes_at"]) + (now - max(left, read(row["opened_at"])))
        await tx.run("update votes set closes_at = ? where id = ?", written(closes_at), row["id"])


def _vote(row: Row) -> Vote:
    return Vote(
        id=row["id"],
        match_id=row["match_id"],
        kind=row["kind"],
        seat=row["seat"],
        payload=json.loads(row["payload"]),
        asked=tuple(json.loads(row["asked"])),
        answers={int(user): choice for user, choice in json.loads(row["answers"]).items()},
        opened_by=row["opened_by"],
        message_id=row["message_id"],
        opened_at=read(row["opened_at"]),
        closes_at=read(row["closes_at"]),
        closed_at=read_maybe(row["closed_at"]),
        outcome=row["outcome"],
    )
