"""Going back beyond a commit, at the wish of the table: rows are marked, never removed, and no die comes again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from db import progress
from db.match import log
from db.match.chances import tell_anew
from db.match.store import settle_rewound
from db.match.turns import PlayedTurn, last_turns, turns_since
from db.store.connection import Source, Transaction
from db.table.info import Status, TableInfo, check_free, game_of, info_of, refused
from engine.core.decision import Seat
from engine.core.game import Event, Game, State
from engine.core.play import pending, waiting_on
from engine.core.veil import veiled

OWN = 3
"""So many of one's own turns can be gone back to, and the last one of everybody else."""
PRESSES = (160, 640)
"""So many of the last presses are looked through for these turns, at first and at most."""


@dataclass(frozen=True, slots=True)
class RewoundTurns:
    """What a rewind takes away, or brings back as it is undone."""

    people: Mapping[Seat, int]
    """How many turns of each person."""
    code: int
    """How many turns of bots, and of those for whom one played."""
    chancing: frozenset[Seat]
    """The people for whom chance decided something in them."""
    revealed: bool = False
    """Something came to light in them that nobody knew before: cards, say."""

    def asked_by(self, info: TableInfo, seat: Seat) -> list[Seat]:
        """Find the people who are asked besides whoever wishes it: those whose turns go, though a bot sits in for them.

        Dice that fell for the asker concern everybody at the table, for they would be thrown again; and so do cards
        that came to light, for the asker would play on knowing them.
        """
        concerned = range(len(info.seats)) if self.revealed or seat in self.chancing else self.people
        return [each.seat for each in info.owned_among(concerned) if each.seat != seat]


@dataclass(frozen=True, slots=True)
class TurnBack:
    """A turn of a person to before which a table may go back, with all that came after it."""

    n: int
    """The commit that ended it, or its last one so far."""
    to_n: int
    """Where a rewind to before it goes."""
    seat: Seat | None
    """Whose turn it was; None if several acted at once."""
    kind: str
    """What its first answer was about."""
    events: tuple[Event, ...]
    """What came of it, as far as the reader may know."""
    going: RewoundTurns
    """What would go, itself included."""


def going(turns: Iterable[PlayedTurn]) -> RewoundTurns:
    """Sum up whose turns some are."""
    found = list(turns)
    return RewoundTurns(
        people=Counter(seat for turn in found for seat in sorted(turn.people)),
        code=sum(len(turn.code) for turn in found),
        chancing=frozenset(seat for turn in found for seat in turn.chancing),
    )


async def turns_back(source: Source, game: Game[Any], match_id: int, seat: Seat) -> list[TurnBack]:
    """List for a seat its own last turns and the last one of each other person, the newest first.

    What code did goes with the turn of the person it followed: a rewind always leads to where a person decides.
    """
    for presses in PRESSES:
        turns = await last_turns(source, match_id, presses)
        chosen = _chosen(turns, seat)
        if sum(seat in turn.people for turn in chosen) == OWN:
            break
    if not chosen:
        return []
    made = await log.of_turns(source, game, match_id, [turn.turn for turn in chosen])
    oldest = chosen[-1].before_n
    state = await log.state_at(source, game, match_id, oldest)
    since = await log.counting(source, game, match_id, oldest)
    # beside the event loop: everything since is played again, more than once
    revealed = await asyncio.to_thread(_revealed, game, state, since, [turn.before_n for turn in chosen])
    found = []
    for turn in chosen:
        rows = [row for row in made if row.press.turn == turn.turn]
        gone = replace(going(each for each in turns if each.n >= turn.n), revealed=turn.before_n in revealed)
        found.append(_turn_back(turn, rows, gone, seat))
    return found


def _revealed(game: Game[Any], state: State, since: Sequence[log.Logged], commits: Collection[int]) -> set[int]:
    """Find the commits after which something came to light: with what was hidden then dealt anew, it comes otherwise.

    The state, after the first of these commits, is played on in place.
    """
    twins = _twins(game, state, min(commits), commits)
    revealed: set[int] = set()
    for row in since:
        for n, twin in list(twins.items()):
            if _comes_otherwise(twin, row):
                revealed |= {each for each in commits if each <= n}
        log.play_again(state, row.press)
        twins |= _twins(game, state, row.n, commits)
        twins = {n: twin for n, twin in twins.items() if n not in revealed}
    return revealed


def _twins(game: Game[Any], state: State, n: int, commits: Collection[int]) -> dict[int, State]:
    """Deal anew what is hidden after a commit, if it is one to look at and anything is."""
    twin = veiled(game, state, None) if n in commits else state
    return {} if twin == state else {n: twin}


def _comes_otherwise(twin: State, row: log.Logged) -> bool:
    """Play a press in a twin; say whether everybody sees something else come of it, or it is not even possible."""
    try:
        again = log.play_again(twin, row.press)
    except Exception:  # whatever the rules raise where an answer makes no sense
        return True
    return row.rewound_to is not None or log.told_to(None, again) != log.told_to(None, row.press)


def _chosen(turns: Sequence[PlayedTurn], seat: Seat) -> list[PlayedTurn]:
    """Choose the turns to offer, the newest first."""
    found, seen = [], Counter[Seat]()
    for turn in reversed(turns):
        if any(seen[each] < (OWN if each == seat else 1) for each in turn.people):
            found.append(turn)
        seen.update(turn.people)
    return found


def _turn_back(turn: PlayedTurn, rows: Sequence[log.Logged], gone: RewoundTurns, reader: Seat) -> TurnBack:
    return TurnBack(
        n=turn.n,
        to_n=turn.before_n,
        seat=min(turn.seats) if len(turn.seats) == 1 else None,
        kind=rows[0].press.moves[0].kind,
        events=tuple(event for row in rows for event in log.told_to(reader, row.press)),
        going=gone,
    )


async def rewind(
    tx: Transaction,
    games: Mapping[str, Game[Any]],
    match_id: int,
    to_n: int,
    by: Seat | None,
    now: datetime,
    agreed_at: int | None = None,
    presser: Seat | None = None,
    looking: Collection[int] = (),
) -> frozenset[Seat]:
    """Go back to a commit. `agreed_at` is the last commit of which the table knew; if there are later ones, refuse.

    `presser` has just pressed for it, and is shown what follows; give who sees so at a panel, of the users `looking`.
    """
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
    undid = len(await turns_since(tx, match_id, to_n))
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
    await tell_anew(tx, match_id)
    told, waiting = {"rewound_to": to_n, "undid": undid, "by": by}, waiting_on(pending(state))
    return await settle_rewound(tx, info, waiting, n, now, told, presser=presser, looking=looking)


async def most_drawn(source: Source, match_id: int) -> int:
    """Find the highest number of draws ever reached, rewound presses included: no die is rolled twice."""
    row = await source.row(
        "select max(first_draw + json_array_length(draws)) from presses where match_id = ?", match_id
    )
    assert row is not None
    return int(row[0])
