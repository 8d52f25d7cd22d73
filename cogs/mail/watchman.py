"""The watchman: notices a match that waits for somebody who was never told, or for a bot that does not play."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import TYPE_CHECKING

from discord.ext import commands, tasks

from db.outbox import Duty

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)


class Watchman(commands.Cog):
    """Looks every minute; what is amiss at two looks in a row is no accident of the moment, and is put right."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._untold: set[Duty] = set()
        self._stuck: set[tuple[int, datetime]] = set()

    async def cog_load(self) -> None:
        """Begin to look."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Look no more."""
        self.look.cancel()

    @tasks.loop(minutes=1)
    async def look(self) -> None:
        """Look after people, then after bots."""
        for duty in (self._tell, self._play):
            try:
                await duty()
            except Exception:
                LOG.exception("the watchman stumbled")

    @look.before_loop
    async def _before(self) -> None:
        await self._client.wait_until_ready()

    async def _tell(self) -> None:
        """Have a post put in where somebody must act, none is on its way and no panel is about to say so."""
        services, before = self._services, self._untold
        panels = services.matches.panels
        untold = [
            each for each in await services.outbox.untold() if not panels.is_promised(each.match_id, each.user_id)
        ]
        self._untold = set(untold)
        for duty in untold:
            if duty in before:
                LOG.warning("nobody told seat %d of match %d to act: a post does so now", duty.seat, duty.match_id)
                await services.outbox.tell(duty)
                services.sender.wake(duty.match_id)

    async def _play(self) -> None:
        """Let bots play on that stopped in the middle; one that thinks, or waits for its turn to, did not stop."""
        services, before = self._services, self._stuck
        waiting = [each for each in await services.tables.waiting_for_bots() if not services.thinking.is_about(each)]
        tables = [await services.tables.get(match_id) for match_id in waiting]
        self._stuck = {(each.id, each.updated_at) for each in tables}
        for match_id, _ in sorted(self._stuck & before):
            LOG.warning("the bots of match %d do not play: they are asked again", match_id)
            services.sender.wake(match_id)


async def setup(client: TwoRivers) -> None:
    """Let the watchman look."""
    await client.add_cog(Watchman(client))
