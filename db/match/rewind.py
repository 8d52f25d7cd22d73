"""Going back beyond a commit, at the wish of the table: rows are marked, never removed, and no die comes again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import zip_longest
from typing import Any

from db import progress
from db.match import log
from db.match.store import set_waiting
from db.outbox import put
from db.store.connection import Source, Transaction
from db.table import waits
from db.table.info import Status, check_free, game_of, info_of, refused
from engine.core.decision import Seat
from engine.core.game import Event, Game
from engine.core.play import pending, waiting_on
from engine.core.steps import is_at_turn


@dataclass(frozen=True, slots=True)
class Commit:
    """A turn of a player that a table may ask to undo, with all that came after it."""

    n: int
    to_n: int
    """Where a rewind to before this goes."""
    seat: Seat
    events: tuple[Event, ...]
    """What came of the player's presses in it."""
    undoes: int
    """How many turns would go, itself included."""
    seats: frozenset[Seat]
    """Whose presses would go."""
    at: datetime


async def commits(source: Source, game: Game[Any], match_id: int, limit: int = 10) -> list[Commit]:
    """List the turns that the last so many commits make up, newest first."""
    bound = await source.row(
        f"select n from presses where match_id = ? and {progress.COUNTS} order by n desc limit 1 offset ?",
        match_id,
        limit,
    )
    return await _turns_after(source, game, match_id, 0 if bound is None else int(bound["n"]))


async def _turns_after(source: Source, game: Game[Any], match_id: int, start: int) -> list[Commit]:
    """List the turns committed after a press, newest first; a position is only looked at where it tells them apart."""
    last = await progress.last_commit(source, match_id)
    rows = await log.read(source, game, match_id, f"n > ? and n <= ? and gone = {progress.LIVE}", start, last)
    turns: list[tuple[int, list[log.Logged]]] = []
    turn: list[log.Logged] = []
    state: Any = None
    for row, following in zip_longest(rows, rows[1:]):
        turn.append(row)
        if state is not None:
            log.play_again(state, row.press)
        elif _may_go_on(row, following):
            state = await log.state_at(source, game, match_id, row.n)
        if row.press.commit and not (_may_go_on(row, following) and is_at_turn(state, row.press.seat)):
            turns += [(start, turn)] if row.rewound_to is None else []
            start, turn = row.n, []
    found: list[Commit] = []
    seats: frozenset[Seat] = frozenset()
    for to_n, turn in reversed(turns):
        end = turn[-1]
        events = tuple(event for row in turn if row.seat == end.seat for event in row.press.events)
        seats |= {row.press.seat for row in turn}
        found.append(Commit(end.n, to_n, end.press.seat, events, len(found) + 1, seats, end.at))
    return found


def _may_go_on(row: log.Logged, following: log.Logged | None) -> bool:
    """Say whether a commit may only have settled what chance gave, so that the next press is of the same turn."""
    if following is None or following.rewound_to is not None:
        return False
    return row.press.commit and bool(row.press.draws) and following.seat == row.seat


async def rewind(
    tx: Transaction,
    games: Mapping[str, Game[Any]],
    match_id: int,
    to_n: int,
    by: Seat | None,
    now: datetime,
    agreed_at: int | None = None,
) -> None:
    """Go back to a commit. `agreed_at` is the last commit of which the table knew; if there are later ones, refuse."""
    info = await info_of(tx, match_id)
    if info.status is Status.OVER:
        await check_free(tx, info.channel_id, but=match_id)
    else:
        info.check_running()
    game, last = game_of(games, info.game), await progress.last_commit(tx, match_id)
    if agreed_at is not None and agreed_at != last:
        raise refused("table-moved-on")
    live = f"match_id = ? and n {{}} ? and gone = {progress.LIVE}"
    target = await tx.row(f"select 1 from presses where {live.format('=')} and committed", match_id, to_n)
    if target is None or to_n >= last:
        raise refused("table-no-such-moment")
    state = await log.state_at(tx, game, match_id, to_n)
    state.drawn = max(state.drawn, await _drawn(tx, match_id))
    undid = len(await _turns_after(tx, game, match_id, to_n))
    await tx.run(f"update presses set gone = {progress.REWOUND} where {live.format('>')}", match_id, to_n)
    await tx.run(
        f"update presses set gone = {progress.DISCARDED} where match_id = ? and gone = {progress.UNDONE}", match_id
    )
    await tx.run("delete from snapshots where match_id = ? and n > ?", match_id, to_n)
    n = await progress.last_press(tx, match_id) + 1
    press = log.without_moves(state.drawn, seat=by)
    await log.write(tx, game, match_id, n, press, now, rewound_to=to_n, undid=undid)
    await log.snapshot(tx, game, match_id, n, state)
    await waits.sync(tx, info, (), now)
    await set_waiting(tx, info, waiting_on(pending(state)), now)
    await put(tx, match_id, "turn", n, now, {"rewound_to": to_n, "undid": undid, "by": by})


async def _drawn(source: Source, match_id: int) -> int:
    """Find the highest number of draws ever reached, rewound presses included: no die is rolled twice."""
    row = await source.row(
        "select max(first_draw + json_array_length(draws)) from presses where match_id = ?", match_id
    )
    assert row is not None
    return int(row[0])
