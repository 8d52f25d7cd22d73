"""The bot is started on a database written by the first version that was in use: matches go on in their channels."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
import simcord
from simcord.backend.models.message import Message
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot import open_bot
from tests.db.landed.facts import HERE, MATCHES, unpack
from tests.discord.play.test_random_players import RandomPlayer
from tests.discord.support.stage import Stage, acted
from tests.discord.support.thumbnails import Thumbnails

T = TypeVar("T")
THEN: dict[str, Any] = json.loads((HERE / "discord.json").read_text("utf-8"))
"""What was on Discord when the first version was stopped: channels, people, and some of its messages."""
TOLD: dict[str, int] = THEN["told"]
"""What was under way then, and in which match."""
TO_TELL = ("refusing", "never", "waiting", "bots", "ended", "littering")
"""Where somebody is still to be pinged; where a post was `arrived` already they were."""
OLD = {each["id"] for each in THEN["messages"]}


@asynccontextmanager
async def as_it_was(folder: Path) -> AsyncIterator[Stage]:
    """Start the bot where the first version was stopped, at the same moment."""
    async with open_bot(unpack(folder, "two-rivers.db"), Thumbnails()) as bot:
        starting = simcord.run(bot, shard_count=1)
        env = starting._env
        env.backend.advance_clock((datetime.fromisoformat(THEN["now"]) - env.now()).total_seconds())
        guild = env.create_guild("Mesopotamia", id=THEN["guild"])
        channels = [known_as(env, id, lambda: guild.create_text_channel("room")) for id in THEN["channels"]]
        people = [known_as(env, int(id), partial(env.create_user, name)) for id, name in THEN["people"].items()]
        players = [guild.add_member(each) for each in people]
        for each in THEN["messages"]:
            message = Message(
                id=each["id"],
                channel_id=each["channel"],
                author_id=env.backend.bot_user.id,
                timestamp=env.backend.now_iso(),
                flags=each["flags"],
                components=each["components"],
                mention_user_ids=each["mentions"],
            )
            env.backend.messages[message.channel_id][message.id] = message
        async with starting:
            yield Stage(env, bot, guild, channels[0], {each.id: each for each in players})


def known_as(env: Env, number: int, make: Callable[[], T]) -> T:
    """Make something that has a certain number on Discord."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(env.backend, "snowflake", lambda: env.backend.reserve_id(number))
        return make()


async def all_sent(table: Stage) -> None:
    """Wait until bots have played and every letter is sent."""
    services = table.bot.services
    for _ in range(1000):
        await table.env.settle()
        if not (await services.tables.waiting_for_bots() or await services.outbox.waiting()):
            return
    pytest.fail("letters are left over")


def pings(table: Stage) -> dict[int, int]:
    """Count by match how often anybody was pinged since the start."""
    found = {}
    for number, said in MATCHES.items():
        messages = table.env.backend.messages[said["channel"]].values()
        found[number] = sum(bool(each.ping_user_ids) for each in messages if each.id not in OLD)
    return found


def room(table: Stage, number: int) -> ChannelHandle:
    channel = table.env.backend.channels[MATCHES[number]["channel"]]
    return ChannelHandle(table.env, table.guild, channel)


@acted
async def test_what_was_not_told_is_told_once_and_nobody_is_pinged_twice(tmp_path: Path) -> None:
    async with as_it_was(tmp_path) as table:
        await all_sent(table)
        to_tell = {TOLD[each] for each in TO_TELL}
        assert pings(table) == {number: int(number in to_tell) for number in MATCHES}
        await table.env.advance_time(180)
        assert pings(table) == {number: int(number in to_tell) for number in MATCHES}


@acted
async def test_a_match_goes_on_from_its_post(tmp_path: Path) -> None:
    async with as_it_was(tmp_path) as table:
        await all_sent(table)
        for number in (TOLD["arrived"], TOLD["never"]):
            table.channel = room(table, number)
            before = pings(table)[number]
            info = await table.bot.services.tables.get(number)
            who = table.players[info.seat(info.waiting[0]).user_id or 0]
            assert "Your turn" in (await table.press(who, "Play", public=True)).text
            await RandomPlayer(table, random.Random(number)).take_turn(who)
            await all_sent(table)
            assert (await table.bot.services.tables.get(number)).waiting != info.waiting
            assert pings(table)[number] == before + 1
