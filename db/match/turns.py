"""The turns of a match one after the other: where each ended and who acted in it, without what came of it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from db import progress
from db.store.connection import Row, Source
from engine.core.decision import Seat

SUMMED = (
    "turn, seat, min(final_n) as first, max(final_n) as last, rewound_to is not null as rewind,"
    " max(user_id is not null) as person, max(user_id is not null and draws != '[]') as chance"
)
BY_SEAT = "group by turn, seat, case when rewound_to is null then -1 else n end order by turn, first"
"""What each seat did in a turn comes as one row, so that few are read however many presses it took; rewinds by
themselves. Turns are numbered as they were begun."""


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that counts: the presses of one turn are one, however often dice have settled a part of it."""

    turn: int
    before_n: int
    """The last commit before it, to which a rewind to before it leads."""
    n: int
    """The commit that ended it, or its last one so far."""
    people: frozenset[Seat]
    """The seats whose owners acted in it."""
    code: frozenset[Seat]
    """The seats for which only code acted: bots, and the usual answers of those who are absent."""
    chancing: frozenset[Seat]
    """The seats for whose owners chance decided something in it."""

    @property
    def seats(self) -> frozenset[Seat]:
        """Everybody who acted."""
        return self.people | self.code


async def turns_since(source: Source, match_id: int, n: int) -> list[PlayedTurn]:
    """Read the turns that came to count after a commit, the oldest first; the set-up is none."""
    after = max(n, 0)
    rows = await source.rows(
        f"select {SUMMED} from presses where match_id = ? and {progress.COUNTS} and final_n > ? {BY_SEAT}",
        *(match_id, after),
    )
    return _by_turn(rows, after)


async def turns_taken(source: Source, match_id: int, rewind_n: int) -> list[PlayedTurn]:
    """Read the turns that a rewind took away, the oldest first."""
    rows = await source.rows(
        f"select {SUMMED} from presses where match_id = ? and rewound_by = ? and gone = ? {BY_SEAT}",
        *(match_id, rewind_n, progress.REWOUND),
    )
    return _by_turn(rows, 0)


async def ends_of_turns(source: Source, match_id: int) -> list[int]:
    """Read the commits that ended each turn of a match, the set-up first, the last one so far at the end."""
    rows = await source.rows(
        f"select max(final_n) as n from presses where match_id = ? and {progress.COUNTS} and rewound_to is null"
        " group by turn order by n",
        match_id,
    )
    return [int(row["n"]) for row in rows]


async def last_turns(source: Source, match_id: int, presses: int) -> list[PlayedTurn]:
    """Read the turns that so many of the last presses belong to, the oldest first, whole turns only."""
    bound = await source.row(
        f"select final_n from presses where match_id = ? and {progress.COUNTS}"
        " order by final_n desc, n desc limit 1 offset ?",
        *(match_id, presses),
    )
    turns = await turns_since(source, match_id, 0 if bound is None else int(bound["final_n"]))
    return turns if bound is None else turns[1:]  # of the first one the beginning may be missing


def _by_turn(rows: Iterable[Row], before_n: int) -> list[PlayedTurn]:
    """Put together what was done in each turn; a rewind is no turn, but the way to before the next one leads to it."""
    turns = []
    for turn, group in itertools.groupby(rows, key=lambda row: int(row["turn"])):
        parts = list(group)
        made = [row for row in parts if not row["rewind"]]
        leading = itertools.takewhile(lambda row: row["rewind"], parts)
        before_n = max([before_n, *(row["last"] for row in leading)])
        if made:
            turns.append(_turn(turn, before_n, made))
        before_n = max(row["last"] for row in parts)
    return turns


def _turn(turn: int, before_n: int, made: Sequence[Row]) -> PlayedTurn:
    return PlayedTurn(
        turn=turn,
        before_n=before_n,
        n=max(row["last"] for row in made),
        people=frozenset(row["seat"] for row in made if row["person"]),
        code=frozenset(row["seat"] for row in made if not row["person"]),
        chancing=frozenset(row["seat"] for row in made if row["chance"]),
    )
