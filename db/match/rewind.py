"""Going back beyond a commit, at the wish of the table: rows are marked, never removed, and no die comes again."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
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

COMMITS_A_TURN = 6
"""So many commits a turn are looked through at first to find the turns a table may go back to."""


@dataclass(frozen=True, slots=True)
class TurnBack:
    """A turn that a table may ask to undo, with all that came after it."""

    n: int
    """The commit that ended it, or its last one so far."""
    to_n: int
    """Where a rewind to before it goes."""
    seat: Seat | None
    """Whose turn it was; None if several acted at once."""
    events: tuple[Event, ...]
    """What came of it, as far as the reader may know: of one seat's turn what it did itself."""
    undoes: int
    """How many turns would go, itself included."""
    seats: frozenset[Seat]
    """Whose presses would go."""
    at: datetime


async def turns_back(
    source: Source, game: Game[Any], match_id: int, reader: Seat | None, limit: int = 10
) -> list[TurnBack]:
    """List the last turns, newest first, as one reader may know them."""
    start, turns = await _last_turns(source, game, match_id, limit)
    found: list[TurnBack] = []
    seats: frozenset[Seat] = frozenset()
    befores = [start, *map(_end, turns)]
    for to_n, turn in reversed(list(zip(befores, turns, strict=False))):
        acted = {row.press.seat for row in turn}
        seats |= acted
        if turn[0].rewound_to is None:
            seat = turn[-1].seat if len(acted) == 1 else None
            events = tuple(event for row in turn for event in log.told_to(reader, row.press))
            found.append(TurnBack(_end(turn), to_n, seat, events, len(found) + 1, seats, turn[-1].at))
    return found[:limit]


async def _last_turns(
    source: Source, game: Game[Any], match_id: int, wanted: int
) -> tuple[int, list[list[log.Logged]]]:
    """Read at least so many of the last turns if there are, and the commit before the first of them."""
    commits = wanted * COMMITS_A_TURN
    while True:
        bound = await source.row(
            f"select final_n from presses where match_id = ? and {progress.COUNTS} and committed"
            " order by final_n desc limit 1 offset ?",
            *(match_id, commits),
        )
        turns = _by_turn(await log.counting(source, game, match_id, 0 if bound is None else int(bound["final_n"])))
        if bound is None:
            return 0, turns
        if len(turns) > wanted:  # of the first one the beginning may be missing
            return _end(turns[0]), turns[1:]
        commits *= 4


def _by_turn(rows: Sequence[log.Logged]) -> list[list[log.Logged]]:
    """Put the presses of each turn together; a rewind is by itself."""
    grouped = itertools.groupby(rows, key=lambda row: (row.press.turn, row.rewound_to))
    return [list(turn) for _, turn in grouped]


def _end(turn: Sequence[log.Logged]) -> int:
    return max(row.final_n or row.n for row in turn)


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
    target = await tx.row(
        f"select 1 from presses where match_id = ? and n = ? and gone = {progress.LIVE} and committed", match_id, to_n
    )
    if target is None or to_n >= last:
        raise refused("table-no-such-moment")
    state = await log.state_at(tx, game, match_id, to_n)
    state.drawn = max(state.drawn, await most_drawn(tx, match_id))
    undone = _by_turn(await log.counting(tx, game, match_id, to_n))
    undid = sum(turn[0].rewound_to is None for turn in undone)
    n = await progress.last_press(tx, match_id) + 1
    await tx.run(
        f"update presses set gone = {progress.REWOUND}, rewound_by = ?"
        f" where match_id = ? and gone = {progress.LIVE} and final_n > ?",
        *(n, match_id, to_n),
    )
    await tx.run(f"update presses set gone = {progress.DISCARDED} where match_id = ? and final_n is null", match_id)
    await tx.run("delete from snapshots where match_id = ? and n > ?", match_id, to_n)
    press = log.without_moves(state.drawn, seat=by, turn=state.turns_begun)
    await log.write(tx, game, match_id, n, press, now, rewound_to=to_n, undid=undid)
    await log.snapshot(tx, game, match_id, n, state)
    await waits.sync(tx, info, (), now)
    await set_waiting(tx, await info_of(tx, match_id), waiting_on(pending(state)), now)
    await put(tx, match_id, "turn", n, now, {"rewound_to": to_n, "undid": undid, "by": by})


async def most_drawn(source: Source, match_id: int) -> int:
    """Find the highest number of draws ever reached, rewound presses included: no die is rolled twice."""
    row = await source.row(
        "select max(first_draw + json_array_length(draws)) from presses where match_id = ?", match_id
    )
    assert row is not None
    return int(row[0])
