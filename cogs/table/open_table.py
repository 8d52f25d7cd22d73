"""Opening a table: what somebody wishes for, the one question that may come before, and the lobby that follows."""

from __future__ import annotations

import logging
from collections.abc import Container
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import discord

from cogs.access.channels import close_thread, is_busy, obstacle, open_thread, parent_for_thread
from cogs.border.acknowledging import Shown
from cogs.border.buttons import Button
from cogs.border.calling import CallFailed, CallRefused
from cogs.border.components import notice
from cogs.border.table_ids import TablePress, table_id
from cogs.reader import Reader, language_of
from cogs.table.lobby_post import send_lobby
from db.table.info import SOLO, TableInfo, refused
from db.table.tables import REMOVED
from render.text.names import cleaned
from render.text.words import LANGUAGES

if TYPE_CHECKING:
    from cogs.client import Interaction

LOG = logging.getLogger(__name__)
ASK, HERE, THREAD = "ask", "here", "thread"
"""How to choose the place: find out whether there is something to settle, or as somebody has settled it."""


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A table somebody wants to open; small enough to be written into a button."""

    game: str
    language: str
    options: dict[str, str] = field(default_factory=dict)
    game_options: dict[str, str] = field(default_factory=dict)
    former: TableInfo | None = None
    """The match it is a rematch of."""

    def button(self, reader: Reader, key: str, how: str, *, usual: bool = False) -> Button[str]:
        """Make a button that wishes for the same table in a certain place."""
        if self.former is not None:
            custom_id = table_id("rematch", self.former.id, how)
        else:
            about = f"{how}.{self.language}.{self.options.get('autostart', 'no')}.{self.game}"
            custom_id = table_id("new-table", 0, about)
        return Button(custom_id, reader.say(key), "usual" if usual else "plain")


def request_in(press: TablePress, message_id: int, games: Container[str]) -> tuple[TableRequest, str]:
    """Read a wish from the button that holds it, and how to choose the place; a message opens one table only."""
    how, language, autostart, game = [*press.about.split(".", 3), "", "", "", ""][:4]
    if game not in games or language not in LANGUAGES:
        raise refused("table-unknown-game")
    options = {"asked_in": str(message_id)}
    return TableRequest(game, language, {**options, "autostart": "yes"} if autostart == "yes" else options), how


def same_request(former: TableInfo) -> TableRequest:
    """Wish for the same once more."""
    kept = {name: value for name, value in former.options.items() if name not in ("asked_in", "rematch_of", REMOVED)}
    options = {**kept, "rematch_of": str(former.id)}
    return TableRequest(former.game, former.language, options, former.game_options, former)


async def open_table(interaction: Interaction, request: TableRequest, how: str) -> TableInfo | Shown:
    """Open a table with its lobby, or show what has to be settled first."""
    if interaction.guild_id is None and SOLO not in request.options:
        raise refused("reply-guild-only")
    reader = interaction.client.services.reading(await language_of(interaction))
    if how == THREAD:
        return await _in_thread(interaction, request, reader)
    missing = obstacle(interaction, reader)
    if missing:
        return Shown(notice(missing, [request.button(reader, "button-again", ASK)]))
    channel_id = interaction.channel_id or 0
    possible = parent_for_thread(interaction) is not None
    thread = request.button(reader, "button-thread", THREAD, usual=True)
    if possible and await interaction.client.services.tables.in_channel(channel_id) is not None:
        return Shown(notice(reader.say("venue-taken"), [thread]))
    if possible and how == ASK and await is_busy(interaction):
        return Shown(notice(reader.say("venue-busy"), [thread, request.button(reader, "button-here", HERE)]))
    try:
        return await opened(interaction, request, channel_id, interaction.guild_id)
    except CallFailed:
        return Shown(notice(reader.say("venue-failed"), [request.button(reader, "button-again", ASK)]))


async def _in_thread(interaction: Interaction, request: TableRequest, reader: Reader) -> TableInfo | Shown:
    parent = parent_for_thread(interaction)
    if parent is not None:
        try:
            thread = await open_thread(parent, thread_name(interaction, request), interaction.user)
        except CallFailed as failure:
            if not _forbidden(failure):
                LOG.warning("no thread could be opened in channel %d", parent.id, exc_info=True)
                return Shown(notice(reader.say("venue-failed"), [request.button(reader, "button-again", THREAD)]))
            LOG.info("no thread may be opened in channel %d", parent.id)
        else:
            return await _opened_in(thread, interaction, request, reader)
    needed = reader.say("permission-create-public-threads")
    missing = reader.say("permission-missing", channel=f"<#{interaction.channel_id}>")
    said = "\n".join([missing, needed, reader.say("permission-where")])
    return Shown(notice(said, [request.button(reader, "button-again", THREAD)]))


def _forbidden(failure: CallFailed) -> bool:
    return isinstance(failure, CallRefused) and failure.forbidden


def thread_name(interaction: Interaction, request: TableRequest) -> str:
    """Name a thread after the game and whoever is known to play, without markdown, as names of threads have none."""
    words = interaction.client.services.reading(request.language)
    people = [each.name for each in request.former.seats if each.user_id] if request.former else []
    names = [cleaned(name) for name in people or [interaction.user.display_name]]
    game = words.say(f"game-{request.game}")
    return words.say("venue-thread", game=request.game, names=", ".join(filter(None, names))) if any(names) else game


async def _opened_in(
    thread: discord.Thread, interaction: Interaction, request: TableRequest, reader: Reader
) -> TableInfo | Shown:
    """Open a table in a thread made for it; if its lobby cannot be posted, the thread goes again."""
    try:
        return await opened(interaction, request, thread.id, thread.guild.id)
    except CallFailed as failure:
        gone = await close_thread(thread)
        why = "venue-why-refused" if _forbidden(failure) else "venue-why-fault"
        said = reader.say("venue-thread-gone") if gone else reader.say("venue-thread-left", thread=thread.mention)
    except Exception:
        await close_thread(thread)
        raise
    ways = [request.button(reader, "button-again", THREAD)]
    if await interaction.client.services.tables.in_channel(interaction.channel_id or 0) is None:
        ways.append(request.button(reader, "button-here", HERE))
    return Shown(notice("\n".join([said, reader.say(why)]), ways))


async def opened(interaction: Interaction, request: TableRequest, channel_id: int, guild_id: int | None) -> TableInfo:
    """Open a table and post its lobby; one whose lobby cannot be posted is closed, and the error raised."""
    client, host = interaction.client, interaction.user
    tables = client.services.tables
    info = await tables.create(
        game=request.game,
        language=request.language,
        host_id=host.id,
        host_name=host.display_name,
        guild_id=guild_id,
        channel_id=channel_id,
        options=request.options,
        game_options=request.game_options,
    )
    for each in request.former.seats if request.former else ():
        if each.bot:
            info = await tables.add_bot(info.id, level=each.level)
    try:
        await send_lobby(client, info)
    except Exception as error:
        await tables.close(info.id)
        if isinstance(error, CallFailed):
            LOG.warning("the lobby of match %d could not be posted", info.id, exc_info=True)
        raise
    return await tables.get(info.id)
