"""The log of a match: one row a press, with everything needed to play it again and to tell it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from db.progress import LIVE
from db.store.connection import Row, Source, Transaction
from db.store.timestamps import read as read_moment
from db.store.timestamps import written
from engine.core.codec import codec_of
from engine.core.decision import Move, Seat, Text
from engine.core.errors import Damaged
from engine.core.game import Draw, Event, Game, State
from engine.core.match import Press
from engine.core.play import advance, pending
from engine.core.record import RecordedDice

LOG = logging.getLogger(__name__)
NOBODY: Seat = -1
"""In place of a seat where no player did anything."""
SNAPSHOTS = 3
"""So many of the newest snapshots are kept, and the first; all others can be had by replay."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A press as it is stored. Without moves it is the set-up, or a rewind."""

    n: int
    seat: Seat | None
    press: Press
    rewound_to: int | None
    undid: int
    at: datetime


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """What a press is to whoever reads the history of a match."""

    n: int
    seat: Seat | None
    """None: the set-up, or a rewind nobody at the table asked for."""
    events: tuple[Event, ...]
    committed: bool
    at: datetime
    rewound_to: int | None
    """Of a rewind: the press it led back to."""
    undid: int
    """Of a rewind: how many turns went."""
    drew: bool
    """Chance had a part in it."""


async def read(source: Source, game: Game[Any], match_id: int, where: str, *args: object) -> list[Logged]:
    """Read the rows of a condition, in their order."""
    rows = await source.rows(f"select * from presses where match_id = ? and {where} order by n", match_id, *args)
    return [logged(game, row) for row in rows]


def logged(game: Game[Any], row: Row) -> Logged:
    """Read one row back."""
    press = Press(
        seat=NOBODY if row["seat"] is None else row["seat"],
        moves=_moves(row["moves"]),
        first_draw=row["first_draw"],
        draws=tuple((sides, value) for sides, value in json.loads(row["draws"])),
        forced=_moves(row["forced"]),
        events=_events(game, row),
        commit=bool(row["committed"]),
    )
    return Logged(row["n"], row["seat"], press, row["rewound_to"], row["undid"], read_moment(row["at"]))


def _events(game: Game[Any], row: Row) -> tuple[Event, ...]:
    """Read the events of a row; a match does not stop because something that happened can no longer be told."""
    try:
        return tuple(codec_of(game).load_events(row["events"].encode()))
    except Damaged:
        LOG.warning("the events of press %d of match %d cannot be read", row["n"], row["match_id"])
        return ()


def history_entry(row: Logged) -> HistoryEntry:
    """Leave what a reader of the history needs."""
    press = row.press
    return HistoryEntry(
        row.n, row.seat, press.events, press.commit, row.at, row.rewound_to, row.undid, bool(press.draws)
    )


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
    """Add a row; its number must be free, so that two who wrote at once cannot both have succeeded."""
    await tx.run(
        "insert into presses (match_id, n, seat, user_id, moves, forced, first_draw, draws, events, committed,"
        " rewound_to, undid, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(match_id, n, None if press.seat == NOBODY else press.seat, user_id, _dump_moves(press.moves)),
        *(_dump_moves(press.forced), press.first_draw, _dump(press.draws), _dump_events(game, press), press.commit),
        *(rewound_to, undid, written(at)),
    )


async def rewrite(tx: Transaction, game: Game[Any], match_id: int, n: int, press: Press) -> None:
    """Correct what a draft press led to, after another one before it was taken back."""
    await tx.run(
        "update presses set forced = ?, events = ? where match_id = ? and n = ?",
        *(_dump_moves(press.forced), _dump_events(game, press), match_id, n),
    )


async def snapshot(tx: Transaction, game: Game[Any], match_id: int, n: int, state: State) -> None:
    """Store the state after a commit, and let go of older ones."""
    await tx.run("insert into snapshots values (?, ?, ?)", match_id, n, codec_of(game).store(state))
    await tx.run(
        "delete from snapshots where match_id = ? and n > 0 and n not in"
        f" (select n from snapshots where match_id = ? order by n desc limit {SNAPSHOTS})",
        *(match_id, match_id),
    )


async def state_at(source: Source, game: Game[Any], match_id: int, n: int) -> Any:
    """Rebuild the state after a press, from the newest snapshot before it that is whole, and the presses since."""
    at, broken = n, Damaged(Text("damaged-unreadable"))
    while True:
        row = await source.row(
            "select n, state from snapshots where match_id = ? and n <= ? order by n desc limit 1", match_id, at
        )
        if row is None:
            raise broken
        try:
            state = codec_of(game).restore(row["state"])
        except Damaged as error:
            at, broken = row["n"] - 1, error
            continue
        if row["n"] < n:
            for later in await read(source, game, match_id, f"n > ? and n <= ? and gone = {LIVE}", row["n"], n):
                play_again(state, later.press)
        return state


def play_again(state: State, press: Press) -> Press:
    """Apply a stored press in place, with the numbers chance gave then; give what it leads to now."""
    state.drawn = max(state.drawn, press.first_draw)
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
    )


def without_moves(
    first_draw: int, draws: Sequence[Draw] = (), events: Sequence[Event] = (), seat: Seat | None = None
) -> Press:
    """Make the row of a set-up or of a rewind: it commits, and nobody answered anything."""
    return Press(NOBODY if seat is None else seat, (), first_draw, tuple(draws), (), tuple(events), commit=True)


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
