"""The log of a match: one row a press, with everything needed to play it again and to tell it.

Rows are numbered as they were pressed. A press counts from the commit of its seat on (`final_n`); until then it is a
draft that only its seat knows. Whoever reads the history gets what counts, in the order it came to count.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import msgspec

from db import progress
from db.store.connection import Row, Source, Transaction
from db.store.sums import is_whole
from db.store.timestamps import read as read_moment
from db.store.timestamps import written
from engine.core.codec import codec_of
from engine.core.decision import Move, Seat, Text
from engine.core.errors import Damaged
from engine.core.game import Draw, Event, Game, State
from engine.core.match import Press
from engine.core.play import advance, pending, shown
from engine.core.record import RecordedDice

LOG = logging.getLogger(__name__)
NOBODY: Seat = -1
"""In place of a seat where no player did anything."""
IN_ORDER = "order by final_n, n"
"""The order in which presses came to count."""
SNAPSHOTS, APART = 3, 64
"""So many of the newest snapshots are kept, and of older ones the first in so many presses; the rest is replayed."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A press as it is stored. Without moves it is the set-up, or a rewind."""

    n: int
    final_n: int | None
    """The commit that made it count; None while it is a draft."""
    seat: Seat | None
    press: Press
    rewound_to: int | None
    undid: int
    at: datetime


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """What a press is to one reader of the history of a match: its events are those this reader may know."""

    n: int
    commit_n: int
    """The commit from which on it counts."""
    seat: Seat | None
    """None: the set-up, or a rewind nobody at the table asked for."""
    events: tuple[Event, ...]
    at: datetime
    turn: int
    """Presses of one turn have the same number."""
    rewound_to: int | None
    """Of a rewind: the commit it led back to."""
    undid: int
    """Of a rewind: how many turns went; below 0, how many came back as a rewind was taken back."""
    drew: bool
    """Chance had a part in it."""


async def history(
    source: Source, game: Game[Any], match_id: int, after: int, reader: Seat | None, until: int | None = None
) -> list[HistoryEntry]:
    """Read for one reader (None: a bystander) what came to count after a commit, up to another one or the last."""
    return _told(game, await _counting(source, match_id, after, until), reader)


async def since_event(
    source: Source, game: Game[Any], match_id: int, kind: type[Event], times: int, reader: Seat | None
) -> list[HistoryEntry]:
    """Read for one reader, from the newest backwards, until an event of a kind was found so many times.

    A match is longer than what is read so: what happened before is not looked at.
    """
    told: list[HistoryEntry] = []
    found = read = 0
    while found < times:
        rows = await source.rows(
            f"select * from presses where match_id = ? and {progress.COUNTS}"
            f" order by final_n desc, n desc limit {APART} offset {read:d}",
            match_id,
        )
        entries = _told(game, rows, reader)
        told += entries
        found += sum(isinstance(event, kind) for entry in entries for event in entry.events)
        read += len(rows)
        if len(rows) < APART:
            break
    return told[::-1]


async def commits(
    source: Source, game: Game[Any], match_id: int, numbers: Collection[int], reader: Seat | None
) -> list[HistoryEntry]:
    """Read for one reader the presses that committed under some numbers."""
    rows = await source.rows(
        f"select * from presses where match_id = ? and {progress.COUNTS}"
        f" and n in ({', '.join(map(str, sorted(numbers)))}) order by n",
        match_id,
    )
    return _told(game, rows, reader)


def _told(game: Game[Any], rows: Iterable[Row], reader: Seat | None) -> list[HistoryEntry]:
    """Show presses to one reader; a match does not stop because one that has been made can no longer be told."""
    told = []
    for row in rows:
        with suppress(Damaged):
            told.append(history_entry(logged(game, row), reader))
    return told


def history_entry(row: Logged, reader: Seat | None) -> HistoryEntry:
    """Show a press to one reader, without what they may not know."""
    press = row.press
    return HistoryEntry(
        n=row.n,
        commit_n=row.n if row.final_n is None else row.final_n,
        seat=row.seat,
        events=told_to(reader, press),
        at=row.at,
        turn=press.turn,
        rewound_to=row.rewound_to,
        undid=row.undid,
        drew=bool(press.draws),
    )


def told_to(reader: Seat | None, press: Press) -> tuple[Event, ...]:
    """Give of what came of a press what a reader (None: a bystander) may know.

    The only place where secrets are taken out of events: all that is told or drawn comes through here. What a record
    is watched for goes the same way in the engine (`watch`).
    """
    return tuple(shown(press.events, reader))


async def counting(
    source: Source, game: Game[Any], match_id: int, after: int, until: int | None = None
) -> list[Logged]:
    """Read the presses that came to count after a commit, up to another one or the last."""
    return [logged(game, row) for row in await _counting(source, match_id, after, until)]


async def _counting(source: Source, match_id: int, after: int, until: int | None) -> list[Row]:
    bound = "" if until is None else f" and final_n <= {until:d}"
    return await source.rows(
        f"select * from presses where match_id = ? and {progress.COUNTS} and final_n > ?{bound} {IN_ORDER}",
        *(match_id, after),
    )


async def taken_by(source: Source, game: Game[Any], match_id: int, rewind_n: int) -> list[HistoryEntry]:
    """Read what a rewind took away, in the order it had counted, as everybody may know it."""
    rows = await source.rows(
        f"select * from presses where match_id = ? and rewound_by = ? and gone = {progress.REWOUND} {IN_ORDER}",
        *(match_id, rewind_n),
    )
    return _told(game, rows, None)


async def presses_in_turn(source: Source, match_id: int, turn: int, seat: Seat) -> int:
    """Count the presses a seat has made in a turn, those that do not count yet included."""
    row = await source.row(
        f"select count(*) from presses indexed by presses_of_turn where match_id = ? and gone = {progress.LIVE}"
        " and turn = ? and seat = ? and rewound_to is null",
        *(match_id, turn, seat),
    )
    return 0 if row is None else int(row[0])


async def of_turns(source: Source, game: Game[Any], match_id: int, turns: Collection[int]) -> list[Logged]:
    """Read the presses of some turns, in the order they came to count."""
    rows = await source.rows(
        f"select * from presses indexed by presses_of_turn where match_id = ? and {progress.COUNTS}"
        f" and turn in ({', '.join(map(str, sorted(turns)))}) and rewound_to is null {IN_ORDER}",
        match_id,
    )
    return [logged(game, row) for row in rows]


async def lately(
    source: Source, game: Game[Any], match_id: int, after: int, seat: Seat, turns: Collection[int]
) -> list[HistoryEntry]:
    """Read for a seat, in one go, what came to count after a commit and what was done in some turns."""
    counting = f"match_id = ? and {progress.COUNTS}"
    within = ", ".join(map(str, sorted(turns)))
    of_turns = f"select n from presses indexed by presses_of_turn where {counting} and turn in ({within})"
    rows = await source.rows(
        "select * from presses where match_id = ? and n in"
        f" (select n from presses where {counting} and final_n > ? union {of_turns}) {IN_ORDER}",
        *(match_id, match_id, after, match_id),
    )
    return _told(game, rows, seat)


def logged(game: Game[Any], row: Row) -> Logged:
    """Read one row back; raise Damaged if it is not what was stored."""
    if not is_whole(row):
        LOG.error("press %d of match %d is damaged", row["n"], row["match_id"])
        raise Damaged(Text("damaged-altered"))
    press = Press(
        seat=NOBODY if row["seat"] is None else row["seat"],
        moves=_moves(row["moves"]),
        first_draw=row["first_draw"],
        draws=tuple((sides, value) for sides, value in json.loads(row["draws"])),
        forced=_moves(row["forced"]),
        events=_events(game, row),
        commit=bool(row["committed"]),
        turn=row["turn"],
    )
    at = read_moment(row["at"])
    return Logged(row["n"], row["final_n"], row["seat"], press, row["rewound_to"], row["undid"], at)


def _events(game: Game[Any], row: Row) -> tuple[Event, ...]:
    """Read the events of a row; a match does not stop because something that happened can no longer be told."""
    try:
        return tuple(codec_of(game).load_events(row["events"].encode()))
    except Damaged:
        LOG.warning("the events of press %d of match %d cannot be read", row["n"], row["match_id"])
        return ()


async def write(
    tx: Transaction,
    game: Game[Any],
    match_id: int,
    n: int,
    press: Press,
    at: datetime,
    *,
    user_id: int | None = None,
    rewound_to: int | None = None,
    undid: int = 0,
) -> None:
    """Add a row; its number must be free, so that two who wrote at once cannot both have succeeded.

    A press that commits makes everything count that its seat had drafted.
    """
    await tx.run(
        "insert into presses (match_id, n, seat, user_id, moves, forced, first_draw, draws, events, committed,"
        " final_n, turn, rewound_to, undid, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(match_id, n, None if press.seat == NOBODY else press.seat, user_id, _dump_moves(press.moves)),
        *(_dump_moves(press.forced), press.first_draw, _dump(press.draws), _dump_events(game, press), press.commit),
        *(n if press.commit else None, press.turn, rewound_to, undid, written(at)),
    )


async def settle(tx: Transaction, match_id: int, numbers: Sequence[int], commit_n: int) -> None:
    """Let the drafts of a seat count from its commit on."""
    if numbers:
        await tx.run(
            f"update presses set final_n = ? where match_id = ? and n in ({', '.join(map(str, numbers))})",
            *(commit_n, match_id),
        )


async def rewrite(tx: Transaction, game: Game[Any], match_id: int, n: int, press: Press) -> None:
    """Correct what a draft leads to, after somebody else's commit came before it."""
    await tx.run(
        "update presses set forced = ?, events = ?, turn = ? where match_id = ? and n = ?",
        *(_dump_moves(press.forced), _dump_events(game, press), press.turn, match_id, n),
    )


async def discard(tx: Transaction, match_id: int, numbers: Iterable[int]) -> None:
    """Give up presses for good."""
    for n in numbers:
        await tx.run(f"update presses set gone = {progress.DISCARDED} where match_id = ? and n = ?", match_id, n)


async def snapshot(tx: Transaction, game: Game[Any], match_id: int, n: int, state: State) -> None:
    """Store the state after a commit, and let go of older ones."""
    await tx.run(
        "insert into snapshots (match_id, n, state) values (?, ?, ?)", match_id, n, codec_of(game).store(state)
    )
    await tx.run(
        "delete from snapshots where match_id = ? and n ="
        f" (select n from snapshots where match_id = ? order by n desc limit 1 offset {SNAPSHOTS})"
        f" and n - n % {APART} <= (select max(n) from snapshots older where match_id = ? and older.n < snapshots.n)",
        *(match_id, match_id, match_id),
    )


async def state_at(source: Source, game: Game[Any], match_id: int, n: int) -> Any:
    """Restore the state after a commit: the newest snapshot before it that is whole, and the presses since."""
    at, broken = n, Damaged(Text("damaged-unreadable"))
    while True:
        row = await source.row(
            "select * from snapshots where match_id = ? and n <= ? order by n desc limit 1", match_id, at
        )
        if row is None:
            raise broken
        try:
            state = _restored(game, row)
        except Damaged as error:
            LOG.error("snapshot %d of match %d is damaged; an older one is looked for", row["n"], match_id)
            at, broken = row["n"] - 1, error
            continue
        if row["n"] < n:
            await _play_on(game, state, await _counting(source, match_id, row["n"], n))
        return state


def _restored(game: Game[Any], row: Row) -> Any:
    if not is_whole(row):
        raise Damaged(Text("damaged-altered"))
    return codec_of(game).restore(row["state"])


async def _play_on(game: Game[Any], state: State, rows: Sequence[Row]) -> None:
    """Play stored presses again, in place; many of them beside the event loop, so that nobody else waits."""

    def again() -> None:
        for row in rows:
            play_again(state, logged(game, row).press)

    if len(rows) > APART:
        await asyncio.to_thread(again)
    else:
        again()


def play_again(state: State, press: Press) -> Press:
    """Apply a stored press in place, with the numbers chance gave then; return what it leads to now."""
    state.drawn = max(state.drawn, press.first_draw)
    turn = state.turns_begun
    dice, asked, outcomes = RecordedDice(press.draws), pending(state), []
    for move in press.moves:
        outcome = advance(state, asked, move, dice)
        asked = outcome.asked
        outcomes.append(outcome)
    return Press(
        seat=press.seat,
        moves=press.moves,
        first_draw=press.first_draw,
        draws=tuple(draw for outcome in outcomes for draw in outcome.draws),
        forced=tuple(move for outcome in outcomes for move in outcome.forced),
        events=tuple(event for outcome in outcomes for event in outcome.events),
        commit=outcomes[-1].commit if outcomes else press.commit,
        turn=turn,
    )


def without_moves(
    first_draw: int, draws: Sequence[Draw] = (), events: Sequence[Event] = (), seat: Seat | None = None, turn: int = 0
) -> Press:
    """Make the row of a set-up or of a rewind: it commits, and nobody answered anything."""
    press = Press(NOBODY if seat is None else seat, (), first_draw, tuple(draws), (), tuple(events), commit=True)
    return msgspec.structs.replace(press, turn=turn)


def _dump(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _dump_events(game: Game[Any], press: Press) -> str:
    return codec_of(game).dump_events(press.events).decode()


def _dump_moves(moves: Iterable[Move]) -> str:
    return _dump([(move.seat, move.kind, move.answer) for move in moves])


def _moves(stored: str) -> tuple[Move, ...]:
    return tuple(
        Move(seat, kind, tuple(answer) if isinstance(answer, list) else answer)
        for seat, kind, answer in json.loads(stored)
    )
