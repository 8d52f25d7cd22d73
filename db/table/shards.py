"""Which servers one process serves, if several share the work: Discord deals servers to shards by their number."""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST = 10_000
"""No bot has so many shards."""
_WRITTEN = re.compile(r"(?P<ids>\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)/(?P<count>\d+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of all shards of the bot."""

    ids: tuple[int, ...]
    count: int
    """How many there are in all."""

    @classmethod
    def read(cls, text: str) -> Shards:
        """Read shards as they are written: `0/2`, `0,2/4` or `4-7/16`; raise ValueError if they cannot be that."""
        found = _WRITTEN.fullmatch("".join(text.split()))
        if found is None or len(text) > MOST:
            raise ValueError(text)
        count, ids = int(found["count"]), set[int]()
        for part in found["ids"].split(","):
            first, _, last = part.partition("-")
            ids |= set(range(int(first), min(int(last or first), MOST) + 1))
        if not ids or max(ids) >= count or count > MOST:
            raise ValueError(text)
        return cls(tuple(sorted(ids)), count)

    def serve(self, guild_id: int | None) -> bool:
        """Say whether a server is among theirs; what comes from no server goes to the first shard."""
        return (0 if guild_id is None else (guild_id >> 22) % self.count) in self.ids

    def __str__(self) -> str:
        return f"{','.join(map(str, self.ids))}/{self.count}"
