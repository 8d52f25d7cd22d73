"""Adding a game takes its own folders and one line: a copy of the made-up one, under another name, is played."""

from __future__ import annotations

import asyncio
import importlib
import random
import re
import shutil
from pathlib import Path

import pytest

import tests.toy
from cogs.painter import Pictures
from cogs.registry import PlayableGame, Registry
from db.table.info import Status
from engine.core.record import final, read_record, replay
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.stage import shown
from tests.discord.toy.delta import MATCH, Presser, asked, delta, loaded_match, set_up

NAME = "fenland"


def copied(folder: Path) -> None:
    """Copy the folders of the game, and put another name wherever its own stands."""
    original = Path(tests.toy.__file__).parent
    shutil.copytree(original, folder / NAME, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (each for each in (folder / NAME).rglob("*") if each.is_file()):
        text = file.read_text("utf-8").replace("tests.toy", NAME)
        file.write_text(re.sub(r"\btoy\b", NAME, text), "utf-8")


@pytest.fixture
def fenland(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayableGame:
    """Write a new game as somebody else would."""
    copied(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    game: PlayableGame = importlib.import_module(f"{NAME}.playable").PLAYABLE
    return game


def test_a_new_game_is_its_own_folders_and_one_line(tmp_path: Path, fenland: PlayableGame) -> None:
    games = Registry(fenland)  # the line
    asyncio.run(play(tmp_path, games))


async def play(folder: Path, games: Registry) -> None:
    rules, chance = games[NAME].rules, random.Random(3)
    async with delta(folder, 2, Pictures(), games) as table:
        with nothing_logged(table):
            ada, bilal = table.players.values()
            assert "Four times" not in (await table.type(ada, "rules")).text
            await set_up(table, {"tide": "wild", "rival": "automaton"}, "fr")
            assert "Delta" in shown(table.post).text
            for who in (ada, bilal):
                await table.type(who, "delta bid", silver=1)
            assert (await loaded_match(table)).match.committed.bids == [1, 1]
            assert await asked(table) == [ada]
            assert (await table.type(ada, "delta do", action="rest")).text
            assert await Presser(table, chance).play(), "the match does not come to an end"
            await table.env.advance_time(61)
            loaded = await loaded_match(table)
            assert loaded.info.status is Status.OVER
            files = {file.filename: await file.read() for file in table.post.attachments}
            assert all(files[name][8:12] == b"WEBP" for name in files if name.endswith(".webp"))
            assert len(files) == 3
            record = read_record(files[f"{NAME}-{MATCH}.json"])
            assert record.setup.options == {"tide": "wild", "rival": "automaton"}
            assert final(replay(rules, record)).state == loaded.match.committed
            assert all(event.__class__.__module__.startswith(NAME) for event in await events_of(table))


async def events_of(table: object) -> list[object]:
    """Give everything that happened."""
    history = await table.bot.services.matches.history(MATCH, None)  # type: ignore[attr-defined]
    return [event for each in history for event in each.events]
