"""Pictures on the page of the playground: each is looked into once, whoever views it and however often."""

from __future__ import annotations

from collections import OrderedDict

from simcord.preview._media import MediaInfo, MediaWorker

from render.picture.sides import sides_of_still

REMEMBERED = 40
"""So many pictures are remembered, more than are seen at once; of older ones the page asks anew."""


class RememberingWorker(MediaWorker):
    """Looks into pictures for the page, and remembers what it found.

    The page forgets everything when somebody else views it, and simcord, which cannot know whose pictures they are,
    looks into each in a process of its own and makes a PNG of it, seven times as large: fifteen took half a minute
    then. Those of the bot are handed on as they are, which any browser can read.
    """

    def __init__(self) -> None:
        super().__init__()
        self._found: OrderedDict[tuple[str, float | None], MediaInfo] = OrderedDict()

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        asked = (key, media_time)
        if asked not in self._found:
            self._found[asked] = _as_it_is(blob) or await super()._decode(key, blob, media_time)
            while len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        return self._found[asked]


def _as_it_is(picture: bytes) -> MediaInfo | None:
    """Tell the page of a still picture what it has to know; None for anything else."""
    sides = sides_of_still(picture)
    if sides is None:
        return None
    width, height = sides
    decoded = 4 * width * height
    return MediaInfo("WEBP", width, height, 1, decoded, picture, "image/webp", capture=picture, poster=picture)
