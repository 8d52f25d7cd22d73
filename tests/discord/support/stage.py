"""A simulated Discord with the real bot on it, and players who press only what they are shown."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.results import ResponseMessage, to_discord_message

from bot import open_bot
from cogs.client import TwoRivers
from cogs.games import GAMES
from cogs.painter import Pictures
from cogs.registry import Registry
from cogs.thinking.thinking import Thinking
from tests.discord.support.calls import check_calls
from tests.discord.support.quick_thinking import QuickThinking
from tests.discord.support.thumbnails import Thumbnails

TEXT, BUTTON, MENU, GALLERY = 10, 2, 3, 12
MENTIONED = re.compile(r"</([a-z0-9 -]+):\d+>")
COUNTED = re.compile(r"(?<=\d)\u00a0(?=[^\W\d_])|\u00a0(?=×\d)")
PLAYERS = ("Ada", "Bilal", "Chloe")
FOUR = (*PLAYERS, "Dana")
PATIENCE = 60.0
"""Seconds a busy machine may take to do what a press means."""


def acted(play: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Turn an asynchronous test into an ordinary one."""

    def test(tmp_path: Path) -> None:
        asyncio.run(play(tmp_path))

    test.__name__, test.__doc__ = play.__name__, play.__doc__
    return test


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as somebody sees it."""

    components: list[dict[str, Any]]

    @property
    def text(self) -> str:
        """All its text, commands by name, and what is said of its pictures to those who cannot see them.

        The space between a number and what it counts looks like any other; that it does not break is tested elsewhere.
        """
        pictures = (item["description"] or "" for part in self._of(GALLERY) for item in part["items"])
        texts = (COUNTED.sub(" ", MENTIONED.sub(r"`/\1`", part["content"])) for part in self._of(TEXT))
        return "\n".join([*texts, *pictures])

    @property
    def buttons(self) -> list[dict[str, Any]]:
        """The buttons that can be pressed."""
        return [part for part in self._of(BUTTON) if not part.get("disabled") and part.get("custom_id")]

    @property
    def menus(self) -> list[dict[str, Any]]:
        """The menus that can be opened."""
        return [part for part in self._of(MENU) if not part.get("disabled")]

    def button(self, label: str) -> str:
        """Find the custom id of a button by what it says."""
        found = [str(part["custom_id"]) for part in self.buttons if part["label"] == label]
        assert found, f"no button {label} at: {self.text}"
        return found[0]

    def menu(self, placeholder: str) -> dict[str, Any]:
        """Find a menu by the beginning of what it says."""
        return next(part for part in self.menus if part["placeholder"].startswith(placeholder))

    def _of(self, kind: int) -> Iterator[dict[str, Any]]:
        return (part for part in walk_components(self.components) if part["type"] == kind)


def shown(message: discord.Message | ResponseMessage | None) -> Shown:
    """See a message, or nothing."""
    if message is None:
        return Shown([])
    if isinstance(message, ResponseMessage):
        return Shown(message.components)
    return Shown([part.to_dict() for part in message.components])  # type: ignore[misc]


@dataclass(slots=True)
class Stage:
    """The channel, the players, and the private message each has open."""

    env: Env
    bot: TwoRivers
    guild: GuildHandle
    channel: ChannelHandle
    players: dict[int, MemberActor]
    open: dict[int, ResponseMessage] = field(default_factory=dict)

    def player(self, name: str) -> MemberActor:
        """Find a player by name."""
        return next(each for each in self.players.values() if each.name == name)

    @property
    def post(self) -> discord.Message:
        """The last message in the channel; the others are not made, as a long match has many."""
        return to_discord_message(self.env, self._last)

    @property
    def post_id(self) -> int:
        """Which message is the last one in the channel; it is not made."""
        return self._last.id

    @property
    def _last(self) -> Message:
        messages = self.env.backend.messages[self.channel.id].values()
        return next(each for each in reversed(messages) if each.visible_to(None))

    @property
    def pinged(self) -> list[MemberActor]:
        """Whom the last message names, quietly or with a ping."""
        return [self.players[user.id] for user in self.post.mentions]

    async def type(self, who: MemberActor, command: str, **options: Any) -> Shown:
        """Type a command and see the private answer."""
        result = await who.slash(self.channel, command, **options)
        return await self._kept(who, result)

    async def press(self, who: MemberActor, label: str, *, public: bool = False) -> Shown:
        """Press a button of one's open private message, or of the last post, by what it says."""
        message = self.post if public else self.open[who.id].message
        result = await who.click(message, custom_id=shown(self._seen(who, public)).button(label))
        return await self._kept(who, result)

    async def press_id(self, who: MemberActor, custom_id: str, *, public: bool = False) -> Shown:
        """Press a button by its custom id."""
        message = self.post if public else self.open[who.id].message
        return await self._kept(who, await who.click(message, custom_id=custom_id))

    async def choose(self, who: MemberActor, custom_id: str, values: list[str]) -> Shown:
        """Choose in a menu of one's open private message."""
        return await self._kept(who, await who.select(self.open[who.id].message, values, custom_id=custom_id))

    async def view(self, who: MemberActor, label: str) -> Shown:
        """Look at the board in another way, chosen in its menu by what it says."""
        menu = self.panel(who).menu("Other views…")
        value = next(entry["value"] for entry in menu["options"] if entry["label"] == label)
        return await self.choose(who, menu["custom_id"], [value])

    def panel(self, who: MemberActor) -> Shown:
        """See one's open private message."""
        return shown(self.open.get(who.id))

    def content(self, seen: Shown) -> str:
        """Write down everything a message shows; a picture by what is painted, for its address is another each time.

        So is what tells the menus of one press from those of another.
        """

        def painted(address: re.Match[str]) -> str:
            return hashlib.sha256(self.env.backend.cdn.get(address[0]) or b"").hexdigest()

        addressed = re.sub(r"'attachment_id': '?\d+'?|'id': \d{4,}|\w{3}~(?=bg:|tb:)", "", str(seen.components))
        return re.sub(r"https://cdn[^']+", painted, addressed)

    def _seen(self, who: MemberActor, public: bool) -> discord.Message | ResponseMessage:
        return self.post if public else self.open[who.id]

    async def _kept(self, who: MemberActor, result: Any) -> Shown:
        assert result.acknowledged
        await self.env.settle()
        if result.response is not None and result.response.ephemeral:
            self.open[who.id] = result.response
        return self.panel(who)

    async def start_match(self, game: str = "after_the_flood", players: int | None = None, bots: int = 0) -> None:
        """Open a table, let everybody join, or only the first so many, add bots, and start."""
        host, *others = list(self.players.values())[:players]
        await self.type(host, "game new", game=game)
        lobby = self.post
        for other in others:
            await other.click(lobby, label="Join")
        for _ in range(bots):
            await host.click(lobby, label="Add bot")
        await host.click(lobby, label="Start")
        await self.env.settle()


@asynccontextmanager
async def stage(
    folder: Path,
    names: tuple[str, ...] = PLAYERS,
    pictures: Pictures | None = None,
    games: Registry = GAMES,
    thinking: Thinking | None = None,
) -> AsyncIterator[Stage]:
    """Open the bot on a simulated Discord, and see that it makes only calls of which it is known what if they fail."""
    async with (
        open_bot(
            folder / "two-rivers.db", pictures or Thumbnails(), games=games, thinking=thinking or QuickThinking()
        ) as bot,
        simcord.run(bot, shard_count=1) as env,
    ):
        env.settle_timeout = PATIENCE
        guild = env.create_guild("Mesopotamia")
        channel = guild.create_text_channel("two-rivers")
        members = [guild.add_member(env.create_user(name)) for name in names]
        yield Stage(env, bot, guild, channel, {each.id: each for each in members})
        check_calls(env)
