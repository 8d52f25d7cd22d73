"""Looking around, privately: board, log, stock, and what happened since the last turn."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.here import match_here
from cogs.panels import button, since
from cogs.reader import Reader, language_of, reading
from cogs.telling import entries
from cogs.translation import named
from cogs.ui.boundary import Shown, privately
from cogs.ui.ids import Press, pack
from cogs.ui.parts import Button, Buttons, Entry, Menu
from cogs.ui.screen import notice, row, screen, text
from db.info import refused
from db.loaded import Loaded
from engine.core.decision import Seat
from render.alt import text_board
from render.recap import log_pages, whole_log
from render.stock import stock

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

WHOLE = "whole"
VERBS = frozenset({"board", "text", "log", "stock", "close"})


class Looking(commands.Cog):
    """What a player or bystander may see of a match, only for their eyes."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        client.take_presses(VERBS, self.pressed)

    async def pressed(self, interaction: Interaction, press: Press) -> None:
        """Show what was pressed for; Close takes a private message away."""
        if press.verb == "close":
            await interaction.response.defer()
            await interaction.delete_original_response()
            return

        async def work() -> Shown:
            loaded = await self._services.matches.load(press.match_id)
            page = press.values[0] if press.values else press.path
            return await self._shown(interaction, loaded, press.verb, page)

        await privately(interaction, work)

    async def _shown(self, interaction: Interaction, loaded: Loaded, what: str, page: str = "") -> Shown:
        reader = reading(await language_of(interaction), loaded.info)
        seat = loaded.info.seat_of(interaction.user.id)
        match what:
            case "log":
                return await self._log(loaded, seat, reader, page)
            case "stock":
                return self._stock(loaded, seat, reader)
            case "catchup":
                return await self._catchup(loaded, seat, reader)
            case _:
                return self._board(loaded, seat, reader)

    def _board(self, loaded: Loaded, seat: Seat | None, reader: Reader) -> Shown:
        """Tell the board; only the owner of a draft sees it in there."""
        drafting = any(press.seat == seat for press in loaded.match.draft)
        state = loaded.match.state if drafting else loaded.match.committed
        board = text_board(reader.words, loaded.game, loaded.game.view(state, seat), reader.names)
        return Shown(notice(f"{reader.say('reply-board')}\n{board}", [_close(reader, loaded)]))

    def _stock(self, loaded: Loaded, seat: Seat | None, reader: Reader) -> Shown:
        if seat is None:
            raise refused("reply-no-seat")
        view = loaded.game.view(loaded.match.state, seat)
        owned = stock(reader.words, loaded.game, view, seat, reader.names)
        return Shown(notice(f"{reader.say('reply-stock')}\n{owned}", [_close(reader, loaded)]))

    async def _catchup(self, loaded: Loaded, seat: Seat | None, reader: Reader) -> Shown:
        if seat is None:
            raise refused("reply-no-seat")
        lines = await since(self._services, loaded, seat, reader)
        told = "\n".join([reader.say("reply-catchup"), *lines]) if lines else reader.say("reply-catchup-none")
        return Shown(notice(told, [button(reader, "board", "button-board", loaded.info.id), _close(reader, loaded)]))

    async def _log(self, loaded: Loaded, seat: Seat | None, reader: Reader, page: str) -> Shown:
        told = entries(await self._services.matches.history(loaded.info.id))
        if page == WHOLE:
            whole = whole_log(reader.words, loaded.info.game, told, reader.plain, reader=seat)
            file = discord.File(io.BytesIO(whole.encode()), f"{loaded.info.game}-{loaded.info.id}.txt")
            return Shown(screen([text(reader.say("log-file")), discord.ui.File(file)]), [file])
        pages = log_pages(reader.words, loaded.info.game, told, reader.names, reader=seat).pages
        if not pages:
            return Shown(notice(reader.say("log-empty"), [_close(reader, loaded)]))
        number = min(int(page) if page.isdecimal() else 0, len(pages) - 1)
        shown = pages[number]
        where = reader.say("log-page", page=number + 1, pages=len(pages))
        lines = "\n".join([reader.say("log-heading"), f"**{shown.heading}**", *shown.lines, f"-# {where}"])
        turns = _turns(reader, loaded, [each.heading for each in pages])
        older, newer = _page(loaded, number + 1), _page(loaded, number - 1)
        buttons = (
            Button(older, reader.say("button-older"), greyed=number + 1 == len(pages)),
            Button(newer, reader.say("button-newer"), greyed=number == 0),
            _close(reader, loaded),
        )
        return Shown(screen([text(lines), row(turns), row(Buttons(buttons))]))

    async def _look(self, interaction: Interaction, what: str) -> None:
        async def work() -> Shown:
            return await self._shown(interaction, await match_here(interaction), what)

        await privately(interaction, work)

    @app_commands.command(name=named("command-board"), description=named("command-board-about"))
    async def board(self, interaction: Interaction) -> None:
        """See the board."""
        await self._look(interaction, "board")

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        """See everything one owns."""
        await self._look(interaction, "stock")

    @app_commands.command(name=named("command-log"), description=named("command-log-about"))
    async def log(self, interaction: Interaction) -> None:
        """Read what happened."""
        await self._look(interaction, "log")

    @app_commands.command(name=named("command-catchup"), description=named("command-catchup-about"))
    async def catchup(self, interaction: Interaction) -> None:
        """Read what happened since one's last turn."""
        await self._look(interaction, "catchup")


def _close(reader: Reader, loaded: Loaded) -> Button[str]:
    return button(reader, "close", "button-close", loaded.info.id)


def _page(loaded: Loaded, number: int) -> str:
    return pack(Press("log", loaded.info.id, "-", str(max(number, 0))))


def _turns(reader: Reader, loaded: Loaded, headings: list[str]) -> Menu[str]:
    """Offer the newest page of each turn, and the whole log as a file."""
    first = {heading: str(number) for number, heading in reversed(list(enumerate(headings)))}
    entries = [Entry(number, heading) for heading, number in list(first.items())[:24]]
    whole = Entry(WHOLE, reader.say("log-file"))
    return Menu(pack(Press("log", loaded.info.id, "-", "go")), reader.say("log-turns"), (*entries, whole))
