"""Undo beyond the turn: choosing a point to go back to, at once or by asking those whose turns would go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.finding import match_of, my_match
from cogs.border.acknowledging import Shown, after_storing
from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import notice, row, screen, text
from cogs.border.custom_ids import MARKS, NO_TOKEN, PanelPress, next_mark, pack
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, table_id
from cogs.channel.history import with_notes
from cogs.command_groups import add_under_game, under_game
from cogs.fair_shares import newest_only
from cogs.play.living import LivingPanel, living
from cogs.play.private_screens import panel_of
from cogs.reader import Reader, discord_language, language_of
from cogs.translation import named
from cogs.votes.votes import TableVotes
from db.match.load import Loaded
from db.match.log import HistoryEntry
from db.match.rewind import TurnBack
from db.match.undo_rewind import LastRewind
from db.table.info import TableInfo, refused
from engine.core.decision import Seat
from render.story.rewind import PARTED, otherwise, rewind_lines, rewind_option, taken, way
from render.text.phrases import cut

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers
    from cogs.services import Services

BACK = "rewind-back"
"""The way back from a rewind: the verb of its button, and what stands for it where a point is chosen."""
DEED, CHOICE = 50, 100
"""So much of what was done names a point that is typed, so that whom it asks is still read; Discord takes no more."""
LONG = 18
"""No press has a number with so many digits."""


async def moments(services: Services, info: TableInfo, seat: Seat, reader: Reader) -> list[MenuEntry[str]]:
    """Give the points a player may go back to, the newest first: what was done, who is asked, what goes with it."""
    folding, found = services.presentation(info).folding, []
    for turn in await services.matches.turns_back(info.id, seat):
        asked = turn.going.asked_by(info, seat)
        option = rewind_option(reader.words, folding, turn, seat, asked, reader.plain)
        found.append(MenuEntry(str(turn.to_n), option.label, option.note))
    return found


@newest_only
async def moment_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer those points to whoever types the command."""
    services = interaction.client.services
    info = await services.tables.in_channel(interaction.channel_id or 0)
    seat = None if info is None else info.seat_of(interaction.user.id)
    if info is None or seat is None or not info.waiting:
        return []
    reader = services.reading(discord_language(interaction), info)
    found = await moments(services, info, seat, reader)
    back = await services.matches.last_rewind(info.id)
    if back is not None:
        said, how = _coming_back(info, back, seat, reader, reader.plain)
        note = PARTED.join([how, reader.say("rewind-back-note", said=said)])
        found.insert(0, MenuEntry(BACK, reader.say("rewind-back"), note))
    labels = [(cut(f"{cut(entry.label, DEED)} ({entry.note})", CHOICE), entry.value) for entry in found]
    return [app_commands.Choice(name=label, value=to) for label, to in labels if typed.casefold() in label.casefold()]


def _coming_back(
    info: TableInfo, back: LastRewind, seat: Seat, reader: Reader, names: Sequence[str]
) -> tuple[str, str]:
    """Say whose turns would come back as a rewind is undone, and who is asked."""
    going = back.going
    said = taken(reader.words, going.people, going.code, seat, names)
    return said, way(reader.words, going, seat, going.asked_by(info, seat), names)


async def picker(
    services: Services, loaded: Loaded, seat: Seat, language: str, mark: str = "", said: str = ""
) -> Shown:
    """Show the points to go back to, and the way back from the last rewind; `mark` is that of the panel before."""
    info, reader = loaded.info, services.reading(language, loaded.info)
    info.check_running()
    found = await moments(services, info, seat, reader)
    back = await services.matches.last_rewind(info.id)
    buttons = [_way_out(reader, loaded, seat, mark)]
    if not found and back is None:
        return Shown(notice(reader.say("table-no-such-moment"), buttons))
    about = _Wish(str(loaded.commit_n), mark).written()
    lines = [*([reader.say(said)] if said else []), reader.say("rewind-heading" if found else "rewind-title")]
    if back is not None:
        coming, how = _coming_back(info, back, seat, reader, reader.names)
        lines.append(reader.say("rewind-back-heading", said=coming, way=how, alone=not found))
        buttons.insert(0, Button(table_id(BACK, info.id, about), reader.say("rewind-back")))
    menu = Menu(table_id("rewind-to", info.id, about), reader.say("rewind-prompt"), tuple(found))
    menus = [row(menu)] if found else []
    return Shown(screen([text("\n".join(lines)), *menus, row(Buttons(tuple(buttons)))]))


@dataclass(frozen=True, slots=True)
class _Wish:
    """What stands in a control: the commit it was drawn at, the mark of the panel it came from, a point to go to."""

    at: str = ""
    mark: str = ""
    to: str = ""

    @classmethod
    def read(cls, press: TablePress) -> _Wish:
        """Read the wish of a press; a point comes from the menu, or stands in the button."""
        at, mark, to = [*press.about.split("."), "", ""][:3]
        mark = mark if len(mark) == 1 and mark in MARKS else ""
        return cls(at, mark, {"rewind-to": "".join(press.values[:1]), "rewind-now": to, BACK: BACK}.get(press.verb, ""))

    def written(self, to: object = "") -> str:
        """Write it into a control, with a point if it has one."""
        return f"{self.at}.{self.mark}.{to}".rstrip(".")


class Rewind(commands.Cog):
    """Goes back, at once or after asking those whom it concerns."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        self._votes = TableVotes(client)
        client.take_presses(("rewind", "rewind-to", "rewind-now", BACK), self.pressed)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Open the panel of an open turn or the picker, and go back or ask the table when a point is chosen."""
        await living(interaction, lambda panel: self._pressed(interaction, press, panel))

    async def _pressed(self, interaction: Interaction, press: TablePress, panel: LivingPanel) -> Shown:
        loaded = await match_of(interaction, press.match_id)
        seat = loaded.info.seat_of(interaction.user.id)
        if seat is None:
            raise refused("reply-no-seat")
        language, wish = await language_of(interaction), _Wish.read(press)
        if wish.to and wish.at != str(loaded.commit_n):
            return await picker(self._services, loaded, seat, language, wish.mark, "refused-settled")
        if wish.to:
            return await self._go(interaction, loaded, seat, wish, panel, sure=press.verb == "rewind-now")
        if not wish.at and loaded.match.can_undo(seat):
            return Shown(await panel_of(self._services, loaded, seat, language))
        return await picker(self._services, loaded, seat, language, wish.mark)

    async def _go(
        self,
        interaction: Interaction,
        loaded: Loaded,
        seat: Seat,
        wish: _Wish,
        panel: LivingPanel,
        *,
        sure: bool = False,
        typed: bool = False,
    ) -> Shown:
        """Go to the point that was chosen, or ask those whom it concerns; what would go is shown before.

        Whoever types a point has read whom it asks; to undo a rewind that concerns nobody else needs no second press.
        """
        info, language = loaded.info, await language_of(interaction)
        reader = self._services.reading(language, info)
        info.check_running()
        goal = await self._goal(info.id, seat, wish.to)
        asked = goal.going.asked_by(info, seat)
        if not sure and (not typed if asked else wish.to != BACK):
            return await self._confirm(loaded, seat, goal, asked, reader, wish)
        panel.look(info.id)
        users = {each.user_id for each in info.owned_among(asked) if each.user_id is not None}
        vote = await self._votes.ask(
            info,
            "rewind",
            users | {interaction.user.id},
            payload={"to": goal.to_n, "at": loaded.commit_n, "back": wish.to == BACK},
            by=interaction.user,
        )
        if vote.verdict is None:
            return Shown(notice(reader.say("rewind-asked", seats=asked), [_way_out(reader, loaded, seat, wish.mark)]))
        with after_storing():
            done = (await self._services.votes.get(vote.id)).outcome == "agree"
            said = reader.say("table-moved-on")
            if done:
                took = taken(reader.words, goal.going.people, goal.going.code, seat, reader.names)
                said = reader.say("reply-restored" if wish.to == BACK else "reply-undone", said=took)
            now = await panel.after_bots(await self._services.matches.load(info.id), seat)
            view = await panel_of(self._services, now, seat, language, said, mark=next_mark(wish.mark))
            return Shown(panel.drawn(now, view))

    async def _confirm(
        self,
        loaded: Loaded,
        seat: Seat,
        goal: TurnBack | LastRewind,
        asked: Sequence[Seat],
        reader: Reader,
        wish: _Wish,
    ) -> Shown:
        """Show what would go or come back, and the one press that does it, or asks those whom it concerns."""
        info, at = loaded.info, _Wish(str(loaded.commit_n), wish.mark)
        if wish.to == BACK:
            told: Sequence[HistoryEntry] = await self._services.matches.taken_by(info.id, loaded.commit_n)
        else:
            told = await self._services.matches.since(info.id, goal.to_n, None)
        folding = self._services.presentation(info).folding
        undone = rewind_lines(reader.words, folding, with_notes(told), reader.names, seat, asked)
        lines = [f"> {line}" for line in undone]
        differs: list[str] = []
        if wish.to != BACK:
            drew = any(each.drew for each in told)
            differs = otherwise(reader.words, chance=drew, bots=bool(goal.going.code))
        head = reader.say("rewind-alone-bots" if goal.going.code else "rewind-alone")
        if asked:
            head = reader.say("rewind-back-confirm" if wish.to == BACK else "rewind-confirm", seats=asked)
        # an empty line ends the quote wherever the message is read
        said = "\n".join([head, *lines, "", *differs]).rstrip()
        do = reader.say("rewind-ask-them" if asked else "rewind-now")
        buttons = (
            Button(table_id("rewind-now", info.id, at.written(wish.to)), do, "usual"),
            Button(table_id("rewind", info.id, at.written()), reader.say("button-back")),
        )
        return Shown(notice(said, buttons))

    async def _goal(self, match_id: int, seat: Seat, to: str) -> TurnBack | LastRewind:
        """Find the point that was chosen; raise Refused if there is none."""
        if to == BACK:
            back = await self._services.matches.last_rewind(match_id)
            if back is None:
                raise refused("table-moved-on")
            return back
        to_n = int(to) if to.isdecimal() and len(to) < LONG else -1
        turns = await self._services.matches.turns_back(match_id, seat)
        turn = next((each for each in turns if each.to_n == to_n), None)
        if turn is None:
            raise refused("table-no-such-moment")
        return turn

    @under_game("rewind")
    @app_commands.rename(to=named("option-to"))
    @app_commands.describe(to=named("option-to-about"))
    @app_commands.autocomplete(to=moment_choices)
    async def rewind(self, interaction: Interaction, to: str | None = None) -> None:
        """Go back to an earlier point, or ask the table to."""

        async def work(panel: LivingPanel) -> Shown:
            loaded, seat = await my_match(interaction)
            if to is not None:
                return await self._go(interaction, loaded, seat, _Wish(to=to), panel, typed=True)
            return await picker(self._services, loaded, seat, await language_of(interaction))

        await living(interaction, work)


def _way_out(reader: Reader, loaded: Loaded, seat: Seat, mark: str) -> Button[str]:
    """Lead whoever is asked something back to that question; for others take the message away."""
    if not loaded.asks(seat):
        return match_button(reader, "close", "button-close", loaded.info.id)
    # with the mark, for a panel must not come back as a drawing it had before
    return Button(pack(PanelPress("open", loaded.info.id, NO_TOKEN, mark=mark)), reader.say("button-back"))


async def setup(client: TwoRivers) -> None:
    """Load the rewind; whether it is done is a vote."""
    await add_under_game(client, Rewind(client))
