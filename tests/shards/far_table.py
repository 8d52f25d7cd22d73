"""A table whose bot is in another process: people look until they see what they wait for, then press it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import discord
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

from tests.discord.support.stage import PATIENCE, PLAYERS, shown
from tests.shards.loopback import Loopback

LOOK = 0.02
"""Seconds between two looks."""
Seen = TypeVar("Seen")


async def sees(look: Callable[[], Seen | Literal[False] | None]) -> Seen:
    """Look again and again until there is something to see."""
    async with asyncio.timeout(PATIENCE):
        while not (found := look()):
            await asyncio.sleep(LOOK)
    return found


@dataclass(slots=True)
class FarTable:
    """A server of one shard with a channel and three players."""

    world: Loopback
    guild: GuildHandle
    channel: ChannelHandle
    players: dict[int, MemberActor]
    presses: int = 0
    """How many the bot has answered."""
    moves: int = 0

    @classmethod
    def on(cls, world: Loopback, shard: int) -> FarTable:
        """Set up a server that Discord deals to a shard."""
        guild = world.env.create_guild(f"Server {shard}", shard_id=shard)
        members = [guild.add_member(world.env.create_user(f"{name}{shard}")) for name in PLAYERS]
        return cls(world, guild, guild.create_text_channel("two-rivers"), {each.id: each for each in members})

    @property
    def posts(self) -> list[Message]:
        """What everybody sees in the channel, the oldest first."""
        messages = self.world.backend.messages.get(self.channel.id, {})
        return [messages[number] for number in sorted(messages) if messages[number].visible_to(None)]

    @property
    def post(self) -> discord.Message:
        """The last of them."""
        return to_discord_message(self.world.env, self.posts[-1])

    @property
    def asked(self) -> MemberActor | None:
        """Whom the last post asks to play."""
        return self.players[self.post.mentions[0].id] if self.posts and self.post.mentions else None

    async def press(self, who: MemberActor, label: str) -> InteractionResult:
        """Press a button of the last post as soon as it can be pressed."""
        button = await sees(lambda: find(shown(self.post).buttons, "label", label))
        return await self.answered(who.click(self.post, custom_id=button["custom_id"]))

    async def answered(self, press: Awaitable[InteractionResult]) -> InteractionResult:
        """Press, when nobody else does, and wait until the bot has answered."""
        async with self.world.pressing:
            result = await press
        await sees(lambda: result.acknowledged)
        self.presses += 1
        return result

    async def press_at_nobody(self) -> InteractionResult:
        """Press Play while no process serves this table."""
        assert self.asked is not None
        return await self.asked.click(self.post, label="Play")

    async def start_match(self) -> None:
        """Open a table, let everybody join, and start."""
        host, *others = self.players.values()
        await self.answered(host.slash(self.channel, "game new", game="after_the_flood"))
        await sees(lambda: self.posts)
        for other in others:
            await self.press(other, "Join")
        await self.press(host, "Start")
        await sees(lambda: self.asked)

    async def act(self) -> None:
        """Let whoever is asked build a city and end the action, and wait until somebody is asked next."""
        who, before = await sees(lambda: self.asked), len(self.posts)
        opened = await self.press(who, "Play")
        menu = await sees(lambda: find(shown(opened.response).menus, "placeholder", "🏛️"))
        built = [menu["options"][0]["value"]]
        await self.answered(who.select(panel_of(opened), built, custom_id=menu["custom_id"]))
        end = await sees(lambda: find(shown(opened.response).buttons, "label", "End action"))
        await self.answered(who.click(panel_of(opened), custom_id=end["custom_id"]))
        await sees(lambda: len(self.posts) > before and self.asked)
        self.moves += 1


def panel_of(opened: InteractionResult) -> ResponseMessage:
    """Look at the private message that a press has opened, as it is now."""
    assert opened.response is not None
    return opened.response


def find(controls: list[dict[str, Any]], what: str, begins: str) -> dict[str, Any] | None:
    """Find a control by the beginning of what it says, if it is there."""
    return next((each for each in controls if (each[what] or "").startswith(begins)), None)
