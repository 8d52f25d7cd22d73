"""Whom a table waits for, and when to remind them. Outside the log of the match, so that undo cannot touch it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from db.outbox import PROMISED, TOLD, UNAWARE
from db.store.connection import Database, Row, Transaction
from db.store.timestamps import Clock, read, read_maybe, written
from db.table.info import SeatInfo, TableInfo, info_of
from db.table.person import Person, person_of
from engine.core.decision import Seat

REMINDERS = (12, 24, 48)
"""Hours after which a table reminds whoever has not played, unless it or they chose others."""
PRESENT = timedelta(minutes=1)
"""Whoever pressed so lately is there already; their wait is not written anew with every press."""


@dataclass(frozen=True, slots=True)
class Wait:
    """One seat the table waits for."""

    match_id: int
    seat: Seat
    user_id: int
    since: datetime
    reminded: int
    """How many reminders were sent."""
    muted: bool
    next_at: datetime | None
    """When the next reminder is due; None: never again, the table decides how to go on."""
    message_id: int | None
    """The last reminder in the channel."""
    alone: bool
    """Nobody else is waited for."""
    down: timedelta = timedelta()
    """How long of it the bot itself was away, which counts for nobody."""

    @property
    def counted_since(self) -> datetime:
        """Since when it would have lasted, had the bot never been away."""
        return self.since + self.down


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message that has served and is to be deleted."""

    message_id: int
    channel_id: int


class Waits:
    """Gives the reminders that are due, and remembers those sent."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def due(self, now: datetime | None = None) -> list[Wait]:
        """Find the seats of running matches that are to be reminded now, the longest waiting first."""
        at = written(now or self._clock())
        return await self._select("w.next_at <= ? and not w.muted and m.status = 'running' order by w.next_at", at)

    async def of(self, match_id: int) -> list[Wait]:
        """Read whom a match waits for, since when, and how often they were reminded."""
        return await self._select("w.match_id = ? order by w.seat", match_id)

    async def reminded(self, wait: Wait, message_id: int | None) -> Wait:
        """Remember that a reminder was sent, if the seat is still waited for; the one before becomes litter."""
        async with self._db.transaction() as tx:
            info = await info_of(tx, wait.match_id)
            hours, person = await _hours(tx, info, wait.user_id)
            following = self._following(wait, hours, person)
            await _mark_stale(tx, info, wait.seat)
            kept = await tx.row(
                "update waits set reminded = ?, next_at = ?, message_id = ?"
                " where match_id = ? and seat = ? and since = ? returning seat",
                *(wait.reminded + 1, following and written(following), message_id),
                *(wait.match_id, wait.seat, written(wait.since)),
            )
            if kept is None and message_id is not None:
                await tx.run(
                    "insert or ignore into litter (message_id, channel_id) values (?, ?)", message_id, info.channel_id
                )
        return next(iter(await self._select("w.match_id = ? and w.seat = ?", wait.match_id, wait.seat)), wait)

    def _following(self, wait: Wait, hours: Collection[int], person: Person) -> datetime | None:
        """Say when the reminder after this one is due: one that fell due meanwhile keeps its distance all the same."""
        due, now, ordered = (
            next_reminder(wait.counted_since, wait.reminded + 1, hours, person),
            self._clock(),
            sorted(hours),
        )
        if due is None or due > now:
            return due
        apart = timedelta(hours=ordered[wait.reminded + 1] - ordered[wait.reminded])
        return person.after_quiet(now + apart)

    async def mute(self, match_id: int, seat: Seat) -> None:
        """Send no more reminders to this seat until it has played."""
        async with self._db.transaction() as tx:
            await tx.run("update waits set muted = 1 where match_id = ? and seat = ?", match_id, seat)

    async def stale_messages(self) -> list[StaleMessage]:
        """List the messages that have served and are to be deleted."""
        rows = await self._db.rows("select message_id, channel_id from litter order by message_id")
        return [StaleMessage(*row) for row in rows]

    async def cleared(self, stale: StaleMessage) -> None:
        """Remember that a message was deleted, or cannot be."""
        async with self._db.transaction() as tx:
            await tx.run("delete from litter where message_id = ?", stale.message_id)

    async def _select(self, where: str, *args: object) -> list[Wait]:
        rows = await self._db.rows(
            "select w.*, s.user_id, json_array_length(m.waiting) = 1 as alone"
            " from waits w join seats s using (match_id, seat) join matches m on m.id = w.match_id"
            f" where s.user_id is not null and {where}",
            *args,
        )
        return [_wait(row) for row in rows]


def _wait(row: Row) -> Wait:
    fields = (row["match_id"], row["seat"], row["user_id"], read(row["since"]), row["reminded"], bool(row["muted"]))
    down = timedelta(seconds=row["down"])
    return Wait(*fields, read_maybe(row["next_at"]), row["message_id"], bool(row["alone"]), down)


def next_reminder(since: datetime, reminded: int, hours: Collection[int], person: Person) -> datetime | None:
    """Say when the next reminder is due, quiet hours kept; None after the last."""
    if reminded >= len(hours):
        return None
    return person.after_quiet(since + timedelta(hours=sorted(hours)[reminded]))


def hours_of(info: TableInfo, is_alone: bool | None = None) -> tuple[int, ...]:
    """Read the hours after which a table reminds: its option `reminders`, "12,24,48" or empty.

    Whoever plays alone lets nobody wait, and is reminded only if they chose hours. A lobby in which one person sits
    may yet fill; who knows that it would start alone says so.
    """
    chosen = info.options.get("reminders")
    if chosen is None:
        return () if (info.is_alone if is_alone is None else is_alone) else REMINDERS
    return tuple(int(hour) for hour in chosen.split(",") if hour)


async def sync(
    tx: Transaction,
    info: TableInfo,
    waiting: Collection[Seat],
    now: datetime,
    presser: Seat | None = None,
    new_duty: bool = False,
    at_panel: Collection[Seat] = (),
) -> dict[Seat, datetime]:
    """Open a wait for every person who must act and close the others; say since when each is waited for then.

    Part of the press that changed who must act. Whoever has just pressed is there: their time begins anew, and no
    post needs to ping them; with a new duty they are asked since now. Those at a panel are about to see it there.
    """
    wanted = {each.seat: each for each in info.people_among(waiting)}
    since = dict(info.asked_since)
    for seat in since.keys() - wanted.keys():
        await _close(tx, info, seat)
        del since[seat]
    if presser in since:
        await _is_there(tx, info, presser, now, new_duty, PROMISED if new_duty and presser in at_panel else TOLD)
        since |= {presser: now} if new_duty else {}
    for seat in wanted.keys() - since.keys():
        aware = PROMISED if seat in at_panel else TOLD if seat == presser else UNAWARE
        await _open(tx, info, wanted[seat], now, aware)
        since[seat] = now
    return since


async def _is_there(
    tx: Transaction, info: TableInfo, seat: Seat, now: datetime, new_duty: bool, aware: int = TOLD
) -> None:
    """Ping a seat no more and let it have all the time again, because its player has just pressed something."""
    user_id, at = info.seat(seat).user_id, written(now)
    row = await tx.row(
        "update waits set pinged = ?, asked_at = case when ? then ? else asked_at end"
        " where match_id = ? and seat = ? returning since",
        *(aware, new_duty, at, info.id, seat),
    )
    if row is not None and user_id is not None and read(row["since"]) <= now - PRESENT:
        await _mark_stale(tx, info, seat)
        first = next_reminder(now, 0, *await _hours(tx, info, user_id))
        await tx.run(
            "update waits set since = ?, down = 0, reminded = 0, muted = 0, next_at = ?, message_id = null"
            " where match_id = ? and seat = ?",
            *(at, first and written(first), info.id, seat),
        )


async def reopen(
    tx: Transaction, info: TableInfo, seats: Collection[Seat], now: datetime, presser: Seat | None = None
) -> None:
    """Count from now, and ping anew, for some of those who are waited for: the duty is somebody else's, or resumed.

    Whoever has just pressed is there, and needs no ping.
    """
    for seat in info.asked_since.keys() & set(seats):
        await _close(tx, info, seat)
    for who in info.people_among(set(info.waiting) & set(seats)):
        await _open(tx, info, who, now, TOLD if who.seat == presser else UNAWARE)


async def ping_again(tx: Transaction, match_id: int) -> None:
    """Let the next post ping everybody who is waited for: those before it are out of sight."""
    await tx.run(f"update waits set pinged = {UNAWARE} where match_id = ?", match_id)


async def clear_reminders(tx: Transaction, info: TableInfo) -> None:
    """Delete the reminders of a match that leaves its channel."""
    for row in await tx.rows("select seat from waits where match_id = ?", info.id):
        await _mark_stale(tx, info, row["seat"])
    await tx.run("update waits set message_id = null where match_id = ?", info.id)


async def reschedule(tx: Transaction, person: Person) -> None:
    """Set the reminders of a person anew, after they chose other hours."""
    rows = await tx.rows(
        "select w.* from waits w join seats s using (match_id, seat) where s.user_id = ?", person.user_id
    )
    for row in rows:
        hours, _ = await _hours(tx, await info_of(tx, row["match_id"]), person.user_id)
        counted = read(row["since"]) + timedelta(seconds=row["down"])
        due = next_reminder(counted, row["reminded"], hours, person)
        await tx.run(
            "update waits set next_at = ? where match_id = ? and seat = ?",
            *(due and written(due), row["match_id"], row["seat"]),
        )


async def discount(tx: Transaction, left: datetime, now: datetime) -> None:
    """Count for nobody the time from when the bot was last there until now, in which nobody could play."""
    for row in await tx.rows("select w.*, s.user_id from waits w join seats s using (match_id, seat)"):
        missed = now - max(left, read(row["since"]))
        due = read_maybe(row["next_at"])
        if due is not None and due > left:
            due = (await person_of(tx, row["user_id"])).after_quiet(due + missed)
        await tx.run(
            "update waits set down = down + ?, next_at = ? where match_id = ? and seat = ?",
            *(round(missed.total_seconds()), due and written(due), row["match_id"], row["seat"]),
        )


async def _open(tx: Transaction, info: TableInfo, who: SeatInfo, now: datetime, aware: int) -> None:
    assert who.user_id is not None
    first = next_reminder(now, 0, *await _hours(tx, info, who.user_id))
    await tx.run(
        "insert into waits (match_id, seat, since, asked_at, next_at, pinged) values (?, ?, ?, ?, ?, ?)",
        *(info.id, who.seat, written(now), written(now), first and written(first), aware),
    )


async def _close(tx: Transaction, info: TableInfo, seat: Seat) -> None:
    await _mark_stale(tx, info, seat)
    await tx.run("delete from waits where match_id = ? and seat = ?", info.id, seat)


async def _mark_stale(tx: Transaction, info: TableInfo, seat: Seat) -> None:
    await tx.run(
        "insert or ignore into litter (message_id, channel_id) select message_id, ? from waits"
        " where match_id = ? and seat = ? and message_id is not null",
        *(info.channel_id, info.id, seat),
    )


async def _hours(tx: Transaction, info: TableInfo, user_id: int) -> tuple[tuple[int, ...], Person]:
    person = await person_of(tx, user_id)
    unasked = info.is_alone and not info.options.get("reminders")
    return (hours_of(info) if unasked or person.reminders is None else person.reminders), person
