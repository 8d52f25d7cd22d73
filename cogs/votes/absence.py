"""A table that cannot go on by itself: votes, bots, other players, pauses, an early end, another channel."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.access.elsewhere import match_elsewhere
from cogs.access.finding import table_here, table_of
from cogs.access.permissions import check_belongs, check_manages, moderates, own_seat
from cogs.access.seat_option import chosen_seat, seat_choices
from cogs.border.acknowledging import Shown, Work, privately
from cogs.border.buttons import Button
from cogs.border.calling import CallFailed
from cogs.border.components import notice
from cogs.border.plain import edit
from cogs.border.table_ids import TablePress, table_id
from cogs.command_groups import add_under_game, under_game
from cogs.reader import Reader, language_of
from cogs.table.lobby_post import redraw_lobby
from cogs.translation import named
from cogs.votes.askers import ABOUT_SEAT, SEAT, ask_about_absent, asker_name
from cogs.votes.ballot import voters
from cogs.votes.ending_alone import END_ALONE, is_only_voter, sure_screen
from cogs.votes.pause import TableChanges
from cogs.votes.votes import TableVotes
from db.table.info import Status, TableInfo, refused
from engine.core.errors import Refused
from render.text.names import person

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers


class Absence(commands.Cog):
    """Commands of a table about the table itself."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._votes = TableVotes(client)
        self._standing = TableChanges(client.services)
        client.take_presses(("take-back", "resume", "decide", END_ALONE), self.pressed)

    # Presses

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Hand a seat back, go on after a pause, end a match that nobody else plays, or decide as a moderator."""
        await privately(interaction, lambda: self._pressed(interaction, press))

    async def _pressed(self, interaction: Interaction, press: TablePress) -> Shown:
        info = await table_of(interaction, press.match_id)
        reader = self._services.reading(await language_of(interaction), info)
        match press.verb:
            case "take-back":
                seat = own_seat(interaction, info)
                await self._standing.take_back(info, seat)
                line = self._services.reading(info.language, info).say("note-back", seat=seat)
                said = reader.say("bot-taken-back")
            case "resume":
                check_belongs(interaction, info)
                await self._standing.resume(info, interaction.user.id)
                line = self._services.reading(info.language, info).say(
                    "pause-resumed", name=asker_name(interaction, info, info.language)
                )
                said = reader.say("pause-resumed", name=asker_name(interaction, info, reader.words.language))
            case verb if verb == END_ALONE:
                return await self._end_alone(interaction, info, reader)
            case _:
                if not moderates(interaction, info):
                    raise refused("reply-moderator-only")
                return await self._decide(interaction, info, press.about, reader)
        if interaction.message is not None and not interaction.message.flags.ephemeral:
            await _settled(interaction.message, line)
        return Shown(notice(said))

    async def _end_alone(self, interaction: Interaction, info: TableInfo, reader: Reader) -> Shown:
        """End a match at the word of the only person in it; should others play by now, they are to be asked."""
        is_under_way = info.status in (Status.RUNNING, Status.PAUSED)
        if not is_under_way or not is_only_voter(info, interaction.user.id):
            raise refused("refused-settled")
        await self._votes.ask(info, "end", voters(info), by=interaction.user)
        return Shown(notice(reader.say("end-done")))

    async def _decide(self, interaction: Interaction, info: TableInfo, what: str, reader: Reader) -> Shown:
        """Pause or end at the word of a moderator."""
        name = asker_name(interaction, info, info.language)
        if what == "pause":
            await self._standing.pause(info, name)
            return Shown(notice(reader.say("pause-by-moderator", name=name)))
        if what != "end":
            raise refused("refused-settled")
        await self._standing.end(info, name)
        return Shown(notice(reader.say("end-by-moderator", name=name)))

    # Somebody does not play

    @under_game("absent")
    @app_commands.rename(**SEAT)
    @app_commands.describe(**ABOUT_SEAT)
    @app_commands.autocomplete(seat=seat_choices)
    async def absent(self, interaction: Interaction, seat: str) -> None:
        """Ask the table what to do about somebody who is not playing."""

        async def work() -> Shown:
            info = await table_here(interaction)
            check_belongs(interaction, info)
            return Shown(notice(await ask_about_absent(interaction, self._votes, info, chosen_seat(info, seat))))

        await privately(interaction, work)

    @under_game("replace")
    @app_commands.rename(**SEAT, by=named("option-by"))
    @app_commands.describe(**ABOUT_SEAT, by=named("option-by-about"))
    @app_commands.autocomplete(seat=seat_choices)
    async def replace(self, interaction: Interaction, seat: str, by: discord.Member) -> None:
        """Ask somebody to take over a seat."""

        async def work() -> Shown:
            info = await table_here(interaction)
            check_belongs(interaction, info)
            chosen = chosen_seat(info, seat)
            reader = self._services.reading(await language_of(interaction), info)
            if info.status is Status.LOBBY:
                raise refused("table-not-started")
            if by.bot:
                raise refused("replace-bot")
            if info.seat_of(by.id) is not None:
                raise refused("replace-already", name=person(by.display_name, seat))
            mine = info.seat_of(interaction.user.id)
            if mine is None or mine == chosen:
                await self._votes.offer(info, chosen, by, asker_name(interaction, info, info.language))
            else:
                payload = {"user": by.id, "name": by.display_name, "from": info.seat(chosen).user_id}
                others = voters(info, but=chosen)
                await self._votes.ask(info, "replace", others, seat=chosen, payload=payload, by=interaction.user)
            return Shown(notice(reader.say("vote-asked")))

        await privately(interaction, work)

    # Pause and end

    @under_game("pause")
    async def pause(self, interaction: Interaction) -> None:
        """Pause the match."""
        await privately(interaction, self._propose(interaction, "pause"))

    @under_game("end")
    async def end(self, interaction: Interaction) -> None:
        """End the match, or close the lobby."""
        await privately(interaction, self._propose(interaction, "end"))

    def _propose(self, interaction: Interaction, kind: str) -> Work:
        async def work() -> Shown:
            info = await self._to_end(interaction) if kind == "end" else await table_here(interaction)
            reader = self._services.reading(await language_of(interaction), info)
            if info.status is Status.LOBBY and kind == "end":
                check_manages(interaction, info, reader)
                closed = await self._services.tables.close(info.id)
                by = self._services.reading(info.language, info).say(
                    "lobby-closed-host", name=asker_name(interaction, info, info.language)
                )
                await redraw_lobby(self._client, closed, by)
                return Shown(notice(reader.say("lobby-gone")))
            check_belongs(interaction, info)
            if kind == "pause" or info.status is Status.LOBBY:
                info.check_running()
            if info.seat_of(interaction.user.id) is None:
                return await self._decide(interaction, info, kind, reader)
            if kind == "end" and is_only_voter(info, interaction.user.id):
                return Shown(sure_screen(self._services.games[info.game], info, reader))
            said = reader.say("vote-asked")
            try:
                vote = await self._votes.ask(info, kind, voters(info), by=interaction.user)
            except Refused as refusal:
                if not moderates(interaction, info):
                    raise
                said = reader.words.say(refusal.text)
            else:
                if vote.verdict is not None or not moderates(interaction, info):
                    return Shown(notice(said))
            alone = Button(table_id("decide", info.id, kind), reader.say("button-as-moderator"))
            return Shown(notice(f"{said}\n-# {reader.say('decide-as-moderator')}", [alone]))

        return work

    async def _to_end(self, interaction: Interaction) -> TableInfo:
        """Find the match that somebody wants to end: that of this channel, else what only they play elsewhere."""
        here = await self._services.tables.in_channel(interaction.channel_id or 0)
        if here is None or (here.seat_of(interaction.user.id) is None and not moderates(interaction, here)):
            there = await match_elsewhere(interaction)
            if there is not None and is_only_voter(there, interaction.user.id):
                return there
        return here or await table_here(interaction)

    @under_game("resume")
    async def resume(self, interaction: Interaction) -> None:
        """Go on after a pause."""

        async def work() -> Shown:
            info = await table_here(interaction)
            return await self._pressed(interaction, TablePress("resume", info.id))

        await privately(interaction, work)


async def _settled(message: discord.Message, line: str) -> None:
    """Leave one line of a note whose button has served."""
    with contextlib.suppress(CallFailed):
        await edit(message, notice(line))


async def setup(client: TwoRivers) -> None:
    """Load the commands of a table about itself; they open votes and wake the sender."""
    await add_under_game(client, Absence(client))
