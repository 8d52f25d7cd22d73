"""Whole matches of one person against bots: Play is pressed once, and the channel hears of each round once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from cogs.games import GAMES
from cogs.registry import Registry
from db.table.info import Status
from tests.discord.support.limits import check_limits
from tests.discord.support.six import BRIEFLY
from tests.discord.support.six import ROUNDS as BRIEF_ROUNDS
from tests.discord.support.stage import Shown, Stage, shown, stage
from tests.toy.playable import PLAYABLE

pytestmark = pytest.mark.slow

ALL = Registry(GAMES["after_the_flood"], GAMES["assyria"], *BRIEFLY.values(), PLAYABLE)
LONGEST = 3000
HASTE = 12
"""After so many presses in one action a player ends it as soon as possible."""
NEW_MESSAGE = 5
"""How an interaction is acknowledged whose answer will be a message of its own."""
ROUNDS = {"after_the_flood": 5, "assyria": 8, "mesopotamia": BRIEF_ROUNDS[3], "toy": 4}
NOT_PLAYING = ("Board", "Log", "Undo all", "Undo step", "Redo", "Rules", "💡 Hint", "Undo…", "Read all")


class Lonely:
    """One person who presses nothing but what is shown on one panel."""

    def __init__(self, table: Stage, who: MemberActor, seed: int) -> None:
        self._table, self._who, self._chance = table, who, random.Random(seed)
        self.presses = 0

    async def play(self) -> None:
        """Open the panel once, and press on it until the match is over."""
        seen = await self._table.press(self._who, "Play", public=True)
        lately = 0
        while await self._table.bot.services.tables.live():
            assert "you will be pinged" not in seen.text
            check_limits(self._table.open[self._who.id].components)
            ends = [part for part in seen.buttons if ":end:" in part["custom_id"]]
            lately = 0 if not seen.text.count("So far") else lately + 1
            seen = await self._pressed(seen, ends, hurry=lately > HASTE)
            self.presses += 1
            assert self.presses < LONGEST, "the match does not come to an end"

    async def _pressed(self, seen: Shown, ends: list[dict[str, Any]], hurry: bool) -> Shown:
        if ends and (hurry or self._chance.random() < 0.6):
            return await self._table.press_id(self._who, ends[0]["custom_id"])
        buttons = [part for part in seen.buttons if part["label"] not in NOT_PLAYING]
        if hurry and not ends:
            return await self._table.press(self._who, "Undo all")
        controls = [*buttons, *seen.menus]
        assert controls, f"a dead end: {seen.text}"
        control = self._chance.choice(controls)
        if control["type"] == 2:
            return await self._table.press_id(self._who, control["custom_id"])
        most = self._chance.randint(max(1, control["min_values"]), control["max_values"])
        values = self._chance.sample([option["value"] for option in control["options"]], most)
        return await self._table.choose(self._who, control["custom_id"], values)


def posts(table: Stage) -> list[discord.Message]:
    """Give what the bot has posted in the channel."""
    return [each for each in table.channel.history() if each.author.bot]


def private_messages(table: Stage) -> int:
    """Count how often a press was answered with a new private message."""
    answers = (call.json or {} for call in table.env.http_requests if call.path.endswith("/callback"))
    return sum(answer["type"] == NEW_MESSAGE for answer in answers)


@pytest.mark.parametrize("game", ROUNDS)
def test_play_is_pressed_once_and_a_round_makes_one_post(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with stage(tmp_path, ("Ada",), games=ALL) as table:
            (ada,) = table.players.values()
            await table.start_match(game, bots=2)
            before, opened = len(posts(table)), private_messages(table)
            player = Lonely(table, ada, 3)
            await player.play()
            await table.env.settle()
            assert (await table.bot.services.tables.get(1)).status is Status.OVER
            assert "Well played" in shown(table.post).text
            assert len(posts(table)) - before <= ROUNDS[game], "of the last round tells the end"
            assert private_messages(table) == opened + 1
            pings = [each for each in table.env.backend.messages[table.channel.id].values() if each.ping_user_ids]
            assert len(pings) == 2, "the first post and the last"
            assert await table.bot.services.outbox.waiting() == 0

    asyncio.run(play())
