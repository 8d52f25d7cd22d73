"""Nobody is left in the dark: writes that fail, letters that are lost, bots that stop are made good by themselves."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client import TwoRivers
from cogs.games import GAMES
from cogs.services import Services
from db.match.matches import Matches
from db.outbox import Outbox
from db.table.tables import Tables
from tests.discord.support.insisting import info_of, play_turn, to_act
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import running, says
from tests.discord.support.thumbnails import Thumbnails

MINUTE = 60.0
SILENCE = "nobody told seat"
WRITES: list[tuple[type, str]] = [
    (Outbox, "take"),
    (Outbox, "sent"),
    (Outbox, "failed"),
    (Outbox, "drop"),
    (Outbox, "next_try"),
    (Outbox, "in_doubt"),
    (Tables, "get"),
]
"""What the sender asks of the database while it sends."""


@contextmanager
def full_disk(place: type, name: str, times: int = 1, task: str = "") -> Iterator[list[str]]:
    """Let something fail so many times as on a full disk, before anything was done; maybe in some tasks only."""
    work, failed = getattr(place, name), list[str]()

    async def fails(self: Any, *args: Any, **named: Any) -> Any:
        current = asyncio.current_task()
        if len(failed) < times and current is not None and task in current.get_name():
            failed.append(name)
            raise sqlite3.OperationalError("database or disk is full")
        return await work(self, *args, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(place, name, fails)
        yield failed


@contextmanager
def warned(words: str) -> Iterator[list[str]]:
    """Collect the warnings that say something."""
    heard: list[str] = []

    class Heard(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if words in record.getMessage():
                heard.append(record.getMessage())

    handler = Heard(logging.WARNING)
    logging.getLogger().addHandler(handler)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(handler)


def posts(on: Stage) -> list[discord.Message]:
    return [each for each in on.channel.history() if shown(each).text.startswith("### After the Flood")]


async def pinged_once(on: Stage, count: int) -> None:
    """See that there are so many posts, only the last with buttons, and that it pings whoever must act."""
    assert len(posts(on)) == count
    assert [user.id for user in posts(on)[-1].mentions] == [(await to_act(on)).id]
    assert [bool(shown(each).buttons) for each in posts(on)] == [False] * (count - 1) + [True]
    assert await on.bot.services.outbox.waiting() == 0


@acted
async def test_a_post_that_cannot_be_noted_silences_nobody(tmp_path: Path) -> None:
    async with stage(tmp_path) as on:
        await on.start_match()
        with full_disk(Outbox, "sent") as failed:
            await play_turn(on)
        assert failed
        await on.env.advance_time(MINUTE)
        await pinged_once(on, 2)
        await play_turn(on)
        await pinged_once(on, 3)


@pytest.mark.parametrize(("place", "name"), WRITES, ids=[name for _, name in WRITES])
def test_whatever_the_sender_cannot_write_it_goes_on(tmp_path: Path, place: type, name: str) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        async with stage(tmp_path) as on:
            await on.start_match()
            who = await to_act(on)
            await on.type(who, "play")
            await on.choose(who, on.panel(who).menu("🏛️")["custom_id"], ["ur"])
            on.env.inject_error("POST", "/channels/*/messages", status=403)
            if name == "drop":
                await on.bot.services.outbox.put(1, "paused", {"name": "Ada"})
            press = shown(on.open[who.id]).button("End action")
            with full_disk(place, name, task="" if name == "in_doubt" else "sender") as failed:
                await on.press_id(who, press)
                await on.env.advance_time(2 * MINUTE)
            assert failed
            await on.env.advance_time(2 * MINUTE)
            await pinged_once(on, 2)

    play(tmp_path)


@acted
async def test_what_an_earlier_process_left_is_made_good_though_the_disk_is_full_at_the_start(tmp_path: Path) -> None:
    async with stage(tmp_path) as on:
        await on.start_match()
        async with on.bot.services.db.transaction() as tx:
            await tx.run("update outbox set status = 'waiting', held = 1")
            await tx.run("update waits set pinged = 0")
        on.env.backend.delete_message(on.channel.id, on.post.id)
        on.bot = TwoRivers(Services.on(on.bot.services.db, GAMES, pictures=Thumbnails()))
        with full_disk(Outbox, "hurry") as failed:
            await on.env.restart_bot(on.bot)
            await on.env.settle()
        assert failed
        assert not posts(on)
        await on.env.advance_time(MINUTE)
        await pinged_once(on, 1)


@acted
async def test_a_match_nobody_was_told_of_is_noticed_and_told(tmp_path: Path) -> None:
    async with stage(tmp_path) as on:
        await on.start_match()
        on.env.inject_error("POST", "/channels/*/messages", status=500)
        await play_turn(on)
        async with on.bot.services.db.transaction() as tx:
            await tx.run("update outbox set status = 'dropped' where status = 'waiting'")
        with warned(SILENCE) as warnings:
            await on.env.advance_time(3 * MINUTE)
            (seat,) = (await info_of(on)).waiting
            assert warnings == [f"{SILENCE} {seat} of match 1 to act: a post does so now"]
            await pinged_once(on, 2)
            assert "builds a city" in shown(posts(on)[-1]).text
            await on.env.advance_time(30 * MINUTE)
            assert len(warnings) == 1


@acted
async def test_a_panel_that_was_not_shown_and_could_not_be_noted_is_made_good_by_a_post(tmp_path: Path) -> None:
    async with stage(tmp_path) as on:
        await on.start_match(players=1, bots=2)
        ada = on.player("Ada")
        await on.type(ada, "flood build", area="Ur")
        count = len(posts(on))
        on.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500, times=None)
        with full_disk(Outbox, "not_shown") as failed, warned(SILENCE) as warnings:
            await ada.click(on.open[ada.id].message, label="End action")
            await on.env.settle()
            assert failed
            assert len(posts(on)) == count
            await on.env.advance_time(3 * MINUTE)
        assert len(warnings) == 1
        await pinged_once(on, count + 1)


@acted
async def test_bots_that_stumble_are_asked_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as on:
        with full_disk(Matches, "play_bots", times=3):
            await on.start_match(players=1, bots=2)
            waiting = (await info_of(on)).waiting
            for _ in range(3):
                await on.env.advance_time(MINUTE)
        await on.env.advance_time(3 * MINUTE)
        assert not await on.bot.services.tables.waiting_for_bots()
        assert on.pinged == [on.player("Ada")]
        assert waiting


@acted
async def test_where_nobody_is_left_in_the_dark_the_watchman_is_silent(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        with warned("") as warnings:
            for _ in range(3):
                await play_turn(on)
                await on.env.advance_time(3 * 3600.0)
            ada = on.player("Ada")
            await on.type(ada, "game pause")
            (vote,) = [each for each in on.channel.history() if "proposes a pause" in shown(each).text]
            for who in on.players.values():
                if who is not ada:
                    await who.click(vote, label="Agree")
            await on.env.advance_time(3 * 3600.0)
            await on.type(ada, "game resume")
            await on.env.advance_time(3 * 3600.0)
        assert warnings == []
        assert len(says(on)) == len(posts(on)) + len(["the lobby", "the pause"])
