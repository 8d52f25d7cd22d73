"""Starting and stopping on Discord: one sentence when it cannot be, and an orderly end when it was told to stop."""

import asyncio
import functools
import gc
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

import bot as programme
from bot import open_bot
from cogs.client import TwoRivers
from db.store.migrate import prepare
from render.text import words
from start.running import (
    LATER,
    NEEDS_CHANGE,
    CannotRun,
    finish,
    lock_database,
    serve,
    settle_memory,
    stop_signals,
    take_turns_quickly,
)
from tests.discord.support.stage import acted, stage
from tests.start.test_readme import README

TOKEN = "MTA5.Gx7-_a.k3y"


def test_the_garbage_collector_passes_by_what_was_loaded_at_the_start_alone() -> None:
    try:
        settle_memory()
        settled = gc.get_freeze_count()
        came_later = [[each] for each in range(1000)]
        settle_memory()  # Discord is reached once more
        assert gc.get_freeze_count() <= settled
        assert settled > len(came_later)
    finally:
        gc.unfreeze()


def test_the_event_loop_has_its_turn_soon_while_painters_compute() -> None:
    before = sys.getswitchinterval()
    try:
        take_turns_quickly()
        assert sys.getswitchinterval() < before
    finally:
        sys.setswitchinterval(before)


def test_no_catalogue_is_read_while_somebody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            monkeypatch.setattr(words, "read_catalogue", never)
            for language in words.LANGUAGES:
                for key in ("", *table.bot.services.games):
                    assert table.bot.services.games.words(language, key)

    def never(*_: object) -> None:
        raise AssertionError("a catalogue was read late")

    words.read_words.cache_clear()
    asyncio.run(play())


class Response:
    """As much of an answer of Discord as its errors look at."""

    status = 503
    reason = "Service Unavailable"


REASONS = [
    (discord.LoginFailure("Improper token has been passed."), "Discord does not accept DISCORD_TOKEN", NEEDS_CHANGE),
    (discord.PrivilegedIntentsRequired(0), "Discord wants an intent allowed", NEEDS_CHANGE),
    (discord.HTTPException(Response(), "no"), "Discord answered with error 503", LATER),
    (ConnectionRefusedError(), "Discord cannot be reached", LATER),
    (aiohttp.ServerDisconnectedError(), "Discord cannot be reached", LATER),
    (TimeoutError(), "Discord cannot be reached", LATER),
]


def never_connects(client: TwoRivers, reason: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(_token: str) -> None:
        raise reason

    monkeypatch.setattr(client, "start", start)


@pytest.mark.parametrize(("reason", "sentence", "code"), REASONS)
def test_what_prevents_it_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: Exception, sentence: str, code: int
) -> None:
    async def play() -> None:
        async with open_bot(tmp_path / "two-rivers.db") as client:
            never_connects(client, reason, monkeypatch)
            with pytest.raises(CannotRun, match=sentence) as refused:
                await serve(client, TOKEN, asyncio.Event())
            assert refused.value.code == code
            assert TOKEN not in str(refused.value)

    asyncio.run(play())


def test_told_to_stop_it_lets_presses_end_and_then_goes_offline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []

    async def play() -> None:
        with stop_signals() as stop:
            async with open_bot(tmp_path / "two-rivers.db") as client:
                offline = asyncio.Event()

                async def start(_token: str) -> None:
                    client.at_work += 1
                    os.kill(os.getpid(), signal.SIGTERM)
                    await offline.wait()

                close_connection = client.close

                async def close() -> None:
                    happened.append("closed")
                    offline.set()
                    await close_connection()

                async def press() -> None:
                    await asyncio.sleep(0.2)
                    happened.append(f"press ended, stopping {client.stopping}")
                    client.at_work -= 1

                monkeypatch.setattr(client, "start", start)
                monkeypatch.setattr(client, "close", close)
                await asyncio.gather(serve(client, TOKEN, stop), press())

    asyncio.run(play())
    assert happened[:2] == ["press ended, stopping True", "closed"]


def test_a_press_that_never_ends_does_not_keep_it_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_bot(tmp_path / "two-rivers.db") as client:
            client.at_work = 1
            await finish(client)

    monkeypatch.setattr("start.running.PATIENCE", 0.1)
    asyncio.run(play())


def test_two_do_not_run_on_one_database(tmp_path: Path) -> None:
    database = tmp_path / "new" / "two-rivers.db"
    with lock_database(database), pytest.raises(CannotRun, match="already"), lock_database(database):
        pass
    with lock_database(database):
        pass


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotRun, match="cannot be written"), lock_database(tmp_path / "file" / "two-rivers.db"):
        pass


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Name the database that the programme is told to use, with a token."""
    database = tmp_path / "two-rivers.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(programme, "set_up_logging", lambda _: None)
    for name, value in {"DISCORD_TOKEN": TOKEN, "TWO_RIVERS_DB": str(database), "LC_ALL": "C"}.items():
        monkeypatch.setenv(name, value)
    return database


class SmallDisk(sqlite3.Connection):
    """A database on a disk that has room for so few pages that not even its tables fit."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.execute("pragma max_page_count = 8")


def test_a_first_start_without_room_says_so_and_is_not_tried_for_ever(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("db.store.connection.prepare", prepare)
    monkeypatch.setattr("db.store.migrate.sqlite3.connect", functools.partial(sqlite3.connect, factory=SmallDisk))
    assert programme.main() == NEEDS_CHANGE
    said = capsys.readouterr().err
    assert said == f"The disk is full: there is no room for {database.name}. Make room and start again.\n"
    assert f"\nRestartPreventExitStatus={NEEDS_CHANGE}\n" in README


def test_a_foreign_file_is_left_alone_and_named(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.write_bytes(b"shopping list")
    assert programme.main() == NEEDS_CHANGE
    assert "two-rivers.db" in capsys.readouterr().err
    assert database.read_bytes() == b"shopping list"


def test_the_signals_are_given_back() -> None:
    async def play() -> None:
        with stop_signals():
            assert signal.getsignal(signal.SIGTERM) is not before

    before = signal.getsignal(signal.SIGTERM)
    asyncio.run(play())
    assert signal.getsignal(signal.SIGTERM) is before


@acted
async def test_a_press_during_the_end_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (first,) = table.pinged
        await table.press(first, "Play", public=True)
        before = table.panel(first)
        table.bot.stopping = True
        seen = await table.choose(first, before.menu("🏛️ Build City")["custom_id"], ["ur"])
        assert "I am restarting. That press did not count" in seen.text
        table.bot.stopping = False
        assert "So far" not in (await table.press(first, "Play", public=True)).text
        assert table.bot.at_work == 0
