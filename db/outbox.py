"""What is still to be said in the channel: stored with the press that caused it, sent once each by a sender."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from db.progress import REWOUND, last_commit, last_press
from db.store.connection import Database, Row, Source, Transaction
from db.store.sums import is_whole
from db.store.timestamps import Clock, read, written
from engine.core.decision import Seat, Text

LOG = logging.getLogger(__name__)
END = "end"
"""The last post of a match."""
POSTS = ("turn", END)
"""The posts that tell where a match stands: only the newest goes out, and tells everything since the last one sent."""
_POSTS = "('turn', 'end')"
_INDEXED = "indexed by open_letters"
"""Letters that are not settled are few among all that were ever sent; SQLite would rather look through all."""
_OPEN = "status in ('waiting', 'sending')"
"""Which these are, word for word as their index says it."""
_SENDING = f"select 1 from outbox s {_INDEXED} where s.match_id = o.match_id and s.{_OPEN} and s.status = 'sending'"
"""That a letter of the same match as o is on its way."""
_NOT_APART = "match_id not in (select value from json_each(?6))"
"""That a letter is not of a match that is set apart."""
LINE = "line"
"""A letter of this kind is never sent by itself: it is a line in the next post."""
HOLD = timedelta(minutes=15)
"""A post that is held goes out when nobody has pressed anything for so long."""
LONGEST = timedelta(hours=1)
"""No letter is put off for longer. What is due later than that was put off before the clock was set back."""
JITTER = timedelta(minutes=1)
"""By so much two looks at a clock that is being corrected may disagree; more, and it was set back."""
MARKED = 5
"""So many posts at most are marked when what they tell is taken back."""
UNAWARE, TOLD, PROMISED = range(3)
"""What somebody knows of their duty: nothing yet; a post has pinged them, or their panel has shown it; their panel is
about to show it, so that no post need ping them."""


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


@dataclass(frozen=True, slots=True)
class Duty:
    """Something a seat of a running match has to do."""

    match_id: int
    seat: Seat
    user_id: int
    since: str
    """When it was asked: the same seat may have another duty later."""
    promised: bool
    """Its panel is about to show it."""


class Outbox:
    """Hands letters to the sender one by one, and remembers what became of them."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def take(self, apart: Collection[int] = ()) -> Letter | None:
        """Take the next letter that is due, marked as being sent; one at a time a match, of posts only the newest.

        Letters of the matches that are set apart wait.
        """
        now = self._clock()
        if await _next(self._db, now, apart) is None:
            return None
        async with self._db.transaction() as tx:
            while (row := await _next(tx, now, apart)) is not None and not is_whole(row):
                await _give_up(tx, row, now)
            if row is None:
                return None
            pings = f"select json_group_array(seat) from waits where match_id = ? and pinged = {UNAWARE}"
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
                    f"update waits set pinged = {TOLD} where match_id = ? and seat in (select value from json_each(?))",
                    *(letter.match_id, json.dumps(letter.pings)),
                )
                await tx.run(
                    f"update outbox {_INDEXED} set status = 'sent', message_id = ?"
                    f" where match_id = ? and kind = ? and id < ? and {_OPEN} and status = 'waiting'",
                    *(message_id, letter.match_id, LINE, letter.id),
                )

    async def failed(self, letter: Letter, retry_at: datetime) -> None:
        """Put a letter back until a later moment, though never for too long."""
        retry_at = min(retry_at, self._clock() + LONGEST)
        async with self._db.transaction() as tx:
            await tx.run(
                "update outbox set status = 'waiting', next_try = ? where id = ?", written(retry_at), letter.id
            )

    async def hurry(self, match_id: int | None = None) -> None:
        """Let the letters that were put back or held be due now: those of a match, or all."""
        async with self._db.transaction() as tx:
            await tx.run(
                f"update outbox {_INDEXED} set next_try = ?, held = 0"
                f" where {_OPEN} and status = 'waiting' and match_id = coalesce(?, match_id)",
                *(written(self._clock()), match_id),
            )

    async def shown(self, match_id: int, seat: Seat) -> None:
        """Remember that a panel has shown a seat its duty, as was promised: no post pings for it."""
        async with self._db.transaction() as tx:
            await tx.run(
                f"update waits set pinged = {TOLD} where match_id = ? and seat = ? and pinged = {PROMISED}",
                *(match_id, seat),
            )

    async def not_shown(self, match_id: int | None = None, seat: Seat | None = None) -> None:
        """Let a post ping, at once, a seat that was promised its panel in vain; without a seat, all of them."""
        async with self._db.transaction() as tx:
            rows = await tx.rows(
                f"update waits set pinged = {UNAWARE} where pinged = {PROMISED}"
                " and match_id = coalesce(?, match_id) and seat = coalesce(?, seat) returning match_id",
                *(match_id, seat),
            )
            for number in sorted({row["match_id"] for row in rows}):
                await _post_now(tx, number, self._clock())

    async def untold(self) -> list[Duty]:
        """Find the duties nobody was told of, though no post is on its way; those promised to a panel among them."""
        on_its_way = (
            f"select 1 from outbox o {_INDEXED} where o.match_id = w.match_id and o.{_OPEN} and kind in {_POSTS}"
        )
        rows = await self._db.rows(
            "select w.match_id, w.seat, s.user_id, w.asked_at, w.pinged from waits w"
            " join matches m on m.id = w.match_id join seats s on s.match_id = w.match_id and s.seat = w.seat"
            f" where m.status = 'running' and s.user_id is not null and (w.pinged = {PROMISED}"
            f" or w.pinged = {UNAWARE} and not exists ({on_its_way})) order by w.match_id, w.seat"
        )
        return [
            Duty(row["match_id"], row["seat"], row["user_id"], row["asked_at"], row["pinged"] == PROMISED)
            for row in rows
        ]

    async def tell(self, duty: Duty) -> None:
        """See that a post tells somebody of a duty, at once."""
        if duty.promised:
            await self.not_shown(duty.match_id, duty.seat)
            return
        async with self._db.transaction() as tx:
            await _post_now(tx, duty.match_id, self._clock())

    async def drop(self, letter: Letter) -> None:
        """Drop a letter: there is nowhere left to send it."""
        async with self._db.transaction() as tx:
            await tx.run("update outbox set status = 'dropped' where id = ?", letter.id)

    async def in_doubt(self) -> list[Letter]:
        """Find the letters that are marked as being sent; those nobody sends must be looked for in the channel."""
        rows = await self._db.rows(f"select * from outbox {_INDEXED} where {_OPEN} and status = 'sending' order by id")
        damaged = [row for row in rows if not is_whole(row)]
        if damaged:
            async with self._db.transaction() as tx:
                for row in damaged:
                    await _give_up(tx, row, self._clock())
        return [await self._pinging(row) for row in rows if row not in damaged]

    async def _pinging(self, row: Row) -> Letter:
        """Read a letter that was taken up; if that version did not note whom it pings, it pinged everybody."""
        letter = _letter(row)
        if row["pings"] is not None:
            return letter
        waits = await self._db.rows("select seat from waits where match_id = ?", letter.match_id)
        return replace(letter, pings=tuple(wait["seat"] for wait in waits))

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

    async def posts_taken_back(self, letter: Letter, told_n: int) -> list[int]:
        """List the last messages that tell of presses rewound since `told_n`, the last press told before this post."""
        went_back = "select 1 from presses where match_id = ? and n > ? and rewound_to is not null"
        if await self._db.row(went_back, letter.match_id, told_n) is None:  # so it is nearly always
            return []
        rows = await self._db.rows(
            "select o.message_id from outbox o join presses p on p.match_id = o.match_id and p.n = o.n"
            f" where o.match_id = ? and o.kind in {_POSTS} and o.status = 'sent' and o.message_id is not null"
            f" and p.gone = {REWOUND} and p.rewound_by > ? order by o.id desc limit {MARKED}",
            *(letter.match_id, told_n),
        )
        return [row["message_id"] for row in rows]

    async def add_line(self, match_id: int, text: Text) -> None:
        """Have the next post say something besides what was played."""
        await self.put(match_id, LINE, {"key": text.key, "args": text.args})

    async def lines(self, letter: Letter) -> list[tuple[int, Text]]:
        """Read the lines a post is to hold besides what was played, each with the press it comes after."""
        rows = await self._db.rows(
            f"select * from outbox {_INDEXED}"
            f" where match_id = ? and kind = ? and id < ? and {_OPEN} and status = 'waiting' order by id",
            *(letter.match_id, LINE, letter.id),
        )
        return [(row["n"], Text(**json.loads(row["payload"]))) for row in rows if is_whole(row)]

    async def waiting(self, match_id: int | None = None) -> int:
        """Say how many letters are still to be sent, of a match or of all."""
        row = await self._db.row(
            f"select count(*) from outbox {_INDEXED} where {_OPEN} and kind != ? and match_id = coalesce(?, match_id)",
            *(LINE, match_id),
        )
        return 0 if row is None else int(row[0])

    async def next_try(self, apart: Collection[int] = ()) -> datetime | None:
        """Say when the next letter is due, if there is one; those behind one that is being sent are not counted.

        Nor are those of matches that are set apart.
        """
        now = self._clock()
        pressed = "select updated_at from matches where id = match_id"
        row = await self._db.row(
            f"select min(case when held then null when {_at_once('o')} then ?1 else next_try end),"
            f" min(case when held then iif(({pressed}) > ?5, ?2, ({pressed})) end)"
            f" from outbox o {_INDEXED}"
            f" where {_OPEN} and status = 'waiting' and kind != ?3 and not exists ({_SENDING}) and {_NOT_APART}",
            *_moments(now),
            json.dumps([*apart]),
        )
        assert row is not None
        due = [] if row[0] is None else [read(row[0])]
        return min(due if row[1] is None else [*due, read(row[1]) + HOLD], default=None)


async def put(
    tx: Transaction,
    match_id: int,
    kind: str,
    n: int,
    now: datetime,
    payload: Mapping[str, Any] | None = None,
    held: bool = False,
) -> None:
    """Add a letter: part of the transaction that gives the reason for it. Held, it waits until nobody presses more."""
    at = written(now)
    await tx.run(
        "insert into outbox (match_id, kind, n, payload, next_try, created_at, held) values (?, ?, ?, ?, ?, ?, ?)",
        *(match_id, kind, n, json.dumps(payload or {}), at, at, held),
    )


async def post_held(tx: Transaction, match_id: int) -> None:
    """Hold the posts of a match no longer."""
    await tx.run(f"update outbox {_INDEXED} set held = 0 where match_id = ? and {_OPEN} and held", match_id)


async def _give_up(tx: Transaction, damaged: Row, now: datetime) -> None:
    """Send no letter that is not what was stored; where the match stands is told anew, whatever it had to say."""
    match_id = damaged["match_id"]
    LOG.error("letter %d of match %d is damaged and not sent", damaged["id"], match_id)
    await tx.run("delete from outbox where id = ?", damaged["id"])
    last = await last_commit(tx, match_id)
    untold_end = "select 1 from matches where id = ? and status = 'over' and told_n < ?"
    if await tx.row(untold_end, match_id, last) is None:
        await _post_now(tx, match_id, now)
    else:
        await put(tx, match_id, END, last, now)


async def _post_now(tx: Transaction, match_id: int, now: datetime) -> None:
    """Let the post that waits be due, or put one in if there is none and the match goes on."""
    hurried = await tx.rows(
        f"update outbox {_INDEXED} set next_try = ?, held = 0"
        f" where match_id = ? and {_OPEN} and status = 'waiting' and kind in {_POSTS} returning id",
        *(written(now), match_id),
    )
    if not hurried and await tx.row("select 1 from matches where id = ? and status = 'running'", match_id) is not None:
        await put(tx, match_id, "turn", await last_commit(tx, match_id), now)


def _moments(now: datetime) -> tuple[str, ...]:
    """Give what queries about what is due are asked with: ?1 is now, ?2 since when a match must be quiet, ?3 a line.

    ?4 and ?5 are the latest moments to which a letter can be put off, and at which something can have been pressed.
    """
    return written(now), written(now - HOLD), LINE, written(now + LONGEST), written(now + JITTER)


def _at_once(letter: str) -> str:
    """Say in SQL that a letter was never put off, or only by a clock that has been set back since."""
    return f"({letter}.tried = 0 or {letter}.next_try > ?4)"


def _due(letter: str) -> str:
    """Say in SQL that the time of a letter has come; of one that is held, that its match has been quiet for a while."""
    pressed = f"(select updated_at from matches where id = {letter}.match_id)"
    quiet = f"({pressed} <= ?2 or {pressed} > ?5)"
    return f"({letter}.next_try <= ?1 or {_at_once(letter)}) and (not {letter}.held or {quiet})"


async def _next(source: Source, now: datetime, apart: Collection[int]) -> Row | None:
    """Find the next letter: a post is due when it or one it replaces is."""
    newer = (
        f"select 1 from outbox l {_INDEXED} where l.match_id = o.match_id and l.id > o.id"
        f" and l.{_OPEN} and l.status = 'waiting' and l.kind in {_POSTS}"
    )
    older = (
        f"select 1 from outbox e {_INDEXED} where e.match_id = o.match_id and e.id < o.id"
        f" and e.{_OPEN} and e.status = 'waiting' and e.kind in {_POSTS} and {_due('e')}"
    )
    return await source.row(
        f"select * from outbox o {_INDEXED} where {_OPEN} and status = 'waiting' and kind != ?3 and {_NOT_APART}"
        f" and not exists ({_SENDING}) and not (kind in {_POSTS} and exists ({newer}))"
        f" and ({_due('o')} or kind in {_POSTS} and exists ({older})) order by id limit 1",
        *_moments(now),
        json.dumps([*apart]),
    )


def _letter(row: Row) -> Letter:
    payload = json.loads(row["payload"])
    pings = tuple(json.loads(row["pings"] or "[]"))
    fields = (row["id"], row["match_id"], row["kind"], row["n"], payload, row["tried"])
    return Letter(*fields, read(row["created_at"]), pings)
