"""Going back beyond a commit, at the wish of the table: rows are marked, never removed, and no die comes again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from db import log, waits
from db.connection import Source, Transaction
from db.info import Status, check_free, info_of, refused
from db.loaded import game_of
from db.outbox import last_n, put
from db.storing import pass_on
from engine.core.decision import Seat
from engine.core.game import Event, Game
from engine.core.play import pending, waiting_on


@dataclass(frozen=True, slots=True)
class Commit:
    """Something a table may ask to undo, with all that came after it."""

    n: int
    to_n: int
    """Where a rewind to before this goes."""
    seat: Seat | None
    events: tuple[Event, ...]
    """What happened in it, the presses that led up to it included."""
    undoes: int
    """How many commits would go, itself included."""
    seats: frozenset[Seat]
    """Whose presses would go."""
    at: datetime


async def commits(source: Source, game: Game[Any], match_id: int, limit: int = 10) -> list[Commit]:
    """Give the last commits, newest first."""
    live = f"match_id = ? and gone = {log.LIVE}"
    bound = await source.row(
        f"select n from presses where {live} and committed order by n desc limit 1 offset ?", match_id, limit
    )
    start = 0 if bound is None else int(bound["n"])
    last = await log.last_commit(source, match_id)
    found: list[Commit] = []
    events: list[Event] = []
    rows = await log.read(source, game, match_id, f"n > ? and n <= ? and gone = {log.LIVE}", start, last)
    for row in rows:
        events += row.press.events
        if row.press.commit:
            if row.rewound_to is None:
                later = [each for each in rows if each.n > start and each.rewound_to is None]
                seats = frozenset(each.seat for each in later if each.seat is not None)
                undoes = sum(each.press.commit for each in later)
                found.append(Commit(row.n, start, row.seat, tuple(events), undoes, seats, row.at))
            start, events = row.n, []
    return found[::-1]


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
    game, last = game_of(games, info.game), await log.last_commit(tx, match_id)
    if agreed_at is not None and agreed_at != last:
        raise refused("table-moved-on")
    live = f"match_id = ? and n {{}} ? and gone = {log.LIVE}"
    target = await tx.row(f"select 1 from presses where {live.format('=')} and committed", match_id, to_n)
    if target is None or to_n >= last:
        raise refused("table-no-such-moment")
    state = await log.state_at(tx, game, match_id, to_n)
    state.drawn = max(state.drawn, await _drawn(tx, match_id))
    undid = await tx.row(
        f"select count(*) from presses where {live.format('>')} and committed and rewound_to is null", match_id, to_n
    )
    assert undid is not None
    await tx.run(f"update presses set gone = {log.REWOUND} where {live.format('>')}", match_id, to_n)
    await tx.run(f"update presses set gone = {log.DISCARDED} where match_id = ? and gone = {log.UNDONE}", match_id)
    await tx.run("delete from snapshots where match_id = ? and n > ?", match_id, to_n)
    n = await last_n(tx, match_id) + 1
    press = log.without_moves(state.drawn, seat=by)
    await log.write(tx, game, match_id, n, press, now, rewound_to=to_n, undid=undid[0])
    await log.snapshot(tx, game, match_id, n, state)
    await waits.sync(tx, info, (), now)
    await pass_on(tx, info, waiting_on(pending(state)), now)
    await put(tx, match_id, "turn", n, now, {"rewound_to": to_n, "undid": undid[0], "by": by})


async def _drawn(source: Source, match_id: int) -> int:
    """Give the highest number of draws ever reached, rewound presses included."""
    row = await source.row(
        "select max(first_draw + json_array_length(draws)) from presses where match_id = ?", match_id
    )
    assert row is not None
    return int(row[0])
