"""The lobby post: who sits where, what is needed before a match can start, and keeping it as it is."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.access.channels import warnings
from cogs.border.arrived import KnownBy
from cogs.border.buttons import Button, Buttons
from cogs.border.calling import CallFailed, CallRefused
from cogs.border.components import Item, row, screen, text
from cogs.border.plain import edit, send
from cogs.border.table_ids import table_id
from cogs.channel.solo_goal import goal_alone
from cogs.reader import Reader
from cogs.table.game_options import options_changed, why_not_start
from db.table.info import SOLO, Status, TableInfo
from db.table.tables import removed_from
from db.table.waits import hours_of
from engine.core.decision import Seat
from engine.core.game import Game, Setup
from engine.core.options import chosen
from engine.core.play import completed
from render.text.names import letter, mark

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)
LAPIS = discord.Colour(0x1F4E8C)


async def send_lobby(client: TwoRivers, info: TableInfo) -> None:
    """Post the lobby; whoever is invited is pinged. Meanwhile its board is prepared, for soon it will be shown."""
    game = client.services.games[info.game]
    client.services.pictures.prepare(game, game.rules.seats, info.language)
    invited = await _invited(client, info)
    channel = client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in invited]
    )
    assert client.user is not None
    known_by = KnownBy(client.user.id, {table_id("rules", info.id)})
    message = await send(channel, _lobby(client, info, invited), mentions, f"the lobby of match {info.id}", known_by)
    await client.services.tables.set_message(info.id, "lobby", message.id)


async def redraw_lobby(client: TwoRivers, info: TableInfo, closing: str = "") -> None:
    """Show the lobby as it is now; one whose message is gone is posted anew, and commands work meanwhile."""
    async with client.services.drawing(info.id):  # a slow edit must not put an older lobby over a newer one
        if info.status is Status.LOBBY:
            info = await client.services.tables.get(info.id)
            if info.status is not Status.LOBBY:  # whoever ended it draws it
                return
        try:
            await _redraw(client, info, closing)
        except CallFailed:
            LOG.warning("the lobby of match %d cannot be redrawn", info.id, exc_info=True)


async def _redraw(client: TwoRivers, info: TableInfo, closing: str) -> None:
    channel = client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
    view = _lobby(client, info, await _invited(client, info), closing)
    if not await _edited(channel, info.lobby_message_id, view) and info.status is Status.LOBBY:
        await send_lobby(client, info)


async def _edited(channel: discord.PartialMessageable, message_id: int | None, view: ui.LayoutView) -> bool:
    """Edit a message; say whether it was still there."""
    if message_id is None:
        return False
    try:
        await edit(channel.get_partial_message(message_id), view)
    except CallRefused as refusal:
        if not refusal.gone:
            raise
        return False
    return True


async def _invited(client: TwoRivers, info: TableInfo) -> list[int]:
    """List the people of the match before who have not joined this one: a rematch mentions them."""
    former = info.options.get("rematch_of")
    if former is None or info.status is not Status.LOBBY:
        return []
    seats = (await client.services.tables.get(int(former))).seats
    gone = {*removed_from(info), *(each.user_id for each in info.seats)}
    return [each.user_id for each in seats if each.user_id is not None and each.user_id not in gone]


def _lobby(client: TwoRivers, info: TableInfo, invited: Sequence[int], closing: str = "") -> ui.LayoutView:
    reader = client.services.reading(info.language, info)
    notes = warnings(client, info, reader)
    if removed := removed_from(info) if info.status is Status.LOBBY else []:
        notes.append(reader.say("lobby-removed", mentions=[f"<@{user_id}>" for user_id in removed]))
    if invited:
        notes.append(reader.say("lobby-invited", mentions=[f"<@{user_id}>" for user_id in invited]))
    game = client.services.games[info.game]
    return lobby_post(info, game.rules, reader, notes, closing, goal_alone(game, info, reader))


def lobby_post(
    info: TableInfo, game: Game[Any], reader: Reader, notes: Sequence[str] = (), closing: str = "", goal: str = ""
) -> ui.LayoutView:
    """Draw the lobby in the language of the channel; once it is no lobby any more, without controls and free seats.

    Nobody can join a table that somebody opened for themselves. Whoever plays alone reads what for; that the game is
    for several too matters only while others may join.
    """
    is_open = info.status is Status.LOBBY and SOLO not in info.options
    seats = range(max(game.seats)) if is_open else [each.seat for each in info.seats]
    values = chosen(game.options, info.game_options)
    pitch = reader.say(f"pitch-{info.game}", **{f"{key}_option": value for key, value in values.items()})
    lines = [
        reader.say("lobby-heading", game=info.game),
        *([pitch] if is_open or not goal else []),
        *([goal] if goal else []),
        *(_seat_line(reader, info, seat) for seat in seats),
        *_side_lines(reader, info, game),
    ]
    changed = [each for each in (options_changed(info, game, reader),) if each]
    if not is_open:
        told = [*lines, *(f"-# {each}" for each in changed), closing or _how_it_ended(reader, info)]
        controls = [row(Buttons((_rules(reader, info),)))] if info.status is Status.LOBBY else []
        return screen([_box([text("\n".join(told)), *controls])])
    why = why_not_start(info, game, reader)
    is_alone = len(info.seats) == 1 and 1 in game.seats and not why
    reminds = _reminders(reader, hours_of(info, is_alone))
    hints = [] if info.gives_hints else [reader.say("lobby-no-hints")]
    small = [" · ".join([_starts(reader, info), reminds, _channel(reader, info), *hints]), *changed]
    told = [*lines, *(f"-# {each}" for each in small), *([why] if why else []), *notes]
    return screen([_box([text("\n".join(told)), *_controls(reader, info, game, startable=not why)])])


def _box(items: list[Item]) -> Item:
    return ui.Container(*items, accent_colour=LAPIS)


def _seat_line(reader: Reader, info: TableInfo, seat: Seat) -> str:
    about = {"mark": mark(seat), "letter": letter(seat)}
    found = next((each for each in info.seats if each.seat == seat), None)
    if found is None:
        return reader.say("lobby-seat-free", **about)
    if found.bot:
        return reader.say("lobby-seat-bot", **about, skill=found.level.value)
    key = "lobby-seat-host" if found.user_id == info.host_id else "lobby-seat"
    return reader.say(key, **about, name=reader.names[seat])


def _side_lines(reader: Reader, info: TableInfo, game: Game[Any]) -> list[str]:
    """Name the sides that nobody sits at; a game says how by what was chosen, as it does in its pitch."""
    setup = completed(game, Setup(len(info.seats), info.game_options))
    options = {f"{key}_option": value for key, value in setup.options.items()}
    return [
        reader.say("lobby-side", said=reader.say(f"lobby-side-{side.key}", **options)) for side in game.sides(setup)
    ]


def _starts(reader: Reader, info: TableInfo) -> str:
    if info.options.get("autostart") == "yes":
        return reader.say("lobby-starts-full")
    host = next((reader.names[each.seat] for each in info.seats if each.user_id == info.host_id), "")
    return reader.say("lobby-starts-host", name=host)


def _reminders(reader: Reader, hours: Sequence[int]) -> str:
    return reader.say("lobby-reminders", hours=list(hours)) if hours else reader.say("lobby-no-reminders")


def _channel(reader: Reader, info: TableInfo) -> str:
    return reader.say("lobby-language", language=info.language)


def _how_it_ended(reader: Reader, info: TableInfo) -> str:
    """Say what became of a lobby: who goes first, or that it was closed; or that it is about to start."""
    if info.status is Status.CLOSED:
        return reader.say("lobby-closed")
    if info.status is Status.LOBBY:
        return reader.say("lobby-started")
    seats = list(info.waiting)
    return reader.say("lobby-set", seat=seats[0]) if len(seats) == 1 else reader.say("lobby-set-several", seats=seats)


def _rules(reader: Reader, info: TableInfo) -> Button[str]:
    return Button(table_id("rules", info.id), reader.say("button-rules"))


def _controls(reader: Reader, info: TableInfo, game: Game[Any], startable: bool) -> list[Item]:
    full = len(info.seats) >= max(game.seats)
    enough = len(info.seats) in game.seats and startable
    everybody = (
        Button(table_id("join", info.id), reader.say("button-join"), "usual", greyed=full),
        Button(table_id("leave", info.id), reader.say("button-leave")),
        _rules(reader, info),
    )
    host = (
        Button(table_id("add-bot", info.id, str(len(info.seats))), reader.say("button-add-bot"), greyed=full),
        Button(table_id("options", info.id), reader.say("button-options")),
        Button(table_id("start", info.id), reader.say("button-start"), "end", greyed=not enough),
    )
    return [row(Buttons(everybody)), row(Buttons(host))]
