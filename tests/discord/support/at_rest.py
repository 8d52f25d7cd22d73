"""A database that no bot has open."""

from __future__ import annotations

from pathlib import Path

from db.store.connection import Database
from db.table.queries import TableQueries


async def servers_of(file: Path) -> dict[int | None, int]:
    """Count the live tables of each server in a database at rest."""
    db = await Database.open(file)
    try:
        return await TableQueries(db).servers()
    finally:
        await db.close()
