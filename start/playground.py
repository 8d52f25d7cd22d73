"""The playground: the same bot on a simulated Discord, with a channel page in the browser and six players at hand."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, Env, MemberActor, SetupError

from cogs.client import TwoRivers
from cogs.reader import Reader
from cogs.table.lobby_post import send_lobby
from db.outbox import put
from db.table.info import Status, TableInfo
from start.playground_clock import LaterCog, PlaygroundClock
from start.playground_pictures import RememberingWorker
from start.running import finish
from start.settings import Settings

LOG = logging.getLogger(__name__)
CHANNEL = "two-rivers"
PLAYERS = ("Ada", "Bilal", "Chloe", "Dario", "Elena", "Farid")
LOCALES = {"en": "en-US"}
"""Where Discord's name of a language is longer than ours."""
PATIENCE = 60.0
"""Seconds a press may take before the page gives up."""
LOOK = 0.005
"""Seconds between two looks whether the bot has come to rest."""


class PatientEnv(Env):
    """A simulated Discord that lets the bot take as long to come up as a press may take, and sees sooner when it rests.

    simcord gives it five seconds, in which a busy machine may not have painted the turn that is told again.
    """

    async def _settle_internal(self, *, timeout: float | None = None, **how: Any) -> None:
        how.setdefault("idle", LOOK)
        await super()._settle_internal(timeout=timeout and max(timeout, PATIENCE), **how)


@dataclass(frozen=True, slots=True)
class World:
    """The simulated Discord: always the same server, channel and people, so that stored matches find their place."""

    env: Env
    guild_id: int
    channel: ChannelHandle
    players: Sequence[MemberActor]
    guide: MemberActor
    """Says in the channel what can be done there."""
    clock: PlaygroundClock


async def open_to_play(bot: TwoRivers, settings: Settings, reader: Reader, stop: asyncio.Event) -> None:
    """Serve the channel page until told to stop, or until the page ends the session."""
    async with _world(bot) as world:
        how = await _set_out(bot, world, settings, reader)
        async with _page(world, settings.port, reader) as page:
            for key in (how, "playground-later-how", "playground-token", "playground-stop"):
                print(reader.say(key), flush=True)
            waits = [asyncio.create_task(each) for each in (stop.wait(), page.wait_closed(), world.clock.keep(page))]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
            await finish(bot)
        with contextlib.suppress(TimeoutError):
            await world.env.settle()
    print(reader.say("playground-stopped"), flush=True)


@contextlib.asynccontextmanager
async def _world(bot: TwoRivers) -> AsyncIterator[World]:
    """Set up the simulated Discord; ids come first, at a fixed moment, then its clock is set to the present one."""
    env = PatientEnv(bot, check_errors=False, shard_count=1, settle_timeout=PATIENCE)
    env.backend.edit_bot_profile("Two Rivers")
    guild = env.create_guild("Two Rivers")
    no_threads = discord.PermissionOverwrite(send_messages_in_threads=False)  # for they have no page
    channel = guild.create_text_channel(CHANNEL, topic="/game new", overwrites={guild.default_role: no_threads})
    players = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS]
    guide = guild.add_member(env.create_user("playground", global_name="Playground", bot=True))
    clock = PlaygroundClock(env, await _ahead(bot))
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds() + clock.ahead)
    await bot.add_cog(LaterCog(bot, clock))
    await _tell_again(bot, channel.id)
    await env.start()
    try:
        with env.time_context():
            yield World(env, guild.id, channel, players, guide, clock)
    finally:
        await env.shutdown()


async def _ahead(bot: TwoRivers) -> float:
    """Say by how many seconds what was played last is in the future, because its clock had been put forward."""
    last = await bot.services.tables.last_change()
    return 0.0 if last is None else max(0.0, (last - datetime.now(UTC)).total_seconds())


async def _tell_again(bot: TwoRivers, channel_id: int) -> None:
    """Let the sender post the present turn of a stored match, for the channel has forgotten everything."""
    info = await bot.services.tables.in_channel(channel_id)
    if info is not None and info.status is Status.RUNNING:
        async with bot.services.db.transaction() as tx:
            await put(tx, info.id, "turn", info.told_n, bot.services.clock())


async def _set_out(bot: TwoRivers, world: World, settings: Settings, reader: Reader) -> str:
    """Show the stored lobby, or a new one with as many people as were asked for; say what to do next, as a key."""
    info = await bot.services.tables.in_channel(world.channel.id)
    if info is None and settings.players:
        info = await _seated(bot, world, settings, reader.words.language)
    if info is None:
        await world.guide.send(world.channel, reader.say("playground-how"))
        return "playground-how"
    if info.status is Status.LOBBY:
        await send_lobby(bot, info)
        is_full = len(info.seats) == max(bot.services.games[info.game].rules.seats)
        return "playground-seated" if is_full else "playground-table"
    return "playground-match"


async def _seated(bot: TwoRivers, world: World, settings: Settings, language: str) -> TableInfo:
    """Open a table, seat people, as far as there are seats, and fill it up with bots."""
    seats = max(bot.services.games[settings.game].rules.seats)
    tables, (host, *others) = bot.services.tables, world.players[: min(settings.players, seats)]
    info = await tables.create(
        game=settings.game,
        language=language,
        host_id=host.id,
        host_name=PLAYERS[0],
        guild_id=world.guild_id,
        channel_id=world.channel.id,
    )
    for other, name in zip(others, PLAYERS[1:], strict=False):
        await tables.join(info.id, other.id, name)
    for _ in range(seats - 1 - len(others)):
        await tables.add_bot(info.id, level=settings.level)
    return await tables.get(info.id)


@contextlib.asynccontextmanager
async def _page(world: World, port: int, reader: Reader) -> AsyncIterator[simcord.Preview]:
    """Open the page on its usual port, else on a free one, and say where it is."""
    locale = LOCALES.get(reader.words.language, reader.words.language)
    async with contextlib.AsyncExitStack() as stack:
        for number in (port, 0):
            page = world.env.preview(world.channel, viewers=world.players, layout="channel", locale=locale, port=number)
            try:
                await stack.enter_async_context(page)
                page._media_worker = RememberingWorker()
                world.clock.take_turns_with(page)
                break
            except SetupError:
                if number == 0:
                    raise
        if number != port:
            other = page.url.partition("/#")[0].rpartition(":")[2]
            print(reader.say("playground-busy", port=str(port), other=other), flush=True)
        print(reader.say("playground-open", address=page.url), flush=True)
        yield page
