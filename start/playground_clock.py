"""The clock of the playground: it goes with the one outside, and a command puts it forward, so that reminders come."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands
from simcord import Env, SetupError

from cogs.border.acknowledging import Shown, privately
from cogs.border.components import notice
from cogs.reader import language_of
from cogs.translation import named

if TYPE_CHECKING:
    import simcord

    from cogs.client import Interaction, TwoRivers

LOG = logging.getLogger(__name__)
BEAT, STRIDE = 20.0, 600.0
"""Seconds between two looks at the clock, and the most it goes on at once, for the page waits meanwhile."""
LOOKED_AFTER = 360.0
"""Seconds that must pass after a leap until the bot has looked what fell due."""
PAUSE = 0.2
"""Seconds until a leap is tried again while somebody is pressing something."""
HOUR = 3600.0
LEAP = 12 * HOUR
"""Seconds it leaps over at most before the bot looks what fell due."""
MOST = 240


class PlaygroundClock:
    """Keeps the time of a simulated Discord."""

    def __init__(self, env: Env, ahead: float = 0.0) -> None:
        self._env = env
        self.ahead = ahead
        """Seconds by which it is before the clock outside."""
        self._leaps: asyncio.Queue[float] = asyncio.Queue()
        self._seen = 0
        self._unseen = False
        """Something has happened that the page does not show yet."""
        self._turn = asyncio.Lock()
        """Held by whoever is at it, the clock or a press on the page: the simulated Discord takes one at a time."""

    def take_turns_with(self, page: simcord.Preview) -> None:
        """Let a press on the page wait while time passes; refused, it would leave the page dead until reopened."""
        act = page._action

        async def in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                return await act(context_id, body)

        vars(page)["_action"] = in_turn

    def leap(self, seconds: float) -> None:
        """Put the clock forward as soon as nothing is under way, no further at once than reminders are apart."""
        while seconds > 0:
            self._leaps.put_nowait(min(seconds, LEAP))
            seconds -= LEAP

    async def keep(self, page: simcord.Preview) -> None:
        """Let time pass as it does outside while nobody is pressing anything, and leap when told to."""
        while True:
            try:
                await self._leapt(page, await asyncio.wait_for(self._leaps.get(), BEAT))
            except TimeoutError:
                await self._beat(page)
            except Exception:
                LOG.exception("the clock of the playground stumbled")

    async def _beat(self, page: simcord.Preview) -> None:
        happened = len(self._env.backend.transcript)
        quiet, self._seen = happened == self._seen, happened
        if quiet:
            with contextlib.suppress(SetupError):  # somebody pressed just now: next time
                async with self._turn:
                    await self.catch_up(page)

    async def catch_up(self, page: simcord.Preview) -> None:
        """Go on to the present, and show what that brought about."""
        behind = (datetime.now(UTC) - self._env.now()).total_seconds() + self.ahead
        await self._pass(page, min(max(behind, 0.0), STRIDE))

    async def _leapt(self, page: simcord.Preview, seconds: float) -> None:
        """Leap over some time without living through it, then let the bot look at the clock."""
        async with self._turn:
            self._env.backend.advance_clock(seconds)
            self.ahead += seconds + LOOKED_AFTER
            while True:
                try:
                    return await self._pass(page, LOOKED_AFTER)
                except SetupError:
                    await asyncio.sleep(PAUSE)

    async def _pass(self, page: simcord.Preview, seconds: float) -> None:
        happened = len(self._env.backend.transcript)
        await self._env.advance_time(seconds)
        page.capture_time = self._env.now()  # else the page would go on counting from its last refresh
        self._unseen |= len(self._env.backend.transcript) != happened
        if self._unseen and self._leaps.empty():  # a page takes seconds to draw
            self._unseen = False
            await page.refresh()
            _count_anew(page)


def _count_anew(page: simcord.Preview) -> None:
    """Mark all messages as changed: the page draws no other anew, and they may say how long ago something was."""
    for tab in page._pages.values():
        for message in tab.snapshot["messages"].values():
            message["counted_from"] = page.capture_time.isoformat()


class LaterCog(commands.Cog):
    """`/playground later`, which exists nowhere else."""

    def __init__(self, client: TwoRivers, clock: PlaygroundClock) -> None:
        self._services = client.services
        self._clock = clock

    playground = app_commands.Group(name=named("command-playground"), description=named("command-playground-about"))

    @playground.command(name=named("command-playground-later"), description=named("command-playground-later-about"))
    @app_commands.rename(hours=named("option-hours"))
    @app_commands.describe(hours=named("option-hours-about"))
    async def later(self, interaction: Interaction, hours: app_commands.Range[int, 1, MOST]) -> None:
        """Let some hours pass."""

        async def work() -> Shown:
            self._clock.leap(hours * HOUR)
            reader = self._services.reading(await language_of(interaction))
            return Shown(notice(reader.say("playground-later", hours=hours)))

        await privately(interaction, work)
