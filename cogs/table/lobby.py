"""Setting the table: open, join, leave, add bots, choose options, start, and once more afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from cogs.access.channels import obstacle
from cogs.access.finding import table_here, table_of
from cogs.access.permissions import check_host, check_manages, host_of
from cogs.access.place import address
from cogs.border.acknowledging import Shown, Work, after_storing, privately
from cogs.border.buttons import Button
from cogs.border.components import link, notice, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, table_id
from cogs.channel.solo_goal import goal_alone
from cogs.command_groups import add_under_game, under_game
from cogs.reader import Reader, language_of
from cogs.registry import Registry
from cogs.table.bot_levels import choose_level, level_screen, levels_screen, seat_in
from cogs.table.game_options import choose_game_option, game_options_screen
from cogs.table.lobby_post import redraw_lobby
from cogs.table.open_table import ASK, HERE, THREAD, TableRequest, open_table, request_in, same_request
from cogs.table.table_options import SURE, change_option, give_up_screen, options_screen
from cogs.translation import game_choices, named
from db.match.locks import Locks
from db.table.info import SOLO, Status, TableInfo, refused
from engine.core.game import Setup
from engine.core.play import why_not_begin
from render.text.names import letter
from render.text.words import LANGUAGES

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

IN_LOBBY = frozenset(
    {
        *("join", "leave", "add-bot", "bot-level", "bot-levels", "start"),
        *("options", "option", "game-options", "game-option", "close-table"),
    }
)


class Lobby(commands.Cog):
    """Tables before play."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._opening = Locks()
        """Whoever presses a control twice, or two who press Rematch at once, open one table."""
        client.take_presses(IN_LOBBY, self.pressed)
        client.take_presses(("new-table", "rematch"), self.requested)

    # The lobby

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Do what was pressed, and show the lobby as it is then."""
        await privately(interaction, lambda: self._pressed(interaction, press))

    async def _pressed(self, interaction: Interaction, press: TablePress) -> Shown:
        tables, user, match_id = self._services.tables, interaction.user, press.match_id
        info = await table_of(interaction, match_id)
        reader = self._services.reading(await language_of(interaction), info)
        match press.verb:
            case "join":
                info = await tables.join(match_id, user.id, user.display_name)
                said = reader.say("lobby-joined", letter=letter(info.seat_of(user.id) or 0))
            case "leave":
                former, info = info, await tables.leave(match_id, user.id)
                if info.status is Status.CLOSED:
                    await self._closed(
                        info, self._services.reading(info.language, former).names[former.seat_of(user.id) or 0]
                    )
                    return Shown(notice(reader.say("lobby-left")))
                said = reader.say("lobby-left")
            case "add-bot":
                check_host(interaction, info, reader)
                return await self._add_bot(interaction, press, info, reader)
            case "bot-level" | "bot-levels":
                check_manages(interaction, info, reader)
                return await self._bot_level(interaction, press, info, reader)
            case "start":
                if not self._starts_now(info):
                    check_host(interaction, info, reader)
                return await self._start(interaction, info)
            case _:
                check_host(interaction, info, reader)
                return await self._option(interaction, press, info, reader)
        close = match_button(reader, "close", "button-close", info.id)
        with after_storing():
            return await self._changed(interaction, info) or Shown(notice(said, [close]))

    async def _add_bot(self, interaction: Interaction, press: TablePress, info: TableInfo, reader: Reader) -> Shown:
        """Seat a bot that plays like the one before, and ask at once whether it shall play otherwise."""
        before = {each.seat for each in info.seats}
        seated = int(press.about) if press.about.isdecimal() else None
        info = await self._services.tables.add_bot(info.id, seated=seated)
        added = next((each.seat for each in info.seats if each.seat not in before), 0)
        with after_storing():
            return await self._changed(interaction, info) or Shown(level_screen(info, added, reader, added=True))

    async def _bot_level(self, interaction: Interaction, press: TablePress, info: TableInfo, reader: Reader) -> Shown:
        """Let a bot play better or worse; a menu shows all bots again, a button its own."""
        _check_lobby(info)
        if press.verb == "bot-level":
            info = await choose_level(self._services.tables, press)
            await redraw_lobby(self._client, info)
        if press.verb == "bot-levels" or press.values:
            return Shown(levels_screen(info, reader))
        return Shown(level_screen(info, seat_in(press), reader))

    async def _option(self, interaction: Interaction, press: TablePress, info: TableInfo, reader: Reader) -> Shown:
        _check_lobby(info)
        if press.verb == "close-table" and press.about != SURE:
            return Shown(give_up_screen(info, reader))
        if press.verb == "close-table":
            closed = await self._services.tables.close(info.id)
            await self._closed(closed, host_of(info, self._services.reading(info.language, info)))
            return Shown(notice(reader.say("lobby-gone")))
        game = self._services.games[info.game]
        if press.verb in ("option", "game-option"):
            keep = change_option if press.verb == "option" else choose_game_option
            info = await keep(self._services.tables, press)
            started = await self._changed(interaction, info)
            if started is not None:
                return started
        if press.verb in ("option", "options"):
            return Shown(options_screen(info, game.rules, reader))
        return Shown(game_options_screen(info, game.rules, reader, goal_alone(game, info, reader)))

    async def _closed(self, info: TableInfo, by: str) -> None:
        await redraw_lobby(
            self._client, info, self._services.reading(info.language, info).say("lobby-closed-host", name=by)
        )

    async def _changed(self, interaction: Interaction, info: TableInfo) -> Shown | None:
        """Start a table that is full if it is to start by itself, else show it as it is."""
        if self._starts_now(info):
            return await self._start(interaction, info)
        await redraw_lobby(self._client, info)
        return None

    async def _start(self, interaction: Interaction, info: TableInfo) -> Shown:
        language = await language_of(interaction)
        reader = self._services.reading(language, info)
        missing = obstacle(interaction, reader)
        if missing:
            await redraw_lobby(self._client, info)
            return Shown(notice(missing, [Button(table_id("start", info.id), reader.say("button-again"))]))
        loaded = await self._services.matches.start(info.id)
        self._services.sender.wake(info.id)
        with after_storing():
            await redraw_lobby(self._client, loaded.info)
            close = match_button(reader, "close", "button-close", info.id)
            return Shown(notice(reader.say("lobby-started"), [close]))

    # Opening a table

    async def requested(self, interaction: Interaction, press: TablePress) -> None:
        """Open a table where its host chose, or the same again."""

        async def work() -> Shown:
            return await (self._rematch if press.verb == "rematch" else self._elsewhere)(interaction, press)

        await privately(interaction, work)

    async def _elsewhere(self, interaction: Interaction, press: TablePress) -> Shown:
        message_id = interaction.message.id if interaction.message else 0
        request, how = request_in(press, message_id, self._services.games)
        async with self._opening(message_id):
            found = await self._services.tables.opened_with("asked_in", message_id)
            if found is None:
                return await self._open(interaction, request, how)
        reader = self._services.reading(await language_of(interaction))
        return Shown(notice(reader.say("venue-opened", channel=f"<#{found.channel_id}>")))

    async def _open(self, interaction: Interaction, request: TableRequest, how: str) -> Shown:
        opened = await open_table(interaction, request, how if how in (HERE, THREAD) else ASK)
        if isinstance(opened, Shown):
            return opened
        if self._starts_now(opened):
            return await self._start(interaction, opened)
        reader = self._services.reading(await language_of(interaction))
        if request.former is not None:
            return _leading_to(opened, reader, "rematch-opened")
        return Shown(notice(reader.say("venue-opened", channel=f"<#{opened.channel_id}>")))

    async def _rematch(self, interaction: Interaction, press: TablePress) -> Shown:
        former = await table_of(interaction, press.match_id)
        if former.seat_of(interaction.user.id) is None:
            raise refused("reply-no-seat")
        if former.live:
            raise refused("refused-settled")
        async with self._opening(former.id):
            found = await self._services.tables.opened_with("rematch_of", former.id)
            if found is None:
                return await self._open(interaction, same_request(former), press.about)
        reader = self._services.reading(await language_of(interaction))
        return _leading_to(found, reader, "rematch-already")

    # Commands

    async def new(self, interaction: Interaction, game: str, language: str | None, autostart: bool) -> None:
        """Open a table in this channel."""

        async def work() -> Shown:
            options = {"autostart": "yes"} if autostart else {}
            return await self._open(
                interaction, TableRequest(game, language or await language_of(interaction), options), ASK
            )

        await privately(interaction, work)

    @under_game("join")
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await privately(interaction, self._here(interaction, "join"))

    @under_game("leave")
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table before the match starts."""
        await privately(interaction, self._here(interaction, "leave"))

    @under_game("start")
    async def start(self, interaction: Interaction) -> None:
        """Start the match."""
        await privately(interaction, self._here(interaction, "start"))

    def _starts_now(self, info: TableInfo) -> bool:
        """Whether a table is to start by itself and can: one whose options do not go together waits for its host."""
        if info.status is not Status.LOBBY or (info.options.get("autostart") != "yes" and SOLO not in info.options):
            return False
        game = self._services.games[info.game].rules
        is_full = SOLO in info.options or len(info.seats) == max(game.seats)
        return is_full and why_not_begin(game, Setup(len(info.seats), info.game_options)) is None

    def _here(self, interaction: Interaction, verb: str) -> Work:
        async def work() -> Shown:
            return await self._pressed(interaction, TablePress(verb, (await table_here(interaction)).id))

        return work


def _new_command(cog: Lobby, games: Registry) -> app_commands.Command[Any, ..., None]:
    """Make `/game new`, which offers the games of this bot; a method would have to know them when it is defined."""

    @under_game("new")
    @app_commands.rename(
        game=named("option-game"), language=named("option-language"), autostart=named("option-autostart")
    )
    @app_commands.describe(
        game=named("option-game-about"),
        language=named("option-language-about"),
        autostart=named("option-autostart-about"),
    )
    @app_commands.choices(
        game=game_choices(games),
        language=[app_commands.Choice(name=named(f"tongue-{each}"), value=each) for each in LANGUAGES],
    )
    async def new(interaction: Interaction, game: str, language: str | None = None, autostart: bool = False) -> None:
        await cog.new(interaction, game, language, autostart)

    return new


def _check_lobby(info: TableInfo) -> None:
    if info.status is not Status.LOBBY:
        raise refused("table-begun" if info.live else "lobby-gone")


def _leading_to(info: TableInfo, reader: Reader, key: str) -> Shown:
    """Say something about a table with a button that leads to its lobby, or to its channel."""
    return Shown(
        screen([text(reader.say(key)), link(reader.say("button-to-table"), address(info, info.lobby_message_id))])
    )


async def setup(client: TwoRivers) -> None:
    """Load the lobby; a match that starts wakes the sender."""
    cog = Lobby(client)
    await add_under_game(client, cog, _new_command(cog, client.services.games))
