"""One thing at a time for each match, message or whatever else has a name of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from weakref import WeakValueDictionary


class Locks:
    """Gives the lock of a thing; it is forgotten when nobody holds or awaits it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, thing: Hashable) -> asyncio.Lock:
        """Find or make the lock of a thing."""
        lock = self._locks.get(thing)
        if lock is None:
            lock = self._locks[thing] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        """Say of how many things the lock is held or awaited."""
        return len(self._locks)
