"""Whole matches of Mesopotamia by pressing what is shown: options drawn by lot, both languages, restarts in between."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models.message import Message

from db.table.info import Status
from engine.core.game import Setup
from engine.core.options import in_use
from engine.core.play import completed, why_not_begin
from engine.core.record import final, read_record, replay
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.limits import check_limits
from tests.discord.support.six import BRIEF, BRIEFLY, mesopotamia_table
from tests.discord.support.stage import Stage, shown
from tests.discord.support.table_talk import restarted
from tests.discord.toy.delta import MATCH, Presser, asked, loaded_match, set_up

pytestmark = pytest.mark.slow

BEFORE = 40
"""After so many presses the bot is started anew."""
FIERCE, FIERCELY = re.compile("🧭|combat"), 0.8
"""How entries are known, in both languages, that lead to a combat, and how often they are preferred."""


def some_options(players: int, chance: random.Random) -> dict[str, str]:
    """Choose options at random, among those with which so many can play and that the lobby shows."""
    while True:
        options = {
            option.key: chance.choice([each for each in option.values if each not in option.hidden])
            for option in BRIEF.options
        }
        if why_not_begin(BRIEF, Setup(players, options)) is None:
            return {option.key: options[option.key] for option in in_use(BRIEF.options, options)}


class Attentive(Presser):
    """Presses at random, and looks after each press who was pinged, and whether the channel had to be told."""

    async def press(self, who: MemberActor) -> None:
        """Press one thing: whoever is asked anew is pinged, once, and nobody else; with others still asked, no post."""
        before, known = {each.id for each in await asked(self.table)}, len(self._channel())
        await super().press(who)
        posted = [each for each in self._channel()[known:] if each.visible_to(None)]
        pinged = [user_id for each in posted for user_id in each.ping_user_ids]
        if not await self.table.bot.services.tables.live():
            assert sorted(pinged) == sorted(self.table.players), "the end is told to everybody"
            return
        after = {each.id for each in await asked(self.table)}
        assert sorted(pinged) == sorted(after - before - {who.id})
        assert len(posted) <= 1
        if after < before:
            assert not posted, "others are still asked, and nothing is to be told"

    def ticked(self, menu: dict[str, Any]) -> list[str]:
        """Explore rather than anything else, and enter regions with Units in them, so that there are combats."""
        wild = [
            each["value"] for each in menu["options"] if FIERCE.search(f"{each['label']} {each.get('description')}")
        ]
        if wild and self.chance.random() < FIERCELY:
            return [self.chance.choice(wild)]
        return super().ticked(menu)

    def _channel(self) -> list[Message]:
        return list(self.table.env.backend.messages[self.table.channel.id].values())


@pytest.mark.parametrize(("players", "language"), [(2, "fr"), (3, "en"), (4, "fr"), (6, "en")])
def test_a_match_is_played_to_its_end_by_pressing_what_is_shown(tmp_path: Path, players: int, language: str) -> None:
    asyncio.run(play_match(tmp_path, players, language))


async def play_match(folder: Path, players: int, language: str) -> None:
    chance = random.Random(f"{players} {language}")
    options = some_options(players, chance)
    async with mesopotamia_table(folder, players, BRIEFLY) as table:
        with nothing_logged(table):
            await set_up(table, options, language, seed=bytes([players]))
            assert not await Attentive(table, chance).play(BEFORE)
            async with restarted(table, folder) as again:
                assert await Attentive(again, chance).play(), "the match does not come to an end"
                await check_end(again, completed(BRIEF, Setup(players, options)))


async def check_end(table: Stage, setup: Setup) -> None:
    """The last post tells the end, and its record is the match."""
    await table.env.advance_time(61)
    loaded = await loaded_match(table)
    assert loaded.info.status is Status.OVER
    check_limits(shown(table.post).components)
    files = {file.filename: file for file in table.post.attachments}
    raw = await files[f"mesopotamia-{MATCH}.json"].read()
    assert final(replay(BRIEF, read_record(raw))).state == loaded.match.committed
    assert json.loads(raw)["setup"] == {"seats": setup.seats, "options": setup.options}
