"""Hours of the playground: a command lets them pass, so that reminders and the vote about somebody absent are seen."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import open_bot
from cogs.games import GAMES
from start.playground import World, _set_out, _world
from start.settings import Settings, read_settings
from tests.discord.support.stage import acted, shown
from tests.discord.support.thumbnails import Thumbnails

pytestmark = pytest.mark.slow

READER = GAMES.reading("en")


def settings(folder: Path) -> Settings:
    return read_settings({"PLAYERS": "3", "TWO_RIVERS_DB": str(folder / "two-rivers.db")})


def saying(world: World, words: str) -> list[discord.Message]:
    return [message for message in world.channel.history() if words in shown(message).text]


async def until(world: World, words: str) -> None:
    async with asyncio.timeout(90):  # a busy machine lives through days slowly
        while not saying(world, words):
            await asyncio.sleep(0.05)


@acted
async def test_reminders_and_the_vote_come_when_hours_pass(tmp_path: Path) -> None:
    page: Any = SimpleNamespace(capture_time=None, refresh=_nothing, _pages={})
    async with open_bot(tmp_path / "playground.db", Thumbnails()) as bot, _world(bot) as world:
        await _set_out(bot, world, settings(tmp_path), READER)
        await world.players[0].click(world.channel.history()[-1], label="Start")
        await world.env.settle()
        clock = asyncio.create_task(world.clock.keep(page))
        try:
            for hours, brings in ((12, "is waiting for your action"), (48, "has not played for 2 days")):
                result = await world.players[1].slash(world.channel, "playground later", hours=hours)
                assert result.acknowledged
                await until(world, brings)
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)
        assert world.env.now() > datetime.now(UTC) + timedelta(hours=48)
        await bot.services.tables.pause(1)
    async with open_bot(tmp_path / "playground.db", Thumbnails()) as bot, _world(bot) as world:
        assert world.env.now() > datetime.now(UTC) + timedelta(hours=47)  # nothing was played in the future


async def _nothing() -> None:
    pass
