"""A transaction is stored whole or not at all, whatever interrupts it."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
import time
from multiprocessing.synchronize import Event
from pathlib import Path

import pytest

from db.store.connection import DURABLE, Database
from tests.db.desk import PATIENCE, desk, run

ADD = "insert into people (user_id) values (?)"


async def add(db: Database, *users: int) -> None:
    """Add people in one transaction."""
    async with db.transaction() as tx:
        for user in users:
            await tx.run(ADD, user)


def test_what_a_transaction_wrote_is_there_afterwards_and_not_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            async with at.db.transaction() as tx:
                await tx.run(ADD, 1)
                assert await tx.row("select 1 from people") is not None
                assert await at.db.rows("select 1 from people") == []
            assert await at.count("people") == 1

    run(test())


def test_an_error_undoes_the_whole_transaction_and_leaves_the_next_working(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            with pytest.raises(sqlite3.IntegrityError):
                await add(at.db, 1, 1)
            await add(at.db, 2)
            assert [row[0] for row in await at.db.rows("select user_id from people")] == [2]

    run(test())


def test_writers_wait_for_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:

            async def write(user: int) -> None:
                async with at.db.transaction() as tx:
                    await tx.run(ADD, user)
                    await asyncio.sleep(0.001)
                    await tx.run("update people set zone = 'x' where user_id = ?", user)

            await asyncio.gather(*(write(user) for user in range(20)))
            assert await at.count("people", "zone = 'x'") == 20

    run(test())


@pytest.mark.parametrize("steps", range(12))
def test_a_cancelled_transaction_is_whole_or_nothing(tmp_path: Path, steps: int) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            task = asyncio.ensure_future(add(at.db, 0, 1, 2))
            for _ in range(steps):
                await asyncio.sleep(0)
            await asyncio.sleep(0.0002 * steps)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert await at.count("people") in (0, 3)
            await add(at.db, 9)
            assert await at.count("people", "user_id = 9") == 1

    run(test())


def test_a_task_cancelled_while_it_commits_has_committed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            committing, commit = asyncio.Event(), at.db._writer.commit

            async def slow_commit() -> None:
                committing.set()
                await asyncio.sleep(0.02)
                await commit()

            monkeypatch.setattr(at.db._writer, "commit", slow_commit)
            task = asyncio.ensure_future(add(at.db, 1))
            await committing.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await at.count("people") == 1

    run(test())


def test_a_commit_that_fails_is_rolled_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:

            async def full() -> None:
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as planted:
                planted.setattr(at.db._writer, "commit", full)
                with pytest.raises(sqlite3.OperationalError):
                    await add(at.db, 1)
            await add(at.db, 2)
            assert [row[0] for row in await at.db.rows("select user_id from people")] == [2]

    run(test())


def hold(path: str, held: Event, seconds: float) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("begin immediate")
    connection.execute(ADD, (77,))
    held.set()
    time.sleep(seconds)
    connection.execute("commit")
    connection.close()


def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            spawn = multiprocessing.get_context("spawn")
            held = spawn.Event()
            other = spawn.Process(target=hold, args=(str(at.db.path), held, 0.3))
            other.start()
            await asyncio.to_thread(held.wait)
            assert await at.count("people") == 0
            await add(at.db, 1)
            await asyncio.to_thread(other.join)
            assert await at.count("people") == 2

    run(test())


def test_the_reader_cannot_write(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            with pytest.raises(sqlite3.OperationalError):
                await at.db.rows("delete from people")

    run(test())


def test_whoever_waits_for_work_is_woken_by_a_transaction(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            at.db.written.clear()
            async with at.db.transaction() as tx:
                await tx.run(ADD, 1)
                assert not at.db.written.is_set()
            await asyncio.wait_for(at.db.written.wait(), PATIENCE / 5)

    run(test())


def test_what_is_stored_outlives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.store.connection.DURABLE", DURABLE)  # as it was before tests were hurried

    async def test() -> None:
        async with desk(tmp_path) as at, at.db.transaction() as tx:
            assert [tuple(row) for row in await tx.rows("pragma synchronous")] == [(2,)]

    run(test())


def test_a_programme_that_streams_the_write_ahead_log_away_disturbs_nobody(tmp_path: Path) -> None:
    """As Litestream does it: it holds on to what was read, and now and then makes the log begin anew."""

    async def test() -> None:
        async with desk(tmp_path) as at:
            beside = sqlite3.connect(at.db.path, isolation_level=None, check_same_thread=False)
            try:
                for user in range(40):
                    beside.execute("begin")
                    (seen,) = beside.execute("select count(*) from people").fetchone()
                    await add(at.db, user)
                    assert (seen, await at.count("people")) == (user, user + 1)
                    beside.execute("rollback")
                    if user % 10 == 9:
                        beside.execute("pragma busy_timeout = 30000")
                        assert beside.execute("pragma wal_checkpoint(restart)").fetchone()[0] == 0
            finally:
                beside.close()

    run(test())
