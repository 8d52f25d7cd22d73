"""What a match is to its players, in words that no change of how it is stored can touch."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from db.match.load import Loaded
from db.store.connection import Database
from db.table.info import Status, TableInfo
from engine.core.decision import Decision, Number
from tests.db.desk import Desk, seen

HERE = Path(__file__).parent
EXPECTED: dict[str, Any] = json.loads((HERE / "expected.json").read_text("utf-8"))
MATCHES: dict[int, dict[str, Any]] = {int(number): said for number, said in EXPECTED["matches"].items()}
FIRST_VERSION = 2
"""The version of the tables in that database."""


def unpack(folder: Path, name: str = "rivers.db") -> Path:
    """Lay the database of the first version that was in use into a folder."""
    path = folder / name
    path.write_bytes(gzip.decompress((HERE / "two-rivers.db.gz").read_bytes()))
    return path


def with_status(*wanted: Status) -> list[int]:
    """Give the matches that stood so when they were stored."""
    return [number for number, said in MATCHES.items() if said["status"] in wanted]


async def facts_of(at: Desk, number: int) -> dict[str, Any]:
    """Say everything of a table that must still be so, whatever version reads it."""
    info = await at.tables.get(number)
    said = {**_table(info), **await _beside(at, number)}
    if info.status in (Status.LOBBY, Status.CLOSED):
        return said
    told = await at.matches.history(number, None)
    rewinds = [each.rewound_to for each in told if each.rewound_to is not None]
    return {**said, **_position(await at.matches.load(number)), "told": len(told), "rewinds": rewinds}


def _table(info: TableInfo) -> dict[str, Any]:
    return {
        "game": info.game,
        "status": str(info.status),
        "language": info.language,
        "options": {**info.options, **info.game_options},
        "host": info.host_id,
        "channel": info.channel_id,
        "waiting": list(info.waiting),
        "seats": [[each.seat, each.user_id, each.name, each.away] for each in info.seats],
    }


async def _beside(at: Desk, number: int) -> dict[str, Any]:
    """Say what is open at a table beside its match: waits, votes, letters."""
    votes = await at.votes.opened(number)
    waits = await at.waits.of(number)
    return {
        "waits": [[each.seat, each.user_id, each.reminded, each.muted, _moment(each.next_at)] for each in waits],
        "votes": [[each.kind, each.seat, list(each.asked), sorted(each.answers.items())] for each in votes],
        "letters": await at.outbox.waiting(number),
    }


def _position(loaded: Loaded) -> dict[str, Any]:
    state, match = seen(loaded), loaded.match
    view = loaded.game.view(state, None)
    seats = range(len(loaded.info.seats))
    result = state.result
    return {
        "turn": view.turn,
        "points": [each.vp for each in view.players],
        "questions": [[each.seat, each.kind, *_offered(each)] for each in loaded.asked],
        "drafts": [len(match.draft_of(seat)) for seat in seats],
        "redoable": [seat for seat in seats for _ in match.undone_by(seat)],
        "result": result and [result.scores, result.ranking, result.ending],
    }


def _offered(question: Decision) -> list[Any]:
    choice = question.choice
    if isinstance(choice, Number):
        return [choice.least, choice.most]
    return [option.id for option in choice.offered]


def _moment(at: Any) -> str | None:
    return None if at is None else at.isoformat()


async def version(db: Database) -> int:
    """Give the version of the tables in a database."""
    row = await db.row("pragma user_version")
    assert row is not None
    return int(row[0])
