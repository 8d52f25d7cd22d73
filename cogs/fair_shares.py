"""Fair shares: however much one person asks for at once, the others do not wait for it."""

from __future__ import annotations

import asyncio
import functools
import math
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from db.match.locks import Locks
from db.table.info import refused

if TYPE_CHECKING:
    from cogs.services import Services

P = ParamSpec("P")
T = TypeVar("T")
AT_ONCE = 3
"""So many boards, logs and files somebody may wait for at the same time."""
LONGEST = 3.0
"""Seconds that one of them takes at most; a picture that takes longer is told in words."""


class _Typing:
    """One person who types: what is being looked up for them, and what they have typed since."""

    def __init__(self) -> None:
        self.newest: asyncio.Future[bool] | None = None

    async def follows(self) -> bool:
        """Wait for one's turn; say whether it came, or something newer was typed before."""
        self.overtaken()
        self.newest = asyncio.get_running_loop().create_future()
        return await self.newest

    def overtaken(self) -> None:
        """Tell who waits that something newer was typed."""
        if self.newest is not None and not self.newest.done():
            self.newest.set_result(False)

    def goes_on(self) -> bool:
        """Let who waits have their turn; say whether anybody does."""
        waiting, self.newest = self.newest, None
        if waiting is None or waiting.done():
            return False
        waiting.set_result(True)
        return True


class FairShares:
    """Bounds what one person may ask for at once, and does what takes long beside the event loop."""

    def __init__(self) -> None:
        self._typing: dict[int, _Typing] = {}
        self._begun: defaultdict[int, list[float]] = defaultdict(list)
        self._beside = asyncio.Semaphore(1)
        self.thinking = Locks()
        """The lock of each person for whom a hint is thought up: whoever asks for two gets them one after the other."""

    async def beside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that takes more than a few milliseconds in a thread, one at a time: more would only wait longer."""
        async with self._beside:
            return await asyncio.to_thread(work, *args, **kwargs)

    @asynccontextmanager
    async def newest(self, user_id: int) -> AsyncIterator[bool]:
        """Look up one thing at a time for somebody who types; say whether it is still what they want to know."""
        typing = self._typing.get(user_id)
        if typing is None:
            typing = self._typing[user_id] = _Typing()
        elif not await typing.follows():
            yield False
            return
        try:
            yield True
        finally:
            if not typing.goes_on():
                del self._typing[user_id]

    @asynccontextmanager
    async def one_of_few(self, user_id: int) -> AsyncIterator[None]:
        """Do one of the few things somebody may wait for at once; raise Refused, with how long to wait, beyond them."""
        begun, now = self._begun[user_id], time.monotonic()
        if len(begun) >= AT_ONCE:
            raise refused("reply-busy", seconds=max(1, math.ceil(begun[0] + LONGEST - now)))
        begun.append(now)
        try:
            yield
        finally:
            begun.remove(now)
            if not begun:
                del self._begun[user_id]


def newest_only(offer: Callable[P, Coroutine[Any, Any, list[T]]]) -> Callable[P, Coroutine[Any, Any, list[T]]]:
    """Make an autocomplete answer the newest of what one person types: at what came before nobody looks any more."""

    @functools.wraps(offer)
    async def offered(*args: P.args, **kwargs: P.kwargs) -> list[T]:
        interaction: Any = args[-2]  # before what was typed, and in a cog after that
        services: Services = interaction.client.services
        async with services.shares.newest(interaction.user.id) as newest:
            return await offer(*args, **kwargs) if newest else []

    return offered
