"""A painter in a hurry: scenes are laid out, but painted as specks, so that hundreds of posts are quick."""

from __future__ import annotations

import io
from collections.abc import Callable

from PIL import Image

from cogs.painter import Pictures
from render.picture.scene import Scene, fingerprint

SIDES = (4, 4)


class Thumbnails(Pictures):
    """Paints specks, and of a replay two."""

    def __init__(self) -> None:
        super().__init__(speck)

    async def replay(self, match_id: int, draw: Callable[[], bytes]) -> bytes | None:
        """Give something that moves, without drawing it."""
        first, last = (Image.new("RGB", SIDES, colour) for colour in ("red", "blue"))
        file = io.BytesIO()
        first.save(file, "WEBP", save_all=True, append_images=[last])
        return file.getvalue()


def speck(scene: Scene) -> bytes:
    """Give a speck whose colours are the same for the same scene, and for no other."""
    file = io.BytesIO()
    Image.frombytes("RGB", SIDES, fingerprint(scene)).save(file, "WEBP", lossless=True)
    return file.getvalue()
