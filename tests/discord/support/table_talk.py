"""What tests about absent players, votes and undo share: time that passes quickly, a turn, what the channel says."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.ext import tasks
from simcord.actors import MemberActor

from bot import open_bot
from cogs.games import GAMES
from cogs.registry import Registry
from cogs.thinking.thinking import Thinking
from tests.discord.support.quick_thinking import QuickThinking
from tests.discord.support.stage import Stage, shown, stage
from tests.discord.support.thumbnails import Thumbnails

HOUR = 3600.0
SLOWLY = 30.0
"""Minutes between two rounds of each loop of the bot, so that days pass quickly."""
HOURLY = 60.0
"""As many where the hour does not matter at which something comes."""


UPKEEP = 12 * 60.0
"""As many, at least, where a cog asks for hours: half of what such tests took went into a backup for each."""


@contextmanager
def slowly(minutes: float = SLOWLY) -> Iterator[None]:
    """Let the loops of the bot turn less often: whatever minutes a cog asks for, it gets these."""
    loop = tasks.loop

    def slow(*, hours: float = 0.0, **_: float) -> Any:
        return loop(minutes=max(minutes, UPKEEP) if hours else minutes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tasks, "loop", slow)
        yield


@asynccontextmanager
async def patient_stage(folder: Path, minutes: float = SLOWLY, games: Registry = GAMES) -> AsyncIterator[Stage]:
    """Open a stage on which days pass quickly."""
    with slowly(minutes):
        async with stage(folder, games=games) as opened:
            opened.env.settle_timeout = 60.0
            yield opened


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Stage]:
    """Open such a stage with a match that has just started."""
    async with patient_stage(folder) as opened:
        await opened.start_match()
        yield opened


async def pass_hours(on: Stage, hours: float, minutes: float = SLOWLY) -> None:
    """Let time pass, and one round more of every loop."""
    await on.env.advance_time(hours * HOUR + minutes * 60)


def says(on: Stage) -> list[str]:
    """Give the texts in the channel, the oldest first."""
    return [shown(message).text for message in on.channel.history()]


def saying(on: Stage, words: str) -> list[discord.Message]:
    """Give the messages of the channel that say something."""
    return [message for message in on.channel.history() if words in shown(message).text]


def told_turns(on: Stage) -> list[discord.Message]:
    """Give the posts that tell a turn and name whoever is to play."""
    heads = {each: shown(each).text.partition("\n")[0] for each in on.channel.history()}
    return [each for each, head in heads.items() if head.startswith("### ") and head.endswith(" to play")]


def to_play(on: Stage) -> MemberActor:
    """Give the player whom the last post pings."""
    post = told_turns(on)[-1]
    return on.players[post.mentions[0].id]


def others(on: Stage, but: MemberActor) -> list[MemberActor]:
    """Give the other players."""
    return [each for each in on.players.values() if each.id != but.id]


async def click(on: Stage, who: MemberActor, message: discord.Message, label: str) -> str:
    """Press a button of a public message and read the private answer."""
    result = await who.click(message, label=label)
    await on.env.settle()
    assert result.acknowledged
    return shown(result.response).text


async def take_turn(on: Stage) -> MemberActor:
    """Let whoever is to play build a city and end the turn."""
    who = to_play(on)
    await on.type(who, "play")
    build = on.panel(who).menu("🏛️")
    await on.choose(who, build["custom_id"], [build["options"][0]["value"]])
    await on.press(who, "End action")
    await on.env.settle()
    return who


@asynccontextmanager
async def restarted(
    on: Stage, folder: Path, hours: float = 0.0, thinking: Thinking | None = None
) -> AsyncIterator[Stage]:
    """Stop the bot and start another one with the same games on the same database, at once or some hours later."""
    async with open_bot(
        folder / "two-rivers.db", Thumbnails(), games=on.bot.services.games, thinking=thinking or QuickThinking()
    ) as again:
        begins = again.setup_hook

        async def begins_later() -> None:
            on.env.backend.advance_clock(hours * HOUR)
            await begins()

        again.setup_hook = begins_later  # type: ignore[method-assign]
        await on.env.restart_bot(again)
        after = Stage(on.env, again, on.guild, on.channel, on.players)
        await on.env.settle()
        yield after


def moderator(on: Stage, name: str = "Mod", **rights: Any) -> MemberActor:
    """Let somebody with rights, and without a seat, into the server."""
    role = on.guild.create_role(name, permissions=discord.Permissions(**rights))
    return on.guild.add_member(on.env.create_user(name), roles=[role])
