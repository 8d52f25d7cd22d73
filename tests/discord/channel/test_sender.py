"""The sender: no match waits for another, and whoever must act is told so whatever goes wrong in telling."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.border.plain import send
from cogs.channel import turn_post
from tests.discord.support.stage import Stage, shown, stage

PATIENCE = 60.0


async def second_match(table: Stage) -> None:
    """Start another match in another channel."""
    table.channel = table.guild.create_text_channel("elsewhere")
    await table.env.settle()
    await table.start_match()


async def open_letters(table: Stage, match_id: int) -> int:
    return await table.bot.services.outbox.waiting(match_id)


async def all_sent(table: Stage, match_id: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while await open_letters(table, match_id):
            await asyncio.sleep(0.01)


def test_no_match_waits_for_the_slow_channel_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            await table.start_match()
            slow = table.channel.id
            await second_match(table)
            free = asyncio.Event()

            async def send_slowly(channel: Any, *args: Any, **named: Any) -> discord.Message:
                if channel.id == slow:
                    await free.wait()
                return await send(channel, *args, **named)

            sender = table.bot.services.sender
            monkeypatch.setattr("cogs.mail.sender.send", send_slowly)
            for match_id in (1, 2):
                with table.env.time_context():
                    await table.bot.services.outbox.put(match_id, "turn", {})
                sender.wake(match_id)
            await all_sent(table, 2)
            assert await open_letters(table, 1) == 1
            free.set()
            await all_sent(table, 1)
            await table.env.settle()

    asyncio.run(play())


def test_a_post_that_cannot_be_told_still_says_whose_turn_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> list[str]:
        raise LookupError("no words")

    async def play() -> None:
        async with stage(tmp_path) as table:
            monkeypatch.setattr(turn_post, "recap", fail)
            await table.start_match()
            seen = shown(table.post)
            (waited_for,) = (await table.bot.services.matches.load(1)).waiting
            assert [who.id for who in table.pinged] == [
                (await table.bot.services.tables.get(1)).seat(waited_for).user_id
            ]
            assert "The match goes on" in seen.text
            panel = await table.press(table.pinged[0], "Play", public=True)
            assert "Choose one action." in panel.text

    asyncio.run(play())
    assert any("match 1" in record.getMessage() for record in caplog.records if record.levelno == logging.ERROR)
