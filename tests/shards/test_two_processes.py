"""Two processes serve one bot at the same time, each its own servers from its own database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from start.running import NEEDS_CHANGE
from tests.discord.support.at_rest import servers_of
from tests.discord.support.stage import PATIENCE, acted
from tests.shards.far_table import FarTable, sees
from tests.shards.loopback import Loopback, open_loopback

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SHARDS = {"first": "0/2", "second": "1/2"}
BEFORE_MOVES = 2
"""Posts: the lobby, and the one that asks whoever begins."""
REFUSED = 400
"""From this status on Discord did not do what it was called for."""


async def started(world: Loopback, folder: Path, name: str) -> Process:
    """Start one of the processes, as `make run` does; what it says goes into a file."""
    given = {
        "DISCORD_ADDRESS": world.address(name),
        "DISCORD_TOKEN": "the.same.token",
        "TWO_RIVERS_DB": str(folder / f"{name}.db"),
        "SHARDS": SHARDS[name],
        "PYTHONPATH": str(ROOT),
    }
    command = (sys.executable, "-m", "tests.shards.programme")
    with (folder / f"{name}.log").open("a") as log:
        return await asyncio.create_subprocess_exec(
            *command, cwd=folder, env={**os.environ, **given}, stdout=DEVNULL, stderr=log
        )


async def ended(process: Process) -> int:
    """Wait until a process has ended, and give its exit code."""
    async with asyncio.timeout(PATIENCE):
        return await process.wait()


@asynccontextmanager
async def running(world: Loopback, folder: Path, name: str) -> AsyncIterator[Process]:
    """Run one of the processes until the end of the block, unless it has ended before."""
    process = await started(world, folder, name)
    try:
        yield process
        if process.returncode is None:
            process.terminate()
            assert await ended(process) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        print((folder / f"{name}.log").read_text())


@contextmanager
def killed_while_it_posts(table: FarTable, process: Process) -> Iterator[None]:
    """Kill a process as soon as it has posted at a table: the post is there, and it never hears so."""

    def kill(event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE" and payload["channel_id"] == str(table.channel.id):
            process.kill()

    table.world.backend.subscribers.append(kill)
    try:
        yield
    finally:
        table.world.backend.subscribers.remove(kill)


@acted
async def test_two_processes_serve_one_bot_and_the_death_of_one_does_not_disturb_the_other(tmp_path: Path) -> None:
    async with open_loopback(len(SHARDS)) as world:
        here, there = (FarTable.on(world, shard) for shard in range(len(SHARDS)))
        async with running(world, tmp_path, "second"):
            async with running(world, tmp_path, "first") as first:
                await sees(lambda: world.connected == {"first", "second"})
                await asyncio.gather(here.start_match(), there.start_match())
                await asyncio.gather(here.act(), there.act())
                for table in (here, there, here, there):
                    await table.act()
                with killed_while_it_posts(here, first):
                    await here.act()
                assert await ended(first) == -signal.SIGKILL

            await sees(lambda: world.connected == {"second"})
            left, called = [repr(each) for each in here.posts], len(world.calls)
            unheard = await here.press_at_nobody()
            await there.act()
            assert {each.process for each in world.calls[called:]} == {"second"}
            assert [repr(each) for each in here.posts] == left

            async with running(world, tmp_path, "first"), running(world, tmp_path, "second") as one_more:
                await sees(lambda: world.connected == {"first", "second"})
                await asyncio.gather(here.act(), there.act())
                assert await ended(one_more) == NEEDS_CHANGE
                assert "Two Rivers is running on" in (tmp_path / "second.log").read_text()

    assert not unheard.acknowledged
    for name, table in zip(SHARDS, (here, there), strict=True):
        assert len(table.posts) == BEFORE_MOVES + table.moves
        assert await servers_of(tmp_path / f"{name}.db") == {table.guild.id: 1}
        assert {each.server for each in world.calls if each.process == name} == {None, table.guild.id}
        answers = Counter(each.path for each in world.calls if each.server == table.guild.id and each.acknowledges)
        assert set(answers.values()) == {1}
        assert len(answers) == table.presses
        assert "ERROR" not in (tmp_path / f"{name}.log").read_text()
    assert [each for each in world.calls if each.status >= REFUSED] == []
