"""A table at which everything there is to press has been shown to somebody."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from render.text.names import letter
from tests.discord.play.test_random_players import RandomPlayer
from tests.discord.support.forged import Gathering
from tests.discord.support.stage import Shown, Stage, shown
from tests.discord.support.table_talk import moderator, others, pass_hours, patient_stage
from tests.discord.support.tables import FLOOD

TURNS = 14
"""So many turns at random show every kind of question a panel asks early in a match."""


class Onlooker(RandomPlayer):
    """Plays at random, and every panel on the way is looked at."""

    def __init__(self, table: Stage, gathering: Gathering) -> None:
        super().__init__(table, random.Random(7))
        self._gathering = gathering

    async def pressed(self) -> None:
        """Look at the panel."""
        self._gathering.gather()


@asynccontextmanager
async def seeded_stage(folder: Path) -> AsyncIterator[Stage]:
    """Open a stage on which days pass quickly and dice fall alike every time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("db.match.matches.secrets.token_bytes", lambda count: bytes(range(count)))
        async with patient_stage(folder) as table:
            yield table


class Evening:
    """Goes through all a table can do, gathering what can be pressed on the way."""

    def __init__(self, table: Stage, language: str = "en", gathering: Gathering | None = None) -> None:
        self.table = table
        self.gathering = gathering or Gathering(table)
        self.moderator = moderator(table, manage_guild=True)
        self._language = language

    async def _type(self, who: MemberActor, command: str, **options: object) -> None:
        await self.table.type(who, command, **options)
        self.gathering.gather()

    async def set_the_table(self) -> None:
        """From an empty channel to a lobby of three."""
        ada, bilal, chloe = self.table.players.values()
        await self._type(ada, "game new", **FLOOD, language=self._language)
        await self._click(ada, "add-bot")
        await self._type(bilal, "game new", **FLOOD)  # offers a thread
        await self._click(ada, "options")
        await self.table.choose(ada, self.table.panel(ada).menu("Remove a player")["custom_id"], ["bot1"])
        await self._click(bilal, "join")
        await self._click(chloe, "join")

    async def _click(self, who: MemberActor, verb: str) -> None:
        """Press a control of the lobby."""
        await self.table.press_id(who, _id(shown(self.table.post), verb), public=True)
        self.gathering.gather()

    async def play(self) -> None:
        """Start, and play some turns at random."""
        await self._click(next(iter(self.table.players.values())), "start")
        player = Onlooker(self.table, self.gathering)
        for _ in range(TURNS):
            await player.take_turn(self.table.pinged[0])

    async def build(self) -> None:
        """Start, and let everybody build a city."""
        await self._click(next(iter(self.table.players.values())), "start")
        for _ in self.table.players:
            who = await self.to_play()
            await self._type(who, "play")
            build = self.table.panel(who).menu("🏛️")
            await self.table.choose(who, build["custom_id"], [build["options"][0]["value"]])
            self.gathering.gather()
            await self.table.press(who, "End action")
            self.gathering.gather()

    async def look_around(self) -> None:
        """Private answers, a rewind, a bot's seat, a pause."""
        one, other = others(self.table, await self.to_play())
        for command in ("settings", "log", "board", "hand", "catchup", "play", "game rewind"):
            await self._type(one, command)
        for who in (one, other):
            for choice in await who.autocomplete(self.table.channel, "game rewind", "to", "at once"):
                await self._type(who, "game rewind", to=choice["value"])
        await self._rewind_and_back(one)
        await self._type(one, "game bot")
        await self._type(one, "game bot", on="off")
        await self._type(self.moderator, "game pause")
        await self._type(one, "play")
        await self._type(other, "game resume")

    async def _rewind_and_back(self, who: MemberActor) -> None:
        """Let somebody see what can be done after a rewind; then it was none."""
        (info,), matches = await self.table.bot.services.tables.live(), self.table.bot.services.matches
        with self.table.env.time_context():
            await matches.rewind(info.id, (await matches.turns(info.id))[-1].before_n, 0)
        await self._type(who, "game rewind")
        with self.table.env.time_context():
            await matches.undo_rewind(info.id, 0)
        await pass_hours(self.table, 0)
        self.gathering.gather()

    async def ask_everything(self, guest: MemberActor | None = None) -> None:
        """Open a vote of every kind, with a reminder before."""
        drafter = await self.to_play()
        one, other = others(self.table, drafter)
        guest = guest or self.table.guild.add_member(self.table.env.create_user("Guest"))
        await pass_hours(self.table, 12)
        self.gathering.gather()
        role = self.table.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
        self.table.env.backend.add_member_role(self.table.guild.id, one.id, role.id)
        await self._type(one, "game pause")
        self.table.env.backend.remove_member_role(self.table.guild.id, one.id, role.id)
        await self._type(one, "game end")
        await self._type(one, "game absent", seat=await self.letter_of(drafter))
        await self._type(one, "game replace", seat=await self.letter_of(drafter), by=guest)
        await self._type(other, "game replace", seat=await self.letter_of(other), by=guest)
        (choice, *_) = await one.autocomplete(self.table.channel, "game rewind", "to", "must agree")
        await self._type(one, "game rewind", to=choice["value"])

    async def finish(self) -> None:
        """End the match; a rematch can be pressed for."""
        (info,) = await self.table.bot.services.tables.live()
        with self.table.env.time_context():
            await self.table.bot.services.tables.end(info.id)
        await pass_hours(self.table, 0)
        self.gathering.gather()
        assert _id(shown(self.table.post), "rematch")

    async def to_play(self) -> MemberActor:
        """Give whoever is to play."""
        (info,) = await self.table.bot.services.tables.live()
        return self.table.players[info.seat(info.waiting[0]).user_id or 0]

    async def letter_of(self, who: MemberActor) -> str:
        """Give the letter of somebody's seat."""
        (info,) = await self.table.bot.services.tables.live()
        return letter(info.seat_of(who.id) or 0)


def _id(seen: Shown, verb: str) -> str:
    return next(str(part["custom_id"]) for part in seen.buttons if part["custom_id"].startswith(f"tb:{verb}:"))
