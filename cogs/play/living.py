"""A panel that lives on: while only code moves it waits a moment, then shows what happened and the next question.

Whoever is asked something on such a panel needs neither a post nor a ping for it. Only if Discord did not show it, or
the process was stopped before, a post pings them after all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING

from discord.ui import LayoutView

from cogs.border.acknowledging import Shown, privately, show_meanwhile
from cogs.border.buttons import Look
from cogs.border.components import notice
from cogs.border.custom_ids import MARKS
from cogs.border.match_buttons import match_button
from cogs.play.private_screens import AT_FIRST, panel_of
from cogs.reader import Reader, language_of
from db.match.load import Loaded
from engine.core.decision import Seat
from engine.core.levels import Level

if TYPE_CHECKING:
    from cogs.client import Interaction

LOG = logging.getLogger(__name__)
SILENTLY = 1.0
"""Seconds bots may play before whoever waits for them is told so."""
LOOK = 5.0
"""Seconds after which it is looked again who of them plays."""
PATIENCE = 300.0
"""Seconds after which a panel waits for them no more: Discord lets it be edited for a quarter of an hour."""


class LivingPanel:
    """The panel of whoever pressed or typed, from then on until it shows what came of it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._services = interaction.client.services
        self._user_id = interaction.user.id
        self._looking = ExitStack()
        self._match_id: int | None = None
        self._drawn_n: int | None = None

    def look(self, match_id: int) -> None:
        """Let what the next commits ask of its player be shown here; to be said before anything is stored."""
        if self._match_id is None:
            self._match_id = match_id
            self._looking.enter_context(self._services.matches.panels.looking(match_id, self._user_id))

    async def after_bots(self, loaded: Loaded, seat: Seat) -> Loaded:
        """Wait for the bots, if nothing is asked of this seat before they have played; give the match as it is then.

        Whoever lets a bot play for them is not kept waiting: it might play to the end.
        """
        if not loaded.bots or loaded.needs(seat) or loaded.info.seat(seat).away:
            return loaded
        self.look(loaded.info.id)
        playing = self._services.sender.play_bots(loaded.info.id)
        if not await done_within(playing, SILENTLY):
            await self._watch(loaded.info.id, playing)
        return await self._services.matches.load(loaded.info.id)

    async def _watch(self, match_id: int, playing: asyncio.Task[None]) -> None:
        """Show who plays or thinks, anew when that has changed, until they are done or it has taken long enough."""
        language, said = await language_of(self._interaction), ""
        for _ in range(round(PATIENCE / LOOK)):
            loaded = await self._services.matches.load(match_id)
            reader = self._services.reading(language, loaded.info)
            before, said = said, _who_plays(reader, loaded) or said
            if said != before:
                button = match_button(reader, "open", "button-play", match_id)
                await show_meanwhile(self._interaction, Shown(notice(said, [button])))
            if await done_within(playing, LOOK):
                return

    async def panel(
        self,
        loaded: Loaded,
        seat: Seat,
        language: str,
        refusal: str = "",
        look: Look = AT_FIRST,
        mark: str = MARKS[0],
    ) -> Shown:
        """Show the question of a seat, after the bots before it; or whom the table waits for."""
        loaded = await self.after_bots(loaded, seat)
        view = await panel_of(self._services, loaded, seat, language, look=look, mark=mark, refusal=refusal)
        return Shown(self.drawn(loaded, view))

    def drawn(self, loaded: Loaded, view: LayoutView) -> LayoutView:
        """Note up to which press a screen tells."""
        self._drawn_n = loaded.n
        return view

    async def settle(self, shown: bool) -> None:
        """Look no more; whoever was to see here what they are asked, and did not, is pinged by a post."""
        self._looking.close()
        if self._match_id is None:
            return
        panels, outbox = self._services.matches.panels, self._services.outbox
        settled = panels.settled(self._match_id, self._user_id, self._drawn_n if shown else None)
        if settled is None:
            return
        try:
            if settled.kept:
                await outbox.shown(self._match_id, settled.seat)
            else:
                await outbox.not_shown(self._match_id, settled.seat)
                self._services.sender.wake(self._match_id)
        except Exception:
            if settled.kept:  # which is noted after the next press, and no reason for a ping
                panels.promise(self._match_id, self._user_id, settled.seat, self._drawn_n or 0)
            LOG.exception("nobody noted whether seat %d of match %d was shown its panel", settled.seat, self._match_id)


def _who_plays(reader: Reader, loaded: Loaded) -> str:
    """Say which bots are asked now; nothing if none is any more. Strong ones think, and may take a while."""
    thinking = {seat for seat in loaded.bots if loaded.info.seat(seat).level is Level.STRONG}
    if not loaded.bots:
        return ""
    key = "reply-bots-thinking" if thinking else "reply-bots-playing"
    return reader.say(key, seats=sorted(thinking or loaded.bots))


async def done_within(playing: asyncio.Task[None], seconds: float) -> bool:
    """Wait so long for bots, who play on even if it was not long enough; say whether they are done."""
    await asyncio.wait({playing}, timeout=seconds)
    return playing.done()


async def living(interaction: Interaction, work: Callable[[LivingPanel], Awaitable[Shown]]) -> None:
    """Acknowledge, do the work with a panel that lives on, show what it gives, and see that nobody is left waiting."""
    panel, given = LivingPanel(interaction), list[Shown]()

    async def noted() -> Shown:
        given.append(await work(panel))
        return given[0]

    interaction.client.at_work += 1
    try:
        shown = None
        try:
            shown = await privately(interaction, noted)
        finally:
            await panel.settle(shown is not None and shown in given)
    finally:
        interaction.client.at_work -= 1
