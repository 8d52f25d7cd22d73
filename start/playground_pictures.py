"""Pictures on the page of the playground: each is looked into once, whoever views it and however often."""

from __future__ import annotations

from collections import OrderedDict

from simcord.preview._media import MediaInfo, MediaWorker

REMEMBERED = 40
"""So many pictures are remembered, more than are seen at once; of older ones the page asks anew."""


class RememberingWorker(MediaWorker):
    """Looks into pictures for the page, a process for each, and remembers what it found.

    The page forgets everything when somebody else views it; without this, fifteen pictures took half a minute then.
    """

    def __init__(self) -> None:
        super().__init__()
        self._found: OrderedDict[tuple[str, float | None], MediaInfo] = OrderedDict()

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        asked = (key, media_time)
        if asked not in self._found:
            self._found[asked] = await super()._decode(key, blob, media_time)
            while len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        return self._found[asked]
