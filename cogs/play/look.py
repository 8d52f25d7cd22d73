"""Looking around, privately: board, log, stock, and what happened since the last turn."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.access.bystander import no_seat
from cogs.access.finding import match_here, match_of
from cogs.border.acknowledging import Shown, close_answer, privately
from cogs.border.buttons import MENU, Button, Buttons, Menu, MenuEntry
from cogs.border.components import gap, notice, row, screen, text
from cogs.border.custom_ids import NO_TOKEN, PanelPress, pack
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import number_in
from cogs.border.wording import cut
from cogs.channel.attachments import chart_picture
from cogs.channel.chances import told_chances
from cogs.channel.history import news_for, with_notes
from cogs.fair_shares import newest_only
from cogs.play.board_screen import (
    PICTURE,
    TEXT,
    board_button,
    board_screen,
    close_button,
    play_button,
    way_back,
    ways_out,
)
from cogs.play.episode_screen import episode_screen, is_episode
from cogs.play.past_board import past_board
from cogs.reader import Reader, asker_of, language_of
from cogs.translation import named
from db.match.load import Loaded
from db.table.info import Status
from engine.core.decision import Seat
from render.story.log import Log, log_pages, whole_log
from render.story.recap import by_turn
from render.story.since import catch_up
from render.text.stock import stock

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

WHOLE, OF_TURN = "whole", "of "
VERBS = frozenset({"board", "text", "past", "log", "turns", "stock", "catchup", "close"})
MOST_OFFERED, LABEL = MENU - 1, 100
"""So many turns a menu holds beside the whole log, and so many characters an entry."""


class LookCog(commands.Cog):
    """What a player or bystander may see of a match, only for their eyes."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        client.take_presses(VERBS, self.pressed)

    async def pressed(self, interaction: Interaction, press: PanelPress) -> None:
        """Show what was pressed for; Close takes a private message away."""
        if press.verb == "close":
            await close_answer(interaction)
            return

        async def work() -> Shown:
            async with self._services.shares.one_of_few(interaction.user.id):
                loaded = await match_of(interaction, press.match_id)
                return await self._shown(interaction, loaded, press)

        await privately(interaction, work)

    async def _shown(self, interaction: Interaction, loaded: Loaded, press: PanelPress) -> Shown:
        what, page = press.verb, press.values[0] if press.values else press.path
        reader = self._services.reading(await language_of(interaction), loaded.info)
        seat = loaded.info.seat_of(interaction.user.id)
        match what:
            case "log":
                return await self._log(loaded, seat, reader, page)
            case "turns":
                return await self._by_turn(loaded, reader)
            case "past":
                wish = (await asker_of(interaction)).board
                return await past_board(self._services, loaded, seat, reader, wish, press)
            case "stock" | "catchup":
                if seat is None:
                    raise await no_seat(interaction, loaded.info)
                if what == "stock":
                    return self._stock(loaded, seat, reader, press)
                return await self._catchup(loaded, seat, reader, press)
            case _:
                likes = (await asker_of(interaction)).board
                if is_episode(self._services, loaded, page):
                    return await episode_screen(self._services, loaded, seat, reader, page, likes, press)
                return await board_screen(self._services, loaded, seat, reader, page or likes, press)

    def _stock(self, loaded: Loaded, seat: Seat, reader: Reader, press: PanelPress) -> Shown:
        view = loaded.game.view(loaded.match.seen_by(seat), seat)
        owned = stock(reader.words, self._services.presentation(loaded.info).text, view, seat, reader.names)
        ways = [board_button(reader, press), way_back(reader, loaded, press)]
        return Shown(notice(f"{reader.say('reply-stock')}\n{owned}", ways))

    async def _catchup(self, loaded: Loaded, seat: Seat, reader: Reader, press: PanelPress) -> Shown:
        """Tell all that happened since a seat's last turn, and lead from there to the question it is asked."""
        news = with_notes(await news_for(self._services, loaded.info, seat, seat))
        folding = self._services.presentation(loaded.info).folding
        pages = catch_up(reader.words, folding, news, reader.names, seat)
        ways = _ways_on(loaded, seat, reader, press)
        if not pages:
            return Shown(notice(reader.say("reply-catchup-none"), ways))
        number = min(number_in(press.path), len(pages) - 1)
        first = loaded.info.seat(seat).seen_n < 0
        heading = reader.say("panel-since-first" if first else "panel-since")
        told = [f"### {heading}", *pages[number].told]
        if len(pages) == 1:
            return Shown(notice("\n".join(told), ways))
        told.append(f"-# {reader.say('log-page', page=number + 1, pages=len(pages))}")
        leafing = _leafing(reader, press, number, len(pages))
        return Shown(screen([text("\n".join(told)), row(Buttons(leafing)), row(Buttons(tuple(ways)))]))

    async def _log(self, loaded: Loaded, seat: Seat | None, reader: Reader, page: str) -> Shown:
        told = with_notes(await self._services.matches.history(loaded.info.id, seat))
        folding = self._services.presentation(loaded.info).folding
        if page == WHOLE:
            whole = await self._services.shares.beside(whole_log, reader.words, folding, told, reader.plain)
            name = f"{loaded.info.game}-{loaded.info.id}.txt"
            file = discord.File(io.BytesIO(whole.encode()), name, description=reader.say("log-file"))
            back = match_button(reader, "log", "button-back", loaded.info.id)
            foot = row(Buttons((back, *_ways_from_log(loaded, seat, reader))))
            return Shown(screen([text(reader.say("log-heading")), discord.ui.File(file), foot]), [file])
        log = await self._services.shares.beside(log_pages, reader.words, folding, told, reader.names)
        pages = log.pages
        if not pages:
            return Shown(notice(reader.say("log-empty"), list(_ways_from_log(loaded, seat, reader))))
        number = min(int(page) if page.isdecimal() else log.find(page.removeprefix(OF_TURN)), len(pages) - 1)
        shown = pages[number]
        where = [f"-# {reader.say('log-page', page=number + 1, pages=len(pages))}"] if len(pages) > 1 else []
        lines = "\n".join([reader.say("log-heading"), *shown.told, *where])
        turns = _turns(reader, loaded, log, number)
        leafing = _leafing(reader, PanelPress("log", loaded.info.id, NO_TOKEN), number, len(pages))
        ways = _ways_from_log(loaded, seat, reader)
        return Shown(screen([text(lines), row(turns), row(Buttons(leafing)), row(Buttons(ways))]))

    async def _by_turn(self, loaded: Loaded, reader: Reader) -> Shown:
        """Tell how the players stood at the end of each turn, and their chances once it is over, as all may know."""
        history = await self._services.matches.history(loaded.info.id, None)
        folding = self._services.presentation(loaded.info).folding
        lines = by_turn(reader.words, folding, with_notes(history), reader.names) or [reader.say("log-empty")]
        told = "\n".join([reader.say("reply-by-turn"), *lines])
        happened = [event for each in history for event in each.events]
        chart = await chart_picture(self._services, loaded, reader, happened)
        chances = await told_chances(self._services, loaded, reader, history)
        likely, decided = (None, []) if chances is None else (chances.picture, [text("\n".join(chances.lines)), gap()])
        pictures = [each for each in (chart, likely) if each is not None]
        back = row(Buttons((close_button(reader, loaded),)))
        items = [*(each.item for each in pictures), *decided, text(told), back]
        return Shown(screen(items), [each.file for each in pictures])

    async def _look(self, interaction: Interaction, what: str, page: str = "") -> None:
        async def work() -> Shown:
            async with self._services.shares.one_of_few(interaction.user.id):
                loaded = await match_here(interaction)
                return await self._shown(interaction, loaded, PanelPress(what, loaded.info.id, NO_TOKEN, page))

        await privately(interaction, work)

    @app_commands.command(name=named("command-board"), description=named("command-board-about"))
    @app_commands.rename(view=named("option-view"))
    @app_commands.describe(view=named("option-view-about"))
    @app_commands.choices(
        view=[
            app_commands.Choice(name=named("choice-picture"), value=PICTURE),
            app_commands.Choice(name=named("choice-text"), value=TEXT),
        ]
    )
    async def board(self, interaction: Interaction, view: str = "") -> None:
        """See the board."""
        await self._look(interaction, "board", view)

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    async def hand(self, interaction: Interaction) -> None:
        """See everything one owns."""
        await self._look(interaction, "stock")

    @newest_only
    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the turns that were played in this channel, the newest first."""
        info = await self._services.tables.in_channel(interaction.channel_id or 0)
        if info is None or info.status is Status.LOBBY:
            return []
        reader = self._services.reading(await language_of(interaction), info)
        told = with_notes(await self._services.matches.history(info.id, None))
        folding = self._services.presentation(info).folding
        log = await self._services.shares.beside(log_pages, reader.words, folding, told, reader.names)
        headings = [heading for heading, _ in log.chapters]
        found = [heading for heading in headings if typed.casefold() in heading.casefold()]
        return [app_commands.Choice(name=cut(heading, LABEL), value=cut(heading, LABEL)) for heading in found[:MENU]]

    @app_commands.command(name=named("command-log"), description=named("command-log-about"))
    @app_commands.rename(turn=named("option-turn"))
    @app_commands.describe(turn=named("option-turn-about"))
    @app_commands.autocomplete(turn=_offered)
    async def log(self, interaction: Interaction, turn: str = "") -> None:
        """Read what happened, from the newest or from a turn on."""
        await self._look(interaction, "log", f"{OF_TURN}{turn}")

    @app_commands.command(name=named("command-catchup"), description=named("command-catchup-about"))
    async def catchup(self, interaction: Interaction) -> None:
        """Read what happened since one's last turn."""
        await self._look(interaction, "catchup")


def _leafing(reader: Reader, press: PanelPress, page: int, pages: int) -> tuple[Button[str], ...]:
    """Make the buttons that lead to the page before and the one after; the newest page is the first."""

    def page_id(number: int) -> str:
        return pack(PanelPress(press.verb, press.match_id, press.token, str(max(number, 0)), mark=press.mark))

    return (
        Button(page_id(page + 1), reader.say("button-older"), greyed=page + 1 == pages),
        Button(page_id(page - 1), reader.say("button-newer"), greyed=page == 0),
    )


def _ways_on(loaded: Loaded, seat: Seat, reader: Reader, press: PanelPress) -> list[Button[str]]:
    """Offer to play to whoever is asked and did not come from a panel, else the way back; and to look at the board."""
    looks = [board_button(reader, press)]
    if press.token == NO_TOKEN:  # from the log no way leads back to a panel
        looks.append(match_button(reader, "log", "button-log", loaded.info.id))
    if press.token != NO_TOKEN or loaded.info.status is not Status.RUNNING or not loaded.asks(seat):
        return [*looks, way_back(reader, loaded, press)]
    return [play_button(reader, press), *looks]


def _ways_from_log(loaded: Loaded, seat: Seat | None, reader: Reader) -> tuple[Button[str], ...]:
    """Offer the board, and to whoever is asked to play; the log is its own message, so that it can be closed."""
    press = PanelPress("log", loaded.info.id, NO_TOKEN)
    *play, close = ways_out(reader, loaded, seat, press)
    return (*play, board_button(reader, press), close)


def _turns(reader: Reader, loaded: Loaded, log: Log, page: int) -> Menu[str]:
    """Offer the newest page of each turn, or of a long match of as many as a menu holds, and the whole as a file.

    Several turns may be on one page, so that an entry means the turn.
    """
    offered = log.chapters_around(page, MOST_OFFERED)
    entries = [MenuEntry(cut(f"{OF_TURN}{heading}", LABEL), cut(heading, LABEL)) for heading, _ in offered]
    whole = MenuEntry(WHOLE, reader.say("log-file"))
    return Menu(pack(PanelPress("log", loaded.info.id, "-", "go")), reader.say("log-turns"), (*entries, whole))


async def setup(client: TwoRivers) -> None:
    """Let players and bystanders look around."""
    await client.add_cog(LookCog(client))
