"""A database of many matches: copies of those that were played, with other players in other channels.

They have their real presses, snapshots, letters and waits; what is bulk is only the copying.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from db.store.backup import name_of
from db.store.connection import Database
from db.store.sums import seal
from tools.bench.models import NOW, Models
from tools.bench.servers import Place

CHANGED = {"id": "k", "match_id": "k", "guild_id": "place_guild", "channel_id": "place_channel", "host_id": "sits_0"}
"""Columns that differ from copy to copy, and what stands in them; besides these, who sits where."""


async def build(path: Path, models: Models, places: Sequence[Place], stored: int) -> None:
    """Fill a new database: a running match at every place, numbered as these, then finished ones up to the number."""
    plan = []
    for n in range(stored):
        of = models.running if n < len(places) else models.finished
        place = places[n % len(places)]
        plan.append((n + 1, of[n % len(of)], place.guild_id, place.channel_id, *place.people))
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        _copy(db, models, plan)
    backups = path.parent / "backups"
    backups.mkdir(exist_ok=True)
    (backups / name_of(path, NOW)).touch()  # so that none is due while something is measured


def _copy(db: sqlite3.Connection, models: Models, plan: Sequence[tuple[int, ...]]) -> None:
    db.execute("pragma synchronous = off")
    db.execute("attach ? as models", (str(models.path),))
    db.execute("begin")
    columns = ["model", "place_guild", "place_channel", *(f"sits_{seat}" for seat in range(models.seats))]
    db.execute(f"create temp table plan (k integer primary key, {', '.join(columns)})")
    db.executemany(f"insert into plan values (?{', ?' * len(columns)})", plan)
    who = " ".join(f"when {seat} then sits_{seat}" for seat in range(models.seats))
    changed = {**CHANGED, "user_id": f"case seat {who} end"}
    for table in ("matches", "seats", "presses", "snapshots", "outbox", "waits"):
        names = [row[1] for row in db.execute(f"pragma main.table_info({table})")]
        key = "id" if table == "matches" else "match_id"
        if table == "outbox":
            names.remove("id")  # letters are numbered on through all matches
        values = ", ".join(changed.get(name, name) for name in names)
        db.execute(
            f"insert into main.{table} ({', '.join(names)}) select {values}"
            f" from plan cross join models.{table} on models.{table}.{key} = model"
        )
    seal(db)
    db.execute("commit")
    db.execute("pragma wal_checkpoint(truncate)")
