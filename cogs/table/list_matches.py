"""Which matches there are: a list of those of the server, and everything about one of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import format_dt

from cogs.access.elsewhere import none_here
from cogs.access.finding import table_of
from cogs.access.permissions import may_see
from cogs.access.place import place_of
from cogs.border.acknowledging import Shown, privately
from cogs.border.components import Item, screen, text
from cogs.border.table_ids import TablePress
from cogs.border.wording import cut
from cogs.channel.solo_record import solo_record
from cogs.channel.turn_post import record_of
from cogs.command_groups import add_under_game, under_game
from cogs.fair_shares import newest_only
from cogs.reader import Reader, language_of
from cogs.table.game_options import options_changed
from cogs.translation import named
from db.table.info import Status, TableInfo
from db.table.waits import hours_of
from render.text.names import cleaned

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

MOST_LISTED, MOST_OFFERED, LABEL = 12, 25, 100


class ListMatchesCog(commands.Cog):
    """`/game list` and `/game info`."""

    def __init__(self, client: TwoRivers) -> None:
        client.take_presses(("list",), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """List the matches for whoever was told that something cannot be done here."""
        await self._list(interaction)

    @under_game("list")
    async def all(self, interaction: Interaction) -> None:
        """List the matches of this server that the reader may know of and those in direct messages, their own first."""
        await self._list(interaction)

    async def _list(self, interaction: Interaction) -> None:
        async def work() -> Shown:
            language, user_id = await language_of(interaction), interaction.user.id
            tables = interaction.client.services.tables
            here = [each for each in await tables.live(interaction.guild_id) if may_see(interaction, each)]
            direct = [each for each in await tables.of_user(user_id) if each.guild_id is None and each not in here]
            seen = sorted([*here, *direct], key=lambda each: _order(each, user_id))
            say = interaction.client.services.reading(language).say
            lines = [_line(interaction, each, language) for each in seen[:MOST_LISTED]]
            record = await solo_record(interaction.client.services, language, user_id)
            said = [say("list-heading"), *lines] if lines else [say("list-none")]
            return Shown(screen([text("\n".join([*said, *(f"-# {each}" for each in record)]))]))

        await privately(interaction, work)

    @newest_only
    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the matches the reader may know of and those they have played, the newest first."""
        services, user_id = interaction.client.services, interaction.user.id
        tables = services.tables
        live = [each for each in await tables.live(interaction.guild_id) if may_see(interaction, each)]
        played = await tables.played_by(user_id, interaction.guild_id or 0)
        language = await language_of(interaction)
        newest = sorted([*live, *played], key=lambda each: -each.id)
        found = {each.id: label(each, services.reading(language, each)) for each in newest}
        wanted = typed.casefold()
        offered = [(match_id, said) for match_id, said in found.items() if wanted in said.casefold()]
        return [app_commands.Choice(name=said, value=match_id) for match_id, said in offered[:MOST_OFFERED]]

    @under_game("info")
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=_offered)
    async def info(self, interaction: Interaction, match: int | None = None) -> None:
        """Tell everything about a match: the one of this channel unless another is named."""

        async def work() -> Shown:
            async with interaction.client.services.shares.one_of_few(interaction.user.id):
                return await _about(
                    interaction, await _here(interaction) if match is None else await table_of(interaction, match)
                )

        await privately(interaction, work)


async def _here(interaction: Interaction) -> TableInfo:
    """Find the match of this channel, or the one that was played here last."""
    tables, channel_id = interaction.client.services.tables, interaction.channel_id or 0
    info = await tables.in_channel(channel_id) or await tables.last_in_channel(channel_id)
    if info is None:
        raise await none_here(interaction)
    return info


def label(info: TableInfo, reader: Reader) -> str:
    """Name a match in a list to choose from, with the words of its table."""
    names = [name for name in (cleaned(each.name) for each in info.seats) if name]
    said = reader.say("venue-thread", game=info.game, names=", ".join(names)) if names else ""
    state = reader.say("info-state", state=info.status.value)
    return cut(f"{info.id} · {said or reader.say(f'game-{info.game}')} · {state}", LABEL)


def _order(info: TableInfo, user_id: int) -> tuple[bool, bool, int]:
    """Put the matches that wait for the reader first, then their others, then the rest."""
    seat = info.seat_of(user_id)
    return (seat is None or seat not in info.waiting, seat is None, info.id)


def _line(interaction: Interaction, info: TableInfo, language: str) -> str:
    reader = interaction.client.services.reading(language, info)
    parts = [reader.say("list-line", game=info.game, channel=place_of(info), names=_names(reader, info))]
    parts.append(_state(reader, info, interaction.user.id))
    guild = interaction.guild if info.guild_id is not None else None
    if guild is not None and guild.get_channel_or_thread(info.channel_id) is None:
        parts.append(reader.say("list-lost"))
    return " · ".join(parts)


def _names(reader: Reader, info: TableInfo) -> list[str]:
    """Name everybody at a table, bots with their levels."""
    return [
        reader.say("level-named", name=reader.names[each.seat], skill=each.level.value)
        if each.bot
        else reader.names[each.seat]
        for each in info.seats
    ]


def _state(reader: Reader, info: TableInfo, user_id: int) -> str:
    match info.status:
        case Status.LOBBY:
            return reader.say("list-lobby")
        case Status.PAUSED:
            return reader.say("list-paused")
    if info.seat_of(user_id) in info.waiting:
        return f"**{reader.say('list-yours')}**"
    when = format_dt(info.waiting_since or info.updated_at, "R")
    return reader.say("list-waiting", names=[reader.names[seat] for seat in info.waiting], when=when)


def _capital(line: str) -> str:
    """Begin a line with a capital, also in bold print."""
    return re.sub(r"\w", lambda first: first[0].upper(), line, count=1)


async def _about(interaction: Interaction, info: TableInfo) -> Shown:
    """Tell players, state and options; a player gets the record once nothing in it is a secret any more."""
    reader = interaction.client.services.reading(await language_of(interaction), info)
    lines = [
        reader.say("info-heading", game=info.game),
        f"{reader.say('info-state', state=info.status.value)} · {place_of(info)}",
        reader.say("info-players", names=_names(reader, info)),
        reader.say("info-begun", when=format_dt(info.created_at, "R")),
    ]
    if info.status is Status.RUNNING:
        lines.append(_capital(_state(reader, info, interaction.user.id)))
    if info.live:
        hours = list(hours_of(info))
        reminders = reader.say("lobby-reminders", hours=hours) if hours else reader.say("lobby-no-reminders")
        lines.append(f"-# {_capital(reminders)} · {reader.say('lobby-language', language=info.language)}")
    if changed := options_changed(info, interaction.client.services.games[info.game].rules, reader):
        lines.append(f"-# {changed}")
    items: list[Item] = [text("\n".join(lines))]
    files = []
    if info.status in (Status.OVER, Status.ENDED) and info.seat_of(interaction.user.id) is not None:
        files = [await record_of(interaction.client.services, reader, info)]
        items += [text(reader.say("final-record")), *map(discord.ui.File, files)]
    return Shown(screen(items), files)


async def setup(client: TwoRivers) -> None:
    """Add the commands to those of the lobby."""
    await add_under_game(client, ListMatchesCog(client))
