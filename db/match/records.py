"""Matches to and from files: what was decided and what chance gave, without seed and without people."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeAlias

from db.match import log
from db.match.chances import note_round
from db.match.start import setup_of, store_beginning
from db.match.store import set_waiting
from db.outbox import put
from db.store.connection import Database, Source, Transaction
from db.store.timestamps import written
from db.table.info import Status, check_free, game_of, info_of, refused
from db.table.tables import add_seat
from engine.core.codec import codec_of
from engine.core.decision import Text
from engine.core.errors import Damaged, Refused
from engine.core.game import Game
from engine.core.levels import Level
from engine.core.match import Press
from engine.core.options import unknown
from engine.core.play import pending, waiting_on
from engine.core.record import Entry, Record, read_record, replay

User: TypeAlias = tuple[int, str] | None
"""Who gets a seat: id and name; None is a bot."""
MOST_DRAWS = 1 << 32
"""No match ever uses so many numbers of chance; a record that says so would break its dice."""


async def export(source: Source, games: Mapping[str, Game[Any]], match_id: int) -> bytes:
    """Write the record of a match up to its last commit."""
    info = await info_of(source, match_id)
    game = game_of(games, info.game)
    row = await source.row("select rules, setup from matches where id = ?", match_id)
    if row is None or row["setup"] is None:
        raise refused("table-not-started")
    rows = await log.counting(source, game, match_id, -1)
    entries = [
        Entry(move, each.press.first_draw, each.press.draws if i == len(each.press.moves) else ())
        for each in rows
        for i, move in enumerate(each.press.moves, start=1)
    ]
    levels = {each.seat: each.level for each in info.seats if each.played_by_bot}
    setup, draws = setup_of(row["setup"]), rows[0].press.draws
    return Record(info.game, row["rules"], setup, draws, entries, levels=levels).dump()


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played again: its presses, and the states worth keeping."""

    record: Record
    presses: list[Press]
    first: Any
    last: Any
    """State after the last commit."""
    last_n: int


def play_record(games: Mapping[str, Game[Any]], raw: bytes) -> Replayed:
    """Play a record to its end; raise Damaged if it is none, or does not fit the rules."""
    record = read_record(raw)
    game = game_of(games, record.game)
    if not 1 <= record.rules <= game.rules:
        raise Damaged(Text("damaged-newer", {"schema": record.rules}))
    if unknown(game.options, record.setup.options) is not None:
        raise Damaged(Text("table-record-options"))
    if not all(0 <= entry.first_draw <= MOST_DRAWS for entry in record.entries):
        raise Damaged(Text("damaged-draws"))
    try:
        return _play(game, record)
    except Damaged:
        raise
    except (Refused, RuntimeError, LookupError, ValueError) as error:
        raise Damaged(Text("damaged-unreadable")) from error


def _play(game: Game[Any], record: Record) -> Replayed:
    outcomes, copy = replay(game, record), codec_of(game).copy
    start = next(outcomes)
    first = last = copy(start.state)
    presses, last_n = [log.without_moves(0, start.draws, start.events)], 0
    drawn, turn = start.state.drawn, start.state.turns_begun
    for entry, outcome in zip(record.entries, outcomes, strict=True):
        at = max(drawn, entry.first_draw)
        moved = ((entry.move,), at, outcome.draws, outcome.forced, outcome.events, outcome.commit)
        presses.append(Press(entry.move.seat, *moved, turn=turn, round_over=outcome.round_over))
        drawn, turn = outcome.state.drawn, outcome.state.turns_begun
        if outcome.commit:
            last, last_n = copy(outcome.state), len(presses) - 1
    return Replayed(record, presses, first, last, last_n)


async def store_record(
    db: Database,
    games: Mapping[str, Game[Any]],
    played: Replayed,
    guild_id: int | None,
    channel_id: int,
    users: Sequence[User],
    language: str,
    now: datetime,
) -> int:
    """Make a table of a record, with people of its own and a new seed; nothing of it is told again in the channel."""
    record, game = played.record, game_of(games, played.record.game)
    people = [user for user in users if user is not None]
    if len(users) != record.setup.seats or not people:
        raise refused("table-record-seats", count=record.setup.seats)
    async with db.transaction() as tx:
        await check_free(tx, channel_id)
        at = written(now)
        row = await tx.row(
            "insert into matches (game, status, language, options, game_options, host_id, guild_id, channel_id,"
            " told_n, created_at, updated_at) values (?, 'running', ?, '{}', ?, ?, ?, ?, ?, ?, ?) returning id",
            *(game.key, language, json.dumps(record.setup.options), people[0][0], guild_id, channel_id),
            *(played.last_n, at, at),
        )
        assert row is not None
        match_id: int = row["id"]
        for seat, user in enumerate(users):
            level = record.levels.get(seat, Level.NORMAL) if user is None else Level.NORMAL
            user_id, name = user or (None, "")
            await add_seat(tx, match_id, seat, user_id, name, level)
        await _store_presses(tx, match_id, game, played, users, now)
        waiting, over = waiting_on(pending(played.last)), played.last.result is not None
        status = Status.OVER if over else Status.RUNNING
        await set_waiting(tx, await info_of(tx, match_id), waiting, now, status)
        await put(tx, match_id, "end" if over else "turn", played.last_n, now)
    return match_id


async def _store_presses(
    tx: Transaction, match_id: int, game: Game[Any], played: Replayed, users: Sequence[User], now: datetime
) -> None:
    """Store what was played as if by those who go on with it: a rewind asks them."""
    record, seed = played.record, secrets.token_bytes(16)
    await tx.run("update seats set seen_n = ? where match_id = ?", played.last_n, match_id)
    await store_beginning(tx, match_id, game, record.setup, seed, played.presses[0], played.first, now)
    drafts: list[int] = []
    for n, press in enumerate(played.presses[1:], start=1):
        owner = users[press.seat]
        await log.write(tx, game, match_id, n, press, now, user_id=None if owner is None else owner[0])
        if press.commit:
            await log.settle(tx, match_id, drafts, n)
            drafts.clear()
        else:
            drafts.append(n)
        if press.round_over:
            await note_round(tx, match_id, n)
    if played.last_n:
        await log.snapshot(tx, game, match_id, played.last_n, played.last)
