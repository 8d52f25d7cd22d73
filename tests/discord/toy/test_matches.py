"""Whole matches by pressing what is shown: every number of players, options chosen in the lobby, both languages."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from cogs.painter import Pictures
from db.table.info import Status
from engine.core.game import Setup
from engine.core.play import why_not_begin
from engine.core.record import final, read_record, replay
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.table_talk import restarted
from tests.discord.toy.delta import MATCH, Presser, delta, loaded_match, set_up
from tests.toy import TOY

pytestmark = pytest.mark.slow


def some_options(players: int, chance: random.Random) -> dict[str, str]:
    """Choose options at random, among those with which so many can play."""
    while True:
        options = {option.key: chance.choice(option.values) for option in TOY.options}
        if why_not_begin(TOY, Setup(players, options)) is None:
            return options


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_match_is_played_to_its_end_by_pressing_what_is_shown(tmp_path: Path, players: int, language: str) -> None:
    asyncio.run(play_match(tmp_path, players, language))


async def play_match(folder: Path, players: int, language: str) -> None:
    chance = random.Random(f"{players} {language}")
    options = some_options(players, chance)
    painter = Pictures() if (players, language) == (3, "en") else None
    async with delta(folder, players, painter) as table:
        with nothing_logged(table):
            await set_up(table, options, language)
            over = await Presser(table, chance).play(15)
            async with restarted(table, folder) as again:
                assert over or await Presser(again, chance).play(), "the match does not come to an end"
                await again.env.advance_time(61)
                loaded = await loaded_match(again)
                assert loaded.info.status is Status.OVER
                files = {file.filename: file for file in again.post.attachments}
                assert {f"board-{MATCH}-{loaded.commit_n}.webp", f"replay-{MATCH}.webp"} <= files.keys()
                raw = await files[f"toy-{MATCH}.json"].read()
                assert final(replay(TOY, read_record(raw))).state == loaded.match.committed
                assert json.loads(raw)["setup"] == {"seats": players, "options": options}
