"""A match as a moving picture: scenes one after the other, small enough to be posted."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TypeVar

from PIL import Image

from render.picture.paint import paint
from render.picture.scene import Scene

SMALLER = 2
"""Half as wide as a board, which is as wide as a phone shows."""
FRAMES = 72
"""So many at most; of longer matches some moves share one."""
STEP, LAST = 700, 5000
"""Milliseconds a frame is shown, and the last one."""
QUALITY, METHOD = 60, 2
WHOLE = 0
"""Frames drawn whole besides the first: nobody jumps to the middle, and changes alone are half as large and quicker."""

T = TypeVar("T")


def thinned(moments: Sequence[T], most: int = FRAMES) -> list[T]:
    """Keep so many at most, evenly chosen, the first and the last among them.

    >>> thinned(range(11), 3)
    [0, 5, 10]
    """
    if len(moments) <= most:
        return list(moments)
    return [moments[round(n * (len(moments) - 1) / (most - 1))] for n in range(most)]


class _Film(Image.Image):
    """An image of many frames, each painted when it is asked for: all of them at once would fill the memory."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        super().__init__()
        first = paint(scenes[0]).reduce(SMALLER)
        self.im, self._mode, self._size = first.im, first.mode, first.size
        self.n_frames = len(scenes)
        self._scenes = scenes

    def seek(self, frame: int) -> None:
        """Show a frame."""
        self.paste(paint(self._scenes[frame]).reduce(SMALLER))


def animate(scenes: Sequence[Scene]) -> bytes:
    """Paint scenes of one size as an animated WebP."""
    shown = [STEP] * (len(scenes) - 1) + [LAST]
    how = {"quality": QUALITY, "method": METHOD, "kmin": WHOLE, "kmax": WHOLE}
    file = io.BytesIO()
    _Film(scenes).save(file, "WEBP", save_all=True, duration=shown, loop=0, **how)
    return file.getvalue()
