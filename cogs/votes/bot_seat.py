"""`/game bot`: whether a bot plays a seat, and how well; for another seat than one's own the table is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.finding import table_here, table_of
from cogs.access.permissions import check_belongs, check_manages, moderates, own_seat
from cogs.access.seat_option import chosen_seat, seat_choices
from cogs.border.acknowledging import Shown, privately
from cogs.border.buttons import Button
from cogs.border.components import notice
from cogs.border.table_ids import TablePress, table_id
from cogs.command_groups import add_under_game, under_game
from cogs.reader import Reader, language_of
from cogs.table.bot_levels import level_in, level_screen, seat_in
from cogs.table.lobby_post import redraw_lobby
from cogs.translation import named
from cogs.votes.askers import ABOUT_SEAT, SEAT, ask_about_absent, asker_name
from cogs.votes.ballot import voters
from cogs.votes.level_words import about_level, bot_screen
from cogs.votes.pause import TableChanges
from cogs.votes.votes import TableVotes
from db.table.info import Status, TableInfo, refused
from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.core.levels import Level

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers


class BotSeat(commands.Cog):
    """Hands seats to bots and back, and says how well they play."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._votes = TableVotes(client)
        self._changes = TableChanges(client.services)
        client.take_presses(("propose-level", "decide-level"), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Propose a level for a bot, or decide it as a moderator."""

        async def work() -> Shown:
            info = await table_of(interaction, press.match_id)
            reader = self._services.reading(await language_of(interaction), info)
            if press.verb == "propose-level":
                check_belongs(interaction, info)
                return await self._propose(interaction, info, seat_in(press), level_in(press), reader)
            if not moderates(interaction, info):
                raise refused("reply-moderator-only")
            return await self._set(info, seat_in(press), level_in(press), reader)

        await privately(interaction, work)

    @under_game("bot")
    @app_commands.rename(**SEAT, switch=named("option-switch"), level=named("option-level"))
    @app_commands.describe(**ABOUT_SEAT, switch=named("option-switch-about"), level=named("option-bot-level-about"))
    @app_commands.choices(
        switch=[
            app_commands.Choice(name=named("choice-on"), value="on"),
            app_commands.Choice(name=named("choice-off"), value="off"),
        ],
        level=[app_commands.Choice(name=named(f"button-level-{each}"), value=each.value) for each in Level],
    )
    @app_commands.autocomplete(seat=seat_choices)
    async def bot(
        self, interaction: Interaction, seat: str | None = None, switch: str = "on", level: str | None = None
    ) -> None:
        """Let a bot play a seat, at a level, or take it back: one's own alone, another's as a moderator or by vote."""

        async def work() -> Shown:
            info = await table_here(interaction)
            chosen = own_seat(interaction, info) if seat is None else chosen_seat(info, seat)
            wanted = None if level is None else Level(level)
            if info.status is Status.LOBBY and info.seat(chosen).bot and switch == "on":
                return await self._in_lobby(interaction, info, chosen, wanted)
            return await (self._off if switch == "off" else self._on)(interaction, info, chosen, wanted)

        await privately(interaction, work)

    async def _in_lobby(self, interaction: Interaction, info: TableInfo, seat: Seat, level: Level | None) -> Shown:
        """Choose the level of a bot as with Add bot."""
        reader = self._services.reading(await language_of(interaction), info)
        check_manages(interaction, info, reader)
        if level is not None:
            info = await self._services.tables.choose_level(info.id, seat, level)
            await redraw_lobby(self._client, info)
        return Shown(level_screen(info, seat, reader))

    async def _off(self, interaction: Interaction, info: TableInfo, seat: Seat, _: Level | None) -> Shown:
        reader = self._services.reading(await language_of(interaction), info)
        own = info.seat(seat).user_id == interaction.user.id
        if not own and not moderates(interaction, info):
            check_belongs(interaction, info)
            raise refused("table-not-your-seat", seat=seat)
        await self._changes.take_back(info, seat)
        return Shown(notice(reader.say("bot-taken-back" if own else "note-back", seat=seat)))

    async def _on(self, interaction: Interaction, info: TableInfo, seat: Seat, level: Level | None) -> Shown:
        reader = self._services.reading(await language_of(interaction), info)
        who = info.seat(seat)
        own = who.user_id == interaction.user.id
        if not own:
            check_belongs(interaction, info)
        if who.played_by_bot and level is not None:
            return await self._propose(interaction, info, seat, level, reader)
        if who.bot or (who.away and not own):
            return Shown(bot_screen(info, seat, reader, reader.say("level-now", **about_level(who, who.level))))
        if not own and not moderates(interaction, info):
            asked = await ask_about_absent(interaction, self._votes, info, seat)
            afterwards = f"\n-# {reader.say('level-afterwards')}" if level is not None else ""
            return Shown(notice(f"{asked}{afterwards}"))
        name = "" if own else asker_name(interaction, info, info.language)
        info = await self._changes.let_bot_play(info, seat, name, level or Level.NORMAL)
        buttons = [Button(table_id("take-back", info.id), reader.say("button-take-back"))] if own else []
        return Shown(bot_screen(info, seat, reader, reader.say("note-bot", seat=seat), buttons))

    async def _propose(
        self, interaction: Interaction, info: TableInfo, seat: Seat, level: Level, reader: Reader
    ) -> Shown:
        """Change the level of one's own bot at once; else ask the table, which a moderator need not."""
        who = info.seat(seat)
        if info.status not in (Status.RUNNING, Status.PAUSED):
            raise refused("table-over" if not info.live else "table-not-started")
        if not who.played_by_bot:
            raise refused("level-no-bot", seat=seat)
        if who.level is level:
            raise refused("level-already", **about_level(who, level))
        if who.user_id == interaction.user.id or info.seat_of(interaction.user.id) is None:
            return await self._set(info, seat, level, reader)
        said = reader.say("vote-asked")
        try:
            payload = {"level": level.value}
            vote = await self._votes.ask(info, "level", voters(info), seat=seat, payload=payload, by=interaction.user)
        except Refused as refusal:
            if not moderates(interaction, info):
                raise
            said = reader.words.say(refusal.text)
        else:
            if vote.verdict is not None:
                return Shown(notice(reader.say("note-level", **about_level(who, level))))
            if not moderates(interaction, info):
                return Shown(notice(said))
        alone = Button(table_id("decide-level", info.id, f"{seat}.{level}"), reader.say("button-as-moderator"))
        return Shown(notice(f"{said}\n-# {reader.say('decide-as-moderator')}", [alone]))

    async def _set(self, info: TableInfo, seat: Seat, level: Level, reader: Reader) -> Shown:
        await self._changes.set_level(info, seat, level)
        return Shown(notice(reader.say("note-level", **about_level(info.seat(seat), level))))


async def setup(client: TwoRivers) -> None:
    """Load the command; it opens votes and wakes the sender."""
    await add_under_game(client, BotSeat(client))
