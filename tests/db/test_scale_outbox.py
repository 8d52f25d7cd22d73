"""Letters that were sent long ago cost nothing, however many they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from db.outbox import Letter
from engine.core.decision import Text
from tests.db.desk import Desk, desk, run

MANY = 20_000
NOTE = {"seat": 1}


async def letter(at: Desk) -> Letter:
    """Have a letter to be sent."""
    await at.outbox.put(1, "turn", {})
    found = await at.outbox.take()
    assert found is not None
    return found


async def take(at: Desk) -> object:
    await at.outbox.put(1, "turn", {})
    return await at.outbox.take()


async def sent(at: Desk) -> object:
    await at.outbox.add_line(1, Text("note-moved"))
    await at.outbox.sent(await letter(at), 7)
    return None


async def lines(at: Desk) -> object:
    return await at.outbox.lines(await letter(at))


WORK: dict[str, Callable[[Desk], Awaitable[object]]] = {
    "take": take,
    "sent": sent,
    "lines": lines,
    "in doubt": lambda at: at.outbox.in_doubt(),
    "hurry": lambda at: at.outbox.hurry(),
    "put once": lambda at: at.outbox.put_once(1, "reminder", NOTE),
    "waiting": lambda at: at.outbox.waiting(),
    "next try": lambda at: at.outbox.next_try(),
}


async def steps(at: Desk, work: Callable[[Desk], Awaitable[object]]) -> int:
    """Count what SQLite does for some work, in tens of its virtual machine's steps."""
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += 1
        return 0

    for connection in (at.db._reader, at.db._writer):
        await connection.set_progress_handler(count, 10)
    await work(at)
    for connection in (at.db._reader, at.db._writer):
        await connection.set_progress_handler(None, 0)  # type: ignore[arg-type]
    return counted


@pytest.mark.parametrize("name", WORK)
def test_letters_long_sent_cost_nothing(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            async with at.db.transaction() as tx:
                await tx.run(
                    f"with recursive i(k) as (values (1) union all select k + 1 from i where k < {MANY})"
                    " insert into outbox (match_id, kind, n, payload, status, next_try, created_at)"
                    " select 1, 'turn', k, '{}', 'sent', '2026', '2026' from i"
                )
            assert await steps(at, WORK[name]) < MANY / 100

    run(test())
