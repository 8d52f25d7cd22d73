"""How matches ended: noted when they are over, read for whoever wants to know what they have reached."""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec

from db.store.connection import Source, Transaction
from engine.core.game import Result

MOST = 500
"""Of so many matches, the newest, the results are told."""
_ALONE = (
    "select game, game_options, result from matches where status = 'over' and result is not null"
    " and id in (select match_id from seats where user_id = ?)"
    " and (select count(*) from seats where match_id = matches.id) = 1 order by id desc limit ?"
)


@dataclass(frozen=True, slots=True)
class AloneResult:
    """What somebody reached in a match that they played alone."""

    game: str
    game_options: dict[str, str]
    is_won: bool
    points: int


async def note_result(tx: Transaction, match_id: int, result: Result) -> None:
    """Keep how a match ended."""
    await tx.run("update matches set result = ? where id = ?", msgspec.json.encode(result).decode(), match_id)


async def alone_results(source: Source, user_id: int) -> list[AloneResult]:
    """Read the results of somebody's matches without anybody else, the newest first."""
    rows = await source.rows(_ALONE, user_id, MOST)
    return [_result(row["game"], row["game_options"], row["result"]) for row in rows]


def _result(game: str, options: str, stored: str) -> AloneResult:
    result = msgspec.json.decode(stored, type=Result)
    return AloneResult(game, json.loads(options), 0 in result.winners, result.scores[0])
