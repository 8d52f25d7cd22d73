"""Taking a turn: the panel, what is pressed in it, and looking around; the same for every game."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.access.bystander import handed_on
from cogs.access.channels import note_permissions
from cogs.access.finding import check_visible, match_of, my_match
from cogs.border.acknowledging import Shown, after_storing
from cogs.border.custom_ids import ANSWERING, REDRAWING, PanelPress, next_mark
from cogs.border.wording import say_refusal
from cogs.panel.presses import answers_of, look_after, look_refused
from cogs.play.after_answer import notify, shown_after
from cogs.play.living import LivingPanel, living
from cogs.play.private_screens import AT_FIRST, waiting_screen
from cogs.play.taking_back import TAKING_BACK, take_back, taken_back
from cogs.reader import language_of
from cogs.translation import named
from db.match.load import Loaded
from db.table.info import Status
from engine.core.decision import Seat, Text
from engine.core.errors import Refused, Stale
from engine.core.preview import present

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers


class Play(commands.Cog):
    """The panel of whoever presses."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        client.take_presses(ANSWERING | REDRAWING | TAKING_BACK | {"open"}, self.pressed)

    # Presses

    async def pressed(self, interaction: Interaction, press: PanelPress) -> None:
        """Do what a press on a panel means, and show the panel as it is then."""
        await living(interaction, lambda panel: self._pressed(interaction, press, panel))

    async def _pressed(self, interaction: Interaction, press: PanelPress, panel: LivingPanel) -> Shown:
        language, mark = await language_of(interaction), next_mark(press.mark)
        if press.verb not in ANSWERING | TAKING_BACK:
            loaded = await match_of(interaction, press.match_id)
            seat = loaded.info.seat_of(interaction.user.id)
            if seat is None:
                return await self._watching(interaction, loaded, language)
            return await panel.panel(loaded, seat, language, look=look_after(press) or AT_FIRST, mark=mark)
        return await self._changed(interaction, press, panel, language, mark)

    async def _changed(
        self, interaction: Interaction, press: PanelPress, panel: LivingPanel, language: str, mark: str
    ) -> Shown:
        """Do what a press changes: the match is loaded once, followed once and stored, then shown as it is."""
        user_id, refusal, applied = interaction.user.id, None, None
        panel.look(press.match_id)
        async with self._services.matches.opened(press.match_id, partial(check_visible, interaction)) as match:
            seat = match.loaded.info.seat_of(user_id)
            if seat is not None:
                try:
                    if press.verb in ANSWERING:
                        answers = answers_of(press, present(match.loaded.match, seat))
                        applied = await match.answer(seat, press.token, answers, user_id)
                    else:
                        await take_back(match, press.verb, seat, user_id, press.token)
                except Refused as error:
                    refusal = error
        loaded = match.loaded
        if seat is None:
            return await self._watching(interaction, loaded, language)
        note_permissions(interaction, loaded.info)
        if applied is not None:
            return await shown_after(self._services, panel, applied, seat, language, mark)
        notify(self._services, loaded.info.id, moved=match.moved, to_tell=match.to_tell)
        if isinstance(refusal, Stale):
            return await self._moved_on(panel, loaded, seat, language, mark)
        reader = self._services.reading(language, loaded.info)
        said = "" if refusal is None else reader.mention(say_refusal(reader.words, refusal, reader.names))
        with contextlib.nullcontext() if refusal else after_storing():
            look = AT_FIRST if refusal is None else look_refused(press)
            return await panel.panel(loaded, seat, language, said, look, mark)

    async def _watching(self, interaction: Interaction, loaded: Loaded, language: str) -> Shown:
        """Show somebody without a seat how the match stands, and whose their seat is now if they had one."""
        reader, lost = self._services.reading(language, loaded.info), await handed_on(interaction, loaded.info)
        said = "" if lost is None else reader.words.say(lost, reader.names)
        return Shown(await waiting_screen(self._services, loaded, None, reader, said))

    async def _moved_on(self, panel: LivingPanel, loaded: Loaded, seat: Seat, language: str, mark: str) -> Shown:
        """Say that a control is out of date, and show the present question or whom the table waits for."""
        loaded = await panel.after_bots(loaded, seat)
        reader = self._services.reading(language, loaded.info)
        if loaded.info.status is Status.RUNNING and loaded.asks(seat):
            return await panel.panel(loaded, seat, language, reader.say("reply-stale"), mark=mark)
        return Shown(await waiting_screen(self._services, loaded, seat, reader, stale=True))

    # Commands

    @app_commands.command(name=named("command-play"), description=named("command-play-about"))
    async def play(self, interaction: Interaction) -> None:
        """Open the panel."""

        async def work(panel: LivingPanel) -> Shown:
            loaded, seat = await my_match(interaction)
            return await panel.panel(loaded, seat, await language_of(interaction))

        await living(interaction, work)

    @app_commands.command(name=named("command-end"), description=named("command-end-about"))
    async def end(self, interaction: Interaction) -> None:
        """End the turn, if it can be ended."""

        async def work(panel: LivingPanel) -> Shown:
            language = await language_of(interaction)
            loaded, seat = await my_match(interaction)
            panel.look(loaded.info.id)
            for decision in loaded.asked:
                if decision.seat == seat and decision.ends:
                    applied = await self._services.matches.answer(
                        loaded.info.id, seat, decision.token, [decision.ends], interaction.user.id
                    )
                    return await shown_after(self._services, panel, applied, seat, language)
            return await panel.panel(loaded, seat, language, self._why_open(loaded, seat, language))

        await living(interaction, work)

    def _why_open(self, loaded: Loaded, seat: Seat, language: str) -> str:
        """Say why a turn cannot be ended yet; nothing to somebody who is not asked."""
        here = present(loaded.match, seat)
        if loaded.info.status is not Status.RUNNING or here.question is None:
            return ""
        reader = self._services.reading(language, loaded.info)
        commands = self._services.games[loaded.info.game].commands
        closing = () if commands is None else commands.closing_kinds()
        reason = here.not_yet(closing) or Text("reply-not-ended")
        return reader.words.say(reason, reader.names)

    @app_commands.command(name=named("command-redo"), description=named("command-redo-about"))
    async def redo(self, interaction: Interaction) -> None:
        """Repeat what was taken back."""
        await living(interaction, lambda panel: taken_back(interaction, panel, "redo"))


async def setup(client: TwoRivers) -> None:
    """Let panels be opened and pressed."""
    await client.add_cog(Play(client))
