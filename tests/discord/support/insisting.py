"""Players who try again whatever did not work, and never twice what did."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from simcord.actors import MemberActor

from db.table.info import Status, TableInfo
from tests.discord.support.stage import Stage, shown
from tests.discord.support.table_talk import HOUR, saying

Until = Callable[[], Awaitable[bool]]
TRIES = 5
HALF = HOUR / 2


async def insist(on: Stage, until: Until, act: Callable[[], Awaitable[object]]) -> None:
    """Do something again until it has come true."""
    for _ in range(TRIES):
        if await until():
            return
        await act()
        await on.env.settle()
    assert await until(), "it cannot be done"


async def types(on: Stage, who: MemberActor, command: str, until: Until, **options: Any) -> None:
    """Type a command until something has come true, and keep the private answer."""

    async def act() -> None:
        result = await who.slash(on.channel, command, **options)
        if result.response is not None:
            on.open[who.id] = result.response

    await insist(on, until, act)


async def presses(on: Stage, who: MemberActor, words: str, label: str, until: Until) -> None:
    """Press a button of the last public message that says something; wait for it if it is late."""

    async def act() -> None:
        message = pressable(on, words, label)
        if message is None:
            await on.env.advance_time(HALF)
        else:
            await who.click(message, label=label)

    await insist(on, until, act)


def pressable(on: Stage, words: str, label: str) -> discord.Message | None:
    """Find the last public message that says something and has a button."""
    found = [each for each in saying(on, words) if label in [part["label"] for part in shown(each).buttons]]
    return found[-1] if found else None


async def info_of(on: Stage) -> TableInfo:
    """Give the last table of the channel."""
    tables, channel_id = on.bot.services.tables, on.channel.id
    info = await tables.in_channel(channel_id) or await tables.last_in_channel(channel_id)
    assert info is not None
    return info


async def to_act(on: Stage) -> MemberActor:
    """Give the player the table waits for."""
    info = await info_of(on)
    (seat,) = info.waiting
    return on.players[info.seat(seat).user_id or 0]


def has_status(on: Stage, status: Status) -> Until:
    """Wait for how the table stands."""

    async def until() -> bool:
        return (await info_of(on)).status is status

    return until


def asked(on: Stage, kind: str) -> Until:
    """Wait for a vote to be open."""

    async def until() -> bool:
        opened = await on.bot.services.votes.opened((await info_of(on)).id)
        return kind in [vote.kind for vote in opened]

    return until


def answered(on: Stage, who: MemberActor) -> Until:
    """Wait for a vote of somebody to be counted."""

    async def until() -> bool:
        opened = await on.bot.services.votes.opened((await info_of(on)).id)
        return not any(who.id in vote.missing for vote in opened)

    return until


async def everybody(on: Stage, words: str, label: str) -> None:
    """Let all who are asked say the same."""
    for who in list(on.players.values()):
        await presses(on, who, words, label, answered(on, who))


async def set_table(on: Stage) -> None:
    """Open a table, join and start by command."""
    host, *others = list(on.players.values())[:3]

    async def opened() -> bool:
        return await on.bot.services.tables.in_channel(on.channel.id) is not None

    await types(on, host, "game new", opened, game="after_the_flood")
    await fill_table(on, others, host)


async def fill_table(on: Stage, others: list[MemberActor], host: MemberActor) -> None:
    """Join a table that is open, and start."""
    for who in others:

        async def joined(user_id: int = who.id) -> bool:
            return (await info_of(on)).seat_of(user_id) is not None

        await types(on, who, "game join", joined)
    await types(on, host, "game start", has_status(on, Status.RUNNING))


async def play_turn(on: Stage) -> None:
    """Let whoever must act build a city and end the turn."""
    who = await to_act(on)

    async def passed_on() -> bool:
        return await to_act(on) is not who

    async def act() -> None:
        result = await who.slash(on.channel, "play")
        await on.env.settle()
        seen = shown(result.response)
        ending = [part["custom_id"] for part in seen.buttons if part["label"] == "End action"]
        building = [menu for menu in seen.menus if menu["placeholder"].startswith("🏛️")]
        if ending:
            await who.click(result.response.message, custom_id=ending[0])  # type: ignore[union-attr]
        elif building:
            chosen = [building[0]["options"][0]["value"]]
            await who.select(result.response.message, chosen, custom_id=building[0]["custom_id"])  # type: ignore[union-attr]

    await insist(on, passed_on, act)
