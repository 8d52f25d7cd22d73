"""What is done every hour: a backup, and lobbies closed that nobody started."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from discord.ext import commands, tasks

from cogs.check_report import findings
from cogs.reader import DEFAULT
from cogs.table.lobby_post import redraw_lobby
from db.match.check import check_copy
from db.store.backup import NoRoom, backup, newest
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)
HOUR, WEEK = timedelta(hours=1), timedelta(days=7)
PATIENCE = 30.0
"""Seconds for which a backup is looked through; the rest of a large one is believed."""


class HousekeepingCog(commands.Cog):
    """Keeps backups, and channels free of forgotten lobbies."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services

    async def cog_load(self) -> None:
        """Begin."""
        self.hourly.start()

    async def cog_unload(self) -> None:
        """Stop."""
        self.hourly.cancel()

    @tasks.loop(hours=1)
    async def hourly(self) -> None:
        """Do all of it, and go on even if something fails."""
        for work in (self._back_up, self._close_lobbies):
            try:
                await work()
            except Exception:
                LOG.exception("the upkeep stumbled")

    @hourly.before_loop
    async def _before(self) -> None:
        await self._client.wait_until_ready()

    async def _back_up(self) -> None:
        """Copy the database, unless a bot that was started lately has just done so; one of the future says nothing."""
        db, now = self._services.db, self._services.clock()
        folder = db.path.parent / "backups"
        last = await asyncio.to_thread(newest, db.path, folder)
        if last is None or not now - HOUR < last <= now:
            try:
                await backup(db, folder, now=now, most=self._services.backups, is_good=self._is_good)
            except NoRoom as error:
                LOG.warning("no backup was made, the disk has no room for it: %s", error.sizes)

    def _is_good(self, copy: Path) -> bool:
        """Look through a backup, beside the event loop, and say in the log what is wrong with it."""
        games = self._services.games
        report = check_copy(copy, games.rules, PATIENCE)
        for line in findings(report, games, games.reading(DEFAULT)):
            LOG.error("the backup is damaged, and so may be the database: %s", line)
        return report.good

    async def _close_lobbies(self) -> None:
        for info in await self._services.tables.stale_lobbies(self._services.clock() - WEEK):
            try:
                await redraw_lobby(self._client, await self._services.tables.close(info.id))
            except Refused:
                LOG.info("lobby %d was started or closed meanwhile", info.id)


async def setup(client: TwoRivers) -> None:
    """Load what is done every hour."""
    await client.add_cog(HousekeepingCog(client))
