"""Undo beyond the turn: choosing a point to go back to, and asking those whom it concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.finding import match_of, my_match
from cogs.border.acknowledging import Shown, privately
from cogs.border.buttons import Buttons, Menu, MenuEntry
from cogs.border.components import notice, row, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, table_id
from cogs.channel.history import with_notes
from cogs.command_groups import add_under_game, under_game
from cogs.play.private_screens import panel_of
from cogs.reader import Reader, discord_language, language_of, reading
from cogs.translation import named
from cogs.votes.votes import VotesCog
from db.match.load import Loaded
from db.table.info import refused
from engine.core.decision import Seat
from render.story.recap import rewind_lines, rewind_option

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers
    from cogs.services import Services

LONG = 18
"""No press has a number with so many digits."""


async def moments(services: Services, loaded: Loaded, reader: Reader) -> list[MenuEntry[str]]:
    """Give the points a match can go back to, the newest first: what was done there, and what would go with it."""
    turns = await services.matches.turns_back(loaded.info.id, None)
    told = await services.matches.since(loaded.info.id, min((each.to_n for each in turns), default=0), None)
    found = []
    for turn in turns:
        undone = with_notes([each for each in told if each.commit_n > turn.to_n])
        if rewind_lines(reader.words, loaded.info.game, undone, reader.plain):
            option = rewind_option(reader.words, loaded.info.game, turn, reader.plain)
            found.append(MenuEntry(str(turn.to_n), option.label, option.note))
    return found


async def moment_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer those points to whoever types the command."""
    services = interaction.client.services
    info = await services.tables.in_channel(interaction.channel_id or 0)
    if info is None or info.seat_of(interaction.user.id) is None or not info.waiting:
        return []
    reader = reading(discord_language(interaction), info)
    found = await moments(services, await services.matches.load(info.id), reader)
    labels = [(f"{entry.label} ({entry.note})"[:100], entry.value) for entry in found]
    return [app_commands.Choice(name=label, value=to) for label, to in labels if typed.casefold() in label.casefold()]


class Rewind(commands.Cog):
    """Asks a table to go back."""

    def __init__(self, client: TwoRivers, votes: VotesCog) -> None:
        self._services = client.services
        self._votes = votes
        client.take_presses(("rewind", "rewind-to"), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Open the panel of an open turn or the picker, and ask the table when a point is chosen."""
        await privately(interaction, lambda: self._pressed(interaction, press))

    async def _pressed(self, interaction: Interaction, press: TablePress) -> Shown:
        loaded = await match_of(interaction, press.match_id)
        seat = loaded.info.seat_of(interaction.user.id)
        if seat is None:
            raise refused("reply-no-seat")
        language = await language_of(interaction)
        if press.verb == "rewind-to" and press.values:
            if press.about != str(loaded.commit_n):
                return await self._picker(loaded, reading(language, loaded.info), "refused-settled")
            return await self._ask(interaction, loaded, press.values[0])
        if loaded.match.can_undo(seat):
            return Shown(await panel_of(self._services, loaded, seat, language))
        return await self._picker(loaded, reading(language, loaded.info))

    async def _picker(self, loaded: Loaded, reader: Reader, said: str = "") -> Shown:
        loaded.info.check_running()
        found = await moments(self._services, loaded, reader)
        if not found:
            raise refused("table-no-such-moment")
        chosen = table_id("rewind-to", loaded.info.id, str(loaded.commit_n))
        menu = Menu(chosen, reader.say("rewind-prompt"), tuple(found))
        lines = [reader.say(said)] if said else []
        cancel = Buttons((match_button(reader, "close", "button-close", loaded.info.id),))
        return Shown(screen([text("\n".join([*lines, reader.say("rewind-heading")])), row(menu), row(cancel)]))

    async def _ask(self, interaction: Interaction, loaded: Loaded, to: str) -> Shown:
        info = loaded.info
        info.check_running()
        to_n = int(to) if to.isdecimal() and len(to) < LONG else -1
        turns = await self._services.matches.turns_back(info.id, None)
        turn = next((each for each in turns if each.to_n == to_n), None)
        if turn is None:
            raise refused("table-no-such-moment")
        concerned: frozenset[Seat] = turn.seats | loaded.waiting
        asked = {each.user_id for each in info.people_among(concerned) if each.user_id is not None}
        vote = await self._votes.ask(
            info,
            "rewind",
            asked | {interaction.user.id},
            payload={"to": to_n, "at": loaded.commit_n},
            by=interaction.user,
        )
        reader = reading(await language_of(interaction), info)
        return Shown(notice(reader.say("rewind-asked" if vote.verdict is None else "reply-undone")))

    @under_game("rewind")
    @app_commands.rename(to=named("option-to"))
    @app_commands.describe(to=named("option-to-about"))
    @app_commands.autocomplete(to=moment_choices)
    async def rewind(self, interaction: Interaction, to: str | None = None) -> None:
        """Ask the table to go back to an earlier point."""

        async def work() -> Shown:
            loaded, _ = await my_match(interaction)
            if to is not None:
                return await self._ask(interaction, loaded, to)
            return await self._picker(loaded, reading(await language_of(interaction), loaded.info))

        await privately(interaction, work)


async def setup(client: TwoRivers) -> None:
    """Load the rewind; whether it is done is a vote."""
    votes = client.get_cog("VotesCog")
    assert isinstance(votes, VotesCog)
    await add_under_game(client, Rewind(client, votes))
