"""Strong bots at a table, thinking in real processes: through a turn, killed in the middle of it, after a restart."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

from cogs.thinking.thinking import Thinking
from db.match.load import Loaded
from engine.after_the_flood.game import AfterTheFlood
from tests.discord.support.stage import Stage, stage
from tests.discord.support.table_talk import restarted, take_turn
from tests.discord.support.tables import FLOOD, table_in

LITTLE = 30
"""Answers that may be played on the way to one."""


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AfterTheFlood, "effort", LITTLE)


async def against_strong_bots(table: Stage) -> None:
    """Start a match of Ada against two strong bots."""
    ada = table.player("Ada")
    await table.type(ada, "game new", **FLOOD)
    for _ in range(2):
        await table.press(ada, "Add bot", public=True)
        await table.press(ada, "Strong")
    await table.press(ada, "Start", public=True)


async def loaded(table: Stage) -> Loaded:
    return await table.bot.services.matches.load((await table_in(table, table.channel.id)).id)


async def kill_the_first(service: Thinking) -> int:
    """Kill the first process there is as soon as it has something to think about."""
    while not service.processes:
        await asyncio.sleep(0.001)
    (pid,) = service.processes
    os.kill(pid, signal.SIGKILL)
    return pid


@pytest.mark.parametrize("is_killed", [False, True])
def test_strong_bots_play_and_no_kill_of_a_process_is_noticed(
    tmp_path: Path, is_killed: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        service = Thinking(1)
        async with stage(tmp_path, ("Ada",), thinking=service) as table:
            killing = asyncio.create_task(kill_the_first(service)) if is_killed else None
            await against_strong_bots(table)
            before = (await loaded(table)).n
            await take_turn(table)
            after = await loaded(table)
            assert after.n > before + 4
            assert after.waiting == {after.info.seat_of(table.player("Ada").id)}
            assert len(service.processes) == 1
            if killing is not None:
                assert await killing not in service.processes

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    seen = [each.getMessage() for each in caplog.records if each.name.startswith(("cogs", "db"))]
    assert [each.endswith("is gone") for each in seen] == [True] * is_killed


def test_a_strong_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        stopped = Thinking(1)
        stopped.close()
        async with stage(tmp_path, ("Ada",), thinking=stopped) as table:
            await against_strong_bots(table)
            if not (await loaded(table)).bots:
                await take_turn(table)
            before = await loaded(table)
            assert before.bots
            async with restarted(table, tmp_path, thinking=Thinking(1)) as again:
                after = await loaded(again)
                assert after.n > before.n
                assert not after.bots

    asyncio.run(play())
