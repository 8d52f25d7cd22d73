"""Playing alone with one command: `/solo` opens a table for oneself, and it starts at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.access.elsewhere import played_alone
from cogs.access.finding import table_of
from cogs.access.match_name import named_with_place
from cogs.access.place import address, place_of
from cogs.border.acknowledging import Shown, after_storing, privately
from cogs.border.buttons import Button, Buttons
from cogs.border.components import link, notice, row, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, table_id
from cogs.channel.solo_record import solo_record
from cogs.reader import Reader, language_of
from cogs.registry import Alone, PlayableGame, Registry
from cogs.table.lobby_post import redraw_lobby
from cogs.table.open_table import TableRequest
from cogs.table.place_for_one import Nowhere, find_place
from cogs.translation import named
from db.match.load import Loaded
from db.match.locks import Locks
from db.table.info import SOLO, TableInfo, refused
from db.table.waits import REMINDERS

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

YES = "yes"
AGAIN, GIVE_UP = "again", "give-up"
"""What a button does with a wish: try once more, or end the match that is in the way first."""


@dataclass(frozen=True, slots=True)
class SoloWish:
    """What somebody wants to play alone; small enough to be written into a button."""

    mode: str
    level: str = ""
    own: str = ""
    reminders: str = ""

    def button(self, reader: Reader, key: str, does: str, match_id: int = 0) -> Button[str]:
        """Make a button that wishes for the same once more."""
        wish = ".".join((does, self.mode, self.level, self.own, self.reminders))
        return Button(table_id("solo", match_id, wish), reader.say(key))

    @classmethod
    def read(cls, written: str) -> tuple[str, Self]:
        """Read what a button does, and the wish in it."""
        does, mode, level, own, reminders = [*written.split("."), "", "", "", "", ""][:5]
        return does, cls(mode, level, own, reminders)


class Solo(commands.Cog):
    """Tables for one."""

    def __init__(self, client: TwoRivers, game: PlayableGame, alone: Alone) -> None:
        self._client = client
        self._services = client.services
        self._game = game
        self._alone = alone
        self._opening = Locks()
        """Whoever presses a control twice opens one table, and nobody opens two at the same moment."""
        client.take_presses(("solo",), self.pressed)

    async def solo(self, interaction: Interaction, wish: SoloWish) -> None:
        """Open a table and start it; whoever plays alone already is asked first whether they mean another match."""

        async def work() -> Shown:
            async with self._opening(interaction.user.id):
                running = await played_alone(interaction)
                # in direct messages there is room for one match, and what follows says so by itself
                if running is None or (interaction.guild_id is None and running.channel_id == interaction.channel_id):
                    return await self._play(interaction, wish)
                return await self._already(interaction, wish, running)

        await privately(interaction, work)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Try once more what could not be, perhaps after giving up what was in the way."""

        async def work() -> Shown:
            does, wish = SoloWish.read(press.about)
            message_id = interaction.message.id if interaction.message else 0
            async with self._opening(interaction.user.id):
                found = await self._services.tables.opened_with("asked_in", message_id)
                if found is not None:
                    raise refused("refused-settled")
                if does == GIVE_UP:
                    await self._give_up(interaction, press.match_id)
                return await self._play(interaction, wish, {"asked_in": str(message_id)})

        await privately(interaction, work)

    async def _already(self, interaction: Interaction, wish: SoloWish, running: TableInfo) -> Shown:
        """Say what somebody plays already and how far it is; they go on with it, or begin another match."""
        loaded = await self._services.matches.load(running.id)
        reader = self._services.reading(await language_of(interaction), running)
        status = loaded.game.status(loaded.game.view(loaded.match.committed, None), None)[0]
        there = named_with_place(self._services.games[running.game], running, reader)
        said = [reader.say("solo-already", match_said=there), f"-# {reader.words.say(status, reader.names)}"]
        go_on = match_button(reader, "open", "button-go-on", running.id)
        return Shown(notice("\n".join(said), [go_on, wish.button(reader, "button-new-match", AGAIN)]))

    async def _give_up(self, interaction: Interaction, match_id: int) -> None:
        """End a match that somebody plays alone; one with others in it they end together."""
        info = await table_of(interaction, match_id)
        if not info.is_alone or info.seat_of(interaction.user.id) is None:
            raise refused("refused-settled")
        await self._services.tables.end(match_id)
        self._services.sender.wake(match_id)

    async def _play(self, interaction: Interaction, wish: SoloWish, options: dict[str, str] | None = None) -> Shown:
        language, key = await language_of(interaction), self._game.rules.key
        reader = Reader(self._services.games.words(language, key), commands=self._services.commands)
        levels = self._alone.modes.get(wish.mode)
        if levels is None or (wish.own and wish.own not in self._alone.own):
            raise refused("refused-settled")
        if wish.level and wish.level not in levels:
            return _other_levels(reader, wish, list(levels))
        chosen = {**levels[wish.level or next(iter(levels))], **self._alone.own.get(wish.own, {})}
        about = {SOLO: YES, **(options or {})}
        if wish.reminders == YES:
            about["reminders"] = ",".join(map(str, REMINDERS))
        found = await find_place(interaction, TableRequest(key, language, about, chosen), reader)
        if isinstance(found, Nowhere):
            return _nowhere(interaction, reader, wish, found)
        info = await self._begun(found.info, wish, interaction.user.id)
        with after_storing():
            await redraw_lobby(self._client, info)
            record = await solo_record(self._services, language, interaction.user.id, wish.mode)
            other = "" if found.beside is None else place_of(found.beside)
            lines = [reader.say(found.said, channel=place_of(info), other=other), *(f"-# {each}" for each in record)]
            play = Buttons((match_button(reader, "open", "button-play", info.id),))
            to_table = link(reader.say("button-to-table"), address(info, info.lobby_message_id))
            return Shown(screen([text("\n".join(lines)), row(play), to_table]))

    async def _begun(self, info: TableInfo, wish: SoloWish, user_id: int) -> TableInfo:
        """Start a table, and answer what was chosen beforehand; one that cannot start is closed again."""
        try:
            loaded = await self._services.matches.start(info.id)
        except Exception:
            await self._services.tables.close(info.id)
            raise
        if wish.own:
            loaded = await self._chosen(loaded, wish.own, user_id)
        self._services.sender.wake(info.id)
        return loaded.info

    async def _chosen(self, loaded: Loaded, own: str, user_id: int) -> Loaded:
        """Answer what somebody plays, if that is asked first and open to them."""
        for question in loaded.asked:
            if question.kind == self._alone.kind and question.choice.accepts(own):
                answered = await self._services.matches.answer(
                    loaded.info.id, question.seat, question.token, [own], user_id
                )
                return answered.loaded
        return loaded


def _other_levels(reader: Reader, wish: SoloWish, levels: list[str]) -> Shown:
    """Say which levels a mode has, with a button for each."""
    said = reader.say("solo-no-such-level", mode=reader.say(f"solo-mode-{wish.mode}"))
    others = [SoloWish(wish.mode, level, wish.own, wish.reminders) for level in levels]
    return Shown(notice(said, [each.button(reader, f"solo-level-{each.level}", AGAIN) for each in others]))


def _nowhere(interaction: Interaction, reader: Reader, wish: SoloWish, found: Nowhere) -> Shown:
    """Say what would give a match a place: a permission, direct messages, or an end of the match that is there."""
    again = wish.button(reader, "button-again", AGAIN)
    running = found.running
    if running is not None:
        play = match_button(reader, "open", "button-play", running.id)
        ways = [wish.button(reader, "button-give-up-and-play", GIVE_UP, running.id)] if running.is_alone else []
        if interaction.guild_id is None:
            return Shown(notice(reader.say("solo-running"), [play, *ways]))
        return Shown(notice(_lines(interaction, reader, "solo-running"), [again, play, *ways]))
    if interaction.guild_id is None:
        return Shown(notice(reader.say("venue-failed"), [again]))
    return Shown(notice(_lines(interaction, reader, "solo-closed"), [again]))


def _lines(interaction: Interaction, reader: Reader, direct: str) -> str:
    channel = f"<#{interaction.channel_id}>"
    needed = ("permission-create-public-threads", "permission-send-messages-in-threads", "permission-where")
    return "\n".join([reader.say("solo-nowhere", channel=channel), *map(reader.say, needed), reader.say(direct)])


def _command(cog: Solo, game: PlayableGame, alone: Alone) -> app_commands.Command[Any, ..., None]:
    """Make `/solo`, which offers what the game declares; a method would have to know it when it is defined."""
    shows = game.presentation
    levels = dict.fromkeys(level for mode in alone.modes.values() for level in mode)

    @app_commands.command(name=named("command-solo"), description=named("command-solo-about"))
    @app_commands.rename(
        mode=named("option-mode"),
        level=named("option-level"),
        own=named("solo-own", shows),
        reminders=named("option-reminders"),
    )
    @app_commands.describe(
        mode=named("option-mode-about"),
        level=named("option-level-about"),
        own=named("solo-own-about", shows),
        reminders=named("option-reminders-about"),
    )
    @app_commands.choices(
        mode=[Choice(name=named(f"solo-mode-{key}", shows), value=key) for key in alone.modes],
        level=[Choice(name=named(f"solo-level-{key}", shows), value=key) for key in levels],
        own=[Choice(name=named(f"{alone.kind}-{key}", shows), value=key) for key in alone.own],
        reminders=[Choice(name=named("choice-yes"), value=YES), Choice(name=named("choice-no"), value="no")],
    )
    async def solo(interaction: Interaction, mode: str, level: str = "", own: str = "", reminders: str = "") -> None:
        await cog.solo(interaction, SoloWish(mode, level, own, reminders))

    return solo


def _played_alone(games: Registry) -> tuple[PlayableGame, Alone] | None:
    """Find the game that one person begins with this command."""
    return next(((game, game.alone) for game in games.values() if game.alone is not None), None)


async def setup(client: TwoRivers) -> None:
    """Load the command, if a game can be played so."""
    if (found := _played_alone(client.services.games)) is not None:
        game, alone = found
        cog = Solo(client, game, alone)
        await client.add_cog(cog)
        client.tree.add_command(_command(cog, game, alone))
