"""Taking a rewind back while nothing was committed since: what it undid counts again, with the dice that fell then."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from db import progress
from db.match import log
from db.match.chances import tell_anew
from db.match.rewind import RewoundTurns, going, most_drawn
from db.match.store import settle_rewound
from db.match.turns import turns_taken
from db.store.connection import Source, Transaction
from db.table.info import Status, game_of, info_of, refused
from engine.core.decision import Seat
from engine.core.game import Game
from engine.core.play import pending, waiting_on


@dataclass(frozen=True, slots=True)
class LastRewind:
    """A rewind that is the last thing that happened in a match."""

    n: int
    to_n: int
    """The last commit before it, to which taking it back leads."""
    undid: int
    """How many turns went, and would come back."""
    going: RewoundTurns
    """Whose turns these are; the dice that fell in them come back with them, and concern nobody else."""


async def last_rewind(source: Source, match_id: int) -> LastRewind | None:
    """Find the rewind after which nothing was committed; None if there is none."""
    n = await progress.last_commit(source, match_id)
    row = await source.row("select rewound_to, undid from presses where match_id = ? and n = ?", match_id, n)
    if row is None or row["rewound_to"] is None or row["undid"] <= 0:
        return None
    taken = "match_id = ? and rewound_by = ? and gone = ?"
    last = await source.row(f"select max(final_n) from presses where {taken}", match_id, n, progress.REWOUND)
    if last is None or last[0] is None:
        return None
    back = going(await turns_taken(source, match_id, n))
    return LastRewind(n, last[0], row["undid"], replace(back, chancing=frozenset()))


async def undo_rewind(
    tx: Transaction,
    games: Mapping[str, Game[Any]],
    match_id: int,
    by: Seat | None,
    now: datetime,
    agreed_at: int | None = None,
    presser: Seat | None = None,
    looking: Collection[int] = (),
) -> frozenset[Seat]:
    """Go forward again to where the last rewind began. `agreed_at` is the commit of which the table knew.

    `presser` has just pressed for it; give who sees what follows at a panel, of the users `looking`.
    """
    info = await info_of(tx, match_id)
    info.check_running()
    game = game_of(games, info.game)
    found = await last_rewind(tx, match_id)
    if found is None or agreed_at not in (None, found.n):
        raise refused("table-moved-on")
    drawn = await most_drawn(tx, match_id)
    await tx.run(f"update presses set gone = {progress.DISCARDED} where match_id = ? and final_n is null", match_id)
    await tx.run(f"update presses set gone = {progress.REWOUND} where match_id = ? and n = ?", match_id, found.n)
    await tx.run(
        f"update presses set gone = {progress.LIVE}, rewound_by = null where match_id = ? and rewound_by = ?",
        *(match_id, found.n),
    )
    await tx.run("delete from snapshots where match_id = ? and n >= ?", match_id, found.n)
    state = await log.state_at(tx, game, match_id, found.to_n)
    state.drawn = max(state.drawn, drawn)
    n = await progress.last_press(tx, match_id) + 1
    press = log.without_moves(state.drawn, seat=by, turn=state.turns_begun)
    await log.write(tx, game, match_id, n, press, now, rewound_to=found.to_n, undid=-found.undid)
    await log.snapshot(tx, game, match_id, n, state)
    await tell_anew(tx, match_id)
    status = Status.RUNNING if state.result is None else Status.OVER
    told, waiting = {"rewound_to": found.to_n, "undid": -found.undid, "by": by}, waiting_on(pending(state))
    return await settle_rewound(tx, info, waiting, n, now, told, status, presser, looking)
