"""The turns of a match one after the other: where each ended and who acted in it, without what came of it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from db import progress
from db.match import log
from db.store.connection import Row, Source
from engine.core.decision import Seat

LEAN = "n, final_n, seat, user_id, turn, rewound_to, draws != '[]' as drew"
"""What of a press is needed to know whose turn it belongs to."""


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
    return by_turn(
        await source.rows(
            f"select {LEAN} from presses where match_id = ? and {progress.COUNTS} and final_n > ? {log.IN_ORDER}",
            *(match_id, after),
        ),
        after,
    )


async def turns_taken(source: Source, match_id: int, rewind_n: int) -> list[PlayedTurn]:
    """Read the turns that a rewind took away, the oldest first."""
    rows = await source.rows(
        f"select {LEAN} from presses where match_id = ? and rewound_by = ? and gone = ? {log.IN_ORDER}",
        *(match_id, rewind_n, progress.REWOUND),
    )
    return by_turn(rows, 0)


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


def by_turn(rows: Iterable[Row], before_n: int) -> list[PlayedTurn]:
    """Put the presses of each turn together; a rewind is no turn, but the way to before the next one leads to it."""
    turns = []
    for turn, group in itertools.groupby(rows, key=lambda row: int(row["turn"])):
        presses = list(group)
        made = [row for row in presses if row["rewound_to"] is None]
        leading = itertools.takewhile(lambda row: row["rewound_to"] is not None, presses)
        before_n = max([before_n, *(row["final_n"] for row in leading)])
        if made:
            turns.append(_turn(turn, before_n, made))
        before_n = max(row["final_n"] for row in presses)
    return turns


def _turn(turn: int, before_n: int, made: Sequence[Row]) -> PlayedTurn:
    people = frozenset(row["seat"] for row in made if row["user_id"] is not None)
    return PlayedTurn(
        turn=turn,
        before_n=before_n,
        n=max(row["final_n"] for row in made),
        people=people,
        code=frozenset(row["seat"] for row in made if row["seat"] is not None) - people,
        chancing=frozenset(row["seat"] for row in made if row["user_id"] is not None and row["drew"]),
    )
