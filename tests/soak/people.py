"""People who press and type anything there is, at any time, in any order, now and then two at once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models.message import Message
from simcord.components import walk_components
from simcord.env import Env
from simcord.results import ResponseMessage, to_discord_message

from cogs.border.custom_ids import ANSWERING, parse
from cogs.client import TwoRivers
from cogs.games import GAMES
from db.table.info import Status
from tests.discord.support.stage import BUTTON, MENU
from tests.soak.world import Place

COMMANDS = (
    *("play", "play", "play", "catchup", "log", "board", "hand", "undo", "settings", "help", "rules"),
    *("game info", "game list", "game rewind", "game pause", "game resume", "game bot", "game end"),
)
ENDING = 0.4
"""How often whoever may end a turn does so."""
LAST_POSTS = 4
"""So many of the newest messages of a channel are pressed."""
NO_ANSWER = (AssertionError, BackendError, SetupError, ValueError, LookupError, discord.DiscordException, OSError)
"""What the simulated Discord says where there is nothing to press, or where it was told to fail itself."""


class Crowd:
    """All people of all servers; each has at most one private message open."""

    def __init__(self, env: Env, bot: TwoRivers, places: list[Place], chance: random.Random) -> None:
        self._env = env
        self._bot = bot
        self._places = places
        self._chance = chance
        self._open: dict[tuple[int, int], ResponseMessage] = {}
        self.presses = 0

    async def act(self) -> None:
        """Let somebody do something, or two the same at once."""
        place = self._chance.choice(self._places)
        info = await self._bot.services.tables.in_channel(place.channel.id)
        if info is None:
            await self._begin(place)
            return
        waited_for = {info.seat(seat).user_id for seat in info.waiting}
        asked = [each for each in place.people if each.id in waited_for]
        who = self._chance.choice(asked if asked and self._chance.random() < 0.8 else place.people)
        draw = self._chance.random()
        if draw < 0.05:
            await self._type(place, who)
        elif draw < 0.12 or (place.channel.id, who.id) not in self._open:
            await self._press_post(place, who)
        elif draw < 0.15:
            other = self._chance.choice(place.people)
            await asyncio.gather(self._press_panel(place, who), self._press_post(place, other))
        else:
            await self._press_panel(place, who)

    async def _begin(self, place: Place) -> None:
        """Open a table of any game and fill its seats; whoever comes next may press Start as well."""
        game = self._chance.choice(list(GAMES))
        seats = self._chance.choice(GAMES[game].rules.seats)
        people = self._chance.randint(min(2, seats), min(seats, len(place.people)))
        host, *others = self._chance.sample(place.people, people)
        bots = seats - 1 - len(others)
        await self._do(place, host, host.slash(place.channel, "game new", game=game))
        for who, label in [*((other, "Join") for other in others), *[(host, "Add bot")] * bots, (host, "Start")]:
            post = self._posts(place)[:1]
            if post and label in [part.get("label") for part in walk_components(post[0].components)]:
                await self._do(place, who, who.click(to_discord_message(self._env, post[0]), label=label))

    async def _type(self, place: Place, who: MemberActor) -> None:
        command = self._chance.choice(COMMANDS)
        options: dict[str, Any] = {}
        if command == "game rewind" and self._chance.random() < 0.5:
            with contextlib.suppress(*NO_ANSWER):
                offered = await who.autocomplete(place.channel, command, "to", "")
                options = {"to": self._chance.choice(offered)["value"]} if offered else {}
        if command == "rules":
            options = {"find": "city"}
        await self._do(place, who, who.slash(place.channel, command, **options))

    def _posts(self, place: Place) -> list[Message]:
        """Give the newest messages of a channel, the newest first."""
        messages = [each for each in self._env.backend.messages[place.channel.id].values() if not each.is_ephemeral]
        return sorted(messages, key=lambda each: each.id, reverse=True)[:LAST_POSTS]

    async def _press_post(self, place: Place, who: MemberActor) -> None:
        posts = [(post, part) for post in self._posts(place) for part in walk_components(post.components)]
        buttons = [(post, part) for post, part in posts if part["type"] == BUTTON and part.get("custom_id")]
        if buttons:
            post, part = self._chance.choice(buttons)
            message = to_discord_message(self._env, post)
            await self._do(place, who, who.click(message, custom_id=part["custom_id"]))

    async def _press_panel(self, place: Place, who: MemberActor) -> None:
        panel = self._open.get((place.channel.id, who.id))
        if panel is None:
            return
        parts = [
            part for part in walk_components(panel.components) if part.get("custom_id") and not part.get("disabled")
        ]
        if not parts:
            self._open.pop((place.channel.id, who.id))
            return
        ends = [part for part in parts if ":end:" in part["custom_id"]]
        part = ends[0] if ends and self._chance.random() < ENDING else self._chance.choice(parts)
        if part["type"] == MENU:
            most = self._chance.randint(max(1, part["min_values"]), part["max_values"])
            values = self._chance.sample([option["value"] for option in part["options"]], most)
            await self._do(place, who, who.select(panel.message, values, custom_id=part["custom_id"]))
        elif part["type"] == BUTTON:
            await self._do(place, who, who.click(panel.message, custom_id=part["custom_id"]))

    async def _do(self, place: Place, who: MemberActor, doing: Any) -> None:
        self.presses += 1
        about = place.channel.id, who.id
        try:
            result = await doing
        except NO_ANSWER:
            self._open.pop(about, None)
            return
        if result.response is not None and result.response.ephemeral:
            self._open[about] = result.response

    async def look_everywhere(self) -> list[str]:
        """Let everybody who must act open the panel; say who could not."""
        missed = []
        for place in self._places:
            info = await self._bot.services.tables.in_channel(place.channel.id)
            if info is None or info.status is not Status.RUNNING:
                continue
            waited_for = {each.user_id for each in map(info.seat, info.waiting) if not each.away}
            for who in [each for each in place.people if each.id in waited_for]:
                await self._do(place, who, who.slash(place.channel, "play"))
                panel = self._open.get((place.channel.id, who.id))
                verbs = [] if panel is None else [_verb(part) for part in walk_components(panel.components)]
                if not ANSWERING.intersection(verbs):
                    missed.append(f"{who.name} is asked in match {info.id}, and sees no question")
        return missed


def _verb(part: dict[str, Any]) -> str:
    pressed = parse(part.get("custom_id") or "")
    return pressed.verb if pressed is not None else ""
