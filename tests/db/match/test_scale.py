"""Ten thousand matches cost what one does."""

from __future__ import annotations

import time
from pathlib import Path

from db.store.connection import Database
from tests.db.desk import CHANNEL, Desk, desk, run

MANY = 10_000


async def multiply(db: Database) -> None:
    """Copy match 1 until there are ten thousand."""
    async with db.transaction() as tx:
        count = f"with recursive i(k) as (values (3) union all select k + 1 from i where k < {MANY})"
        for table, key in (
            ("matches", "id"),
            ("seats", "match_id"),
            ("presses", "match_id"),
            ("snapshots", "match_id"),
        ):
            names = [row["name"] for row in await tx.rows(f"select name from pragma_table_info('{table}')")]
            values = [{key: "k", "channel_id": f"{CHANNEL} + k"}.get(name, name) for name in names]
            await tx.run(f"insert into {table} {count} select {', '.join(values)} from {table}, i where {key} = 1")


async def steps(at: Desk, match_id: int) -> tuple[int, int]:
    """Count what SQLite does for a load and for a press, in tens of its virtual machine's steps."""
    counts = [0, 0]
    connections = (at.db._reader, at.db._writer)

    def counter(i: int) -> object:
        def count() -> int:
            counts[i] += 1
            return 0

        return count

    for i, connection in enumerate(connections):
        await connection.set_progress_handler(counter(i), 10)  # type: ignore[arg-type]
    await at.matches.load(match_id)
    loading = counts[0]
    await at.say(match_id, 0, 1)
    for connection in connections:
        await connection.set_progress_handler(None, 0)  # type: ignore[arg-type]
    return loading, counts[1]


def test_a_match_among_ten_thousand_costs_what_it_costs_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.say(1, 1, 0)
            await at.begun(channel=CHANNEL - 1)
            await at.say(2, 1, 0)
            alone = await steps(at, 2)
            await multiply(at.db)
            among = await steps(at, MANY // 2)
            assert min(alone) > 0
            assert all(many <= 2 * one + 20 for many, one in zip(among, alone, strict=True))
            begun = time.process_time()
            assert (await at.tables.in_channel(CHANNEL + 77)) is not None
            assert len(await at.outbox.in_doubt()) == 0
            assert await at.outbox.take() is not None
            assert time.process_time() - begun < 2
        begun = time.process_time()
        async with desk(tmp_path) as at:
            assert await at.count("matches") == MANY
        assert time.process_time() - begun < 10

    run(test())
