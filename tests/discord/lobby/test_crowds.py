"""Tables of six and eight: lobby, posts, panels, the rewind menu and records hold as many as a game allows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import discord
import pytest
import simcord

from cogs.client import TwoRivers
from cogs.registry import PlayableGame, Registry
from cogs.services import Services
from db.store.connection import Database
from engine.core.game import Setup, default_of
from engine.core.options import Conflict
from tests.discord.support.hurry import let_post
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.toy import Toy
from tests.toy.presentation import PRESENTATION
from tests.toy.state import Delta

LONG = "{} Nebuchadnezzar of *Babylon*, the Great"
"""As long as Discord lets a name be, and with signs in it."""
MATCH = 1


class Crowded(Toy):
    """The made-up game with cards and silver for eight."""

    seats: ClassVar[tuple[int, ...]] = tuple(range(1, 9))
    conflicts: ClassVar[tuple[Conflict, ...]] = ()

    def setup(self, setup: Setup) -> Delta:
        delta = super().setup(setup)
        delta.deck *= 3
        delta.bank += 100
        return delta

    def check(self, s: Delta) -> None:
        """There is more of everything than the small game counts."""


@asynccontextmanager
async def crowd(folder: Path, count: int) -> AsyncIterator[Stage]:
    """Open the bot with that game, and so many people in the channel."""
    db = await Database.open(folder / "two-rivers.db")
    bot = TwoRivers(Services.on(db, Registry(PlayableGame(Crowded(), PRESENTATION))))
    try:
        async with simcord.run(bot, shard_count=1) as env:
            guild = env.create_guild("Mesopotamia")
            channel = guild.create_text_channel("two-rivers")
            names = [LONG.format(n)[:32] for n in range(count)]
            members = [guild.add_member(env.create_user(f"user{n}", global_name=name)) for n, name in enumerate(names)]
            yield Stage(env, bot, guild, channel, {each.id: each for each in members})
    finally:
        await db.close()


async def answered(table: Stage, times: int) -> None:
    """Let everybody who must say what they are taken to say, so many times over, each as a player of their own."""
    matches = table.bot.services.matches
    for _ in range(times):
        loaded = await matches.load(MATCH)
        question = next(each for each in loaded.asked if not each.optional)
        user = loaded.info.seat(question.seat).user_id
        await matches.answer(MATCH, question.seat, question.token, [default_of(question)], user)
    await let_post(table, MATCH)


async def export(table: Stage) -> bytes:
    return await table.bot.services.matches.export(MATCH)


@pytest.mark.parametrize("count", [6, 8])
def test_a_crowd_fits_lobby_posts_panels_and_the_rewind_menu(tmp_path: Path, count: int) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        async with crowd(tmp_path, count) as table:
            await table.start_match("toy")
            for message in table.channel.history():
                check_limits(shown(message).components)
            assert len(table.pinged) == count, "all are asked to bid at once"
            await answered(table, 2 * count + 4)
            check_limits(shown(table.post).components)
            for who in table.players.values():
                for seen in [
                    await table.press(who, "Play", public=True),
                    await table.type(who, "board"),
                    await table.type(who, "log"),
                    await table.type(who, "game info"),
                ]:
                    check_limits(seen.components)
            seen = await table.press(who, "Undo", public=True)
            check_limits(seen.components)
            menu = seen.menus[0]
            assert len(menu["options"]) > 1
            offered: list[dict[str, Any]] = await who.autocomplete(table.channel, "game rewind", "to", "")
            assert all(len(each["name"]) <= 100 for each in offered)
            await table.choose(who, menu["custom_id"], [menu["options"][-1]["value"]])
            check_limits(shown(table.post).components)

    play(tmp_path)


@acted
async def test_a_record_of_six_seats_comes_back_with_six_people(tmp_path: Path) -> None:
    async with crowd(tmp_path, 6) as table:
        await table.start_match("toy")
        await answered(table, 8)
        raw, owner = await export(table), next(iter(table.players.values()))
        table.bot.owner_id = owner.id
        role = table.guild.create_role("owners", permissions=discord.Permissions(administrator=True))
        table.env.backend.add_member_role(table.guild.id, owner.id, role.id)
        table.channel = table.guild.create_text_channel("again")
        await table.env.settle()
        people = dict(zip("abcdef", table.players.values(), strict=True))
        extra = await table.type(owner, "admin import", file=("record.json", raw), g=owner)
        assert "6" in extra.text
        await table.type(owner, "admin import", file=("record.json", raw), **people)
        info = await table.bot.services.tables.in_channel(table.channel.id)
        assert info is not None
        assert [each.user_id for each in info.seats] == [each.id for each in people.values()]
        check_limits(shown(table.post).components)
        table.channel = table.guild.create_text_channel("with bots")
        await table.env.settle()
        await table.type(owner, "admin import", file=("record.json", raw), f=owner)
        info = await table.bot.services.tables.in_channel(table.channel.id)
        assert info is not None
        assert [each.bot for each in info.seats] == [True] * 5 + [False]


@acted
async def test_a_seat_a_record_has_not_is_refused(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        owner, other = list(table.players.values())[:2]
        table.bot.owner_id = owner.id
        raw = await export(table)
        role = table.guild.create_role("owners", permissions=discord.Permissions(administrator=True))
        table.env.backend.add_member_role(table.guild.id, owner.id, role.id)
        table.channel = table.guild.create_text_channel("again")
        await table.env.settle()
        seen = await table.type(owner, "admin import", file=("record.json", raw), a=owner, d=other)
        assert "3" in seen.text
        assert await table.bot.services.tables.in_channel(table.channel.id) is None
