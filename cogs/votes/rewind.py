"""Undo beyond the turn: choosing a point to go back to, and asking those whom it concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.finding import match_of, my_match
from cogs.border.acknowledging import Shown, privately
from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import notice, row, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, table_id
from cogs.channel.history import with_notes
from cogs.command_groups import add_under_game, under_game
from cogs.play.private_screens import panel_of
from cogs.reader import Reader, discord_language, language_of
from cogs.translation import named
from cogs.votes.votes import TableVotes
from db.match.load import Loaded
from db.match.rewind import TurnBack
from db.match.undo_rewind import LastRewind
from db.table.info import refused
from engine.core.decision import Seat
from render.story.recap import rewind_lines, rewind_option

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers
    from cogs.services import Services

BACK = "rewind-back"
"""The way back from a rewind: the verb of its button, and what stands for it where a point is chosen."""
LONG = 18
"""No press has a number with so many digits."""


async def moments(services: Services, loaded: Loaded, reader: Reader) -> list[MenuEntry[str]]:
    """Give the points a match can go back to, the newest first: what was done there, and what would go with it."""
    turns = await services.matches.turns_back(loaded.info.id, None)
    told = await services.matches.since(loaded.info.id, min((each.to_n for each in turns), default=0), None)
    found, folding = [], services.presentation(loaded.info).folding
    for turn in turns:
        undone = with_notes([each for each in told if each.commit_n > turn.to_n])
        if rewind_lines(reader.words, folding, undone, reader.plain):
            option = rewind_option(reader.words, folding, turn, reader.plain)
            found.append(MenuEntry(str(turn.to_n), option.label, option.note))
    return found


async def moment_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer those points to whoever types the command."""
    services = interaction.client.services
    info = await services.tables.in_channel(interaction.channel_id or 0)
    if info is None or info.seat_of(interaction.user.id) is None or not info.waiting:
        return []
    reader = services.reading(discord_language(interaction), info)
    found = await moments(services, await services.matches.load(info.id), reader)
    back = await services.matches.last_rewind(info.id)
    if back is not None:
        found.insert(0, MenuEntry(BACK, reader.say("rewind-back"), reader.say("rewind-back-note", **about(back))))
    labels = [(f"{entry.label} ({entry.note})"[:100], entry.value) for entry in found]
    return [app_commands.Choice(name=label, value=to) for label, to in labels if typed.casefold() in label.casefold()]


def about(back: LastRewind) -> dict[str, object]:
    """Say how much would come back, and whose it is."""
    return {"count": back.undid, "seats": sorted(back.seats)}


class Rewind(commands.Cog):
    """Asks a table to go back."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        self._votes = TableVotes(client)
        client.take_presses(("rewind", "rewind-to", BACK), self.pressed)

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
                return await self._picker(loaded, self._services.reading(language, loaded.info), "refused-settled")
            return await self._ask(interaction, loaded, press.values[0])
        if press.verb == BACK:
            if press.about != str(loaded.commit_n):
                return await self._picker(loaded, self._services.reading(language, loaded.info), "refused-settled")
            return await self._ask(interaction, loaded, BACK)
        if loaded.match.can_undo(seat):
            return Shown(await panel_of(self._services, loaded, seat, language))
        return await self._picker(loaded, self._services.reading(language, loaded.info))

    async def _picker(self, loaded: Loaded, reader: Reader, said: str = "") -> Shown:
        loaded.info.check_running()
        found = await moments(self._services, loaded, reader)
        back = await self._services.matches.last_rewind(loaded.info.id)
        if not found and back is None:
            raise refused("table-no-such-moment")
        at = str(loaded.commit_n)
        menu = Menu(table_id("rewind-to", loaded.info.id, at), reader.say("rewind-prompt"), tuple(found))
        lines = [*([reader.say(said)] if said else []), reader.say("rewind-heading")]
        buttons = [match_button(reader, "close", "button-close", loaded.info.id)]
        if back is not None:
            lines.append(reader.say("rewind-back-heading", **about(back)))
            buttons.insert(0, Button(table_id(BACK, loaded.info.id, at), reader.say("rewind-back")))
        menus = [row(menu)] if found else []
        return Shown(screen([text("\n".join(lines)), *menus, row(Buttons(tuple(buttons)))]))

    async def _ask(self, interaction: Interaction, loaded: Loaded, to: str) -> Shown:
        info = loaded.info
        info.check_running()
        goal = await self._goal(info.id, to)
        concerned: frozenset[Seat] = goal.seats | loaded.waiting
        asked = {each.user_id for each in info.people_among(concerned) if each.user_id is not None}
        vote = await self._votes.ask(
            info,
            "rewind",
            asked | {interaction.user.id},
            payload={"to": goal.to_n, "at": loaded.commit_n, "back": to == BACK},
            by=interaction.user,
        )
        reader = self._services.reading(await language_of(interaction), info)
        return Shown(notice(reader.say("rewind-asked" if vote.verdict is None else "reply-undone")))

    async def _goal(self, match_id: int, to: str) -> TurnBack | LastRewind:
        """Find the point that was chosen; raise Refused if there is none."""
        if to == BACK:
            back = await self._services.matches.last_rewind(match_id)
            if back is None:
                raise refused("table-moved-on")
            return back
        to_n = int(to) if to.isdecimal() and len(to) < LONG else -1
        turns = await self._services.matches.turns_back(match_id, None)
        turn = next((each for each in turns if each.to_n == to_n), None)
        if turn is None:
            raise refused("table-no-such-moment")
        return turn

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
            return await self._picker(loaded, self._services.reading(await language_of(interaction), loaded.info))

        await privately(interaction, work)


async def setup(client: TwoRivers) -> None:
    """Load the rewind; whether it is done is a vote."""
    await add_under_game(client, Rewind(client))
