"""Everything that goes wrong around the bot: Discord refuses or falls silent, connections break, the disk is full."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from simcord.backend.errors import BackendError
from simcord.http import router

from db.store.connection import Database

OFTEN = 0.04
"""How often a call fails while times are bad."""
STATUSES = (403, 404, 429, 500, 502, 503)
BROKEN: tuple[Callable[[], Exception], ...] = (
    lambda: ConnectionResetError(104, "Connection reset by peer"),
    lambda: aiohttp.ServerDisconnectedError(),
    lambda: aiohttp.ClientOSError(32, "Broken pipe"),
    lambda: TimeoutError(),
)
"""How a connection may end, before the call has taken effect or after."""


@dataclass
class Troubles:
    """Lets calls to Discord fail now and then, and looks at all that is sent."""

    chance: random.Random
    secrets: set[str] = field(default_factory=set)
    """What must never be sent to anybody."""
    are_on: bool = True
    faults: int = 0
    leaks: list[str] = field(default_factory=list)

    def stand_between(self) -> None:
        """Stand between the bot and Discord from now on."""
        dispatch: Callable[..., Any] = router.dispatch

        def dispatched(backend: Any, method: str, path: str, **call: Any) -> Any:
            self._look_at(method, path, call)
            if not self.are_on or self.chance.random() >= OFTEN:
                return dispatch(backend, method, path, **call)
            self.faults += 1
            match self.chance.randrange(3):
                case 0:
                    raise BackendError(self.chance.choice(STATUSES), 0, "out of order")
                case 1:
                    raise self.chance.choice(BROKEN)()
            dispatch(backend, method, path, **call)
            raise self.chance.choice(BROKEN)()

        router.dispatch = dispatched  # both transports look it up there

    def _look_at(self, method: str, path: str, call: dict[str, Any]) -> None:
        sent = repr(call.get("json"))
        self.leaks += [f"{method} {path}" for secret in self.secrets if secret in sent]

    async def fill_disk(self, db: Database, seconds: float) -> None:
        """Leave the database no further page for a while."""
        self.faults += 1
        await _limit(db, 1)
        await asyncio.sleep(seconds)
        await _limit(db, 1 << 30)


async def _limit(db: Database, pages: int) -> None:
    """Bound the size of the file; SQLite takes the present one if that is more."""
    async with db._writing:
        await db._writer.execute_fetchall(f"pragma max_page_count = {pages}")
